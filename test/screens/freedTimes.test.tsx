import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { honest } from '../support/page/bookingScreen.ts';
import { breakableNetwork, otherDesk } from '../support/page/changing.ts';
import { openScreen } from '../support/page/screen.tsx';
import {
  add,
  cancel,
  dayReady,
  focusTile,
  listOf,
  notices,
  rows,
  title,
  visitToCome,
} from '../support/page/waitingScreen.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

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
    const told = await within(notices()).findByText(/ is available\. 1 on the waiting list fits\.$/);
    const { providers } = await otherDesk(core).day();
    expect(told).toHaveTextContent(providers.find(({ id }) => id === visit.provider?.id)?.name ?? '');
    expect(screen.getByRole('button', { name: 'Waiting list: 1, 1 fit an available time' })).toBeVisible();

    const before = sent.length;
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Book \d+:\d\d\s[AP]M: /));
    expect(rows()[0]).toHaveTextContent(entry.patient?.name ?? '');
    await userEvent.keyboard('{Enter}');
    await within(notices()).findByText(/ booked for .* and removed from the waiting list\./);
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
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await within(notices()).findByText(/1 on the waiting list fits\.$/);
    await userEvent.click(within(notices()).getByRole('button', { name: 'Show' }));
    await screen.findByRole('dialog', title);
    expect(screen.getByRole('combobox', { name: 'Available time' })).toHaveTextContent(/AM|PM/);
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
    expect(texts.at(-1)).toContain('The last requested day has passed.');
    expect(within(notices()).queryByText(/waiting list/)).toBeNull();
  });

  it('is told of in a provider’s week too, with its date', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const visit = await visitToCome(core);
    await add(core);
    await focusTile(visit);
    await userEvent.keyboard('v');
    await screen.findByRole('heading', { level: 1, name: /Nov 15/ });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Waiting list: 1' })).toBeEnabled());
    await waitFor(() => expect(document.querySelector(`[data-tile="${visit.id}"]`)).not.toBeNull());
    await focusTile(visit);
    await cancel(core, visit);
    await userEvent.keyboard('r');
    await within(notices()).findByText(/^Tue, Nov 17, 2026, .* is available\. 1 on the waiting list fits\.$/);
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Book /));
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
    expect(screen.getByRole('combobox', { name: 'Available time' })).toHaveTextContent(name);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveAttribute('data-waiting', asked.id);
    expect(within(rows()[0] ?? document.body).getByRole('button', { name: /^Book / })).toHaveFocus();
  });
});

describe('somebody who wants an earlier time', () => {
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
    await userEvent.click(within(details).getByRole('button', { name: 'Wants an earlier time…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    expect(dialog).toHaveTextContent(/Booked for .*; wants an earlier time/);
    await userEvent.keyboard('Lives around the corner');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to list' }));
    await within(notices()).findByText(`${late.patient?.name} added to the waiting list.`);
    const [entry] = await listOf(core);
    expect(entry).toMatchObject({
      client: { id: late.client?.id },
      provider: { id: late.provider?.id },
      note: 'Lives around the corner',
      visit: { id: late.id, start: late.start },
    });

    await cancel(core, first);
    await userEvent.keyboard('{Escape}r');
    await within(notices()).findByText(/ is available\. 1 on the waiting list fits\.$/);
    const before = sent.length;
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Move to /));
    await userEvent.keyboard('{Enter}');
    await within(notices()).findByText(/ moved to .* and removed from the waiting list\./);
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
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be found on its day');
    expect(sent.length).toBe(before);
    expect(await listOf(core)).toHaveLength(1);
  });
});

describe('a change whose answer is lost', () => {
  it('is not sent again, keeps the entry, and is looked at first', async () => {
    const network = breakableNetwork();
    const core = await openScreen('#/', network.ports);
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
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: /^Book / }));
    await within(notices()).findByText(/ booked for /);
    const booked = (await otherDesk(core).day()).appointments.filter(({ client }) => client?.id === entry.client.id);
    expect(booked).toHaveLength(1);
  });
});
