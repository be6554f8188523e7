import { useCallback, useEffect, useRef } from 'react';

/**
 * Focuses a control once it is rendered: by its path, `…:first` for the first control of an entry, `problem` for the
 * first one with a problem.
 */
export function useFocusNext(): (name: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    const name = target.current;
    if (name === null) return;
    const found = find(name);
    if (!found) return;
    target.current = null;
    found.focus();
  });
  return useCallback((name: string) => {
    const problem = name === 'problem' ? find(name) : null;
    if (problem) {
      // At once: a frame later the person may be typing in another field.
      problem.focus();
      return;
    }
    target.current = name;
    // The control may exist already; that needs no render.
    requestAnimationFrame(() => {
      if (target.current !== name) return;
      target.current = null;
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
