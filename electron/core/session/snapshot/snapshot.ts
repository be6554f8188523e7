import type { Clock } from '../../foundation/ports.ts';
import { createDayCache, type DayCache } from '../days/dayCache.ts';
import type { DayRows } from '../days/dayRows.ts';
import { createListCache, type ListCache } from './listCache.ts';

/** The days and lists of one clinic, and how they go to the disk and come back. */
export interface Snapshot {
  readonly days: DayCache;
  readonly lists: ListCache;
  /** Everything for the disk; null where nothing was read. */
  content(): SnapshotContent | null;
  restore(content: SnapshotContent): void;
  /** ISO instant of the last reading. */
  readAt(): string | null;
  erase(): void;
}

/** As it stands in a file. */
export interface SnapshotContent {
  readonly version: 1;
  /** The connection that it belongs to: environment and address. */
  readonly clinic: string;
  /** ISO instant, UTC, of the last reading. */
  readonly readAt: string;
  readonly lists: Readonly<Record<string, unknown>>;
  readonly days: readonly DayRows[];
}

/** An empty snapshot. Where it is not on, nothing is stored for an outage. `onChange` is called at everything new. */
export function createSnapshot(options: {
  readonly accountId: string;
  readonly clock: Clock;
  readonly isOn: () => boolean;
  readonly onChange: () => void;
}): Snapshot {
  const { accountId, clock, isOn } = options;
  let readAt: string | null = null;
  function onChange(): void {
    readAt = new Date(clock.now()).toISOString();
    options.onChange();
  }
  const days = createDayCache({ clock, isOn, onChange });
  const lists = createListCache({ isOn, onChange });
  return {
    days,
    lists,
    content: () =>
      readAt === null ? null : { version: 1, clinic: accountId, readAt, lists: lists.content(), days: days.content() },
    restore(content) {
      lists.restore(content.lists);
      days.restore(content.days);
      readAt ??= content.readAt;
    },
    readAt: () => readAt,
    erase() {
      days.erase();
      lists.erase();
      readAt = null;
    },
  };
}

/** Whether what was read from a file is a snapshot of this connection that is not too old. */
export function isUsable(value: unknown, accountId: string, oldest: number): value is SnapshotContent {
  if (typeof value !== 'object' || value === null) return false;
  // Sound: only read below, each with its own check; the file is sealed, so nobody else has written it.
  const content = value as Partial<SnapshotContent>;
  return (
    content.version === 1 &&
    content.clinic === accountId &&
    typeof content.readAt === 'string' &&
    Date.parse(content.readAt) >= oldest &&
    Array.isArray(content.days) &&
    typeof content.lists === 'object' &&
    content.lists !== null
  );
}
