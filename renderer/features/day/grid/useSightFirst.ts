import { type RefObject, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/afterPaint.ts';
import type { DayColumn } from '../columns.ts';
import { columnsInSight, type Opening } from './sight.ts';

/**
 * The columns to draw. Another day begins with the tiles in sight, as a person waits for those; the rest follows once
 * they are painted, and stays, so that keys, screen readers and the browser's own search find every tile.
 */
export function useSightFirst(
  date: string,
  opening: Opening,
  scroller: RefObject<HTMLElement | null>,
): readonly DayColumn[] {
  const [whole, setWhole] = useState<string | null>(null);
  useEffect(() => afterPaint(() => startTransition(() => setWhole(date))), [date]);
  if (whole === date) return opening.board.columns;
  // Before the first day there is no scroller; the window is larger than it.
  const { clientWidth, clientHeight, scrollLeft } = scroller.current ?? document.documentElement;
  if (clientHeight === 0) return opening.board.columns;
  return columnsInSight(opening, { width: clientWidth, height: clientHeight, left: scrollLeft });
}
