import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * A value that updates after the frame with the new one is painted, and is null before the first paint: for content
 * outside of the viewport.
 */
export function useAfterPaint<Value>(value: Value): Value | null {
  const [later, setLater] = useState<Value | null>(null);
  useEffect(
    () => (later === value ? undefined : afterPaint(() => startTransition(() => setLater(value)))),
    [later, value],
  );
  return later;
}
