import { useMemo } from 'react';
import { useOfflineQueue } from '../../../bridge/offlineQueue.ts';
import type { ScheduleDay } from '../columns.ts';
import { withQueued } from './queuedVisits.ts';

/** A day with what was checked in at this desk while the service did not answer. */
export function useQueuedVisits(day: ScheduleDay | undefined): ScheduleDay | undefined {
  const queue = useOfflineQueue();
  return useMemo(() => day && withQueued(day, queue), [day, queue]);
}

/** The same for several days. */
export function useQueuedDays(days: readonly ScheduleDay[] | undefined): readonly ScheduleDay[] | undefined {
  const queue = useOfflineQueue();
  return useMemo(() => {
    const next = days?.map((day) => withQueued(day, queue));
    return next?.every((day, index) => day === days?.[index]) ? days : next;
  }, [days, queue]);
}
