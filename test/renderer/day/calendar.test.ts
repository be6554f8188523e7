import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullestOf,
  loadOfDay,
  loadShare,
  loadRanges,
  loadLabel,
} from '../../../renderer/features/day/calendar/dayLoad.tsx';
import { stepByKey, weekFrom, weeksOfMonth } from '../../../renderer/features/day/calendar/month.ts';
import { firstWeekday, startOfWeek, weekdayOf } from '../../../renderer/lib/weeks.ts';
import type { Weekday } from '../../../renderer/lib/dateNames.ts';
import { addDays, addMonths, firstDate, isPlainDate, lastDate } from '../../../renderer/lib/dates.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const dates = fc
  .integer({ min: 0, max: (Date.parse(lastDate) - Date.parse(firstDate)) / 86_400_000 })
  .map((days) => addDays(firstDate, days));
const weekdays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
const load = (change: object) => ({ date: '2026-11-17', visits: 0, minutes: 0, openMinutes: 600, ...change });

describe('a month', () => {
  it('begins its weeks as the region does, on Mondays where it is not known', () => {
    expect(['en-US', 'en-GB', 'en-DE'].map((locale) => firstWeekday(locale))).toEqual([7, 1, 1]);
    expect(weeksOfMonth('2026-11-17', 1)[0]).toBe('2026-10-26');
    expect(weeksOfMonth('2026-11-17', 7)[0]).toBe('2026-11-01');
  });

  it('is drawn with all of its days, each once, below its weekday', () => {
    fc.assert(
      fc.property(dates, weekdays, (date, first) => {
        const weeks = weeksOfMonth(date, first);
        const drawn = weeks.flatMap(weekFrom);
        expect(new Set(drawn).size).toBe(42);
        expect(weeks.every((week) => weekdayOf(week) === first)).toBe(true);
        for (let number = 1; number <= 31; number += 1) {
          const each = `${date.slice(0, 8)}${String(number).padStart(2, '0')}`;
          expect(drawn.includes(each)).toBe(isPlainDate(each));
        }
      }),
    );
  });

  it('is left and come back to by keys, within reach', () => {
    const key = (name: string, shiftKey = false) => stepByKey('2026-01-31', { key: name, shiftKey }, 1);
    expect(key('PageDown')).toBe('2026-02-28');
    expect(key('PageUp', true)).toBe('2025-01-31');
    expect(key('Home')).toBe('2026-01-26');
    expect(key('End')).toBe('2026-02-01');
    expect(key('ArrowDown')).toBe('2026-02-07');
    expect(key('x')).toBeNull();
    expect(stepByKey(lastDate, { key: 'ArrowRight', shiftKey: false }, 1)).toBe(lastDate);
  });

  it('is the requested number of months away', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -1000, max: 1000 }), weekdays, (date, months, first) => {
        const count = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        const moved = addMonths(date, months);
        expect(isPlainDate(moved)).toBe(true);
        expect(count(moved) - count(date)).toBe(months);
        expect(startOfWeek(date, first) <= date && date < addDays(startOfWeek(date, first), 7)).toBe(true);
      }),
    );
  });
});

describe('the load of a day', () => {
  it('is fetched in as few queries as possible, each week once', () => {
    fc.assert(
      fc.property(fc.subarray([...weeksOfMonth('2026-11-17', 1)]), (weeks) => {
        const ranges = loadRanges(weeks.toReversed());
        const queriedWeeks = ranges.flatMap(({ from, days }) => (days === 14 ? [from, addDays(from, 7)] : [from]));
        expect(queriedWeeks).toEqual(weeks);
        expect(ranges.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('is shown beside the fullest, by what is booked for each hour that is open', () => {
    const [long, short] = [load({ minutes: 1200 }), load({ minutes: 1200, openMinutes: 300 })];
    expect(loadShare(long, fullestOf([long, short]))).toBe(0.5);
    expect(loadShare(short, fullestOf([long, short]))).toBe(1);
    const lonely = load({ minutes: 30 });
    expect(loadShare(lonely, fullestOf([lonely]))).toBe(0.05);
    expect(loadShare(load({ minutes: 30, openMinutes: null }), 1)).toBeNull();
    expect(loadShare(load({ minutes: 30, openMinutes: 0 }), 1)).toBeNull();
  });

  it('is described with known values only', () => {
    expect(loadLabel(load({ visits: 34, minutes: 1050 }))).toBe('34 appointments, 17 h 30 min booked, open 10 h');
    expect(loadLabel(load({ visits: 1, minutes: 20, openMinutes: null }))).toBe('1 appointment, 20 min booked');
    expect(loadLabel(load({}))).toBe('No appointments, open 10 h');
    expect(loadLabel(load({ openMinutes: 0 }))).toBe('Closed');
    expect(loadLabel(load({ openMinutes: 0, visits: 2, minutes: 60 }))).toBe('Closed, 2 appointments, 1 h booked');
  });

  it('of the shown day is counted as the core counts: no blocks, nothing cancelled, nothing of the day before', () => {
    const cancelled = { status: { __typename: 'Status', label: 'CANCELLED', stage: 'cancelled', word: null } } as const;
    const day = dayWith([
      { name: 'Bella', who: 'okafor', at: [600, 630] },
      { name: 'Max', who: 'okafor', at: [660, 705] },
      { name: 'Luna', who: 'chen', at: [600, 630], ...cancelled },
      { name: 'Lunch', who: 'chen', at: [720, 780], blocked: true, patient: null, type: null },
      { name: 'Coco', who: 'chen', at: [-60, 30] },
    ]);
    expect(loadOfDay(day)).toMatchObject({ visits: 2, minutes: 75 });
  });
});
