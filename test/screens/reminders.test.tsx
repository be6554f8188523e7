import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { otherDesk } from '../support/page/changing.ts';
import { withoutOffer } from '../support/page/clientFormScreen.ts';
import { queryEntries } from '../support/core/deskRequests.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

type Day = ScheduleDayQuery['day'];

async function tomorrow(core: TestCore): Promise<Day> {
  const { location } = await otherDesk(core).day();
  return otherDesk(core).day({ location: location.id, date: '2026-11-18' });
}

/** Makes the appointments of all reminders booked, and none of them confirmed. */
async function unconfirm(core: TestCore): Promise<void> {
  const { location, date, appointments, statuses } = await tomorrow(core);
  const booked = statuses.find(({ stage }) => stage === 'booked')?.label;
  const { reminders } = await queryEntries(core, 'DueReminders', { location: location.id, date: '2026-11-17' });
  for (const { appointment: id } of reminders?.entries ?? []) {
    const visit = appointments.find((each) => each.id === id);
    if (!visit || visit.status?.stage !== 'confirmed') continue;
    const appointment = { id: visit.id, version: visit.version, location: location.id, date };
    valueOf(await core.request('desk:change', { operation: 'SetStatus', variables: { appointment, status: booked } }));
  }
}

/** The service, if it had sent none of its reminders yet. */
function unsent(through: (transport: Transport) => Transport = (transport) => transport) {
  return (transport: Transport): Transport => {
    const rest = through(transport);
    return {
      ...rest,
      async request(envelope) {
        const text = await rest.request(envelope);
        if (!envelope.includes('"operation":"DueReminders"')) return text;
        return text.replaceAll(/"status":"(SENT|CONFIRMED)"/g, '"status":"SCHEDULED"');
      },
    };
  };
}

async function open(
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<{ readonly core: TestCore; readonly dialog: HTMLElement }> {
  const core = await openScreen('#/', ports, unsent(through));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  await screen.findAllByRole('button', { name: /Riverside|Book/ });
  await unconfirm(core);
  // A page that knows nothing of before.
  killPage();
  openPage(core, '#/', unsent(through));
  await screen.findByRole('button', { name: '6 reminders due' });
  return { core, dialog: await openList() };
}

async function openList(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /reminders due/ }));
  return screen.findByRole('dialog', { name: 'Reminders and confirmations' });
}

/** Waits until the rows know their appointments, and the first one that is left has the focus. */
async function ready(dialog: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(document.activeElement?.closest('[data-reminder]')).not.toBeNull());
  expect(dialog).toHaveTextContent(/0 of 6/);
  return current();
}

function current(): HTMLElement {
  const row = document.activeElement?.closest<HTMLElement>('[data-reminder]');
  if (!row) throw new Error('No reminder has the focus.');
  return row;
}

describe('the reminders of a day', () => {
  it('are confirmed with one key each, and one key takes it back', async () => {
    const { core, dialog } = await open();
    const row = await ready(dialog);
    expect(row).toHaveTextContent(/Wed, Nov 18/);
    await userEvent.keyboard('s');
    // The next one is ready at once.
    expect(current()).toBe(row.nextElementSibling);
    await within(row).findByText('Confirmed');
    await waitFor(() => expect(dialog).toHaveTextContent(/1 of 6/));
    const stages = async () => (await tomorrow(core)).appointments.map(({ status }) => status?.stage);
    const before = (await stages()).filter((stage) => stage === 'confirmed').length;
    await within(dialog).findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(dialog).toHaveTextContent(/0 of 6/));
    expect((await stages()).filter((stage) => stage === 'confirmed')).toHaveLength(before - 1);
  });

  it('are counted at the bell only while something is left to do, with and without a filter', async () => {
    const { dialog } = await open();
    await ready(dialog);
    await userEvent.keyboard('d');
    await waitFor(() => expect(dialog).toHaveTextContent(/1 of 6/));
    await userEvent.keyboard('{Escape}');
    const bell = await screen.findByRole('button', { name: '5 reminders due' });
    await userEvent.click(screen.getByRole('button', { name: /^\d+ Confirmed$/ }));
    expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
    expect(bell).toBeVisible();
    expect(bell.closest('[class*="slot"]')).toBeNull();
  });

  it('are cancelled in the ordinary dialog, with the reason', async () => {
    const { core, dialog } = await open();
    const row = await ready(dialog);
    await userEvent.keyboard('x');
    const asked = await screen.findByRole('dialog', { name: /^Cancel or no-show: / });
    await userEvent.type(within(asked).getByRole('textbox', { name: 'Reason' }), 'Moved away{Enter}');
    await within(row).findByText('Cancelled');
    await waitFor(() => expect(dialog).toHaveTextContent(/1 of 6/));
    const cancelled = (await tomorrow(core)).appointments.filter(({ status }) => status?.stage === 'cancelled');
    expect(cancelled.length).toBeGreaterThan(0);
    expect(within(row).getByRole('button', { name: /^Confirm: / })).toHaveAttribute('aria-disabled', 'true');
  });

  it('remember a call until the end of the day, also after the page was opened anew', async () => {
    const { core, dialog } = await open();
    const row = await ready(dialog);
    await userEvent.keyboard('c');
    await screen.findByRole('menuitem', { name: 'Reached' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await within(row).findByText(/^Called \d+:\d\d\sAM, no answer$/)).toBeVisible();
    // Nobody was told yet.
    expect(dialog).toHaveTextContent(/0 of 6/);
    await userEvent.keyboard('{ArrowDown}d');
    await waitFor(() => expect(dialog).toHaveTextContent(/1 of 6/));
    killPage();
    openPage(core, '#/', unsent());
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
    const again = await openList();
    expect(await within(again).findByText(/, no answer$/)).toBeVisible();
    await waitFor(() => expect(again).toHaveTextContent(/1 of 6/));
    const { reminders } = await queryEntries(core, 'DueReminders', { location: '101', date: '2026-11-17' });
    expect(reminders?.entries).toHaveLength(6);
  });

  it('forget yesterday’s calls', async () => {
    const { core, dialog } = await open();
    await ready(dialog);
    await userEvent.keyboard('d');
    await waitFor(() => expect(dialog).toHaveTextContent(/1 of 6/));
    const [draft] = valueOf(await core.request('drafts:read', null)).filter(({ id }) => id === 'notes for today');
    const content = structuredClone(draft?.content ?? {}) as { typed: { date: string } };
    content.typed.date = '2026-11-16';
    valueOf(await core.request('drafts:keep', { id: 'notes for today', content: { ...content } }));
    await waitFor(() => expect(dialog).toHaveTextContent(/0 of 6/));
  });

  it('are written from a template with W, sent with Ctrl Enter, and count once the message is sent', async () => {
    const { dialog } = await open();
    const row = await ready(dialog);
    await userEvent.keyboard('w');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Message');
    expect(field.value).toMatch(/on Wednesday, November 18 at \d/);
    expect(field.value).not.toContain('{{');
    // As the reminder itself goes out.
    expect(screen.getByLabelText('Send by')).toHaveDisplayValue(/^(Email|SMS)$/);
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: /^Send now/ }));
    expect(await within(row).findByText(/^Message sent \d/)).toBeInTheDocument();
    await waitFor(() => expect(dialog).toHaveTextContent(/1 of 6/));
  });

  it('leave no draft where a message is only looked at', async () => {
    const { core, dialog } = await open();
    const row = await ready(dialog);
    await userEvent.keyboard('w');
    expect(await screen.findByLabelText('Message')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    expect(current()).toBe(row);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(valueOf(await core.request('drafts:read', null)).filter(({ content }) => content['about'])).toEqual([]);
  });

  it('have their message copied where none can be sent from here', async () => {
    const { dialog } = await open({}, withoutOffer('sendMessage', 'This key may not send.'));
    const row = await ready(dialog);
    // jsdom has no such command; the clipboard is the test's own.
    const user = userEvent.setup();
    Object.assign(document, { execCommand: () => false });
    expect(within(row).getByRole('button', { name: /^Copy message: / })).toHaveAttribute(
      'title',
      'This key may not send.',
    );
    await user.keyboard('w');
    expect(await screen.findByText(/^Message for .* copied\.$/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/^Hello .* on Wednesday, November 18 at /);
  });
});
