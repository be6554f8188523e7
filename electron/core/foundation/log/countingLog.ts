import type { Log } from './log.ts';

/** A log that counts how requests ended, by environment and outcome. */
export interface CountingLog extends Log {
  readonly outcomes: () => ReadonlyMap<string, number>;
}

export function createCountingLog(log: Log): CountingLog {
  const outcomes = new Map<string, number>();
  return {
    write(entry) {
      if (entry.event === 'request') {
        const key = `${entry.environment} ${entry.outcome}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      }
      log.write(entry);
    },
    flush: () => log.flush(),
    outcomes: () => outcomes,
  };
}
