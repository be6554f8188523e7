import { startTransition, useEffect, useState } from 'react';

/**
 * Runs after the current frame is painted, outside of the next frame, which it would delay; returns a function that
 * cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = inNextFrame(() => (timer = setTimeout(run)));
  return () => {
    cancel();
    clearTimeout(timer);
  };
}

/** Marks the first paint with content, for measurements of the start. */
export function markFirstPaint(name: string): (() => void) | undefined {
  if (performance.getEntriesByName(name).length > 0) return undefined;
  return inNextFrame(() => performance.mark(name));
}

function inNextFrame(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

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
