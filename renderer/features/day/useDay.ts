import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useDeferredValue, useEffect } from 'react';
import { type Failure, isDisconnected } from '../../../electron/contract/failure.ts';
import { ScheduleDayDocument } from '../../../graphql/desk/generated/operations.ts';
import { dayKey, liveUpdates, locationAndDate, refetchDay, staleDays } from '../../data/followDeskEvents.ts';
import { keepRecent } from '../../data/keepRecent.ts';
import { useDayWatch } from '../../data/useDayWatch.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { DayChoice } from '../../lib/paths.ts';
import type { ScheduleDay } from './columns.ts';
import { mostTiles } from './grid/visibleTiles.ts';

/** How a day stays up to date: the clinic reports changes, the core looks for them, or there is no way to the clinic. */
export type DayUpdates = 'live' | 'polling' | 'offline';

export interface DayReading {
  readonly day: ScheduleDay | undefined;
  readonly failure: Failure | null;
  /** Why the day could not be read again in the background; it stays as old as its `asOf`. */
  readonly stale: Failure | null;
  readonly updates: DayUpdates;
  readonly loading: boolean;
  readonly refresh: () => void;
}

/** Days that stay in the cache, to be shown at once by going back to them. */
const cachedDays = 14;

/** One day: cached data at once, fresh data as it arrives, and both stay through a failure. */
export function useDay(choice: DayChoice): DayReading {
  const apollo = useApolloClient();
  const { data, failure, loading, refetch } = useDeskQuery(ScheduleDayDocument, choice);
  const day = useLargeDayDeferred(data?.day);
  const shown = day && locationAndDate(day);
  const stale = useReactiveVar(staleDays);
  const isLive = useReactiveVar(liveUpdates);
  useDayWatch(shown, () => {
    if (shown) void refetchDay(apollo, shown, { recent: false });
  });
  const { location, date } = choice;
  useEffect(() => keepRecent(apollo.cache, 'day', { location, date }, cachedDays), [apollo, location, date]);

  // A day from the offline copy comes with the reason why it is no newer. Sound: the core makes an outage of a failure.
  const known = failure ?? (day?.outage as Failure | null | undefined) ?? null;
  const old = known === null && shown ? (stale.get(dayKey(shown)) ?? null) : null;
  const failing = known ?? old;
  return {
    day,
    failure: known,
    stale: old,
    updates: failing && isDisconnected(failing) ? 'offline' : isLive ? 'live' : 'polling',
    loading: loading || (day === undefined && data !== undefined),
    refresh: refetch,
  };
}

/**
 * A large day is rendered in a task of its own, which a click or a key interrupts: Apollo renders what it has read within
 * the task that read it. Until then it is as it was before, or not there yet.
 */
function useLargeDayDeferred(day: ScheduleDay | undefined): ScheduleDay | undefined {
  const large = day && day.appointments.length > mostTiles ? day : undefined;
  // Nothing is deferred for another day: the screen would render twice.
  const deferred = useDeferredValue(large);
  if (!large) return day;
  return deferred && dayKey(locationAndDate(deferred)) === dayKey(locationAndDate(large)) ? deferred : undefined;
}
