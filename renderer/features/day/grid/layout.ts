import { minuteOfDay, minutesPerDay } from '../../../lib/wallTime.ts';

/** A stretch of a day in minutes since midnight; the end is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a tile stands among those that share its time: its lane, how many it fills, how many there are. */
export interface Placement {
  readonly lane: number;
  readonly width: number;
  readonly lanes: number;
}

/** A tile shorter than this could be neither read nor hit, at the usual height of an hour. */
export const usualShortest = 15;
/** What an appointment without an end is drawn as. */
export const assumedMinutes = 30;

/**
 * The stretch that an appointment covers on the page of its day: at least the shortest tile, never beyond
 * midnight on either side. Where clocks go back, a visit may end "before" it starts on the wall; its real
 * length then counts.
 */
export function spanOf(start: string, end: string | null, date: string, shortest = usualShortest): Span {
  const from = minuteOfDay(start, date);
  const last = Math.min(Math.max(from, 0), minutesPerDay - shortest);
  const to = end === null ? from + assumedMinutes : endOf(from, start, end, date);
  return { start: last, end: Math.min(Math.max(to, last + shortest), minutesPerDay) };
}

/** How long an appointment really lasts, whatever the clocks do meanwhile; null where it has no end. */
export function realMinutes({
  start,
  end,
}: {
  readonly start: string | null;
  readonly end: string | null;
}): number | null {
  if (start === null || end === null) return null;
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 60_000));
}

function endOf(from: number, start: string, end: string, date: string): number {
  const onTheWall = minuteOfDay(end, date);
  if (onTheWall > from) return onTheWall;
  return from + (realMinutes({ start, end }) ?? 0);
}

/**
 * Puts spans side by side where they overlap: as few lanes as the busiest moment of a cluster needs, and every
 * tile widened over lanes that stay free beside it. The answer is in the order of the spans.
 */
export function layOut(spans: readonly Span[]): readonly Placement[] {
  const order = spans.map((_span, index) => index).toSorted((a, b) => compare(spans[a], spans[b]) || a - b);
  const placements: Placement[] = new Array<Placement>(spans.length);
  let cluster: number[] = [];
  let clusterEnd = 0;
  for (const index of order) {
    const span = spans[index];
    if (!span) continue;
    if (cluster.length > 0 && span.start >= clusterEnd) {
      placeCluster(spans, cluster, placements);
      cluster = [];
      clusterEnd = 0;
    }
    cluster.push(index);
    clusterEnd = Math.max(clusterEnd, span.end);
  }
  placeCluster(spans, cluster, placements);
  return placements;
}

function placeCluster(spans: readonly Span[], cluster: readonly number[], placements: Placement[]): void {
  const lanes: Span[][] = [];
  const laneOf = new Map<number, number>();
  for (const index of cluster) {
    const span = spans[index];
    if (!span) continue;
    // By start, the lowest free lane is enough for the fewest lanes (interval graphs are perfect).
    const free = lanes.findIndex((lane) => (lane.at(-1)?.end ?? 0) <= span.start);
    const lane = free === -1 ? lanes.length : free;
    (lanes[lane] ??= []).push(span);
    laneOf.set(index, lane);
  }
  for (const [index, lane] of laneOf) {
    const span = spans[index];
    if (!span) continue;
    let width = 1;
    while (lane + width < lanes.length && !lanes[lane + width]?.some((other) => overlap(span, other))) width += 1;
    placements[index] = { lane, width, lanes: lanes.length };
  }
}

export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function compare(one: Span | undefined, other: Span | undefined): number {
  if (!one || !other) return 0;
  return one.start - other.start || other.end - one.end;
}
