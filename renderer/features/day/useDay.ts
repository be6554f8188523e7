import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ScheduleDayDocument } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { dayKey, locationAndDate, refetchDay, staleDays } from '../../data/followDeskEvents.ts';
import { keepRecent } from '../../data/keepRecent.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { afterPaint } from '../../hooks/afterPaint.ts';
import type { DayChoice } from '../../lib/paths.ts';
import type { ScheduleDay } from './columns.ts';
import { mostTiles } from './grid/visibleTiles.ts';

export interface DayReading {
  readonly day: ScheduleDay | undefined;
  readonly failure: Failure | null;
  /** Why the day could not be read again in the background; it stays as old as its `asOf`. */
  readonly stale: Failure | null;
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
  useDayWatch(shown, () => {
    if (shown) void refetchDay(apollo, shown, { recent: false });
  });
  const { location, date } = choice;
  useEffect(() => keepRecent(apollo.cache, 'day', { location, date }, cachedDays), [apollo, location, date]);

  // A day from the offline copy comes with the reason why it is no newer. Sound: the core makes an outage of a failure.
  const known = failure ?? (day?.outage as Failure | null | undefined) ?? null;
  return {
    day,
    failure: known,
    stale: known === null && shown ? (stale.get(dayKey(shown)) ?? null) : null,
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

/** The core forgets a day after five minutes. */
const renewIntervalMilliseconds = 120_000;
/** As old as a shown day may be (core/days/dayWatch.ts). */
const longHiddenMilliseconds = 30_000;

/**
 * Asks the core to watch the day that is shown; what it finds comes as events (data/followDeskEvents.ts). `onShownAgain`
 * is called when the page is looked at again after a while in which the core read less often.
 */
function useDayWatch(
  day: { readonly location: string; readonly date: string } | undefined,
  onShownAgain: () => void,
): void {
  const bridge = useBridge();
  const { location, date } = day ?? {};
  const shownAgain = useEffectEvent(onShownAgain);

  useEffect(() => {
    if (location === undefined || date === undefined) return undefined;
    let hiddenSince: number | null = null;
    const watch = (): void => {
      void bridge.request('day:watch', { location, date, hidden: document.hidden });
    };
    const onVisibility = (): void => {
      watch();
      if (document.hidden) hiddenSince = performance.now();
      else if (hiddenSince !== null && performance.now() - hiddenSince > longHiddenMilliseconds) shownAgain();
    };
    // The day itself comes first. A hidden window paints nothing: it starts once visible, or with the timer.
    const cancel = afterPaint(watch);
    const timer = setInterval(watch, renewIntervalMilliseconds);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [bridge, location, date]);
}
