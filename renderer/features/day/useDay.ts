import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ScheduleDayDocument } from '../../../graphql/desk/generated/operations.ts';
import { dayKey, refetchDay, staleDays } from '../../data/followDeskEvents.ts';
import { keepRecent } from '../../data/keepRecent.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { DayChoice } from '../../lib/paths.ts';
import type { ScheduleDay } from './columns.ts';
import { useDayWatch } from './useDayWatch.ts';

export interface DayReading {
  readonly day: ScheduleDay | undefined;
  readonly failure: Failure | null;
  /** Why the day could not be read again in the background; it stays as old as its `asOf`. */
  readonly stale: Failure | null;
  readonly loading: boolean;
  readonly refresh: () => void;
}

/** Days that are kept, to be shown at once when somebody goes back to them. */
const keptDays = 14;

/** One day: what is known shows at once, what is true now follows, and a failure takes away neither. */
export function useDay(choice: DayChoice): DayReading {
  const apollo = useApolloClient();
  const { data, failure, loading, refetch } = useDeskQuery(ScheduleDayDocument, choice);
  const day = data?.day;
  const shown = day && { location: day.location.id, date: day.date };
  const stale = useReactiveVar(staleDays);
  useDayWatch(shown, () => {
    if (shown) void refetchDay(apollo, shown, { recent: false });
  });
  const { location, date } = choice;
  useEffect(() => keepRecent(apollo.cache, 'day', { location, date }, keptDays), [apollo, location, date]);

  // A day that was kept comes with the reason why it is no newer. Sound: the core makes an outage of a failure.
  const known = failure ?? (day?.outage as Failure | null | undefined) ?? null;
  return {
    day,
    failure: known,
    stale: known === null && shown ? (stale.get(dayKey(shown)) ?? null) : null,
    loading,
    refresh: refetch,
  };
}
