import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import { type Cell, headRow } from '../../lib/gridMove.ts';
import type { Place } from './reviewMemory.ts';

interface KeptPlace {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** What the rows answer. */
  readonly question: string | null;
  readonly place: Place | null;
  readonly cell: Cell;
  readonly setCell: (change: (cell: Cell) => Cell) => void;
  /** Whether the table is left for a client that is opened out of it. */
  readonly isOpening: RefObject<boolean>;
  readonly onLeave: (place: Omit<Place, 'address'>) => void;
}

/** Begins another table at its top, and the one that somebody comes back to where she was. */
export function useKeptPlace({ grid, question, place, cell, setCell, isOpening, onLeave }: KeptPlace): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (question === null || question === shown.current || !grid.current) return;
    const isFirst = shown.current === null;
    shown.current = question;
    if (!isFirst) {
      grid.current.scrollTo({ top: 0 });
      setCell((former) => (former.row === headRow ? former : { ...former, row: 0 }));
    } else if (place) {
      grid.current.scrollTo({ top: place.scroll });
      if (place.hadFocus) grid.current.focus({ preventScroll: true });
    }
  }, [grid, question, place, setCell]);

  const leave = useStableCallback((element: HTMLElement): void =>
    onLeave({
      scroll: element.scrollTop,
      cell,
      hadFocus: isOpening.current || element.contains(document.activeElement),
    }),
  );
  // Before it is taken away: then it has forgotten how far it was scrolled.
  useLayoutEffect(() => {
    const element = grid.current;
    return element ? () => leave(element) : undefined;
  }, [grid, leave]);
}
