import type { RefObject } from 'react';
import { useLater } from '../../../lib/useLater.ts';
import type { DayBoard, DayColumn, PlacedAppointment } from '../columns.ts';
import { columnWidth, gutterWidth, headHeight } from './layout.ts';

interface Drawn {
  readonly columns: readonly DayColumn[];
  /** Whether that is all; until then what is only heard can wait too. */
  readonly whole: boolean;
}

/**
 * The columns to draw. Another day begins with the tiles in sight, as a person waits for those; the rest follows once
 * they are painted, and stays, so that keys, screen readers and the browser's own search find every tile.
 */
export function useSightFirst(date: string, opening: Opening, scroller: RefObject<HTMLElement | null>): Drawn {
  const painted = useLater(date);
  const { columns } = opening.board;
  if (painted === date) return { columns, whole: true };
  const { width, height, left } = windowOf(scroller.current);
  if (height === 0) return { columns, whole: true };
  return { columns: columnsInSight(opening, { width, height: height - headHeight, left }), whole: false };
}

/**
 * Before the first day there is no scroller; the window is larger than it, and unlike an element's its size is known
 * without laying out what is on the page so far.
 */
function windowOf(scroller: HTMLElement | null): GridWindow {
  if (scroller === null) return { width: innerWidth, height: innerHeight, left: 0 };
  return { width: scroller.clientWidth, height: scroller.clientHeight, left: scroller.scrollLeft };
}

/** The window that a grid is looked at through, in pixels: how large it is, and how far it is scrolled sideways. */
interface GridWindow {
  readonly width: number;
  readonly height: number;
  readonly left: number;
}

/** How a day comes on the screen. */
export interface Opening {
  readonly board: DayBoard;
  /** The minute that it opens at. */
  readonly opensAt: number;
  /** Pixels per minute. */
  readonly scale: number;
  /** The tile that Tab leads to. */
  readonly entry: string | null;
}

/**
 * The columns of a day with only those tiles that may be seen when it opens, and the one that keys reach. Never without
 * one that is seen: where the window is not known to be small enough, it is taken to show more.
 */
export function columnsInSight(
  { board: { columns, fromHour, toHour }, opensAt, scale, entry }: Opening,
  { width, height, left }: GridWindow,
): readonly DayColumn[] {
  const edges = columnEdges(columns);
  // The hours stay where they are and cover what is scrolled under them.
  const isAcross = seen(left + gutterWidth, width - gutterWidth, gutterWidth, edges.at(-1) ?? gutterWidth);
  const isAlong = seen(opensAt, height / scale, fromHour * 60, toHour * 60);
  return columns.map((column, index) => {
    const isSeen = isAcross(edges[index] ?? 0, edges[index + 1] ?? 0);
    const isDrawn = ({ key, start, end }: PlacedAppointment): boolean =>
      (isSeen && isAlong(start, end)) || key === entry;
    return { ...column, tiles: column.tiles.filter(isDrawn) };
  });
}

/** Where the columns begin and the last one ends, if all are as narrow as they may be: wider ones fit the window. */
function columnEdges(columns: readonly DayColumn[]): readonly number[] {
  let edge = gutterWidth;
  return [edge, ...columns.map(({ lanes }) => (edge += columnWidth(lanes)))];
}

/** Whether a stretch is seen through a window that is to stand at a place, as far as what is looked at reaches. */
function seen(at: number, size: number, first: number, last: number): (start: number, end: number) => boolean {
  const from = Math.min(at, last - size);
  const to = Math.max(at, first) + size;
  return (start, end) => end > from && start < to;
}
