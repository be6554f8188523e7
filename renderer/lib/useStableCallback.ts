import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same between renders and always does what the last render meant. */
export function useStableCallback<Arguments extends readonly unknown[], Answer>(
  callback: (...values: Arguments) => Answer,
): (...values: Arguments) => Answer {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
