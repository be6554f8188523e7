import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts the focus where it is wanted once that is drawn: a control by its place, `…:first` the first control of an entry,
 * `problem` the first one that is not right.
 */
export function useFocusNext(): (name: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const name = wanted.current;
    if (name === null) return;
    const found = find(name);
    if (!found) return;
    wanted.current = null;
    found.focus();
  });
  return useCallback((name: string) => {
    wanted.current = name;
    // What is wanted may be there already, and nothing be drawn again for it.
    requestAnimationFrame(() => {
      if (wanted.current !== name) return;
      wanted.current = null;
      find(name)?.focus();
    });
  }, []);
}

function find(name: string): HTMLElement | null {
  if (name === 'problem') return document.querySelector<HTMLElement>('main [aria-invalid="true"]');
  const entry = name.endsWith(':first') ? name.slice(0, -':first'.length) : null;
  if (entry === null) return document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  return document.querySelector<HTMLElement>(`[data-entry="${entry}"] :is(input, select, textarea, button)`);
}
