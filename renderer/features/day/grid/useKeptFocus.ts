import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on a tile that is drawn anew elsewhere: one that moves to another column is another element, and
 * the browser would send the focus to the top of the page. Answers how to focus a tile, at the latest once it is drawn:
 * keys may be faster than the part of a new day that is out of sight.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>): (key: string) => void {
  const focused = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
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
    if (wanted.current !== null) tileIn(scroller, wanted.current)?.focus();
    else if (focused.current !== null && (activeElement === null || activeElement === document.body)) {
      tileIn(scroller, focused.current)?.focus({ preventScroll: true });
    }
    wanted.current = null;
  });
  return useCallback(
    (key) => {
      const tile = tileIn(scroller, key);
      if (tile) tile.focus();
      else wanted.current = key;
    },
    [scroller],
  );
}

function tileIn(scroller: RefObject<HTMLElement | null>, key: string): HTMLElement | null {
  return scroller.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(key)}"]`) ?? null;
}
