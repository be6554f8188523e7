import { type RefObject, useEffect, useState } from 'react';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import { pageScale } from '../../../lib/pageSizes.ts';
import type { DayBoard, DayColumn, PlacedAppointment } from '../columns.ts';
import { columnWidth, gutterWidth, headHeight } from './layout.ts';

interface RenderedColumns {
  readonly columns: readonly DayColumn[];
  /** Whether that is all of them; until then text for screen readers only can wait too. */
  readonly isComplete: boolean;
}

/** A day of more tiles than this renders only those near the viewport: a browser takes a second for thousands. */
export const mostTiles = 600;

/** How far beyond the viewport a large day is rendered on each side, and how far it scrolls until it is again; pixels. */
const margin = 300;

/**
 * The columns to render. Another day begins with its visible tiles, as a person waits for those; the rest follows once
 * they are painted, and stays, so that keys, screen readers and the browser's own search find every tile. Of a day with
 * very many, only what is near the viewport follows, and goes with it.
 */
export function useVisibleTiles(
  shown: string,
  opening: Opening,
  scroller: RefObject<HTMLElement | null>,
): RenderedColumns {
  const painted = useAfterPaint(shown);
  const { columns, fromHour } = opening.board;
  const isLarge = columns.reduce((sum, { tiles }) => sum + tiles.length, 0) > mostTiles;
  const place = useScrollPlace(scroller, isLarge);
  const isComplete = painted === shown;
  if (isComplete && !isLarge) return { columns, isComplete };
  const { width, height, left } = viewportOf(scroller.current);
  if (height === 0 && !isLarge) return { columns, isComplete: true };
  if (!isComplete || !place) {
    const viewport = { width, height: height - headHeight, left };
    return { columns: visibleColumns(opening, viewport), isComplete };
  }
  const opensAt = fromHour * 60 + (place.top - margin) / opening.scale;
  const viewport = { width: width + 3 * margin, height: height + 3 * margin, left: place.left - margin };
  return { columns: visibleColumns({ ...opening, opensAt }, viewport), isComplete };
}

/** Where a large grid is scrolled to, in steps of the margin: it is rendered again at each of them only. */
function useScrollPlace(
  scroller: RefObject<HTMLElement | null>,
  isLarge: boolean,
): { readonly left: number; readonly top: number } | null {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isLarge) return undefined;
    const look = (): void => {
      const left = Math.floor(element.scrollLeft / margin) * margin;
      const top = Math.floor(element.scrollTop / margin) * margin;
      setPlace((last) => (last?.left === left && last.top === top ? last : { left, top }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, isLarge]);
  return isLarge ? place : null;
}

/**
 * Before the first day there is no scroller; the window is larger than it, and unlike an element's its size is known
 * without laying out what is on the page so far.
 */
function viewportOf(scroller: HTMLElement | null): GridViewport {
  if (scroller === null) return { width: innerWidth / pageScale(), height: innerHeight / pageScale(), left: 0 };
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
  /** Keys of the tiles that are rendered wherever they are: the one that Tab leads to, the one whose details are open. */
  readonly kept: ReadonlySet<string | null>;
}

/**
 * The columns of a day with only those tiles that may be visible there, and those that are kept. No
 * visible tile is ever left out: where the window may be larger, it is taken to show more.
 */
export function visibleColumns(
  { board: { columns, fromHour, toHour }, opensAt, scale, kept }: Opening,
  { width, height, left }: GridViewport,
): readonly DayColumn[] {
  const edges = columnEdges(columns);
  // The hours stay where they are and cover what is scrolled under them.
  const isAcross = isVisibleIn(left + gutterWidth, width - gutterWidth, gutterWidth, edges.at(-1) ?? gutterWidth);
  const isAlong = isVisibleIn(opensAt, height / scale, fromHour * 60, toHour * 60);
  return columns.map((column, index) => {
    const isColumnVisible = isAcross(edges[index] ?? 0, edges[index + 1] ?? 0);
    const isRendered = ({ key, start, end }: PlacedAppointment): boolean =>
      (isColumnVisible && isAlong(start, end)) || kept.has(key);
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
