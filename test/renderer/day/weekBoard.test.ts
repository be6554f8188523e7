import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { appointmentsByDay, providersOf, weekBoardOf, weekOf } from '../../../renderer/features/day/week/weekBoard.ts';
import { addDays } from '../../../renderer/lib/dates.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const monday = '2026-11-16';
const rules = { of: { kind: 'provider', provider: 'okafor' }, today: '2026-11-17', shortest: 15 } as const;

/** A week with these visits of Dr. Okafor: an id, the day that was read with it, the day that it is on now. */
function weekWith(
  visits: readonly { readonly id: string; readonly read: number; readonly now: number; readonly at: number }[],
): readonly ScheduleDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const day = dayWith([], { date });
    const own = visits.filter(({ read }) => read === index);
    const appointments = own.flatMap(({ id, now, at }) =>
      dayWith([{ name: id, who: 'okafor', at: [at, at + 30] }], { date: addDays(monday, now) }).appointments.map(
        (each) => ({ ...each, id }),
      ),
    );
    return { ...day, appointments };
  });
}

const visit = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map(String),
  read: fc.integer({ min: 0, max: 6 }),
  now: fc.integer({ min: 0, max: 6 }),
  at: fc.integer({ min: 0, max: 90 }).map((quarter) => quarter * 15),
});

describe('the days of a week', () => {
  it('hold each appointment once, on the day that it is on now, by start', () => {
    fc.assert(
      fc.property(fc.uniqueArray(visit, { selector: ({ id }) => id }), (visits) => {
        const days = appointmentsByDay(weekWith(visits));
        for (const [index, day] of days.entries()) {
          const expected = visits.filter(({ now }) => now === index).toSorted((one, other) => one.at - other.at);
          expect(day.appointments.map(({ start }) => start?.slice(11, 16))).toEqual(
            expected.map(({ at }) => new Date(at * 60_000).toISOString().slice(11, 16)),
          );
          expect(day.appointments.every(({ start }) => start?.startsWith(day.date))).toBe(true);
        }
      }),
    );
  });

  it('keep one that was read on both days, and one without a time, once', () => {
    const both = weekWith([
      { id: '1', read: 1, now: 2, at: 600 },
      { id: '1', read: 2, now: 2, at: 600 },
    ]);
    const untimed = both.map((day) => ({
      ...day,
      appointments: [
        ...day.appointments,
        ...day.appointments.map((each) => ({ ...each, id: '2', start: null, end: null })),
      ],
    }));
    const days = appointmentsByDay(untimed);
    expect(days.map(({ appointments }) => appointments.map(({ id }) => id))).toEqual([
      ['2'],
      [],
      ['1'],
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('the board of a week', () => {
  const open = (date: string, from: string, to: string) =>
    ({ __typename: 'OpenHours', start: `${date}T${from}:00-05:00`, end: `${date}T${to}:00-05:00` }) as const;
  const days = weekWith([{ id: '1', read: 0, now: 0, at: 600 }]).map((day, index) => ({
    ...day,
    hours: index === 6 ? [] : [open(day.date, '08:00', index === 5 ? '12:00' : '18:00')],
  }));

  it('has a column for each day of one provider, with its own closed hours', () => {
    const { columns, fromHour, toHour } = weekBoardOf(days, rules);
    expect([fromHour, toHour]).toEqual([8, 18]);
    expect(columns.map(({ key, providerId, tiles }) => [key, providerId, tiles.length])).toEqual(
      days.map(({ date }, index) => [date, 'okafor', index === 0 ? 1 : 0]),
    );
    expect(columns.map(({ closed }) => closed)).toEqual([
      ...Array.from({ length: 5 }, () => []),
      [{ start: 720, end: 1080 }],
      [{ start: 480, end: 1080 }],
    ]);
    expect(columns.map(({ role }) => role)).toEqual([null, 'Today', null, null, null, null, null]);
  });

  it('shows nothing of another provider, and names each once', () => {
    const { columns } = weekBoardOf(days, { ...rules, of: { kind: 'provider', provider: 'chen' } });
    expect(columns.every(({ tiles }) => tiles.length === 0)).toBe(true);
    expect(providersOf(days).map(({ name }) => name)).toEqual(['Dr. Okafor', 'Dr. Chen', 'Sam Lee']);
    const unassigned = days.map((day) => ({
      ...day,
      appointments: day.appointments.map((each) => ({ ...each, provider: null })),
    }));
    expect(providersOf(unassigned).at(-1)).toEqual({ id: null, name: 'No provider' });
  });

  it('has a column for each day of one room, closed while the location is, whoever works there', () => {
    const rooms = ['Exam 1', 'Exam 2'];
    const busy = days.map((day, index) => ({
      ...day,
      working: [{ __typename: 'WorkingHours', provider: 'okafor', hours: [] } as const],
      appointments: dayWith(
        rooms.map((room) => ({ name: `${room} on ${index}`, who: 'okafor', at: [600, 630], room })),
        { date: day.date },
      ).appointments,
    }));
    const board = weekBoardOf(busy, { ...rules, of: { kind: 'room', room: 'Exam 2' } });
    expect(board.kind).toBe('room');
    expect(board.columns.map(({ providerId, room, isOff }) => [providerId, room, isOff])).toEqual(
      days.map(() => [null, 'Exam 2', false]),
    );
    expect(board.columns.map(({ tiles }) => tiles.map(({ appointment }) => appointment.room))).toEqual(
      days.map(() => ['Exam 2']),
    );
    expect(board.columns.map(({ closed }) => closed.length)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it('is that of a room only where rooms are told, or where nothing is booked that could tell one', () => {
    const choice = { location: '101', date: monday, room: 'Exam 2' };
    const told = days.map((day) => ({
      ...day,
      appointments: day.appointments.map((each) => ({ ...each, room: 'Exam 1' })),
    }));
    const untold = days.map((day) => ({
      ...day,
      appointments: day.appointments.map((each) => ({ ...each, room: null })),
    }));
    const empty = days.map((day) => ({ ...day, appointments: [] }));
    expect([told, untold, empty].map((week) => weekOf(choice, week)?.kind ?? null)).toEqual(['room', null, 'room']);
    expect(weekOf({ location: '101', date: monday, provider: 'nobody' }, told)).toBeNull();
  });
});
