import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../../../electron/contract/failure.ts';
import { WeekLoadDocument, type WeekLoadQuery } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { addDays } from '../../../lib/dates.ts';
import { useDebounced } from '../../../hooks/useDebounced.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import type { ScheduleDay } from '../columns.ts';
import { formatLength } from '../../../lib/formatLength.ts';
import { durationMinutes } from '../../../domain/duration.ts';
import { weekFrom } from './month.ts';
import styles from './WeekStrip.module.css';

/** How much is booked on a day, and how long it is open where that is known. */
export type DayLoad = Pick<WeekLoadQuery['load'][number], 'date' | 'visits' | 'minutes' | 'openMinutes'>;

/** What is booked on a day that is on the screen: the overview must show the same number as the day itself. */
export function loadOfDay(day: ScheduleDay): DayLoad {
  const visits = day.appointments.filter(
    ({ start, blocked, status }) =>
      start && wallDate(start) === day.date && !blocked && status?.stage !== 'cancelled' && status?.stage !== 'noShow',
  );
  return {
    date: day.date,
    visits: visits.length,
    minutes: visits.reduce((sum, { start, end }) => sum + (durationMinutes({ start, end }) ?? 0), 0),
    openMinutes: day.hours?.reduce((sum, { start, end }) => sum + (durationMinutes({ start, end }) ?? 0), 0) ?? null,
  };
}

/**
 * How full a day is beside the others, from 0 to 1: what is booked for each hour that it is open. It is unknown who works
 * on which day, so no day is called full by itself; the fullest of them is as long as a bar gets.
 */
export function loadShare(load: DayLoad, fullest: number): number | null {
  const booked = bookedForOpen(load);
  return booked === null ? null : Math.min(1, booked / fullest);
}

/** The scale of the bars: the fullest day, but at least one booked hour for each open hour. */
export function fullestOf(loads: Iterable<DayLoad>): number {
  return Math.max(1, ...[...loads].map((load) => bookedForOpen(load) ?? 0));
}

function bookedForOpen({ minutes, openMinutes }: DayLoad): number | null {
  return openMinutes ? minutes / openMinutes : null;
}

/** 34 visits, 17 h 30 min booked, open 10 h. */
export function loadLabel(load: DayLoad): string {
  const { visits, openMinutes } = load;
  const closed = openMinutes === 0 && t('calendar.closed');
  const booked = (!closed || visits > 0) && visitsLabel(visits);
  return [closed, booked, hoursLabel(load)].filter(Boolean).join(', ');
}

/** 17 h 30 min booked, open 10 h; nothing where neither is so. */
export function hoursLabel({ minutes, openMinutes }: DayLoad): string {
  const booked = minutes > 0 && t('calendar.booked', { length: formatLength(minutes) });
  const open = openMinutes && t('calendar.open', { length: formatLength(openMinutes) });
  return [booked, open].filter(Boolean).join(', ');
}

export function visitsLabel(visits: number): string {
  return visits === 0 ? t('calendar.noVisits') : t('calendar.visits', { count: visits });
}

interface LoadRange {
  readonly from: string;
  readonly days: number;
}

/** The core answers for two weeks at once, so neighbours share a request: three requests for a month. */
export function loadRanges(weeks: readonly string[]): readonly LoadRange[] {
  const ranges: LoadRange[] = [];
  for (const from of weeks.toSorted()) {
    const before = ranges.at(-1);
    if (before?.days === 7 && addDays(before.from, 7) === from) ranges.splice(-1, 1, { from: before.from, days: 14 });
    else ranges.push({ from, days: 7 });
  }
  return ranges;
}

interface LoadReading {
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

interface LoadBarProps {
  readonly load: DayLoad | undefined;
  readonly fullest: number;
}

/** How full a day is relative to the others. Decorative: the text beside it has the same information. */
export function LoadBar({ load, fullest }: LoadBarProps) {
  const share = load ? loadShare(load, fullest) : null;
  return (
    <span className={styles.bar} aria-hidden="true" data-known={share === null ? undefined : ''}>
      {share !== null && share > 0 && <span className={styles.fill} style={{ width: `${Math.round(share * 100)}%` }} />}
    </span>
  );
}
