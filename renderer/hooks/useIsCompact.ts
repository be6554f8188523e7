import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isCompact } from '../lib/pageSizes.ts';

/** Whether rows are compact; what is on the screen follows when that is changed. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(subscribe, isCompact);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}

/** Has a virtual list measure its rows again when their height changes; it keeps what it measured. */
export function useMeasuredAgain(list: { readonly measure: () => void }, rowHeight: number): void {
  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    list.measure();
  }, [list, rowHeight]);
}
