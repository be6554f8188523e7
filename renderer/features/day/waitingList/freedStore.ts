import type { ApolloClient } from '@apollo/client';
import { dayKey, locationAndDate } from '../../../data/followDeskEvents.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** The appointments of a day as they stood when nothing was on its way. */
type Settled = ReadonlyMap<string, DayAppointment>;

/** What was cancelled or moved away on the days that were looked at; it outlives their screens. */
export interface FreedStore {
  /** Compares the days with what they were when they were looked at last. */
  readonly look: (days: readonly ScheduleDay[], pending: ReadonlySet<string>) => void;
  /** As they were before, newest first. */
  readonly freed: () => readonly DayAppointment[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The dates of the times that a notice has told of, by what names a time. */
  readonly announced: () => ReadonlyMap<string, string>;
  readonly announce: (times: ReadonlyMap<string, string>) => void;
}

const mostDays = 14;
const mostFreed = 20;
const mostAnnounced = 100;
const stores = new WeakMap<ApolloClient, FreedStore>();

/** One per connection: the next clinic knows nothing of the former one's days. */
export function freedStoreOf(apollo: ApolloClient): FreedStore {
  const store = stores.get(apollo) ?? createFreedStore();
  stores.set(apollo, store);
  return store;
}

export function createFreedStore(): FreedStore {
  const before = new Map<string, Settled>();
  const listeners = new Set<() => void>();
  let announced: ReadonlyMap<string, string> = new Map();
  let freed: readonly DayAppointment[] = [];
  return {
    announced: () => announced,
    announce(times) {
      announced = new Map([...times].slice(-mostAnnounced));
    },
    freed: () => freed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look(days, pending) {
      const left = days.flatMap((day) => {
        // What is missing of a day that was read in part is no evidence.
        if (!day.complete || day.partial || day.outage || day.unreadable > 0) return [];
        const key = dayKey(locationAndDate(day));
        const known = before.get(key);
        before.delete(key);
        before.set(key, settledOf(day, known, pending));
        const [oldest] = before.keys();
        if (before.size > mostDays && oldest !== undefined) before.delete(oldest);
        return known ? leftIn(known, day, pending) : [];
      });
      if (left.length === 0) return;
      const ids = new Set(left.map(({ id }) => id));
      freed = [...left, ...freed.filter(({ id }) => !ids.has(id))].slice(0, mostFreed);
      for (const listener of listeners) listener();
    },
  };
}

function settledOf(day: ScheduleDay, known: Settled | undefined, pending: ReadonlySet<string>): Settled {
  const settled = new Map<string, DayAppointment>();
  for (const appointment of day.appointments) {
    const former = pending.has(appointment.id) ? known?.get(appointment.id) : appointment;
    if (former) settled.set(former.id, former);
  }
  // Moved to another day and not confirmed yet.
  for (const [id, former] of known ?? []) if (pending.has(id) && !settled.has(id)) settled.set(id, former);
  return settled;
}

/** What took place on a day and does not any more, or not at that time. */
function leftIn(
  known: Settled,
  { appointments }: ScheduleDay,
  pending: ReadonlySet<string>,
): readonly DayAppointment[] {
  const present = new Map(appointments.map((each) => [each.id, each]));
  return [...known.values()].filter((former) => {
    if (pending.has(former.id) || former.start === null || isCancelledOrNoShow(former.status)) return false;
    const now = present.get(former.id);
    if (!now || isCancelledOrNoShow(now.status)) return true;
    return now.start !== former.start || now.provider?.id !== former.provider?.id;
  });
}
