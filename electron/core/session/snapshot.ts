import type { Clinic } from '../adapter/clinic/clinic.ts';
import type { Clock } from '../foundation/ports.ts';
import { isOutage, type Result } from '../../contract/failure.ts';
import { createDayCache, type DayCache } from './days/dayCache.ts';
import type { DayRows } from './days/dayRows.ts';

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
      // A copy of an earlier version does not say who works when.
      days.restore(content.days.map((day) => ({ ...unknownHours, ...day })));
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

const unknownHours: Pick<DayRows, 'working'> = { working: [] };

/** Whether what was read from a file is a snapshot of this connection that is not too old. */
export function isUsable(value: unknown, accountId: string, oldest: number): value is SnapshotContent {
  if (typeof value !== 'object' || value === null) return false;
  // Sound: only read below, each with its own check; the file is sealed, so only this app has written it.
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

/** A clinic's places, people and kinds of visit as they were last read, to be shown while the service does not answer. */
interface ListCache {
  /** The same clinic, with its short lists available also while the service does not answer. */
  over(clinic: Clinic): Clinic;
  content(): Readonly<Record<string, unknown>>;
  /** Loads lists from the disk; lists read since then are newer and stay. */
  restore(lists: Readonly<Record<string, unknown>>): void;
  erase(): void;
}

const maxLists = 60;

/** An empty cache. `onChange` is called at every list that differs from the one before. */
function createListCache(options: { readonly isOn: () => boolean; readonly onChange: () => void }): ListCache {
  const { isOn, onChange } = options;
  const lists = new Map<string, unknown>();

  /** Queries the service; stores a good answer under a name, and returns it during an outage, as JSON leaves it. */
  async function orCached<Value>(name: string, load: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const answer = await load();
    if (!isOn()) return answer;
    if (answer.ok) {
      if (JSON.stringify(lists.get(name)) === JSON.stringify(answer.value)) return answer;
      lists.delete(name);
      lists.set(name, answer.value);
      const [oldest] = lists.keys();
      if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
      onChange();
      return answer;
    }
    // Sound: each name is always read by the same reader, and its value came back as JSON leaves it.
    if (isOutage(answer.failure) && lists.has(name)) return { ok: true, value: lists.get(name) as Value };
    return answer;
  }

  const at = (location: string | null): string => location ?? '';
  return {
    over: (clinic) => ({
      ...clinic,
      organization: () => orCached('organization', () => clinic.organization()),
      locations: () => orCached('locations', () => clinic.locations()),
      providers: (location) => orCached(`providers ${at(location)}`, () => clinic.providers(location)),
      providerList: (location) => orCached(`staff ${at(location)}`, () => clinic.providerList(location)),
      appointmentTypes: (location) => orCached(`types ${at(location)}`, () => clinic.appointmentTypes(location)),
    }),
    content: () => Object.fromEntries(lists),
    restore(content) {
      for (const [name, value] of Object.entries(content)) if (!lists.has(name)) lists.set(name, value);
    },
    erase: () => lists.clear(),
  };
}
