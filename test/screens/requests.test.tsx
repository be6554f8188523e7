import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import type { AppointmentRequestsQuery } from '../../graphql/desk/generated/operations.ts';
import { otherDesk } from '../support/page/changing.ts';
import { withoutOffer } from '../support/page/clientFormScreen.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

const title = 'Appointment requests';
const pollPause = 180_000;

async function requestsOf(core: TestCore): Promise<NonNullable<AppointmentRequestsQuery['requests']>['requests']> {
  const query = { operation: 'AppointmentRequests', variables: {} };
  const { data } = valueOf(await core.request('desk:query', query));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as AppointmentRequestsQuery).requests?.requests ?? [];
}

/** The page with its inbox open, by its key. */
async function open(
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<{ readonly core: TestCore; readonly dialog: HTMLElement }> {
  const core = await openScreen('#/', ports, through);
  return { core, dialog: await openInbox() };
}

async function openInbox(): Promise<HTMLElement> {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  await screen.findByRole('button', { name: /^Appointment requests: / });
  await userEvent.keyboard('i');
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(document.activeElement?.closest('[data-request]')).not.toBeNull());
  return dialog;
}

function rowsIn(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('[data-request]')];
}

function current(): HTMLElement {
  const row = document.activeElement?.closest<HTMLElement>('[data-request]');
  if (!row) throw new Error('No request has the focus.');
  return row;
}

describe('the inbox of requests', () => {
  it('opens by key with the newest first, and counts those that were not opened', async () => {
    const { core, dialog } = await open();
    const requests = await requestsOf(core);
    expect(requests).toHaveLength(4);
    expect(rowsIn(dialog).map((row) => row.dataset['request'])).toEqual(requests.map(({ id }) => id));
    expect(rowsIn(dialog)[0]).toHaveTextContent(/Wed, Nov 18, 10:30\sAM.*Itching again/);
    expect(rowsIn(dialog)[0]).toHaveTextContent(/25 min/);
    expect(dialog).toHaveTextContent('4 unread');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).toHaveTextContent('3 unread'));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Appointment requests: 4, 3 unread' })).toBeVisible();
    killPage();
    openPage(core, '#/');
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
    expect(await screen.findByRole('button', { name: 'Appointment requests: 4, 3 unread' })).toBeVisible();
  });

  it('shows what was typed against the linked client, and books for her with three keys', async () => {
    const { core, dialog } = await open();
    const [first] = await requestsOf(core);
    await userEvent.keyboard('{Enter}');
    const row = current();
    await within(row).findByText('Linked in your practice system');
    const fields = within(within(row).getByRole('table')).getAllByRole('row');
    expect(fields.filter(({ dataset }) => dataset['state'] === 'same').length).toBeGreaterThanOrEqual(3);
    await userEvent.keyboard('b');
    const booking = await screen.findByRole('dialog', { name: 'Book an appointment' });
    expect(await within(booking).findByText(String(first?.client?.name))).toBeVisible();
    expect(within(booking).getByLabelText('Reason')).toHaveValue('Itching again');
    expect(within(booking).getByLabelText('Date')).toHaveValue('11/18/2026');
    expect(await within(booking).findByLabelText(/^Time /)).toHaveValue('10:30 AM');
    expect(dialog).toBeInTheDocument();
  });

  it('books for the linked client also where B is pressed before she was read', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { core } = await open({}, (transport) => ({
      ...transport,
      async request(envelope) {
        if (envelope.includes('"KnownClients"')) await held;
        return transport.request(envelope);
      },
    }));
    const [first] = await requestsOf(core);
    await userEvent.keyboard('{Enter}b');
    expect(screen.queryByRole('dialog', { name: 'Book an appointment' })).toBeNull();
    release();
    const booking = await screen.findByRole('dialog', { name: 'Book an appointment' });
    expect(await within(booking).findByText(String(first?.client?.name))).toBeVisible();
  });

  it('finds the client of a request that is not linked by her phone', async () => {
    const { core, dialog } = await open();
    const request = (await requestsOf(core)).find(({ reason }) => reason === 'Vaccines due');
    await userEvent.click(await within(dialog).findByText('Vaccines due'));
    const row = current();
    expect(await within(row).findByText(/^Same phone number/)).toBeVisible();
    expect(within(row).getByRole('combobox', { name: 'Book for' })).not.toHaveDisplayValue('New client');
    const phone = within(row).getByRole('rowheader', { name: 'Phone' }).closest('tr');
    expect(phone).toHaveAttribute('data-state', 'same');
    expect(phone).toHaveTextContent(String(request?.phone));
  });

  it('registers somebody new with what was typed, and lists the request no more once it is booked', async () => {
    const { core, dialog } = await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const row = current();
    await within(row).findByText('No matching clients.');
    await userEvent.keyboard('b');
    const booking = await screen.findByRole('dialog', { name: 'Book an appointment' });
    expect(await within(booking).findByDisplayValue('Rosalind Achterberg')).toBeVisible();
    expect(within(booking).getByDisplayValue('(607) 555-0148')).toBeVisible();
    expect(within(booking).getByDisplayValue('r.achterberg@example.net')).toBeVisible();
    expect(within(booking).getByDisplayValue('Pickle')).toBeVisible();
    expect(within(booking).getByLabelText('Date')).toHaveValue('11/19/2026');
    expect(within(booking).getByLabelText('Reason')).toHaveValue('First visit, not eating well · Morning');
    const time = within(booking).getByLabelText(/^Time /);
    await userEvent.clear(time);
    await userEvent.type(time, '11:00');
    const kind = within(booking).getByLabelText('Type');
    const [, option] = within(kind).getAllByRole('option');
    if (option) await userEvent.selectOptions(kind, option);
    const vet = within(booking).getByLabelText('Provider');
    const [, provider] = within(vet).getAllByRole('option');
    if (provider) await userEvent.selectOptions(vet, provider);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Book an appointment' })).toBeNull());
    await waitFor(() => expect(rowsIn(dialog)).toHaveLength(3));
    const { appointments } = await otherDesk(core).day({ date: '2026-11-19' });
    expect(appointments.filter(({ patient }) => patient?.name === 'Pickle')).toHaveLength(1);
  });

  it('leaves no draft where a booking is only looked at', async () => {
    const { core } = await open();
    const drafts = async () =>
      valueOf(await core.request('drafts:read', null)).flatMap(({ id, content }) => (content['about'] ? [id] : []));
    for (const [row, shown] of [
      ['Linked in your practice system', 'Itching again'],
      ['No matching clients.', 'Pickle'],
    ] as const) {
      await userEvent.keyboard('{Enter}');
      await within(current()).findByText(row);
      await userEvent.keyboard('b');
      const booking = await screen.findByRole('dialog', { name: 'Book an appointment' });
      await within(booking).findByDisplayValue(shown);
      await within(booking).findByText(/^(Tomorrow|In 2 days)$/);
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(await drafts()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Book an appointment' })).toBeNull());
      expect(await drafts()).toEqual([]);
      await userEvent.keyboard('{ArrowDown}');
    }
  });

  it('puts a request away with one key, and takes it back with another', async () => {
    const { dialog } = await open();
    const row = current();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(rowsIn(dialog)).toHaveLength(3));
    expect(row).not.toBeInTheDocument();
    await within(dialog).findByRole('button', { name: 'Undo' });
    expect(current()).toBe(rowsIn(dialog)[0]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rowsIn(dialog)).toHaveLength(4));
  });

  it('copies the number and notes the call', async () => {
    const { dialog } = await open();
    await userEvent.keyboard('c');
    await screen.findByRole('menuitem', { name: 'Reached' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await within(dialog).findByText(/^Called \d+:\d\d\sAM, no answer$/)).toBeVisible();
  });

  it('writes to a client from here, and copies the text for anybody else', async () => {
    const { dialog } = await open();
    await userEvent.keyboard('{Enter}');
    await within(current()).findByText('Linked in your practice system');
    await userEvent.keyboard('w');
    expect(await screen.findByLabelText('Message')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    rowsIn(dialog)[1]?.querySelector('button')?.focus();
    const user = userEvent.setup();
    // jsdom has no such command; the clipboard is the test's own.
    Object.assign(document, { execCommand: () => false });
    await user.keyboard('{Enter}');
    await within(current()).findByText('No matching clients.');
    await user.keyboard('w');
    expect(await screen.findByText('Message for Rosalind Achterberg copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/Rosalind|Pickle/);
  });

  it('is not there where the service lists no requests, which is asked once', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const asked: string[] = [];
    const without = (transport: Transport): Transport => ({
      ...transport,
      async request(envelope) {
        const answer = await transport.request(envelope);
        if (!JSON.stringify(envelope).includes('AppointmentRequests')) return answer;
        asked.push('once');
        return JSON.stringify({ ok: true, value: { data: { requests: null } } });
      },
    });
    await openScreen('#/', {}, without);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
    await screen.findByRole('button', { name: /reminders due/ });
    await waitFor(() => expect(asked).toEqual(['once']));
    await userEvent.keyboard('i');
    expect(timers.mock.calls.filter(([, pause]) => pause === pollPause)).toEqual([]);
    timers.mockRestore();
    expect(screen.queryByRole('button', { name: /^Appointment requests/ })).toBeNull();
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });

  it('asks again in passing every three minutes', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const asked: string[] = [];
    const counting = (transport: Transport): Transport => ({
      ...transport,
      async request(envelope) {
        const text = JSON.stringify(envelope);
        if (text.includes('AppointmentRequests')) asked.push(text);
        return transport.request(envelope);
      },
    });
    await open({}, counting);
    expect(asked).toHaveLength(1);
    const polls = timers.mock.calls.filter(([, pause]) => pause === pollPause);
    timers.mockRestore();
    expect(polls).toHaveLength(1);
    const [poll] = polls[0] ?? [];
    if (typeof poll === 'function') act(() => poll());
    await waitFor(() => expect(asked).toHaveLength(2));
    for (const text of asked) expect(text).toMatch(/inPassing\W+true/);
  });

  it('says why where the list can not be read, and copies where nothing can be sent', async () => {
    const { dialog } = await open({}, withoutOffer('sendMessage', 'This key may not send.'));
    await userEvent.keyboard('{Enter}');
    expect(await within(dialog).findByRole('button', { name: /^Copy message: / })).toHaveAttribute(
      'title',
      'This key may not send.',
    );
  });
});
