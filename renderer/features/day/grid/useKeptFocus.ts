import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on a tile that is drawn anew elsewhere: one that moves to another column is another element, and
 * the browser would send the focus to the top of the page.
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
    if (focused.current === null || (activeElement !== null && activeElement !== document.body)) return;
    const selector = `[data-tile="${CSS.escape(focused.current)}"]`;
    scroller.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
}
