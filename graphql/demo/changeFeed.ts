/** What was changed in a clinic. */
export interface RecordChange {
  readonly kind: 'appointment' | 'client' | 'patient';
  readonly id: string;
}

/** Tells listeners of a clinic what was changed in it. */
export interface ChangeFeed {
  readonly emit: (change: RecordChange) => void;
  /** Whether anybody listens. */
  readonly hasListeners: () => boolean;
  /**
   * What `select` makes of changes as they come, without its nulls, until the consumer ends it. Ended at once, also while it
   * waits: a generator function would end only with the next change.
   */
  readonly iterate: <Value>(select: (change: RecordChange) => Value | null) => AsyncGenerator<Value, void>;
}

/** A listener that is further behind than this misses changes, as at any other service. */
const maxPending = 10_000;

export function createChangeFeed(): ChangeFeed {
  const listeners = new Set<(change: RecordChange) => void>();
  return {
    emit(change) {
      for (const listener of listeners) listener(change);
    },
    hasListeners: () => listeners.size > 0,
    iterate<Value>(select: (change: RecordChange) => Value | null) {
      const pending: Value[] = [];
      let isDone = false;
      let wake: () => void = () => undefined;
      const listener = (change: RecordChange): void => {
        const value = select(change);
        if (value === null || pending.length >= maxPending) return;
        pending.push(value);
        wake();
      };
      // From now on, not from the first reading on: what happens in between is reported too.
      listeners.add(listener);
      const end = (): Promise<IteratorResult<Value, void>> => {
        isDone = true;
        listeners.delete(listener);
        wake();
        return Promise.resolve({ done: true, value: undefined });
      };
      const next = async (): Promise<IteratorResult<Value, void>> => {
        for (;;) {
          const value = pending.shift();
          if (isDone) return { done: true, value: undefined };
          if (value !== undefined) return { done: false, value };
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      };
      const iterator: AsyncGenerator<Value, void> = {
        next,
        return: end,
        throw: end,
        [Symbol.asyncIterator]: () => iterator,
        [Symbol.asyncDispose]: async () => {
          await end();
        },
      };
      return iterator;
    },
  };
}
