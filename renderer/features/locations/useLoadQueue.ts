import { useCallback, useState } from 'react';

interface LoadQueue {
  /** Whether this one may load, or has loaded. */
  readonly isDue: (id: string) => boolean;
  /** Adds one at the end. */
  readonly enqueue: (id: string) => void;
  /** This one has loaded or failed: the next may load. */
  readonly finish: (id: string) => void;
}

/** Loads one after the other, in the order in which they were added: however many are in view. */
export function useLoadQueue(): LoadQueue {
  const [queued, setQueued] = useState<readonly string[]>([]);
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  const enqueue = useCallback((id: string) => setQueued((ids) => (ids.includes(id) ? ids : [...ids, id])), []);
  const finish = useCallback((id: string) => setFinished((ids) => (ids.has(id) ? ids : new Set([...ids, id]))), []);
  const next = queued.find((id) => !finished.has(id));
  return { isDue: (id) => id === next || finished.has(id), enqueue, finish };
}
