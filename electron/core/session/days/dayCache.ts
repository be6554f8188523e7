import { addDays, dateAt } from '../../../../graphql/service/readers/time.ts';
import type { Clock } from '../../foundation/ports.ts';
import type { StageSpan } from '../../../../graphql/desk/generated/types.ts';
import type { DayRows } from './dayRows.ts';
import { createObservedStatuses } from './observedStatuses.ts';
import { isOlder } from './readingOrder.ts';

/**
 * The last reading of each day of one clinic: the only place where the core stores days. Every window shows the same
 * data, polling compares with it, and it is the source while the service does not answer.
 */
export interface DayCache {
  /** Stores a complete day, unless a later reading of it is here already; returns whether it differs from the one before. */
  store(day: DayRows): 'new' | 'changed' | 'same';
  /** A day as this session last read it, and how many times since then only its changes were queried. */
  read(location: string, date: string): { readonly day: DayRows; readonly checks: number } | null;
  /** The service reported at `asOf` that nothing in a day has changed. */
  confirm(day: DayRows, asOf: string): DayRows;
  /** A day that was read within the last two seconds. */
  recent(location: string, date: string): DayRows | null;
  /** A day near today as it was last read, whenever that was: to be shown while the service does not answer. */
  lastKnown(location: string, date: string): DayRows | null;
  /** Since when an appointment has had its status, where this desk saw it change. */
  statusSince(appointment: string): string | null;
  /** Stages that an appointment was in and has left, where this desk saw it come and go. */
  stageSpans(appointment: string): readonly StageSpan[];
  /** The status labels that were met, at most 40. */
  statusLabels(): readonly string[];
  /** The days near today, for the disk. */
  content(): readonly DayRows[];
  /** Loads days from the disk; days read since then are newer and stay. */
  restore(days: readonly DayRows[]): void;
  erase(): void;
}

/** Days before and after today that are known while the service does not answer. */
export const daysAround = 7;
/** The number of days to keep: those that were read last. */
const maxLatest = 16;
const maxDays = 60;
const recentMilliseconds = 2_000;

interface Entry {
  readonly day: DayRows;
  readonly checks: number;
  /** Epoch milliseconds; null for a day from the disk, which is shown during an outage and never compared with. */
  readonly readAt: number | null;
}

/**
 * An empty cache. `isOn` returns whether days may be shown while the service does not answer; `onChange` is called at
 * every reading.
 */
export function createDayCache(options: {
  readonly clock: Clock;
  readonly isOn: () => boolean;
  readonly onChange: () => void;
}): DayCache {
  const { clock, isOn, onChange } = options;
  /** The most recent reading is last. */
  const entries = new Map<string, Entry>();
  const observed = createObservedStatuses();

  function isNear({ date, timeZone }: DayRows): boolean {
    const today = dateAt(clock.now(), timeZone);
    return date >= addDays(today, -daysAround) && date <= addDays(today, daysAround);
  }

  function dropOld(): void {
    for (const [index, [key, { day }]] of [...entries].toReversed().entries())
      if (index >= maxDays || (index >= maxLatest && !isNear(day))) entries.delete(key);
  }

  function put(day: DayRows, checks: number): void {
    const key = keyOf(day.location.id, day.date);
    entries.delete(key);
    entries.set(key, { day, checks, readAt: clock.now() });
    dropOld();
    if (isOn()) onChange();
  }

  function read(location: string, date: string): Entry | null {
    const entry = entries.get(keyOf(location, date));
    return entry && entry.readAt !== null ? entry : null;
  }

  return {
    store(day) {
      const before = read(day.location.id, day.date);
      if (before && isOlder(day, before.day)) return 'same';
      observed.note(day, before?.day ?? null);
      put(day, 0);
      if (!before) return 'new';
      return isSame(before.day, day) ? 'same' : 'changed';
    },
    read,
    confirm(day, asOf) {
      const before = read(day.location.id, day.date);
      const now = { ...day, asOf };
      if (before?.day === day) put(now, before.checks + 1);
      return now;
    },
    recent(location, date) {
      const entry = read(location, date);
      return entry?.readAt && clock.now() - entry.readAt < recentMilliseconds ? entry.day : null;
    },
    lastKnown(location, date) {
      const day = isOn() ? entries.get(keyOf(location, date))?.day : undefined;
      return day && isNear(day) ? day : null;
    },
    statusSince: (appointment) => observed.since(appointment),
    stageSpans: (appointment) => observed.spans(appointment),
    statusLabels: () => observed.labels(),
    content: () => [...entries.values()].map(({ day }) => day).filter(isNear),
    restore(days) {
      for (const day of days) {
        const key = keyOf(day.location.id, day.date);
        if (!entries.has(key)) entries.set(key, { day, checks: 0, readAt: null });
      }
      dropOld();
    },
    erase: () => entries.clear(),
  };
}

function keyOf(location: string, date: string): string {
  return `${date} ${location}`;
}

/** Whether two readings show the same; when they were made does not show. */
function isSame(one: DayRows, other: DayRows): boolean {
  return JSON.stringify({ ...one, asOf: null }) === JSON.stringify({ ...other, asOf: null });
}
