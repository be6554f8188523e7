import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import {
  choosePerson,
  chooseType,
  dayOf,
  openBooking,
  recordRequests,
  setTime,
} from '../support/page/bookingScreen.ts';
import { openScreen } from '../support/page/screen.tsx';

const dates = ['2026-11-18', '2026-11-25', '2026-12-02'] as const;

/** Three Wednesdays for Waffles and Rosie, back to back, booked through the dialog. */
async function bookSeries(sent: Parameters<typeof recordRequests>[0] = (_body, answer) => answer()) {
  const recorded = recordRequests(sent);
  const core = await openBooking({}, recorded.ports);
  await choosePerson('waffles', /^Waffles Canine/);
  await chooseType();
  await setTime('2026-11-18', '10:15');
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await userEvent.keyboard('{Alt>}r{/Alt}');
  await waitFor(() => expect(screen.getByLabelText('Dates')).toHaveFocus());
  await userEvent.keyboard('3');
  const book = await screen.findByRole('button', { name: /^Book 6/ });
  await userEvent.click(book);
  await screen.findByText(/^6 appointments for Waffles and Rosie booked/);
  return { core, ...recorded };
}

/** Opens the visit of a patient on a day. */
async function openVisit(core: TestCore, date: string, name: string): Promise<HTMLElement> {
  location.hash = `#/day/101/${date}`;
  const day = await dayOf(core, date);
  const visit = day.appointments.find(({ patient }) => patient?.name === name);
  await waitFor(() => expect(document.querySelector(`[data-tile="${visit?.id}"]`)).not.toBeNull());
  await userEvent.click(document.querySelector<HTMLElement>(`[data-tile="${visit?.id}"]`) ?? document.body);
  return screen.findByRole('complementary', { name: 'Appointment' });
}

async function visitsOf(core: TestCore, name: string) {
  const days = await Promise.all(
    ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-25', '2026-11-26', '2026-12-02', '2026-12-03'].map((date) =>
      dayOf(core, date),
    ),
  );
  return days.flatMap(({ appointments }) =>
    appointments
      .filter(({ patient }) => patient?.name === name)
      .map(({ start, status }) => `${start?.slice(0, 16)} ${status?.stage}`),
  );
}

describe('appointments that were booked together', () => {
  it('are shown with each of them, and link to the others', async () => {
    const { core } = await bookSeries();
    const panel = await openVisit(core, '2026-11-25', 'Waffles');
    expect(await within(panel).findByRole('heading', { name: 'Booked together' })).toBeVisible();
    expect(panel).toHaveTextContent('2 of 3 · Together with Rosie');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(6);
    const [first] = within(panel).getAllByRole('link', { name: /Nov 18.* · Waffles/ });
    expect(first).toHaveAttribute('href', '#/day/101/2026-11-18');
  });

  it('move together from one of them on, by as much, but for those left out, and back', async () => {
    const { core, sent } = await bookSeries();
    const panel = await openVisit(core, '2026-11-25', 'Waffles');
    await userEvent.click(await within(panel).findByRole('button', { name: 'Move all upcoming…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move all upcoming' }));
    await waitFor(() => expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(4));
    const date = dialog.getByLabelText('Date');
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-26');
    const time = dialog.getByLabelText('Time');
    await userEvent.clear(time);
    await userEvent.type(time, '11:00');
    // One of them stays.
    await userEvent.click(dialog.getByRole('checkbox', { name: /Dec 2.*Rosie/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 3 appointments' }));
    await screen.findByText('3 appointments were moved.');
    expect(sent).toHaveLength(9);
    expect(await visitsOf(core, 'Waffles')).toEqual([
      '2026-11-18T10:15 booked',
      '2026-11-26T11:00 booked',
      '2026-12-03T11:00 booked',
    ]);
    expect((await visitsOf(core, 'Rosie'))[2]).toMatch(/^2026-12-02/);

    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText('3 appointments restored.');
    expect(await visitsOf(core, 'Waffles')).toEqual(dates.map((each) => `${each}T10:15 booked`));
    // The others are found where they are again.
    const again = await openVisit(core, '2026-11-18', 'Waffles');
    await userEvent.click(await within(again).findByRole('button', { name: 'Cancel all upcoming…' }));
    expect(await screen.findByRole('button', { name: 'Cancel 6 appointments' })).toBeVisible();
  });

  it('are cancelled together, each once and with its outcome, where every second is refused', async () => {
    let refuses = false;
    const { core, sent } = await bookSeries(async (_body, answer) => {
      if (!refuses || sent.length % 2 === 1) return answer();
      const errors = [{ message: 'Not now.', extensions: { code: 'BAD_USER_INPUT' } }];
      return Response.json({ data: null, errors });
    });
    const panel = await openVisit(core, '2026-11-18', 'Rosie');
    refuses = true;
    await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel all upcoming…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel all upcoming' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel 6 appointments' }));
    await screen.findByText('3 appointments were cancelled.');
    expect(sent).toHaveLength(12);
    expect(dialog.getAllByText('Not now.')).toHaveLength(3);
    refuses = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 3 appointments' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(15);
    const all = [...(await visitsOf(core, 'Waffles')), ...(await visitsOf(core, 'Rosie'))];
    expect(all.filter((each) => each.endsWith(' cancelled'))).toHaveLength(6);
  });

  it('are kept encrypted with the drafts, and listed nowhere', async () => {
    const { core } = await bookSeries();
    const drafts = valueOf(await core.request('drafts:read', null));
    expect(drafts.map(({ id }) => id)).toEqual(['linked appointments']);
    await openScreen('#/');
    expect(screen.queryByText(/unfinished$/)).toBeNull();
  });
});
