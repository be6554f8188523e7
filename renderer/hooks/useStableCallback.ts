import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that always calls the last render's function. */
export function useStableCallback<Arguments extends readonly unknown[], Answer>(
  callback: (...values: Arguments) => Answer,
): (...values: Arguments) => Answer {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
