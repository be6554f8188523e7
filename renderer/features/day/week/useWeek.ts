import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import type { Failure } from '../../../../electron/contract/failure.ts';
import { ScheduleWeekDocument } from '../../../../graphql/desk/generated/operations.ts';
import { keepRecent } from '../../../data/keepRecent.ts';
import { refetchActive } from '../../../data/refetch.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { appointmentsByDay, isOf, type WeekOf } from './weekBoard.ts';

interface WeekReading {
  /** With every change that is on its way as if it were done. */
  readonly days: readonly ScheduleDay[] | undefined;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly refresh: () => void;
}

/** Weeks that stay in the cache, to be shown at once by going back to them. */
const cachedWeeks = 3;
/** A week that is looked at is at most as old as this; one question to the service. */
const pollMilliseconds = 60_000;

/** Seven days from a date: cached data at once, fresh data as it arrives, and again every minute while it is visible. */
export function useWeek(location: string, from: string): WeekReading {
  const apollo = useApolloClient();
  const { data, failure, loading, refetch } = useDeskQuery(ScheduleWeekDocument, { location, from });
  useEffect(() => keepRecent(apollo.cache, 'days', { location, from, days: 7 }, cachedWeeks), [apollo, location, from]);
  useEffect(() => {
    const poll = (): void => {
      if (!document.hidden) refetchActive(apollo, (name) => name === 'ScheduleWeek');
    };
    const timer = setInterval(poll, pollMilliseconds);
    return () => clearInterval(timer);
  }, [apollo]);
  const days = useMemo(() => data && appointmentsByDay(data.days), [data]);
  // Days from the offline copy come with the reason why they are no newer. Sound: the core makes an outage of a failure.
  const outage = days?.find((day) => day.outage)?.outage as Failure | undefined;
  return { days, failure: failure ?? outage ?? null, loading, refresh: refetch };
}

/** What the week shows of these days by the hour: all of a provider's, or of a room's; undefined while they are read. */
export function useAppointmentsOf(
  days: readonly ScheduleDay[] | undefined,
  of: WeekOf | null,
): readonly DayAppointment[] | undefined {
  return useMemo(
    () => days?.flatMap(({ appointments }) => (of === null ? [] : appointments.filter((each) => isOf(each, of)))),
    [days, of],
  );
}
