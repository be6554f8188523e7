import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import type { Transport } from '../../../electron/contract/channels.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { type BookingRequest, openDialog } from '../../../renderer/state/dialogs.ts';
import { type TestCore, valueOf } from '../core/memoryCore.ts';
import { openScreen } from './screen.tsx';

type Day = ScheduleDayQuery['day'];

export async function openBooking(
  draft: BookingRequest = {},
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<TestCore> {
  const test = await openScreen('#/', ports, through);
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  openDialog('booking', draft);
  await screen.findByRole('dialog');
  return test;
}

export async function dayOf(test: TestCore, date: string): Promise<Day> {
  const question = { operation: 'ScheduleDay', variables: { location: '101', date } };
  const { data } = valueOf(await test.request('desk:query', question));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ScheduleDayQuery).day;
}

/** Counts the mutations that reach the service; may lose the answer to some, or put words into its mouth. */
export function recordRequests(
  change: (body: string, answer: () => ReturnType<typeof nodeFetch>) => ReturnType<typeof nodeFetch>,
) {
  const sent: string[] = [];
  const ports: Partial<CorePorts> = {
    fetch: async (url, init) => {
      if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
      sent.push(init.body);
      return change(init.body, () => nodeFetch(url, init));
    },
  };
  return { sent, ports };
}

/** A service that makes changes, loses its answers and is out of order after that, until `works` is set. */
export function failsAfterChange(answered: Promise<unknown> = Promise.resolve()) {
  const state = { works: false, isLost: false };
  const { sent, ports } = recordRequests(async (_body, answer) => {
    const response = await answer();
    await answered;
    if (state.works) return response;
    state.isLost = true;
    throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
  });
  const { fetch = nodeFetch } = ports;
  const failing: Partial<CorePorts> = {
    fetch: async (url, init) => (state.isLost && !state.works ? Response.json({}, { status: 500 }) : fetch(url, init)),
  };
  return { sent, ports: failing, state };
}

/** Answers one change in the service's place, with what no demo clinic can be brought to say. */
export function answerInstead(operation: string, end: object): (transport: Transport) => Transport {
  return (transport) => ({
    ...transport,
    request: async (envelope) =>
      envelope.includes(`"operation":"${operation}"`)
        ? JSON.stringify({ ok: true, value: { data: { change: end } } })
        : transport.request(envelope),
  });
}

/** Lets the service offer less than it does. */
export function withdraw(change: string, why: string): (transport: Transport) => Transport {
  return (transport) => ({
    ...transport,
    async request(envelope) {
      const text = await transport.request(envelope);
      if (!envelope.includes('"operation":"ScheduleDay"')) return text;
      // Sound: a registered operation answers in its shape.
      const answer = JSON.parse(text) as { value: { data: ScheduleDayQuery } };
      const { day } = answer.value.data;
      const offers = day.offers.map((each) =>
        each.change === change ? { ...each, offered: false, why, takes: [], demands: [] } : each,
      );
      return JSON.stringify({ ...answer, value: { ...answer.value, data: { day: { ...day, offers } } } });
    },
  });
}

/** A service that does something else than it is asked for, besides: its mutations get these inputs too. */
export function headstrong(more: object): Partial<CorePorts> {
  return {
    fetch: async (url, init) => {
      if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
      // Sound: the core sends JSON with variables.
      const body = JSON.parse(init.body) as { variables: { input: object } };
      const variables = { ...body.variables, input: { ...body.variables.input, ...more } };
      return nodeFetch(url, { ...init, body: JSON.stringify({ ...body, variables }) });
    },
  };
}

/** The service as it is, with what it was sent. */
export const honest = recordRequests.bind(null, (_body, answer) => answer());

export function search(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Client, phone or pet' });
}

export async function choosePerson(typed: string, option: RegExp): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Client, phone or pet' }), typed);
  const found = await screen.findByRole('listbox', { name: 'Results' });
  const [first] = await within(found).findAllByRole('option', { name: option });
  if (first) await userEvent.click(first);
}

export async function chooseType(name = /^Wellness Exam/): Promise<void> {
  const field = await screen.findByRole('combobox', { name: 'Type' });
  await userEvent.selectOptions(field, await within(field).findByRole('option', { name }));
}

export async function setTime(date: string, time: string): Promise<void> {
  await replace(screen.getByLabelText('Date'), date);
  await replace(screen.getByLabelText(/^Time( \(.+\))?$/), time);
}

export async function replace(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export function bookButton(): HTMLElement {
  return screen.getByRole('button', { name: /^Book/ });
}
