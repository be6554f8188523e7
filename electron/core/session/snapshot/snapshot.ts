import { isOutage } from '../../../contract/failure.ts';
import type { Result } from '../../../contract/result.ts';
import { addDays, dateAt } from '../../../../graphql/service/readers/time.ts';
import type { DayRows } from '../days/dayRows.ts';
import type { Clock } from '../../foundation/ports.ts';

/** What was last read of a clinic's days and lists, to be shown while nobody answers. */
export interface Snapshot {
  /** A day as it was read last, whenever that was. */
  day(location: string, date: string): DayRows | null;
  keepDay(day: DayRows): void;
  /**
   * Asks; keeps what is good under a name, and answers that again while nobody answers. What is kept comes back as JSON
   * leaves it.
   */
  orKept<Value>(name: string, ask: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /** Everything in it, for the disk; null where there is nothing. */
  content(): SnapshotContent | null;
  /** Takes over what was kept; what was read since is newer. */
  restore(content: SnapshotContent): void;
  /** ISO instant of the last thing that was read. */
  readAt(): string | null;
  erase(): void;
}

/** As it stands in a file. */
export interface SnapshotContent {
  readonly version: 1;
  /** Whose it is: environment and address. */
  readonly clinic: string;
  /** ISO instant, UTC, of the last thing that was read. */
  readonly readAt: string;
  readonly lists: Readonly<Record<string, unknown>>;
  readonly days: readonly DayRows[];
}

/** Days before and after today that are kept. */
export const keptDays = 7;
const maxDays = 60;
const maxLists = 60;

/** A snapshot of one clinic, of nothing yet. `onChange` hears of everything new. */
export function createSnapshot(options: {
  readonly clinic: string;
  readonly clock: Clock;
  /** Nothing is kept where somebody does not want it. */
  readonly isOn: () => boolean;
  readonly onChange: () => void;
}): Snapshot {
  const { clinic, clock, isOn, onChange } = options;
  const days = new Map<string, DayRows>();
  const lists = new Map<string, unknown>();
  let readAt: string | null = null;

  function changed(): void {
    readAt = new Date(clock.now()).toISOString();
    onChange();
  }

  function dropFarDays(): void {
    for (const [key, { date, timeZone }] of days) {
      const today = dateAt(clock.now(), timeZone);
      if (date < addDays(today, -keptDays) || date > addDays(today, keptDays)) days.delete(key);
    }
    for (const key of [...days.keys()].slice(0, Math.max(0, days.size - maxDays))) days.delete(key);
  }

  return {
    day: (location, date) => days.get(keyOf(location, date)) ?? null,
    keepDay(day) {
      if (!isOn()) return;
      const key = keyOf(day.location.id, day.date);
      days.delete(key);
      days.set(key, day);
      dropFarDays();
      changed();
    },
    async orKept<Value>(name: string, ask: () => Promise<Result<Value>>) {
      const answer = await ask();
      if (!isOn()) return answer;
      if (answer.ok) {
        if (JSON.stringify(lists.get(name)) === JSON.stringify(answer.value)) return answer;
        lists.delete(name);
        lists.set(name, answer.value);
        const [oldest] = lists.keys();
        if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
        changed();
        return answer;
      }
      // Sound: a name is asked with one and the same reader, and what it gave came back as JSON leaves it.
      if (isOutage(answer.failure) && lists.has(name)) return { ok: true, value: lists.get(name) as Value };
      return answer;
    },
    content: () =>
      readAt === null
        ? null
        : { version: 1, clinic, readAt, lists: Object.fromEntries(lists), days: [...days.values()] },
    restore(content) {
      for (const [name, value] of Object.entries(content.lists)) if (!lists.has(name)) lists.set(name, value);
      for (const day of content.days) {
        const key = keyOf(day.location.id, day.date);
        if (!days.has(key)) days.set(key, day);
      }
      dropFarDays();
      readAt ??= content.readAt;
    },
    readAt: () => readAt,
    erase() {
      days.clear();
      lists.clear();
      readAt = null;
    },
  };
}

/** Whether what was read from a file is a snapshot of this clinic that is not too old. */
export function isUsable(value: unknown, clinic: string, oldest: number): value is SnapshotContent {
  if (typeof value !== 'object' || value === null) return false;
  // Sound: only read below, each with its own check; the file is sealed, so nobody else has written it.
  const content = value as Partial<SnapshotContent>;
  return (
    content.version === 1 &&
    content.clinic === clinic &&
    typeof content.readAt === 'string' &&
    Date.parse(content.readAt) >= oldest &&
    Array.isArray(content.days) &&
    typeof content.lists === 'object' &&
    content.lists !== null
  );
}

function keyOf(location: string, date: string): string {
  return `${date} ${location}`;
}
