/**
 * All entries that the log may contain. Fields are listed, not filtered: no message, variable or result fits in here.
 */
export type LogEntry =
  | { readonly event: 'started'; readonly version: string; readonly host: string }
  | { readonly event: 'refused'; readonly channel: string; readonly why: RefusalReason }
  | {
      readonly event: 'request';
      readonly environment: string;
      readonly document: string;
      readonly outcome: string;
      readonly milliseconds: number;
    }
  /** How listening to what the service reports ended. */
  | {
      readonly event: 'listened';
      readonly environment: string;
      readonly protocol: string;
      readonly outcome: string;
    }
  | { readonly event: 'verified'; readonly environment: string; readonly outcome: string }
  | {
      readonly event: 'fault';
      readonly where: string;
      readonly error: string;
      readonly code?: string;
      /** Places in our own files. */
      readonly frames?: string;
    }
  /** A process besides this one has ended. */
  | { readonly event: 'gone'; readonly process: string; readonly reason: string }
  /** What became of the page. */
  | { readonly event: 'page'; readonly was: 'loadedAgain' | 'givenUp' | 'unresponsive' | 'responsive' | 'endedByHand' };

export type RefusalReason =
  | 'tooLarge'
  | 'notJson'
  | 'nesting'
  | 'shape'
  | 'channel'
  | 'payload'
  | 'operation'
  | 'variables'
  | 'busy'
  | 'sender'
  | 'locked'
  | 'notAllowed';

export interface Log {
  write(entry: LogEntry): void;
  /** Writes what waits; called before the process ends. */
  flush(): void;
}

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
