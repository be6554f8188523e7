import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ScheduleDay } from '../../renderer/features/day/columns.ts';
import { DaySchedule } from '../../renderer/features/day/DaySchedule.tsx';
import { nothingOffered } from '../../renderer/features/day/grid/gridChange.ts';
import { dayWith } from '../support/page/dayWith.ts';
import { EditableDay, everythingOffered, type GridRequest } from '../support/page/editableDay.tsx';

const date = '2026-11-17';
let requests: GridRequest[] = [];
beforeEach(() => {
  requests = [];
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const usualDay = dayWith([
  { name: 'Bella', who: 'okafor', at: [600, 630], room: 'Room 2' },
  { name: 'Max', who: 'okafor', at: [690, 720], room: 'Room 10' },
  { name: 'Luna', who: 'chen', at: [600, 645], room: 'Room 2' },
  {
    name: 'Rex',
    who: 'chen',
    at: [660, 690],
    status: { __typename: 'Status', label: 'CANCELLED', stage: 'cancelled', word: null },
  },
]);

describe('moving by keyboard', () => {
  it('moves by slots and columns, announces where, and drops with Enter', async () => {
    await open(usualDay);
    focus('Bella');
    await userEvent.keyboard('m');
    expect(voice()).toMatch(/^Moving Bella\..*Enter saves, Escape cancels\. Dr\. Okafor, 10:00 to 10:30/);
    await userEvent.keyboard('{ArrowDown}');
    expect(voice()).toMatch(/^Dr\. Okafor, 10:15 to 10:45/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(voice()).toMatch(/^Sam Lee, 10:15 to 10:45/);
    expect(requests).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(requests).toEqual([
      { kind: 'move', name: 'Bella', placing: { date, start: 615, end: 645, minutes: 30, providerId: 'lee' } },
    ]);
    expect(within(column('Sam Lee')).getByRole('button', { name: /Bella/ })).toHaveFocus();
    expect(tile('Bella')).toHaveAttribute('aria-expanded', 'false');
  });

  it('puts back with Escape and keeps the focus', async () => {
    await open(usualDay);
    focus('Bella');
    await userEvent.keyboard('m{ArrowDown}{Escape}');
    expect(voice()).toBe('Change undone.');
    expect(tile('Bella')).toHaveFocus();
    await userEvent.keyboard('m{Enter}');
    expect(voice()).toMatch(/Bella stays where it was/);
    expect(requests).toEqual([]);
  });

  it('shows what it would overlap, and lets it be dropped there', async () => {
    await open(usualDay);
    focus('Bella');
    await userEvent.keyboard('m{ArrowRight}');
    expect(voice()).toMatch(/^Dr\. Chen.*Overlaps Luna\.$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    // A visit that is called off takes no time.
    expect(voice()).not.toMatch(/Overlaps/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(requests).toHaveLength(1);
  });

  it('counts what the filter leaves out: it is in the way all the same', async () => {
    const shown = {
      ...usualDay,
      appointments: usualDay.appointments.filter(({ patient }) => patient?.name === 'Bella'),
    };
    await open(shown, { wholeDay: usualDay });
    focus('Bella');
    await userEvent.keyboard('m{ArrowRight}');
    expect(voice()).toMatch(/Overlaps Luna\.$/);
  });

  it('is no trap: Tab moves on and puts back', async () => {
    await open(usualDay);
    focus('Bella');
    await userEvent.keyboard('m{ArrowDown}{Tab}');
    expect(tile('Bella')).not.toHaveFocus();
    expect(voice()).toBe('Change undone.');
    expect(requests).toEqual([]);
  });

  it('shows why a cancelled visit stays, and opens it', async () => {
    await open(usualDay);
    focus('Rex');
    await userEvent.keyboard('m');
    expect(voice()).toBe('Rex is cancelled or a no-show and can’t be moved.');
    await userEvent.keyboard('{Enter}');
    expect(tile('Rex')).toHaveAttribute('aria-expanded', 'true');
  });

  it('changes the room where columns are rooms', async () => {
    await open(usualDay, { view: { kind: 'room', slotMinutes: 30 } });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Room 2',
      'Room 10',
      'No room',
    ]);
    focus('Bella');
    await userEvent.keyboard('m{ArrowRight}{ArrowDown}{Enter}');
    expect(requests).toEqual([
      { kind: 'move', name: 'Bella', placing: { date, start: 630, end: 660, minutes: 30, room: 'Room 10' } },
    ]);
    focus('Max');
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    expect(voice()).toMatch(/can’t be moved to “No room”/);
    expect(requests).toHaveLength(1);
  });

  it('keeps an appointment without an end without one', async () => {
    await open(dayWith([{ name: 'Bella', who: 'okafor', at: [600, 630], end: null }]));
    focus('Bella');
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    expect(requests).toEqual([
      { kind: 'move', name: 'Bella', placing: { date, start: 615, end: null, minutes: null } },
    ]);
  });
});

describe('resizing by keyboard', () => {
  it('moves the end by slots and hands on the length with Enter', async () => {
    await open(usualDay);
    focus('Bella');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(voice()).toMatch(/^Dr\. Okafor, 10:00 to 11:00/);
    await userEvent.keyboard('{Enter}');
    expect(requests).toEqual([{ kind: 'move', name: 'Bella', placing: { date, start: 600, end: 660, minutes: 60 } }]);
    expect(tile('Bella')).toHaveFocus();
  });

  it('stops at one slot, and Escape leaves it as it was', async () => {
    await open(usualDay);
    focus('Bella');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    expect(voice()).toMatch(/10:00 to 10:15/);
    await userEvent.keyboard('{Escape}');
    expect(requests).toEqual([]);
  });
});

describe('creating by keyboard', () => {
  it('begins after the appointment in focus, moves, lengthens and creates', async () => {
    await open(usualDay);
    focus('Bella');
    await userEvent.keyboard('n');
    expect(voice()).toMatch(/^New appointment\..*Dr\. Okafor, 10:30 to 10:45/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
    const range = { providerId: 'lee', room: null, date, start: 645, end: 675, minutes: 30, lengthChosen: true };
    expect(requests).toMatchObject([{ kind: 'create', range }]);
    expect(tile('Bella')).toHaveFocus();
  });

  it('begins at the present where no appointment has the focus, and Escape leaves', async () => {
    await open(usualDay, { nowMinute: 607 });
    screen.getByRole('region', { name: 'Schedule' }).focus();
    await userEvent.keyboard('n');
    expect(voice()).toMatch(/10:15 to 10:30/);
    await userEvent.keyboard('{Escape}');
    expect(requests).toEqual([]);
    screen.getByRole('region', { name: 'Schedule' }).focus();
    await userEvent.keyboard('n{Enter}');
    expect(requests).toMatchObject([{ kind: 'create', range: { date, start: 615, end: 630, lengthChosen: false } }]);
  });

  it('is possible on a day without appointments', async () => {
    await open(dayWith([]), { hours: [{ start: 540, end: 1020 }] });
    screen.getByRole('region', { name: 'Schedule' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(requests).toMatchObject([{ kind: 'create', range: { providerId: 'okafor', start: 540, end: 555 } }]);
  });
});

describe('the day the clocks go forward', () => {
  const night = dayWith([{ name: 'Bella', who: 'okafor', at: [60, 90] }], { date: '2026-03-08' });

  it('is marked, and no appointment can be put into the missing hour', async () => {
    await open(night);
    expect(await screen.findByText(/^Clocks go forward, 2:00.*→ 3:00/)).toBeVisible();
    focus('Bella');
    await userEvent.keyboard('m{PageDown}');
    expect(voice()).toMatch(/2:00\sAM doesn’t exist on this day/);
    await userEvent.keyboard('{Enter}');
    expect(requests).toEqual([]);
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(requests).toMatchObject([{ placing: { date: '2026-03-08', start: 180, end: 210, minutes: 30 } }]);
  });

  it('an appointment over it ends an hour later on the wall and lasts as long', async () => {
    await open(night);
    await screen.findByText(/^Clocks go forward/);
    focus('Bella');
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(requests).toMatchObject([{ placing: { date: '2026-03-08', start: 105, end: 195, minutes: 30 } }]);
  });
});

describe('a day that is read again while something is held', () => {
  const more = dayWith([
    { name: 'Bella', who: 'okafor', at: [600, 630] },
    { name: 'Luna', who: 'chen', at: [600, 645] },
    { name: 'Pip', who: 'lee', at: [840, 870] },
  ]);

  it('lets it continue where only others came or changed', async () => {
    const show = await openSchedule(dayWith([{ name: 'Bella', who: 'okafor', at: [600, 630] }]));
    focus('Bella');
    await userEvent.keyboard('m{ArrowDown}');
    show(more);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(requests).toEqual([{ kind: 'move', name: 'Bella', placing: { date, start: 630, end: 660, minutes: 30 } }]);
  });

  it('puts it back and shows why after a concurrent change', async () => {
    const show = await openSchedule(more);
    focus('Bella');
    await userEvent.keyboard('m{ArrowDown}');
    show(dayWith([{ name: 'Bella', who: 'chen', at: [720, 750] }]));
    expect(voice()).toBe('Bella was changed in the meantime and wasn’t moved.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(requests).toEqual([]);
    expect(tile('Bella')).toHaveFocus();
  });

  it('puts back what would mean another column now', async () => {
    const show = await openSchedule(more);
    focus('Bella');
    await userEvent.keyboard('m{ArrowRight}');
    show({ ...more, providers: more.providers.toReversed() });
    expect(voice()).toMatch(/The schedule was refreshed/);
    await userEvent.keyboard('{Enter}');
    expect(requests).toEqual([]);
  });
});

describe('what is not offered', () => {
  it('does nothing and announces nothing', async () => {
    const onRequest = (request: GridRequest): number => requests.push(request);
    const { rerender } = render(<EditableDay day={usualDay} onRequest={onRequest} />);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-creates'));
    rerender(<EditableDay day={usualDay} onRequest={onRequest} offers={nothingOffered} />);
    focus('Bella');
    await userEvent.keyboard('m{ArrowDown}{Enter}n{Enter}');
    expect(voice()).toBe('');
    expect(requests).toEqual([]);
  });

  it('is left out one by one', async () => {
    await open(usualDay, { offers: { ...everythingOffered, reassign: false, resize: false } });
    focus('Bella');
    await userEvent.keyboard('m{ArrowRight}{Shift>}{ArrowDown}{/Shift}{ArrowDown}{Enter}');
    expect(requests).toEqual([{ kind: 'move', name: 'Bella', placing: { date, start: 615, end: 645, minutes: 30 } }]);
  });

  it('is not offered again while a change is on its way', async () => {
    await open(usualDay, { pending: new Set(['1']) });
    expect(tile('Bella')).toHaveTextContent(/Saving…/);
    focus('Bella');
    await userEvent.keyboard('m');
    expect(voice()).toBe('Bella is being saved.');
  });
});

describe('the list', () => {
  it('has a row for each appointment by time, and opens by keyboard', async () => {
    render(
      <EditableDay
        day={usualDay}
        view={{ kind: 'list', slotMinutes: 15 }}
        onRequest={(request) => requests.push(request)}
      />,
    );
    const [, ...rows] = await screen.findAllByRole('row');
    expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual([
      'Bella (Dog)',
      'Luna (Dog)',
      'Rex (Dog)',
      'Max (Dog)',
    ]);
    within(rows[0] ?? document.body)
      .getByRole('button')
      .focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: /Luna/ })).toHaveAttribute('aria-expanded', 'true');
  });
});

/** The grid with everything offered, once it can be edited. */
async function open(day: ScheduleDay, props: Partial<Parameters<typeof EditableDay>[0]> = {}): Promise<void> {
  render(<EditableDay day={day} onRequest={(request) => requests.push(request)} {...props} />);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-creates'));
}

/** The schedule alone; what is answered shows it another day. */
async function openSchedule(first: ScheduleDay): Promise<(day: ScheduleDay) => void> {
  const draw = (day: ScheduleDay) => (
    <DaySchedule
      day={day}
      wholeDay={day}
      view={{ kind: 'provider', slotMinutes: 15 }}
      nowMinute={null}
      hours={null}
      selected={null}
      onSelect={() => undefined}
      offers={everythingOffered}
      pending={new Set()}
      onCreate={(range) => requests.push({ kind: 'create', range })}
      onMove={({ patient }, placing) => requests.push({ kind: 'move', name: patient?.name ?? '', placing })}
    />
  );
  const { rerender } = render(draw(first));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-creates'));
  return (day) => rerender(draw(day));
}

function tile(name: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(name) });
}

function focus(name: string): void {
  tile(name).focus();
}

function column(name: string): HTMLElement {
  return screen.getByRole('group', { name: new RegExp(`^${name}`) });
}

/** What was read out last. */
function voice(): string {
  const live = document.querySelector('[aria-live="polite"]');
  return (live?.textContent ?? '').trim();
}
