import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { answerInstead, honest } from '../support/page/bookingScreen.ts';
import { cardOf, column, otherDesk, type Visit } from '../support/page/changing.ts';
import { clientOf, draftText, withoutOffer } from '../support/page/clientFormScreen.ts';
import { type TestCore, tuesday } from '../support/core/memoryCore.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

type Missing = 'phone' | 'email' | 'address';

async function missingOf(core: TestCore, { client }: Visit): Promise<readonly Missing[]> {
  if (!client) return [];
  const { phones, emails, address } = await clientOf(core, client.id);
  return [
    ...(phones.length === 0 ? ['phone' as const] : []),
    ...(emails.length === 0 ? ['email' as const] : []),
    ...(address === null ? ['address' as const] : []),
  ];
}

/** The first visits who are still expected, whose clients lack exactly these details. */
async function visitsLacking(core: TestCore, fields: readonly Missing[], count = 1): Promise<readonly Visit[]> {
  const { appointments } = await otherDesk(core).day();
  const found: Visit[] = [];
  for (const visit of appointments) {
    if (!['booked', 'confirmed'].includes(visit.status?.stage ?? '') || visit.blocked || !visit.client) continue;
    if (found.some(({ client }) => client?.id === visit.client?.id)) continue;
    if ((await missingOf(core, visit)).join() === fields.join()) found.push(visit);
    if (found.length === count) return found;
  }
  throw new Error(`Nobody lacks ${fields.join(', ')}.`);
}

/** Two visits of different clients near the top of the board. */
async function expectedVisits(core: TestCore): Promise<readonly Visit[]> {
  const { appointments } = await otherDesk(core).day();
  const near = appointments.filter(
    ({ status, blocked, client, start }) =>
      ['booked', 'confirmed'].includes(status?.stage ?? '') &&
      !blocked &&
      client &&
      Date.parse(start ?? '') <= tuesday + 90 * 60_000,
  );
  return near.filter(({ client }, index) => near.findIndex((each) => each.client?.id === client?.id) === index);
}

/** Lets clients lack what the demo clinic has of them. */
async function lose(core: TestCore, { client }: Visit, to: object): Promise<void> {
  const { id, version } = await clientOf(core, client?.id ?? '');
  const variables = { client: { id, version }, to };
  expect(await core.request('desk:change', { operation: 'UpdateClient', variables })).toMatchObject({
    value: { data: { updateClient: { __typename: 'Done' } } },
  });
}

/** Focuses a visit's card on the board, and checks it in by its key. */
async function checkIn(visit: Visit): Promise<void> {
  (await cardOf(visit.id)).focus();
  await userEvent.keyboard('s');
  await screen.findByText(/: Checked in\./);
}

const card = (): Promise<HTMLElement> => screen.findByRole('form', { name: /: missing details$/ });

async function open(ports: Partial<CorePorts> = {}, through?: (transport: Transport) => Transport): Promise<TestCore> {
  const core = await openScreen('#/board', ports, through);
  await column('Expected');
  return core;
}

describe('missing details at check-in', () => {
  it('are asked for without taking the focus, and saved with D, the text and Enter', async () => {
    const core = await open();
    const [visit] = await visitsLacking(core, ['email']);
    if (!visit?.client) throw new Error('There is a visit.');
    await checkIn(visit);
    const form = await card();
    expect(form.contains(document.activeElement)).toBe(false);
    expect(within(form).getAllByRole('textbox')).toHaveLength(1);
    await userEvent.keyboard('d');
    expect(within(form).getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('new@example.test{Enter}');
    expect(await screen.findByText(/ saved\.$/)).toBeVisible();
    expect(screen.queryByRole('form', { name: /: missing details$/ })).toBeNull();
    expect(await clientOf(core, visit.client.id)).toMatchObject({ emails: ['new@example.test'] });
    expect(await draftText(core)).not.toContain('new@example.test');
  });

  it('have one field each, are checked before anything is sent, and go in one change', async () => {
    const { sent, ports } = honest();
    const core = await open(ports);
    const [visit] = await visitsLacking(core, ['email']);
    if (!visit?.client) throw new Error('There is a visit.');
    await lose(core, visit, { phone: '' });
    await checkIn(visit);
    const form = await card();
    const before = sent.length;
    await userEvent.type(within(form).getByLabelText('Phone'), 'none{Enter}');
    expect(within(form).getByText('Enter a phone number.')).toBeVisible();
    await userEvent.clear(within(form).getByLabelText('Phone'));
    await userEvent.type(within(form).getByLabelText('Phone'), '212 555 0142');
    await userEvent.type(within(form).getByLabelText('Email'), 'ann@{Enter}');
    expect(await within(form).findByText('Enter a complete email address.')).toBeVisible();
    expect(sent.slice(before)).toEqual([]);
    await userEvent.type(within(form).getByLabelText('Email'), 'example.test{Enter}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent.slice(before)).toHaveLength(1);
    const { phones, emails } = await clientOf(core, visit.client.id);
    expect([phones.map(({ number }) => number.replaceAll(/\D/g, '').slice(-10)), emails]).toEqual([
      ['2125550142'],
      ['ann@example.test'],
    ]);
  });

  it('are not asked for again today once they were put away, also after the page was opened anew', async () => {
    const core = await open();
    const [visit] = await visitsLacking(core, ['email']);
    if (!visit) throw new Error('There is a visit.');
    await checkIn(visit);
    await userEvent.click(within(await card()).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('form', { name: /: missing details$/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Undone\./);
    killPage();
    openPage(core, '#/board');
    await column('Expected');
    await checkIn(visit);
    // As long as it took to appear before.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole('form', { name: /: missing details$/ })).toBeNull();
    // Nor is it a draft that anybody has to finish.
    expect(screen.queryByText(/unfinished/)).toBeNull();
  });

  it('follow each other: the last one first, and nobody is forgotten', async () => {
    const core = await open();
    const [one, other] = await expectedVisits(core);
    if (!one?.client || !other?.client) throw new Error('There are two visits.');
    for (const visit of [one, other])
      if ((await clientOf(core, visit.client?.id ?? '')).emails.length > 0) await lose(core, visit, { email: '' });
    await checkIn(one);
    expect(await card()).toHaveAccessibleName(`${one.client.name}: missing details`);
    await checkIn(other);
    await screen.findByRole('form', { name: `${other.client.name}: missing details` });
    expect(screen.getByText('1 more client')).toBeVisible();
    await userEvent.keyboard('d{Escape}');
    expect(await screen.findByRole('form', { name: `${one.client.name}: missing details` })).toBeVisible();
  });

  it('keep what was typed as a draft when somebody else changed the client first', async () => {
    const core = await open();
    const [visit] = await visitsLacking(core, ['email']);
    if (!visit?.client) throw new Error('There is a visit.');
    await checkIn(visit);
    const form = await card();
    await lose(core, visit, { email: 'other@example.test' });
    await userEvent.type(within(form).getByLabelText('Email'), 'mine@example.test{Enter}');
    expect(await within(form).findByRole('alert')).toHaveTextContent('was changed by someone else');
    await userEvent.click(within(form).getByRole('button', { name: 'Edit client…' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('other@example.test'));
    expect(screen.getByRole('dialog')).toHaveTextContent('mine@example.test');
    expect((await clientOf(core, visit.client.id)).emails).toEqual(['other@example.test']);
  });

  it('are asked for nobody who lacks none, and never where they can’t be saved', async () => {
    const core = await open();
    const [complete] = await visitsLacking(core, []);
    if (!complete) throw new Error('There is a visit.');
    await checkIn(complete);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole('form', { name: /: missing details$/ })).toBeNull();
    killPage();
    openPage(core, '#/board', withoutOffer('updateClient', 'Not with this key.'));
    await column('Expected');
    const [visit] = await visitsLacking(core, ['email']);
    if (!visit) throw new Error('There is a visit.');
    await checkIn(visit);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole('form', { name: /: missing details$/ })).toBeNull();
  });

  it('tell that an unanswered change may have been saved, and find out', async () => {
    const unknown = { __typename: 'OutcomeUnknown', message: 'No answer came.', action: 'Look first.' };
    const core = await open({}, answerInstead('UpdateClient', unknown));
    const [visit] = await visitsLacking(core, ['email']);
    if (!visit?.client) throw new Error('There is a visit.');
    await checkIn(visit);
    const form = await card();
    await userEvent.type(within(form).getByLabelText('Email'), 'new@example.test{Enter}');
    await userEvent.click(await within(form).findByRole('button', { name: 'Check if it went through' }));
    expect(await within(form).findByText('It didn’t go through. You can save again.')).toBeVisible();
    expect(within(form).getByLabelText('Email')).toHaveValue('new@example.test');
  });
});
