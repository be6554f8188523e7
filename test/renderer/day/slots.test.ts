import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  drawnSpan,
  endAt,
  endOf,
  lengthenBySlot,
  moveByColumn,
  moveBySlot,
  moveTo,
  nextLine,
  rangeOver,
  slotStart,
  type SlotRules,
  snap,
  startsInGap,
} from '../../../renderer/features/day/grid/slots.ts';
import { closedSpans, slotLengths } from '../../../renderer/features/day/grid/layout.ts';
import type { ClockChange } from '../../../renderer/lib/timeZone.ts';

const spring: ClockChange = { kind: 'gap', from: 120, to: 180 };
const autumn: ClockChange = { kind: 'twice', from: 60, to: 120 };
const usual: SlotRules = { slot: 15, shown: { start: 480, end: 1080 }, change: null, columns: 3 };

const slot = fc.constantFrom(...slotLengths);
const rules = fc
  .record({
    slot,
    hours: fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 13, max: 24 })),
    change: fc.constantFrom(null, spring, autumn),
    columns: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ hours: [from, to], ...rest }): SlotRules => ({ ...rest, shown: { start: from * 60, end: to * 60 } }));
const minute = fc.integer({ min: -600, max: 2400 });

/** Something that stands on the page: where it is drawn, and the rules of that page. */
const cases = rules.chain((given) =>
  fc
    .record({
      column: fc.integer({ min: 0, max: given.columns - 1 }),
      start: fc.integer({ min: given.shown.start, max: given.shown.end - 15 }),
      minutes: fc.integer({ min: 5, max: 240 }),
    })
    .filter((draft) => Math.max(endOf(draft, given.change), draft.start + draft.minutes) <= given.shown.end)
    .map((draft): [Draft, SlotRules] => [draft, given]),
);

describe('lines', () => {
  it('are found before, at and after a minute', () => {
    expect([snap(607, 15), snap(608, 15), slotStart(614, 15)]).toEqual([600, 615, 600]);
    expect([nextLine(607, 15, 1), nextLine(600, 15, 1), nextLine(607, 15, -1), nextLine(600, 15, -1)]).toEqual([
      615, 615, 600, 585,
    ]);
  });

  it('are never further away than half a slot, and every minute has one on either side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), slot, (at, size) => {
        expect(Math.abs(snap(at, size) - at)).toBeLessThanOrEqual(size / 2);
        expect(snap(at, size) % size).toBe(0);
        expect(nextLine(at, size, 1)).toBeGreaterThan(at);
        expect(nextLine(at, size, 1) - at).toBeLessThanOrEqual(size);
        expect(nextLine(at, size, -1)).toBeLessThan(at);
        expect(at - nextLine(at, size, -1)).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe('moving', () => {
  it('snaps to slots and keeps the length', () => {
    const draft = { column: 0, start: 607, minutes: 30 };
    expect(moveBySlot(draft, 1, usual)).toEqual({ column: 0, start: 615, minutes: 30 });
    expect(moveBySlot(draft, -1, usual)).toEqual({ column: 0, start: 600, minutes: 30 });
    expect(moveBySlot(draft, 1, usual, 4).start).toBe(660);
  });

  it('stays on the page at both ends and at the outer columns', () => {
    const draft = { column: 0, start: 600, minutes: 30 };
    expect(moveTo(draft, 0, usual).start).toBe(480);
    expect(moveTo(draft, 5000, usual).start).toBe(1050);
    expect(moveByColumn(draft, -1, usual).column).toBe(0);
    expect(moveByColumn({ ...draft, column: 2 }, 1, usual).column).toBe(2);
  });

  it('never leaves the page and never changes how long it lasts', () => {
    fc.assert(
      fc.property(cases, minute, ([draft, given], to) => {
        for (const moved of [
          moveTo(draft, to, given),
          moveBySlot(draft, 1, given),
          moveBySlot(draft, -1, given),
          moveByColumn(draft, 1, given),
        ]) {
          expect(moved.minutes).toBe(draft.minutes);
          expect(moved.start).toBeGreaterThanOrEqual(given.shown.start);
          expect(drawnSpan(moved, given.change).end).toBeLessThanOrEqual(given.shown.end);
          expect(moved.column).toBeGreaterThanOrEqual(0);
          expect(moved.column).toBeLessThan(given.columns);
        }
      }),
    );
  });

  it('over a missing hour ends later on the wall and lasts as long', () => {
    const night = { ...usual, shown: { start: 0, end: 1440 }, change: spring };
    const moved = moveTo({ column: 0, start: 600, minutes: 60 }, 90, night);
    expect([moved.start, endOf(moved, spring)]).toEqual([90, 210]);
    expect(startsInGap(moveTo(moved, 135, night), spring)).toBe(true);
    expect(startsInGap(moveTo(moved, 180, night), spring)).toBe(false);
  });
});

describe('resizing', () => {
  it('puts the end onto lines', () => {
    const draft = { column: 0, start: 600, minutes: 20 };
    expect(lengthenBySlot(draft, 1, usual).minutes).toBe(30);
    expect(lengthenBySlot({ ...draft, minutes: 40 }, -1, usual).minutes).toBe(30);
    expect(lengthenBySlot({ ...draft, minutes: 15 }, -1, usual).minutes).toBe(15);
  });

  it('never makes shorter than a slot, never leaves the day and never moves the start', () => {
    fc.assert(
      fc.property(cases, minute, ([draft, given], to) => {
        const changes = [endAt(draft, to, given), lengthenBySlot(draft, 1, given), lengthenBySlot(draft, -1, given)];
        for (const resized of changes) {
          expect(resized.start).toBe(draft.start);
          const { start, end } = drawnSpan(resized, given.change);
          expect(end - start).toBeGreaterThanOrEqual(Math.min(given.slot, 1440 - start));
          expect(end).toBeLessThanOrEqual(Math.max(given.shown.end, Math.min(start + given.slot, 1440)));
          expect(resized.minutes).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('drawing a range', () => {
  it('covers the slots from where it began to where it is, also upwards', () => {
    expect(rangeOver(1, 607, 640, usual)).toEqual({ column: 1, start: 600, minutes: 45 });
    expect(rangeOver(1, 640, 607, usual)).toEqual({ column: 1, start: 600, minutes: 45 });
    expect(rangeOver(1, 607, 607, usual)).toEqual({ column: 1, start: 600, minutes: 15 });
  });

  it('stays on the page, on lines, and holds at least a slot', () => {
    fc.assert(
      fc.property(rules, minute, minute, (given, anchor, to) => {
        const range = drawnSpan(rangeOver(0, anchor, to, given), given.change);
        expect(range.start % given.slot).toBe(0);
        expect(range.start).toBeGreaterThanOrEqual(given.shown.start);
        expect(range.end).toBeLessThanOrEqual(given.shown.end);
        expect(range.end - range.start).toBeGreaterThanOrEqual(given.slot);
      }),
    );
  });
});

describe('closed hours', () => {
  it('are what lies between the opening hours', () => {
    const shown = { start: 420, end: 1140 };
    const hours = [
      { start: 480, end: 720 },
      { start: 780, end: 1080 },
    ];
    expect(closedSpans(hours, shown)).toEqual([
      { start: 420, end: 480 },
      { start: 720, end: 780 },
      { start: 1080, end: 1140 },
    ]);
    expect(closedSpans(null, shown)).toEqual([]);
    expect(closedSpans([], shown)).toEqual([shown]);
  });

  it('and the open ones make up the whole day', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }))
      .map(([start, length]) => ({ start, end: Math.min(1440, start + length) }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), span, fc.integer({ min: 0, max: 1439 }), (hours, shown, at) => {
        fc.pre(at >= shown.start && at < shown.end);
        const inside = (spans: readonly { start: number; end: number }[]): boolean =>
          spans.some(({ start, end }) => at >= start && at < end);
        expect(inside(closedSpans(hours, shown))).toBe(!inside(hours));
      }),
    );
  });
});
