import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  layOut,
  overlap,
  type Placement,
  usualShortest,
  type Span,
  spanOf,
} from '../../../renderer/features/day/grid/layout.ts';

const date = '2026-11-21';

describe('spanOf', () => {
  it('reads start and end off the clinic’s wall clock, whatever the offset', () => {
    expect(spanOf('2026-11-21T09:00:00-05:00', '2026-11-21T09:45:00-05:00', date)).toEqual({ start: 540, end: 585 });
    expect(spanOf('2026-11-21T09:00:00+13:00', '2026-11-21T09:45:00+13:00', date)).toEqual({ start: 540, end: 585 });
  });

  it('gives a zero-length appointment the shortest tile', () => {
    const span = spanOf('2026-11-21T09:00:00-05:00', '2026-11-21T09:00:00-05:00', date);
    expect(span).toEqual({ start: 540, end: 540 + usualShortest });
  });

  it('draws half an hour where no end is given', () => {
    expect(spanOf('2026-11-21T09:00:00-05:00', null, date)).toEqual({ start: 540, end: 570 });
  });

  it('ends a visit that runs into the next day at midnight', () => {
    expect(spanOf('2026-11-21T23:00:00-05:00', '2026-11-22T02:00:00-05:00', date)).toEqual({ start: 1380, end: 1440 });
  });

  it('begins at midnight what comes from the day before', () => {
    expect(spanOf('2026-11-20T22:00:00-05:00', '2026-11-21T01:30:00-05:00', date)).toEqual({ start: 0, end: 90 });
  });

  it('keeps a tile that starts in the last minutes on the page', () => {
    expect(spanOf('2026-11-21T23:58:00-05:00', '2026-11-22T00:20:00-05:00', date)).toEqual({ start: 1425, end: 1440 });
  });

  it('uses the real length where clocks go back during the visit', () => {
    const night = '2026-11-01';
    expect(spanOf('2026-11-01T01:45:00-04:00', '2026-11-01T01:15:00-05:00', night)).toEqual({ start: 105, end: 135 });
  });

  it('always answers a stretch of the day that can be seen', () => {
    const minutes = fc.integer({ min: -2000, max: 4000 });
    fc.assert(
      fc.property(minutes, fc.option(minutes), (from, to) => {
        const { start, end } = spanOf(instantOf(from), to === null ? null : instantOf(to), date);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(1440);
        expect(end - start).toBeGreaterThanOrEqual(usualShortest);
      }),
    );
  });
});

describe('layOut', () => {
  it('leaves what stands alone at full width', () => {
    expect(layOut([at(540, 570), at(570, 600)])).toEqual([alone, alone]);
  });

  it('puts a double booking side by side', () => {
    expect(layOut([at(540, 600), at(570, 630)])).toEqual([
      { lane: 0, width: 1, lanes: 2 },
      { lane: 1, width: 1, lanes: 2 },
    ]);
  });

  it('widens a tile over lanes that are free beside it', () => {
    const [, , , last] = layOut([at(540, 700), at(540, 560), at(545, 560), at(600, 620)]);
    expect(last).toEqual({ lane: 1, width: 2, lanes: 3 });
  });

  it('answers in the order of the spans', () => {
    expect(layOut([at(900, 930), at(540, 570)])).toHaveLength(2);
    expect(layOut([])).toEqual([]);
  });

  it('never lets two overlapping tiles share a lane', () => {
    fc.assert(
      fc.property(spans, (given) => {
        const placed = layOut(given);
        forEachPair(given, (one, other) => {
          if (overlap(spanAt(given, one), spanAt(given, other))) {
            expect(shareLane(placeAt(placed, one), placeAt(placed, other))).toBe(false);
          }
        });
      }),
    );
  });

  it('uses as few lanes as the busiest moment of a cluster needs, and no more', () => {
    fc.assert(
      fc.property(spans, (given) => {
        const placed = layOut(given);
        for (const index of given.keys()) {
          expect(placeAt(placed, index).lanes).toBe(busiest(clusterOf(given, index)));
        }
      }),
    );
  });

  it('keeps every tile inside its column', () => {
    fc.assert(
      fc.property(spans, (given) => {
        for (const { lane, width, lanes } of layOut(given)) {
          expect(lane).toBeGreaterThanOrEqual(0);
          expect(width).toBeGreaterThanOrEqual(1);
          expect(lane + width).toBeLessThanOrEqual(lanes);
        }
      }),
    );
  });
});

const alone: Placement = { lane: 0, width: 1, lanes: 1 };

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 12 }))
    .map(([quarter, quarters]): Span => at(quarter * 15, Math.min(1440, (quarter + quarters) * 15))),
  { maxLength: 40 },
);

function at(start: number, end: number): Span {
  return { start, end };
}

function instantOf(minute: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000).toISOString().replace('.000Z', '+00:00');
}

function spanAt(given: readonly Span[], index: number): Span {
  return given[index] ?? at(0, 0);
}

function placeAt(placed: readonly Placement[], index: number): Placement {
  return placed[index] ?? alone;
}

function forEachPair(given: readonly unknown[], check: (one: number, other: number) => void): void {
  for (const one of given.keys()) for (let other = one + 1; other < given.length; other += 1) check(one, other);
}

function shareLane(one: Placement, other: Placement): boolean {
  return one.lane < other.lane + other.width && other.lane < one.lane + one.width;
}

/** Everything that a tile touches, directly or over others. */
function clusterOf(given: readonly Span[], index: number): readonly Span[] {
  const inside = new Set([index]);
  for (let grown = true; grown;) {
    grown = false;
    for (const other of given.keys()) {
      if (inside.has(other)) continue;
      if ([...inside].some((member) => overlap(spanAt(given, member), spanAt(given, other)))) {
        inside.add(other);
        grown = true;
      }
    }
  }
  return [...inside].map((member) => spanAt(given, member));
}

function busiest(cluster: readonly Span[]): number {
  return Math.max(
    ...cluster.map(({ start }) => cluster.filter((span) => span.start <= start && start < span.end).length),
  );
}
