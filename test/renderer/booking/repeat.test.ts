import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBookingGroup, noGroup } from '../../../renderer/features/booking/group/bookingGroup.ts';
import { endOf, planBookings } from '../../../renderer/features/booking/group/planBookings.ts';
import {
  datesOf,
  maxDates,
  noRepeat,
  type Repeat,
  repeatUnits,
} from '../../../renderer/features/booking/group/repeat.ts';
import { startOf } from '../../../renderer/features/booking/checkBooking.ts';
import { type BookingWork, startWork } from '../../../renderer/features/booking/work.ts';
import { addDays } from '../../../renderer/lib/dates.ts';
import { knownClient, knownPatient } from '../../support/page/bookingDay.ts';

const repeat = (change: Partial<Repeat>): Repeat => ({ ...noRepeat, on: true, ...change });
const datesFrom = (first: string, change: Partial<Repeat>): readonly string[] => datesOf(first, repeat(change)).dates;

describe('the dates of a series', () => {
  it('are so many days, weeks or months apart', () => {
    expect(datesFrom('2026-11-18', { count: '3' })).toEqual(['2026-11-18', '2026-11-25', '2026-12-02']);
    expect(datesFrom('2026-11-18', { unit: 'days', every: '10', count: '3' })).toEqual([
      '2026-11-18',
      '2026-11-28',
      '2026-12-08',
    ]);
    expect(datesFrom('2026-11-18', { unit: 'months', every: '2', count: '3' })).toEqual([
      '2026-11-18',
      '2027-01-18',
      '2027-03-18',
    ]);
  });

  it('keep the day of the month, or take the last one of a shorter month without staying there', () => {
    const from = (first: string, lastDay: boolean) => datesFrom(first, { unit: 'months', count: '4', lastDay });
    expect(from('2027-12-31', false)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
    expect(from('2027-01-30', false)).toEqual(['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30']);
    expect(from('2027-02-28', false)).toEqual(['2027-02-28', '2027-03-28', '2027-04-28', '2027-05-28']);
    expect(from('2027-02-28', true)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    // Only a series that begins on a last day has last days.
    expect(from('2027-02-27', true)).toEqual(['2027-02-27', '2027-03-27', '2027-04-27', '2027-05-27']);
  });

  it('end on a date, which belongs to them', () => {
    expect(datesFrom('2026-11-18', { ends: 'date', until: '2026-12-02' })).toHaveLength(3);
    expect(datesFrom('2026-11-18', { ends: 'date', until: '2026-12-01' })).toHaveLength(2);
  });

  it.each([
    [{ count: '5000' }, 'repeat.count', /^5,000 dates are too many\. Choose up to 26\.$/],
    [{ count: '0' }, 'repeat.count', /^Enter 1 to 26 dates\.$/],
    [{ count: '2.5' }, 'repeat.count', /^Enter 1 to 26 dates\.$/],
    [{ count: '' }, 'repeat.count', /^Enter 1 to 26 dates\.$/],
    [{ every: '53' }, 'repeat.every', /^Enter 1 to 52\.$/],
    [{ ends: 'date', until: '2099-01-01' }, 'repeat.until', /more than 26 dates/],
    [{ ends: 'date', until: '2026-11-17' }, 'repeat.until', /before the first/],
    [{ ends: 'date', until: '' }, 'repeat.until', /^Choose a date/],
  ] as const)('are refused in words where they are wrong or too many: %j', (change, field, message) => {
    const { dates, problem } = datesOf('2026-11-18', repeat(change));
    expect(problem?.field).toBe(field);
    expect(problem?.message).toMatch(message);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.length).toBeLessThanOrEqual(maxDates);
  });

  it('rise, begin with the first, and are never more than the limit', () => {
    const first = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(
        first,
        fc.integer({ min: 1, max: 52 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom(...repeatUnits),
        fc.boolean(),
        (date, every, count, unit, lastDay) => {
          const dates = datesFrom(date, { every: String(every), count: String(count), unit, lastDay });
          expect(dates[0]).toBe(date);
          expect(dates).toHaveLength(Math.min(count, maxDates));
          expect(dates).toEqual([...new Set(dates)].toSorted());
        },
      ),
    );
  });
});

const bella = knownPatient({ id: 'p1', name: 'Bella' });
const max = knownPatient({ id: 'p2', name: 'Max' });

function familyWork(change: Partial<BookingWork>): BookingWork {
  const who = { kind: 'chosen', client: knownClient([bella, max]), patient: 'p1', adding: false } as const;
  return { ...startWork({}), who, date: '2026-11-18', time: '10:00', provider: 'a', ...change };
}

const other = { key: '2', patient: 'p2', type: '', provider: 'a', minutes: '20', lengthChosen: true, reason: '' };

describe('what is planned', () => {
  it('keeps the time of the wall clock over both clock changes, in zones of both halves of the world', () => {
    for (const [timeZone, first] of [
      ['America/New_York', '2027-03-07'],
      ['America/New_York', '2026-10-25'],
      ['Europe/Berlin', '2027-03-21'],
      ['Australia/Sydney', '2026-09-27'],
      ['Australia/Sydney', '2027-03-28'],
    ] as const) {
      const group = { ...noGroup, repeat: repeat({ count: '4' }) };
      const plan = planBookings(familyWork({ date: first, group }), timeZone);
      const starts = plan.map((planned) => startOf(planned, timeZone) ?? '');
      expect(starts.map((start) => start.slice(11, 16))).toEqual(['10:00', '10:00', '10:00', '10:00']);
      // The offset is another one after the change.
      expect(new Set(starts.map((start) => start.slice(19))).size).toBe(2);
    }
  });

  it('places patients one after the other, or at the same time, on every date', () => {
    const group = {
      ...noGroup,
      repeat: repeat({ count: '2' }),
      others: [{ ...other, when: 'after' } as const, { ...other, key: '3', provider: 'b', when: 'together' } as const],
    };
    const plan = planBookings(familyWork({ minutes: '45', room: 'Exam 1', group }), 'America/New_York');
    expect(plan.map(({ date, time, room, index }) => [date, time, room, index])).toEqual([
      ['2026-11-18', '10:00', 'Exam 1', 1],
      ['2026-11-18', '10:45', 'Exam 1', 1],
      ['2026-11-18', '10:45', '', 1],
      ['2026-11-25', '10:00', 'Exam 1', 2],
      ['2026-11-25', '10:45', 'Exam 1', 2],
      ['2026-11-25', '10:45', '', 2],
    ]);
  });

  it('counts real minutes over the night of a clock change', () => {
    const [first] = planBookings(familyWork({ date: '2027-03-14', time: '01:30' }), 'America/New_York');
    expect(first && endOf(first, 'America/New_York')).toEqual({ date: '2027-03-14', time: '03:00' });
  });

  it('keeps an edit with its date while the rule is changed, and forgets it with its date', () => {
    const [, second] = planBookings(
      familyWork({ group: { ...noGroup, repeat: repeat({ count: '3' }) } }),
      'America/New_York',
    );
    const edits = [{ key: second?.key ?? '', removed: false, date: '2026-11-26', time: '09:00', provider: 'b' }];
    const planOf = (change: Partial<Repeat>) =>
      planBookings(familyWork({ group: { ...noGroup, edits, repeat: repeat(change) } }), 'America/New_York').map(
        ({ date }) => date,
      );
    expect(planOf({ count: '4' })).toEqual(['2026-11-18', '2026-11-26', '2026-12-02', '2026-12-09']);
    expect(planOf({ count: '2', every: '2' })).toEqual(['2026-11-18', '2026-12-02']);
  });

  it('is read back as it was stored, and not where it is something else', () => {
    const group = { ...noGroup, others: [{ ...other, when: 'after' }], repeat: repeat({}) };
    const stored: unknown = JSON.parse(JSON.stringify(group));
    expect(isBookingGroup(stored)).toBe(true);
    expect(isBookingGroup({ ...group, others: [{ key: '2' }] })).toBe(false);
    expect(isBookingGroup({ ...group, plan: [{ key: '2' }] })).toBe(false);
    expect(isBookingGroup({})).toBe(false);
  });
});
