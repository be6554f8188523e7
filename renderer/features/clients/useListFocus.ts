import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '../../lib/moveFocus.ts';

interface ListFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether a row is focused or hovered. */
  readonly isHeld: () => boolean;
  readonly first: () => HTMLElement | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Arrow keys move between rows and back to the field. The focus stays with its client when rows are added, removed or
 * reordered.
 */
export function useListFocus(toField: () => void): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const rows = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('a[data-client]') ?? [])];

  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const row = rows().find(({ dataset }) => dataset['client'] === focused.current);
    if (row) row.focus({ preventScroll: true });
    else toField();
  });

  return {
    list,
    isHeld: () => list.current?.matches(':hover, :focus-within') ?? false,
    first: () => rows()[0],
    onKeyDown(event) {
      const all = rows();
      const index = all.findIndex((row) => row === document.activeElement);
      if (event.key === 'Escape' || (event.key === 'ArrowUp' && index === 0)) toField();
      else if (!moveFocus(all, event.key)) return;
      event.preventDefault();
    },
    onFocus({ target }) {
      focused.current = target instanceof HTMLElement ? (target.dataset['client'] ?? null) : null;
    },
    onBlur({ target }) {
      const left = focused.current;
      // Blur by the user comes before the row is removed. A row that is re-rendered elsewhere loses the focus as
      // well.
      queueMicrotask(() => {
        if (focused.current === left && target.isConnected && document.activeElement !== target) focused.current = null;
      });
    },
  };
}
