import type { RefObject } from 'react';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import type { DayBoard, DayColumn, PlacedAppointment } from '../columns.ts';
import { columnWidth, gutterWidth, headHeight } from './layout.ts';

interface RenderedColumns {
  readonly columns: readonly DayColumn[];
  /** Whether that is all of them; until then text for screen readers only can wait too. */
  readonly isComplete: boolean;
}

/**
 * The columns to render. Another day begins with its visible tiles, as a person waits for those; the rest follows once
 * they are painted, and stays, so that keys, screen readers and the browser's own search find every tile.
 */
export function useVisibleFirst(
  date: string,
  opening: Opening,
  scroller: RefObject<HTMLElement | null>,
): RenderedColumns {
  const painted = useAfterPaint(date);
  const { columns } = opening.board;
  if (painted === date) return { columns, isComplete: true };
  const { width, height, left } = viewportOf(scroller.current);
  if (height === 0) return { columns, isComplete: true };
  return { columns: visibleColumns(opening, { width, height: height - headHeight, left }), isComplete: false };
}

/**
 * Before the first day there is no scroller; the window is larger than it, and unlike an element's its size is known
 * without laying out what is on the page so far.
 */
function viewportOf(scroller: HTMLElement | null): GridViewport {
  if (scroller === null) return { width: innerWidth, height: innerHeight, left: 0 };
  return { width: scroller.clientWidth, height: scroller.clientHeight, left: scroller.scrollLeft };
}

/** The visible part of a grid, in pixels: its size, and how far it is scrolled sideways. */
interface GridViewport {
  readonly width: number;
  readonly height: number;
  readonly left: number;
}

/** A day as it is first shown. */
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
 * The columns of a day with only those tiles that may be visible when it opens, and the one that keys reach. No
 * visible tile is ever left out: where the window may be larger, it is taken to show more.
 */
export function visibleColumns(
  { board: { columns, fromHour, toHour }, opensAt, scale, entry }: Opening,
  { width, height, left }: GridViewport,
): readonly DayColumn[] {
  const edges = columnEdges(columns);
  // The hours stay where they are and cover what is scrolled under them.
  const isAcross = isVisibleIn(left + gutterWidth, width - gutterWidth, gutterWidth, edges.at(-1) ?? gutterWidth);
  const isAlong = isVisibleIn(opensAt, height / scale, fromHour * 60, toHour * 60);
  return columns.map((column, index) => {
    const isColumnVisible = isAcross(edges[index] ?? 0, edges[index + 1] ?? 0);
    const isRendered = ({ key, start, end }: PlacedAppointment): boolean =>
      (isColumnVisible && isAlong(start, end)) || key === entry;
    return { ...column, tiles: column.tiles.filter(isRendered) };
  });
}

/** Where the columns begin and the last one ends, if all are as narrow as they may be: wider ones fit the window. */
function columnEdges(columns: readonly DayColumn[]): readonly number[] {
  let edge = gutterWidth;
  return [edge, ...columns.map(({ lanes }) => (edge += columnWidth(lanes)))];
}

/** A predicate for stretches: whether a viewport scrolled to a place shows them, as far as the content allows. */
function isVisibleIn(at: number, size: number, first: number, last: number): (start: number, end: number) => boolean {
  const from = Math.min(at, last - size);
  const to = Math.max(at, first) + size;
  return (start, end) => end > from && start < to;
}
