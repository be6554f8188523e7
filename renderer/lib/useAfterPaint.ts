import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** A value as it was until the picture with the new one is painted, and null before the first: for what is out of sight. */
export function useAfterPaint<Value>(value: Value): Value | null {
  const [later, setLater] = useState<Value | null>(null);
  useEffect(
    () => (later === value ? undefined : afterPaint(() => startTransition(() => setLater(value)))),
    [later, value],
  );
  return later;
}
