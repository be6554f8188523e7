import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface ListFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether somebody is among the rows, by key or by pointer. */
  readonly isHeld: () => boolean;
  /** The first row, or none. */
  readonly first: () => HTMLElement | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** From row to row by the arrows, and back to the field; the focus stays on its client when rows come, go and move. */
export function useListFocus(toField: () => void): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const rows = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('a[data-client]') ?? [])];

  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const again = rows().find(({ dataset }) => dataset['client'] === focused.current);
    if (again) again.focus({ preventScroll: true });
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
      else if (event.key === 'ArrowDown') all[index + 1]?.focus();
      else if (event.key === 'ArrowUp') all[index - 1]?.focus();
      else if (event.key === 'Home') all[0]?.focus();
      else if (event.key === 'End') all.at(-1)?.focus();
      else return;
      event.preventDefault();
    },
    onFocus({ target }) {
      focused.current = target instanceof HTMLElement ? (target.dataset['client'] ?? null) : null;
    },
    onBlur({ target }) {
      const left = focused.current;
      // Whoever leaves a row does it before the row goes; one that is drawn elsewhere loses the focus just as well.
      queueMicrotask(() => {
        if (focused.current === left && target.isConnected && document.activeElement !== target) focused.current = null;
      });
    },
  };
}
