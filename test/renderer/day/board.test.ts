import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardColumnsOf, waitingOf } from '../../../renderer/features/day/board/boardColumns.ts';
import { formatInstant } from '../../../renderer/lib/timeZone.ts';
import { stagesInOrder } from '../../../renderer/domain/stages.ts';
import { dayWith, statusOf, visit } from './days.ts';

const now = Date.parse('2026-11-17T10:10:00-05:00');
const at = (minutes: number): string => formatInstant(now + minutes * 60_000, 'America/New_York');
const timeOf = (instant: string): string => instant.slice(11, 16);

describe('the board', () => {
  it('has every visit in exactly one place, and no blocked time', () => {
    const anyVisit = fc.record({
      stage: fc.option(fc.constantFrom(...stagesInOrder)),
      start: fc.option(fc.integer({ min: -600, max: 600 })),
      blocked: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 30 }), fc.boolean(), (requested, isToday) => {
        const visits = requested.map(({ stage, start, blocked }, index) =>
          visit({
            id: String(index),
            status: stage && statusOf(stage),
            start: start === null ? null : at(start),
            blocked,
          }),
        );
        const { columns, groups } = boardColumnsOf(dayWith(visits), isToday ? now : null);
        const placed = [...columns, ...groups].flatMap(({ cards }) => cards.map(({ id }) => id));
        const expected = visits.filter(({ blocked }) => !blocked).map(({ id }) => id);
        expect(placed.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('includes visits due within an hour and a half, or late', () => {
    const due = [-30, 0, 90, 91].map((minutes) => visit({ id: String(minutes), start: at(minutes) }));
    const { columns, groups } = boardColumnsOf(dayWith(due), now);
    expect(columns[0]?.cards.map(({ id }) => id)).toEqual(['-30', '0', '90']);
    expect(groups.find(({ id }) => id === 'later')?.cards.map(({ id }) => id)).toEqual(['91']);
    expect(boardColumnsOf(dayWith(due), null).columns[0]?.cards).toHaveLength(4);
  });

  it('has no column for a status that the service lacks, unless a visit has it', () => {
    const names = (day: ReturnType<typeof dayWith>): readonly string[] =>
      boardColumnsOf(day, now).columns.map(({ id }) => id);
    expect(names({ ...dayWith([]), statuses: [] })).toEqual(['awaiting']);
    expect(names({ ...dayWith([visit({ status: statusOf('inProgress') })]), statuses: [] })).toEqual([
      'awaiting',
      'inProgress',
    ]);
  });
});

describe('a waiting time', () => {
  const waiting = (since: number | null, start = 0): ReturnType<typeof waitingOf> =>
    waitingOf({ status: statusOf('arrived'), since: since === null ? null : at(since), start: at(start) }, now, timeOf);

  it('counts from the arrival and marks a long wait', () => {
    expect(waiting(-9)).toEqual({ text: '9 min', urgency: 'calm' });
    expect(waiting(-10)).toEqual({ text: 'Long wait: 10 min', urgency: 'long' });
    expect(waiting(-20)).toEqual({ text: 'Very long wait: 20 min', urgency: 'tooLong' });
    expect(waiting(-75)?.text).toBe('Very long wait: 1 h 15 min');
  });

  it('is from the time of the visit where the arrival is unknown, and shows this', () => {
    expect(waiting(null, -5)).toEqual({ text: 'Since 10:05', urgency: 'calm' });
    expect(waiting(null, -15)).toEqual({ text: 'Long wait: since 09:55', urgency: 'long' });
    expect(waiting(null, 5)).toBeNull();
  });

  it('of a patient who is not there yet is the delay', () => {
    const status = statusOf('confirmed');
    expect(waitingOf({ status, since: null, start: at(-12) }, now, timeOf)?.text).toBe('12 min late');
    expect(waitingOf({ status, since: at(-500), start: at(12) }, now, timeOf)).toBeNull();
  });
});
