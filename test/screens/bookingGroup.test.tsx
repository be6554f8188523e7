import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openDialog } from '../../renderer/state/dialogs.ts';
import {
  choosePerson,
  chooseType,
  honest,
  openBooking,
  recordRequests,
  replace,
} from '../support/page/bookingScreen.ts';
import {
  confirm,
  countedKeys,
  daysChecked,
  draftIds,
  fillWaffles,
  freeTimes,
  plan,
  refusesEverySecond,
  repeatWeekly,
  rows,
  visitsOf,
} from '../support/page/groupBooking.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

describe('several patients in one booking', () => {
  it('takes two pets back to back with the same provider, in 14 keys at most', async () => {
    const { sent, ports } = honest();
    const core = await openScreen('#/', ports);
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    const keys = countedKeys();
    await keys.press('n');
    await screen.findByRole('combobox', { name: 'Client, phone or pet' });
    await keys.press('w', 'a', 'f', 'f');
    await screen.findAllByRole('option', { name: /^Waffles Canine/ });
    await keys.press('{Enter}');
    await screen.findByRole('region', { name: 'Selected client' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus());
    // A letter chooses in a native list, which jsdom does not do.
    await keys.press('w');
    await chooseType();
    await keys.press('{Alt>}p{/Alt}');
    await screen.findByRole('region', { name: 'Patient 2: Rosie' });
    await freeTimes();
    await keys.press('{Alt>}1{/Alt}');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await keys.press('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^2 appointments for Waffles and Rosie booked, starting 1\d:\d\d/)).toBeVisible();
    expect(keys.count).toBeLessThanOrEqual(14);
    expect(sent).toHaveLength(2);
    const [first, second] = await visitsOf(core, '2026-11-17', ['Waffles', 'Rosie']);
    expect(second?.start).toBe(first?.end);
    expect(second?.provider).toBe(first?.provider);
  });

  it('shows what is missing of another patient at its field, and sends nothing', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await fillWaffles();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    const rosie = within(await screen.findByRole('region', { name: 'Patient 2: Rosie' }));
    await userEvent.selectOptions(rosie.getByRole('combobox', { name: 'Type' }), 'Choose…');
    await replace(rosie.getByLabelText('Minutes'), '4');
    await userEvent.click(confirm());
    expect(rosie.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Choose an appointment type.');
    expect(rosie.getByRole('combobox', { name: 'Type' })).toHaveFocus();
    expect(rosie.getByLabelText('Minutes')).toHaveAccessibleDescription('5 to 480 minutes.');
    expect(sent).toEqual([]);
    await userEvent.click(rosie.getByRole('button', { name: 'Remove Rosie' }));
    expect(screen.queryByRole('region', { name: 'What will be booked' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Book( anyway)?$/ })).toBeVisible();
  });
});

describe('another client', () => {
  it('takes nobody along who is not theirs', async () => {
    await openBooking();
    await fillWaffles();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await screen.findByRole('region', { name: 'Patient 2: Rosie' });
    await userEvent.click(screen.getByRole('radio', { name: /Rosie/ }));
    expect(screen.queryByRole('region', { name: /^Patient 2/ })).toBeNull();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await screen.findByRole('region', { name: 'Patient 2: Waffles' });
    await userEvent.click(screen.getByRole('button', { name: 'Change client' }));
    await userEvent.clear(screen.getByRole('combobox', { name: 'Client, phone or pet' }));
    await choosePerson('sugar', /^Sugar Feline/);
    await screen.findByRole('region', { name: 'Selected client' });
    expect(screen.queryByRole('region', { name: /^Patient 2/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Book( anyway)?$/ })).toBeVisible();
  });
});

describe('a series', () => {
  it('of six weeks takes 16 keys at most, keeps its wall-clock time, and is undone by one', async () => {
    const { sent, ports } = honest();
    const core = await openScreen('#/day/101/2027-02-23', ports);
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    const keys = countedKeys();
    await keys.press('n');
    await screen.findByRole('combobox', { name: 'Client, phone or pet' });
    await keys.press('w', 'a', 'f', 'f');
    await screen.findAllByRole('option', { name: /^Waffles Canine/ });
    await keys.press('{Enter}');
    await screen.findByRole('region', { name: 'Selected client' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus());
    await keys.press('w');
    await chooseType();
    await freeTimes();
    await keys.press('{Alt>}1{/Alt}');
    await keys.press('{Alt>}r{/Alt}');
    await waitFor(() => expect(screen.getByLabelText('Dates')).toHaveFocus());
    await keys.press('6');
    await waitFor(() => expect(rows()).toHaveLength(6));
    await keys.press('{Control>}{Enter}{/Control}');
    await screen.findByText(/^6 appointments for Waffles booked/);
    expect(keys.count).toBeLessThanOrEqual(16);
    expect(sent).toHaveLength(6);
    const dates = ['2027-02-23', '2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23', '2027-03-30'];
    const visits = (await Promise.all(dates.map((date) => visitsOf(core, date, ['Waffles'])))).flat();
    expect(visits).toHaveLength(6);
    expect(new Set(visits.map(({ start }) => start?.slice(11, 16))).size).toBe(1);
    // The clocks are put forward on March 14.
    expect(visits.map(({ start }) => start?.slice(19))).toEqual([
      ...Array(3).fill('-05:00'),
      ...Array(3).fill('-04:00'),
    ]);

    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText('6 appointments were cancelled.');
    const after = (await Promise.all(dates.map((date) => visitsOf(core, date, ['Waffles'])))).flat();
    expect(after.every(({ stage }) => stage === 'cancelled')).toBe(true);
    expect(sent).toHaveLength(12);
    expect(await draftIds(core)).toEqual(['linked appointments']);
  });

  it('says what is in the way of each date, and lets each be moved, moved on to a free time, or left out', async () => {
    const { sent, ports } = honest();
    const core = await openBooking({}, ports);
    // On Tuesday of this week Casper is there at half past two.
    await fillWaffles('14:30', '2026-11-17', 'Dr. Amara Okafor');
    await repeatWeekly('3');
    await daysChecked();
    const [first] = rows();
    expect(first).toHaveTextContent(/Dr\. Amara Okafor is taken 2:30 – 3:00\sPM: Casper\./);
    expect(confirm()).toHaveTextContent('Book 3 anyway');
    await userEvent.click(
      within(first as HTMLElement).getByRole('button', { name: 'Move to the next available time' }),
    );
    await waitFor(() => expect(rows()[0]).not.toHaveTextContent('2:30'));
    expect(rows()[0]).not.toHaveTextContent('is taken');
    await userEvent.click(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Remove' }));
    expect(rows()[1]).toHaveAttribute('data-removed');
    await userEvent.click(within(rows()[2] as HTMLElement).getByRole('button', { name: 'Change' }));
    const fields = within(rows()[2] as HTMLElement);
    expect(fields.getByLabelText('Date')).toHaveFocus();
    await replace(fields.getByLabelText('Date'), '2026-12-06');
    await daysChecked();
    await waitFor(() => expect(rows()[2]).toHaveTextContent(/is closed that day/));
    await replace(fields.getByLabelText('Date'), '2026-11-16');
    await daysChecked();
    expect(rows()[2]).toHaveTextContent('This time has passed.');
    await replace(fields.getByLabelText('Date'), '2026-12-02');
    await replace(fields.getByLabelText('Time'), '09:45');
    await daysChecked();
    await userEvent.click(confirm());
    await screen.findByText(/^2 appointments for Waffles booked/);
    expect(sent).toHaveLength(2);
    expect(await visitsOf(core, '2026-11-24', ['Waffles'])).toEqual([]);
    expect(await visitsOf(core, '2026-12-02', ['Waffles'])).toMatchObject([{ start: '2026-12-02T09:45:00-05:00' }]);
  });

  it('of 5,000 dates is refused in words, and nothing that was typed is lost', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await fillWaffles();
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await repeatWeekly('5000');
    const count = screen.getByLabelText('Dates');
    expect(count).toHaveAccessibleDescription('5,000 dates are too many. Choose up to 26.');
    expect(rows()).toHaveLength(26);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(count).toHaveFocus();
    expect(sent).toEqual([]);
    expect(screen.getByLabelText('Reason')).toHaveValue('Limps');
    await replace(count, '2');
    expect(count).toHaveAccessibleDescription('up to 26');
    expect(rows()).toHaveLength(2);
  });

  it('marks a time that the clocks skip, and does not send it', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await fillWaffles('02:30', '2027-03-07');
    await repeatWeekly('2');
    expect(rows()[1]).toHaveTextContent(/^Sun, Mar 14, 2027, 2:30\sAM.*doesn’t exist that day/);
    await daysChecked();
    await userEvent.click(confirm());
    expect(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Change' })).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('a service that refuses every second booking', () => {
  it('leaves nothing sent twice and nothing lost: what failed is shown, kept as a draft, and sent once more', async () => {
    const { sent, ports, state } = refusesEverySecond();
    const core = await openBooking({}, ports);
    await fillWaffles();
    await repeatWeekly('5');
    await daysChecked();
    await userEvent.click(confirm());
    await screen.findByRole('heading', { name: '3 of 5 booked' });
    expect(sent).toHaveLength(5);
    expect(rows().map((row) => row.dataset['outcome'])).toEqual(['done', 'failed', 'done', 'failed', 'done']);
    expect(rows()[1]).toHaveTextContent('Not on this day.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    // The next booking is another one; the rest of the series waits in the list.
    openDialog('booking', {});
    expect(await screen.findByRole('combobox', { name: 'Client, phone or pet' })).toHaveValue('');
    expect(screen.queryByText(/Draft started/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    state.refuses = false;
    openDialog('drafts');
    const list = await screen.findByRole('dialog', { name: 'Unfinished work' });
    await waitFor(() => expect(list).toHaveTextContent(/Waffles \(Amir Yılmaz\).*3 of 5 booked/));
    expect(list).toHaveTextContent('Not on this day.');
    await userEvent.click(within(list).getByRole('button', { name: /^Resume/ }));
    await screen.findByRole('heading', { name: '3 of 5 booked' });
    await daysChecked();
    await userEvent.click(screen.getByRole('button', { name: /^Book 2/ }));
    await screen.findByText(/^5 appointments for Waffles booked/);
    expect(sent).toHaveLength(7);
    const dates = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'];
    for (const date of dates) expect(await visitsOf(core, date, ['Waffles'])).toHaveLength(1);
    expect(await draftIds(core)).toEqual(['linked appointments']);
  });

  it('is finished where what failed is removed', async () => {
    const { sent, ports } = refusesEverySecond();
    const core = await openBooking({}, ports);
    await fillWaffles();
    await repeatWeekly('3');
    await daysChecked();
    await userEvent.click(confirm());
    await screen.findByRole('heading', { name: '2 of 3 booked' });
    expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull();
    await userEvent.click(within(plan()).getByRole('button', { name: 'Remove' }));
    await screen.findByRole('heading', { name: '2 of 2 booked' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await draftIds(core)).toEqual(['linked appointments']));
    expect(sent).toHaveLength(3);
  });

  it('lets what was booked be cancelled at once, and booked again', async () => {
    const { sent, ports, state } = refusesEverySecond();
    const core = await openBooking({}, ports);
    await fillWaffles();
    await repeatWeekly('3');
    await daysChecked();
    await userEvent.click(confirm());
    await screen.findByRole('heading', { name: '2 of 3 booked' });
    state.refuses = false;
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 appointments were cancelled.');
    expect(sent).toHaveLength(5);
    await screen.findByRole('heading', { name: '0 of 3 booked' });
    for (const date of ['2026-11-18', '2026-12-02'])
      expect(await visitsOf(core, date, ['Waffles'])).toMatchObject([{ stage: 'cancelled' }]);
  });
});

describe('a window that closes in the middle of a series', () => {
  it('leaves what was sent as it is known, asks about the one in flight, and sends no other twice', async () => {
    let hold = true;
    const { sent, ports } = recordRequests(async (_body, answer) => {
      const response = await answer();
      if (hold && sent.length === 3) await new Promise(() => undefined);
      return response;
    });
    const core = await openBooking({}, ports);
    await fillWaffles();
    await repeatWeekly('5');
    await daysChecked();
    await userEvent.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(3));
    killPage();
    hold = false;
    openPage(core, '#/');
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    openDialog('booking', { resume: true });
    await screen.findByRole('heading', { name: '2 of 5 booked' });
    expect(rows().map((row) => row.dataset['outcome'])).toEqual(['done', 'done', 'unknown', undefined, undefined]);
    expect(rows()[2]).toHaveTextContent(/the window closed before a reply came/);
    await daysChecked();
    await userEvent.click(screen.getByRole('button', { name: /^Book 2/ }));
    await screen.findByRole('heading', { name: '4 of 5 booked' });
    expect(sent).toHaveLength(5);
    const dates = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'];
    for (const date of dates) expect(await visitsOf(core, date, ['Waffles'])).toHaveLength(1);
  });
});
