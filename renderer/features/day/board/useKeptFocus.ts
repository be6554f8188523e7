import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type CardPlace, whereIs } from './boardRoving.ts';

/**
 * Keeps the focus on a card that goes to another column, as its element is made anew there. Where the card leaves the
 * board, the one that takes its place has the focus.
 */
export function useKeptFocus(view: RefObject<HTMLElement | null>, places: readonly CardPlace[]): void {
  const focused = useRef<{ readonly id: string; readonly place: number; readonly row: number } | null>(null);

  useEffect(() => {
    const root = view.current;
    if (!root) return undefined;
    const enter = ({ target }: FocusEvent): void => {
      const id = cardOf(target);
      focused.current = id === null ? null : { id, place: -1, row: -1 };
    };
    const leave = ({ target }: FocusEvent): void => {
      // An element that is taken away loses the focus as well; only one that is still there was left by somebody.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && !root.contains(document.activeElement))
          focused.current = null;
      });
    };
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    return () => {
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
    };
  }, [view]);

  useLayoutEffect(() => {
    const last = focused.current;
    if (!last) return;
    const now = whereIs(places, last.id);
    if (document.activeElement === null || document.activeElement === document.body) {
      const beside = places[last.place]?.cards ?? [];
      const id = now.place >= 0 ? last.id : beside[Math.min(last.row, beside.length - 1)]?.id;
      const wanted = id ?? places.flatMap(({ cards }) => cards)[0]?.id;
      if (wanted !== undefined)
        view.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(wanted)}"]`)?.focus();
    }
    if (focused.current) focused.current = { id: focused.current.id, ...whereIs(places, focused.current.id) };
  });
}

function cardOf(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return card?.dataset['card'] ?? null;
}
