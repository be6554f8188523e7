import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../../../electron/contract/failure.ts';
import { WeekLoadDocument } from '../../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import type { ScheduleDay } from '../columns.ts';
import { type DayLoad, loadOfDay, loadRanges } from './dayLoad.ts';
import { weekFrom } from './month.ts';

export interface LoadReading {
  readonly loads: ReadonlyMap<string, DayLoad>;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

interface LoadRequest {
  readonly location: string | undefined;
  /** By their first days; at most six. */
  readonly weeks: readonly string[];
  /** The day on the screen: its own appointments count, and a difference means that other days may have changed too. */
  readonly day: ScheduleDay | undefined;
}

/** Paging through months or days queries only the one that is stayed at. */
const debounceMilliseconds = 150;

/** How full the days of some weeks are: cached values at once, fresh ones as they arrive. */
export function useLoads({ location, weeks, day }: LoadRequest): LoadReading {
  const settledWeeks = useDebounced(weeks.join(' '), debounceMilliseconds);
  const [one = null, two = null, three = null] =
    location === undefined ? [] : loadRanges(settledWeeks.split(' ')).map((range) => ({ location, ...range }));
  // One after the other: an overview is not worth three requests at once to a busy service.
  const first = useDeskQuery(WeekLoadDocument, one);
  const second = useDeskQuery(WeekLoadDocument, first.data ? two : null);
  const third = useDeskQuery(WeekLoadDocument, second.data ? three : null);
  const queries = [first, second, third];

  const loads = new Map<string, DayLoad>();
  for (const load of queries.flatMap(({ data }) => data?.load ?? [])) loads.set(load.date, load);
  const own = day && day.location.id === location ? loadOfDay(day) : undefined;
  const known = own && loads.get(own.date);
  const isOutdated = known !== undefined && (known.visits !== own?.visits || known.minutes !== own.minutes);
  const refetch = useEffectEvent(() => {
    for (const query of queries) if (query.data) query.refetch();
  });
  useEffect(() => {
    if (isOutdated) refetch();
  }, [isOutdated]);

  if (own && weeks.some((week) => weekFrom(week).includes(own.date))) loads.set(own.date, own);
  return {
    loads,
    failure: queries.find(({ failure }) => failure)?.failure ?? null,
    retry: () => queries.find(({ failure }) => failure)?.refetch(),
  };
}
