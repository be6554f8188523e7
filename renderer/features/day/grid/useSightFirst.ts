import type { RefObject } from 'react';
import { useLater } from '../../../lib/useLater.ts';
import type { DayColumn } from '../columns.ts';
import { headHeight } from './metrics.ts';
import { columnsInSight, type GridWindow, type Opening } from './sight.ts';

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
