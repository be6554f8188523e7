import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { DayColumn, PlacedAppointment } from '../columns.ts';

/**
 * Returns a function that focuses a tile in an element, at the latest once it is rendered: keys may be faster than the
 * part of a new day outside the viewport, and of a large day only what is near the viewport is rendered.
 */
export function useFocusTile(container: RefObject<HTMLElement | null>): (key: string) => void {
  const pendingKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (pendingKey.current !== null) tileIn(container, pendingKey.current)?.focus();
    pendingKey.current = null;
  });
  return useCallback(
    (key) => {
      const tile = tileIn(container, key);
      if (tile) tile.focus();
      else pendingKey.current = key;
    },
    [container],
  );
}

/**
 * Keeps the focus on a tile that moves to another column: there it is another element, and the browser would send the
 * focus to the top of the page.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const element = scroller.current;
    const keep = ({ target }: FocusEvent): void => {
      const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
      focused.current = tile?.dataset.tile ?? null;
    };
    const leave = (): void => {
      // A tile that is removed loses the focus too; by then the next drawing has given it back.
      queueMicrotask(() => {
        if (document.hasFocus() && !element?.contains(document.activeElement)) focused.current = null;
      });
    };
    element?.addEventListener('focusin', keep);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', keep);
      element?.removeEventListener('focusout', leave);
    };
  }, [scroller]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (focused.current !== null && (activeElement === null || activeElement === document.body))
      tileIn(scroller, focused.current)?.focus({ preventScroll: true });
  });
}

function tileIn(scroller: RefObject<HTMLElement | null>, key: string): HTMLElement | null {
  return scroller.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(key)}"]`) ?? null;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** The tile that an arrow leads to: along the day in a column, across to whatever is nearest in time. */
export function nextTile(columns: readonly DayColumn[], current: string, key: ArrowKey): PlacedAppointment | null {
  const column = columns.findIndex(({ tiles }) => tiles.some((tile) => tile.key === current));
  const tiles = columns[column]?.tiles ?? [];
  const index = tiles.findIndex((tile) => tile.key === current);
  const here = tiles[index];
  if (!here) return null;
  if (key === 'ArrowUp') return tiles[index - 1] ?? null;
  if (key === 'ArrowDown') return tiles[index + 1] ?? null;
  const step = key === 'ArrowLeft' ? -1 : 1;
  for (let other = column + step; columns[other]; other += step) {
    const nearest = nearestInTime(columns[other]?.tiles ?? [], here.start);
    if (nearest) return nearest;
  }
  return null;
}

/** Where the grid is entered: the visit that is on or next, else the last; the first where no time is given. */
export function entryTile(columns: readonly DayColumn[], minute: number | null): PlacedAppointment | null {
  const tiles = columns.flatMap((column) => column.tiles);
  if (minute === null) return earliest(tiles);
  return earliest(tiles.filter(({ end }) => end > minute)) ?? tiles.at(-1) ?? null;
}

function earliest(tiles: readonly PlacedAppointment[]): PlacedAppointment | null {
  return tiles.reduce<PlacedAppointment | null>((best, tile) => (best && best.start <= tile.start ? best : tile), null);
}

function nearestInTime(tiles: readonly PlacedAppointment[], start: number): PlacedAppointment | null {
  return tiles.reduce<PlacedAppointment | null>((best, tile) => {
    if (!best) return tile;
    return Math.abs(tile.start - start) < Math.abs(best.start - start) ? tile : best;
  }, null);
}
