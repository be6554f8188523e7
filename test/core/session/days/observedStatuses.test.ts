import { describe, expect, it } from 'vitest';
import { createObservedStatuses } from '../../../../electron/core/session/days/observedStatuses.ts';
import type { DayRows } from '../../../../electron/core/session/days/dayRows.ts';
import { readStage } from '../../../../graphql/service/readers/readStage.ts';

/** A reading of a day at a time: `[id, status]` of each appointment. */
function reading(time: string, visits: readonly (readonly [id: string, label: string])[]): DayRows {
  const appointments = visits.map(([id, label]) => ({ id, status: { label, stage: readStage(label) } }));
  // Sound: nothing else of a day is read.
  return { asOf: `2026-11-17T${time}:00Z`, appointments } as unknown as DayRows;
}

/** What was observed over readings of one day, one after the other. */
function observe(readings: readonly DayRows[]): ReturnType<typeof createObservedStatuses> {
  const observed = createObservedStatuses();
  readings.forEach((each, index) => observed.note(each, readings[index - 1] ?? null));
  return observed;
}

const at = (from: string, to: string, stage = 'arrived'): object => ({
  stage,
  from: `2026-11-17T${from}:00Z`,
  to: `2026-11-17T${to}:00Z`,
  observed: true,
});

/** Readings a minute apart between the changes, as of a day on a screen. */
function minutes(from: number, to: number, label: string): readonly DayRows[] {
  const time = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return Array.from({ length: to - from }, (_, index) => reading(time(from + index), [['1', label]]));
}

describe('observed statuses', () => {
  it('are how long a visit was in a stage that this desk saw begin and end', () => {
    const observed = observe([
      ...minutes(540, 550, 'Confirmed'),
      ...minutes(550, 562, 'Checked in'),
      ...minutes(562, 590, 'In progress'),
      ...minutes(590, 591, 'Completed'),
    ]);
    expect(observed.spans('1')).toEqual([at('09:10', '09:22'), at('09:22', '09:50', 'inProgress')]);
    expect(observed.since('1')).toBe('2026-11-17T09:50:00Z');
  });

  it('say nothing of a stage that was there at the first reading', () => {
    const observed = observe([...minutes(550, 562, 'Checked in'), ...minutes(562, 570, 'In progress')]);
    expect(observed.spans('1')).toEqual([]);
    expect(observed.since('1')).toBe('2026-11-17T09:22:00Z');
  });

  it('say nothing of a change during a pause: no one knows when it was', () => {
    const before = [...minutes(540, 550, 'Confirmed'), ...minutes(550, 552, 'Checked in')];
    const seen = observe([...before, reading('09:14', [['1', 'In progress']])]);
    expect(seen.spans('1')).toEqual([at('09:10', '09:14')]);
    const unseen = observe([...before, reading('09:15', [['1', 'In progress']])]);
    expect(unseen.spans('1')).toEqual([]);
    // Nor of how long the next stage was, as its begin is not known.
    const next = observe([
      ...before,
      reading('09:15', [['1', 'In progress']]),
      reading('09:16', [['1', 'Ready for pickup']]),
    ]);
    expect(next.spans('1')).toEqual([]);
  });

  it('say nothing of an appointment that was not in the reading before', () => {
    const observed = observe([
      reading('09:00', [['1', 'Confirmed']]),
      reading('09:01', []),
      reading('09:02', [['1', 'Checked in']]),
      reading('09:03', [['1', 'In progress']]),
    ]);
    expect(observed.spans('1')).toEqual([]);
  });

  it('take another word for the same stage as the same stage', () => {
    const observed = observe([
      ...minutes(540, 550, 'Confirmed'),
      ...minutes(550, 555, 'Arrived'),
      ...minutes(555, 560, 'Waiting'),
      ...minutes(560, 561, 'In exam'),
    ]);
    expect(observed.spans('1')).toEqual([at('09:10', '09:20')]);
  });

  it('are bounded, in appointments and in spans of each', () => {
    const toAndFro = Array.from({ length: 60 }, (_, minute) =>
      reading(`09:${String(minute).padStart(2, '0')}`, [['1', minute % 2 === 0 ? 'Checked in' : 'In progress']]),
    );
    const observed = observe(toAndFro);
    expect(observed.spans('1')).toHaveLength(8);
    const many = Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 'Confirmed'] as const);
    observed.note(reading('10:00', many), null);
    expect(observed.spans('1')).toEqual([]);
    expect(observed.labels()).toEqual(['Checked in', 'In progress', 'Confirmed']);
  });
});
