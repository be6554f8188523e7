import { assumedMinutes, durationMinutes } from '../../../domain/duration.ts';
import { isCompact } from '../../../lib/pageSizes.ts';
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

function endOf(from: number, start: string, end: string, date: string): number {
  const endMinute = minuteOfDay(end, date);
  if (endMinute > from) return endMinute;
  return from + (durationMinutes({ start, end }) ?? 0);
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

/** How long a slot may be, in minutes. All of them divide the hour, so every line lies on a round time. */
export const slotLengths = [5, 10, 15, 20, 30, 60] as const;

export type SlotMinutes = (typeof slotLengths)[number];

export const usualSlot: SlotMinutes = 15;

/** Height of a minute on the grid in pixels: fine slots draw the day larger, coarse ones show more of it at once. */
const minuteHeights: Readonly<Record<SlotMinutes, number>> = { 5: 3.6, 10: 2.4, 15: 1.8, 20: 1.8, 30: 1.5, 60: 1.2 };
/** In compact rows a line of a tile is 14 pixels high instead of 16. */
const compactHeights: Readonly<Record<SlotMinutes, number>> = { 5: 3.2, 10: 2, 15: 1.4, 20: 1.4, 30: 1.2, 60: 1.1 };

/** By the density that was chosen; what draws a grid follows it with `useIsCompact`. */
export function pixelsPerMinute(slotMinutes: SlotMinutes, compact = isCompact()): number {
  return (compact ? compactHeights : minuteHeights)[slotMinutes];
}

/** A tile lower than its one line of text could be neither read nor hit. */
export function shortestTile(slotMinutes: SlotMinutes): number {
  return slotMinutes <= 5 ? 5 : 15;
}

/** How much of an appointment a tile has room for. */
type TileSize = 'line' | 'two' | 'usual' | 'tall' | 'long';

/**
 * Lines are 16 pixels high, compact ones 14. A quarter of an hour has one; from 40 minutes on the alert has one for
 * itself. What is higher than a third of a usual window keeps its lines in sight while it is scrolled.
 */
export function tileSize(height: number, compact = isCompact()): TileSize {
  const room = compact ? (height * 16) / 14 : height;
  if (room < 35) return 'line';
  if (room < 50) return 'two';
  if (room < 72) return 'usual';
  return room < 200 ? 'tall' : 'long';
}

/** Width of the hours beside the columns, in pixels. */
export const gutterWidth = 72;

/** Height of the heads above the columns, which cover what is scrolled under them, in pixels. */
export const headHeight = 52;

/** The least width of a column, in pixels, by how many tiles stand side by side in it. */
export function columnWidth(lanes: number): number {
  return Math.max(140, lanes * 84);
}

/** When a location is open, in minutes since midnight; null where that is unknown. */
export type OpeningHours = readonly Span[] | null;

/** The stretches of the shown part of a day in which the location is closed; none where its hours are unknown. */
export function closedSpans(hours: OpeningHours, shown: Span): readonly Span[] {
  if (!hours) return [];
  const closed: Span[] = [];
  let from = shown.start;
  for (const { start, end } of hours.toSorted((one, other) => one.start - other.start)) {
    if (start > from) closed.push({ start: from, end: Math.min(start, shown.end) });
    from = Math.max(from, end);
    if (from >= shown.end) return closed;
  }
  return from < shown.end ? [...closed, { start: from, end: shown.end }] : closed;
}
