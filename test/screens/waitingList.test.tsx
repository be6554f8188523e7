import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WaitingEntry } from '../../electron/contract/waitingList.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { choosePerson, chooseType, honest, openBooking, withdraw } from '../support/page/bookingScreen.ts';
import { breakableNetwork, otherDesk, type Visit } from '../support/page/changing.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { waitingEntry } from '../support/core/waitingEntry.ts';
import { openScreen } from '../support/page/screen.tsx';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const now = Date.parse('2026-11-17T10:10:00-05:00');

async function listOf(core: TestCore): Promise<readonly WaitingEntry[]> {
  return valueOf(await core.request('waitingList:read', null)).entries;
}

/** The mark of the demo clinic, as the page makes it. */
async function clinicOf(core: TestCore): Promise<string> {
  const { environments } = valueOf(await core.request('settings:read', null));
  const organization = environments.find(({ kind }) => kind === 'demo')?.organization?.id ?? '';
  return `demo  ${organization}`;
}

/** A booked visit that is still to come, of a provider. */
async function visitToCome(core: TestCore): Promise<Visit> {
  const { appointments } = await otherDesk(core).day();
  const visit = appointments.find(
    ({ provider, blocked, status, start, client, patient }) =>
      provider && client && patient && !blocked && status?.stage === 'booked' && Date.parse(start ?? '') > now,
  );
  if (!visit) throw new Error('Nobody is expected.');
  return visit;
}

/** Puts somebody on the list who is not on this day. */
async function add(core: TestCore, change: Partial<WaitingEntry> = {}): Promise<WaitingEntry> {
  const { appointments } = await otherDesk(core).day({ date: '2026-11-18' });
  const today = new Set((await otherDesk(core).day()).appointments.map(({ client }) => client?.id));
  const other = appointments.find(({ client, patient, type }) => client && patient && type && !today.has(client.id));
  if (!other?.client || !other.patient || !other.type) throw new Error('Everybody comes today.');
  const { location } = await otherDesk(core).day();
  const entry = waitingEntry({
    clinic: await clinicOf(core),
    location: { id: location.id, name: location.name },
    client: { id: other.client.id, name: other.client.name },
    patient: { id: other.patient.id, name: other.patient.name },
    type: { id: other.type.id, name: other.type.name },
    minutes: 15,
    ...change,
  });
  valueOf(await core.request('waitingList:change', { keep: entry }));
  return entry;
}

async function dayReady(): Promise<void> {
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Waiting list/ })).toBeEnabled());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-creates'));
}

async function focusTile(visit: Visit): Promise<HTMLElement> {
  const tiles = await screen.findAllByRole('button', { expanded: false });
  const tile = tiles.find(({ dataset }) => dataset['tile'] === visit.id);
  if (!tile) throw new Error('There is no such tile.');
  tile.focus();
  return tile;
}

const title = { name: 'Waiting list' };
const rows = (): readonly HTMLElement[] => within(screen.getByRole('dialog', title)).queryAllByRole('listitem');
const notices = (): HTMLElement => screen.getByRole('region', { name: 'What was just told', hidden: true });

async function cancel(core: TestCore, visit: Visit): Promise<void> {
  await otherDesk(core).setStatus(visit.id, 'CANCELLED');
}

describe('a time that becomes free', () => {
  it('is told once somebody who waits fits, and is booked by two keys, undone by one', async () => {
    const { sent, ports } = honest();
    const core = await openScreen('#/', ports);
    await dayReady();
    const visit = await visitToCome(core);
    const entry = await add(core);
    await focusTile(visit);
    await cancel(core, visit);
    await userEvent.keyboard('r');
    const told = await within(notices()).findByText(/ is free\. 1 on the waiting list fits\.$/);
    const { providers } = await otherDesk(core).day();
    expect(told).toHaveTextContent(providers.find(({ id }) => id === visit.provider?.id)?.name ?? '');
    expect(screen.getByRole('button', { name: 'Waiting list: 1, 1 fit a time that is free now' })).toBeVisible();

    const before = sent.length;
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Book \d+:\d\d\s[AP]M: /));
    expect(rows()[0]).toHaveTextContent(entry.patient?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await within(notices()).findByText(/ is booked for .*, and is off the waiting list\./);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.length - before).toBe(1);
    expect(await listOf(core)).toEqual([]);
    const booked = (await otherDesk(core).day()).appointments.find(({ client }) => client?.id === entry.client.id);
    expect(booked).toMatchObject({
      start: visit.start,
      provider: { id: visit.provider?.id },
      patient: { id: entry.patient?.id },
    });
    expect(Date.parse(booked?.end ?? '') - Date.parse(booked?.start ?? '')).toBe(15 * 60_000);

    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await listOf(core)).toEqual([entry]));
    const after = (await otherDesk(core).day()).appointments.find(({ id }) => id === booked?.id);
    expect(after?.status?.stage ?? 'cancelled').toBe('cancelled');
  });

  it('by cancelling here leads from its own tile to the list', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const visit = await visitToCome(core);
    await add(core);
    await userEvent.click(await focusTile(visit));
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    await userEvent.click(within(details).getByRole('button', { name: 'Cancel or no-show…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the appointment' }));
    await within(notices()).findByText(/1 on the waiting list fits\.$/);
    await userEvent.click(within(notices()).getByRole('button', { name: 'Show' }));
    await screen.findByRole('dialog', title);
    expect(screen.getByRole('combobox', { name: 'Free time' })).toHaveTextContent(/AM|PM/);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Book /));
    await userEvent.keyboard('{Escape}');
    // Undone, nothing is free any more.
    await userEvent.click(within(notices()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(notices()).queryByText(/on the waiting list/)).toBeNull());
  });

  it('is told of nobody who does not fit', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const visit = await visitToCome(core);
    await add(core, { minutes: 600 });
    await add(core, { id: 'w2', until: '2026-11-16' });
    await add(core, { id: 'w3', provider: { id: 'nobody', name: 'Dr. Nobody' } });
    await cancel(core, visit);
    await userEvent.keyboard('r');
    await waitFor(() => expect(document.querySelector('[data-off]')).not.toBeNull());
    await focusTile(visit);
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const texts = rows().map(({ textContent }) => textContent);
    expect(texts.some((text) => text.includes('Needs more time'))).toBe(true);
    expect(texts.some((text) => text.includes('Wants another provider'))).toBe(true);
    expect(texts.at(-1)).toContain('The last day that suited has passed.');
    expect(within(notices()).queryByText(/waiting list/)).toBeNull();
  });
});

describe('empty time on the grid', () => {
  it('is offered by L, with the best first', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const { appointments, providers } = await otherDesk(core).day();
    const visit = await visitToCome(core);
    await add(core, { minutes: 5 });
    const asked = await add(core, {
      id: 'w2',
      minutes: 5,
      provider: { id: visit.provider?.id ?? '', name: 'x' },
      since: '2026-11-16T10:00:00.000Z',
    });
    await focusTile(visit);
    await userEvent.keyboard('n');
    // Down to a time that is free for the provider.
    const isFree = (time: number): boolean =>
      !appointments.some(
        ({ provider, start, end }) =>
          provider?.id === visit.provider?.id && Date.parse(start ?? '') <= time && time < Date.parse(end ?? ''),
      );
    let time = Date.parse(visit.end ?? '');
    while (!isFree(time)) {
      await userEvent.keyboard('{ArrowDown}');
      time += 15 * 60_000;
    }
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    const name = providers.find(({ id }) => id === visit.provider?.id)?.name ?? '';
    expect(screen.getByRole('combobox', { name: 'Free time' })).toHaveTextContent(name);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveAttribute('data-waiting', asked.id);
    expect(within(rows()[0] ?? document.body).getByRole('button', { name: /^Book / })).toHaveFocus();
  });
});

describe('somebody who wants to come earlier', () => {
  it('is put on the list from the appointment, and is moved to the time that becomes free', async () => {
    const { sent, ports } = honest();
    const core = await openScreen('#/', ports);
    await dayReady();
    const { appointments } = await otherDesk(core).day();
    const first = await visitToCome(core);
    const late = appointments.findLast(
      (each) =>
        each.provider?.id === first.provider?.id &&
        each.status?.stage === 'booked' &&
        !each.blocked &&
        Date.parse(each.start ?? '') > Date.parse(first.end ?? ''),
    );
    if (!late) throw new Error('The provider has one visit only.');
    await userEvent.click(await focusTile(late));
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    await userEvent.click(within(details).getByRole('button', { name: 'Wants to come earlier…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    expect(dialog).toHaveTextContent(/Booked for .*; wants to come earlier/);
    await userEvent.keyboard('Lives around the corner');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to list' }));
    await within(notices()).findByText(`${late.patient?.name} is on the waiting list.`);
    const [entry] = await listOf(core);
    expect(entry).toMatchObject({
      client: { id: late.client?.id },
      provider: { id: late.provider?.id },
      note: 'Lives around the corner',
      visit: { id: late.id, start: late.start },
    });

    await cancel(core, first);
    await userEvent.keyboard('{Escape}r');
    await within(notices()).findByText(/ is free\. 1 on the waiting list fits\.$/);
    const before = sent.length;
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Move to /));
    await userEvent.keyboard('{Enter}');
    await within(notices()).findByText(/ now comes .*, and is off the waiting list\./);
    expect(sent.length - before).toBe(1);
    expect((await otherDesk(core).visit(late.id))?.start).toBe(first.start);
    expect(await listOf(core)).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await otherDesk(core).visit(late.id))?.start).toBe(late.start));
    await waitFor(async () => expect(await listOf(core)).toEqual([entry]));
  });

  it('is not moved where the appointment is not there any more', async () => {
    const { sent, ports } = honest();
    const core = await openScreen('#/', ports);
    await dayReady();
    const visit = await visitToCome(core);
    await add(core, { visit: { id: 'gone', start: '2026-11-19T09:00:00-05:00' } });
    await cancel(core, visit);
    await userEvent.keyboard('r');
    await within(notices()).findByText(/1 on the waiting list fits\.$/);
    const before = sent.length;
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Move to /));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be found on its day');
    expect(sent.length).toBe(before);
    expect(await listOf(core)).toHaveLength(1);
  });
});

describe('from booking', () => {
  it('who finds no time that suits is put on the list, and the booking is closed and comes back with the undo', async () => {
    const core = await openBooking();
    await choosePerson('maria gar', /^Maria Garcia/);
    await chooseType();
    await userEvent.click(await screen.findByRole('button', { name: 'Tue' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the day' }), 'Morning');
    await userEvent.keyboard('{Alt>}[KeyW]{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    expect(within(dialog).getByRole('button', { name: 'Tue' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to list' }));
    await within(notices()).findByText(/ is on the waiting list\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listOf(core)).toMatchObject([
      { client: { name: 'Maria Garcia' }, type: { name: 'Wellness Exam' }, weekdays: [2], earliest: null, latest: 720 },
    ]);
    const drafts = async (): Promise<readonly string[]> =>
      valueOf(await core.request('drafts:read', null)).map(({ id }) => id);
    expect(await drafts()).toEqual([]);
    await userEvent.click(within(notices()).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await listOf(core)).toEqual([]));
    await waitFor(async () => expect(await drafts()).toEqual(['booking']));
  });

  it('takes somebody off the list once booked there, and back with the undo', async () => {
    const core = await openScreen('#/clients');
    const entry = await add(core, { type: null, minutes: 20 });
    await userEvent.keyboard('{Escape}');
    document.body.focus();
    await waitFor(() => expect(document.activeElement?.tagName).not.toBe(''));
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Find a time…: /));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Book an appointment' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Chosen client' })).toHaveTextContent(entry.client.name),
    );
    await chooseType();
    expect(screen.getByLabelText('Minutes')).toHaveValue(20);
    await userEvent.click(
      (await within(screen.getByRole('region', { name: 'Next free' })).findAllByRole('listitem'))[0]
        ?.firstElementChild ?? document.body,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Book/ }));
    await within(notices()).findByText(`${entry.patient?.name} is no longer on the waiting list.`);
    expect(await listOf(core)).toEqual([]);
    await userEvent.click(within(notices()).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await listOf(core)).toEqual([entry]));
  });
});

describe('the list', () => {
  it('is sorted by waiting time, edited, removed and restored by keys', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const young = await add(core, { id: 'young', since: '2026-11-16T10:00:00.000Z' });
    const old = await add(core, { id: 'old', since: '2026-11-02T10:00:00.000Z', note: 'Second' });
    document.body.focus();
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows().map(({ dataset }) => dataset['waiting'])).toEqual(['old', 'young']));
    expect(rows()[0]).toHaveTextContent('On the list: 15 days ago');
    // The number to call.
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/\d{3}-\d{4}|\d{3} \d{4}/));
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await waitFor(async () => expect(await listOf(core)).toEqual([old]));
    expect(rows().find(({ dataset }) => dataset['waiting'] === 'young')).toHaveTextContent('was removed');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await listOf(core)).toEqual([old, young]));
    await waitFor(() => expect(rows().every((row) => !('removed' in row.dataset))).toBe(true));
    within(rows()[0] ?? document.body)
      .getAllByRole('button')[0]
      ?.focus();
    await userEvent.keyboard('e');
    const form = await screen.findByRole('dialog', { name: /^Waiting list: / });
    await userEvent.clear(within(form).getByLabelText('Note'));
    await userEvent.type(within(form).getByLabelText('Note'), 'Mornings are best');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await listOf(core))[0]?.note).toBe('Mornings are best'));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Mornings are best'));
  });

  it('marks and clears entries that are over, together, and brings them back', async () => {
    const core = await openScreen('#/');
    await dayReady();
    await add(core, { id: 'fine', since: '2026-11-16T10:00:00.000Z' });
    await add(core, { id: 'until', until: '2026-11-16' });
    await add(core, { id: 'visit', visit: { id: '1', start: '2026-11-17T09:00:00-05:00' } });
    await add(core, { id: 'gone', client: { id: 'nobody', name: 'Nobody' }, patient: null });
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    const clear = await within(dialog).findByRole('button', { name: 'Clear 3 that are over' });
    expect(rows()[0]).toHaveAttribute('data-waiting', 'fine');
    for (const text of [
      'This client no longer exists.',
      'Their appointment has passed.',
      'The last day that suited has passed.',
    ])
      expect(dialog).toHaveTextContent(text);
    await userEvent.click(clear);
    await waitFor(async () => expect((await listOf(core)).map(({ id }) => id)).toEqual(['fine']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await listOf(core)).toHaveLength(4));
  });

  it('adds somebody who is found by name', async () => {
    const core = await openScreen('#/');
    await dayReady();
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    expect(dialog).toHaveTextContent('Nobody is waiting');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add…' }));
    const form = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add to list' }));
    expect(form).toHaveTextContent('Choose who it is for.');
    await choosePerson('maria gar', /^Maria Garcia/);
    await userEvent.click(within(form).getByRole('button', { name: 'Add to list' }));
    await waitFor(async () =>
      expect(await listOf(core)).toMatchObject([
        { client: { name: 'Maria Garcia' }, location: { id: '101' }, visit: null },
      ]),
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('says when it is full, and adds nobody', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const first = await add(core);
    for (let each = 1; each < 200; each += 1)
      valueOf(await core.request('waitingList:change', { keep: { ...first, id: `more ${each}` } }));
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows()).toHaveLength(200));
    const button = within(dialog).getByRole('button', { name: 'Add…' });
    expect(button).toHaveAccessibleDescription(/^The waiting list is full: it holds 200 people\./);
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps people where nothing can be booked, and says why', async () => {
    const core = await openScreen('#/', {}, withdraw('bookAppointment', 'Not in this plan.'));
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Waiting list/ })).toBeEnabled());
    await add(core);
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(within(dialog).getByRole('button', { name: 'Add…' })).not.toHaveAttribute('aria-disabled');
  });

  it('stays readable while the service does not answer, and sends nothing', async () => {
    const network = breakableNetwork();
    const core = await openScreen('#/', network.ports);
    await dayReady();
    const entry = await add(core);
    const visit = await visitToCome(core);
    await cancel(core, visit);
    await userEvent.keyboard('r');
    await within(notices()).findByText(/1 on the waiting list fits\.$/);
    network.broken = 'all';
    await userEvent.keyboard('r');
    await screen.findAllByText(/could not be reached|nobody answers|network|not reached/i);
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent(entry.client.name);
    expect(dialog).toHaveTextContent('Your practice system isn’t responding: nothing can be booked now.');
    const book = within(rows()[0] ?? document.body).getAllByRole('button')[0];
    expect(book).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(await listOf(core)).toEqual([entry]);
  });

  it('belongs to one clinic: an entry of another one under the same address is not shown', async () => {
    const core = await openScreen('#/');
    await dayReady();
    await add(core, { clinic: 'demo  another' });
    await userEvent.keyboard('l');
    expect(await screen.findByRole('dialog', title)).toHaveTextContent('Nobody is waiting');
  });
});

describe('a change whose answer is lost', () => {
  it('is not sent again, keeps the entry, and is looked at first', async () => {
    const network = breakableNetwork();
    const ports: Partial<CorePorts> = network.ports;
    const core = await openScreen('#/', ports);
    await dayReady();
    const visit = await visitToCome(core);
    const entry = await add(core);
    await cancel(core, visit);
    await userEvent.keyboard('r');
    await within(notices()).findByText(/1 on the waiting list fits\.$/);
    network.broken = 'mutations';
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Book /));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    expect(await listOf(core)).toEqual([entry]);
    network.broken = 'no';
    await userEvent.click(await screen.findByRole('button', { name: 'Look at it now' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: /^Book / }));
    await within(notices()).findByText(/ is booked for /);
    const booked = (await otherDesk(core).day()).appointments.filter(({ client }) => client?.id === entry.client.id);
    expect(booked).toHaveLength(1);
  });
});
