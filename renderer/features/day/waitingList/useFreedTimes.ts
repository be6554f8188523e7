import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNow } from '../../../hooks/useNow.ts';
import type { FreeTime } from '../../../lib/freeTime.ts';
import type { ScheduleDay } from '../columns.ts';
import type { FreedStore } from './freedStore.ts';
import { timeFreedBy } from './freeTimes.ts';

/**
 * The times of these days that became free since they were first looked at, newest first: an appointment was cancelled or
 * moved away, here or elsewhere. Those that are taken again, or over, are not among them.
 */
export function useFreedTimes(
  store: FreedStore,
  days: readonly ScheduleDay[],
  pending: ReadonlySet<string>,
): readonly FreeTime[] {
  useEffect(() => store.look(days, pending), [store, days, pending]);
  const freed = useSyncExternalStore(store.subscribe, store.freed);
  const now = useNow();
  return useMemo(
    () =>
      freed.flatMap((appointment) => {
        const day = days.find(({ date }) => appointment.start?.startsWith(date) === true);
        return (day && timeFreedBy(appointment, day, now)) ?? [];
      }),
    [freed, days, now],
  );
}
