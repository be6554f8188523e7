import { useCallback, useState } from 'react';

interface Turns {
  /** Whether it is the turn of this one, or was before. */
  readonly isDue: (id: string) => boolean;
  /** Lines up. */
  readonly wait: (id: string) => void;
  /** Gives the turn to the next one. */
  readonly settle: (id: string) => void;
}

/** One after the other, in the order in which they lined up: as many locations as are in view are never read at once. */
export function useTurns(): Turns {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const wait = useCallback((id: string) => setWaiting((ids) => (ids.includes(id) ? ids : [...ids, id])), []);
  const settle = useCallback((id: string) => setSettled((ids) => (ids.has(id) ? ids : new Set([...ids, id]))), []);
  const next = waiting.find((id) => !settled.has(id));
  return { isDue: (id) => id === next || settled.has(id), wait, settle };
}
