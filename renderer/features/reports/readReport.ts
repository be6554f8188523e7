import type { Failure, FailureKind } from '../../../electron/contract/failure.ts';
import type { ReportDaysQuery } from '../../../graphql/desk/generated/operations.ts';
import type { DeskResult } from '../../data/queryDesk.ts';
import { addDays } from '../../lib/dates.ts';
import { type DayTally, tallyDay } from './tallyDay.ts';

/** A day that was read and counted, or that is left out with the reason. Of a list that is cut nothing is counted. */
export type DayReading =
  | { readonly kind: 'counted'; readonly date: string; readonly tally: DayTally }
  | { readonly kind: 'failed'; readonly date: string; readonly failure: Failure }
  | { readonly kind: 'cut'; readonly date: string };

export type ReadingEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped' }
  /** Nothing more can be read now, whatever the day. */
  | { readonly kind: 'failed'; readonly failure: Failure };

interface ReadingRequest {
  /** In their order; days that are known may be missing in between. */
  readonly dates: readonly string[];
  /** Days one after the other, in one question. */
  readonly fetchDays: (from: string, days: number) => Promise<DeskResult<ReportDaysQuery>>;
  readonly onRead: (readings: readonly DayReading[]) => void;
  readonly signal: AbortSignal;
}

const mostDays = 7;
/** An answer that is longer would hold up the page. A day that alone has more is read alone. */
const mostAppointments = 2_000;
/** As many days one after the other fail for one reason, which is not theirs. */
const mostFailures = 3;

/** What may be wrong with one day only. Anything else is the same for the next. */
const ofOneDay: ReadonlySet<FailureKind> = new Set([
  'refused',
  'partial',
  'nothingRead',
  'tooLarge',
  'gatewayTrouble',
  'unreadable',
  'timeout',
  'internal',
]);

/**
 * Reads days in steps of at most a week and about 2,000 appointments, and counts each step before the next. Where a step
 * fails or is cut, its days are read one by one: a day that fails is left out, and the others count.
 */
export async function readReport({ dates, fetchDays, onRead, signal }: ReadingRequest): Promise<ReadingEnd> {
  let days = 1;
  let longest = 0;
  let failures = 0;
  /** Until this day, one at a time. */
  let singleUntil = '';
  for (let at = 0; at < dates.length;) {
    const from = dates[at] ?? '';
    const count = from <= singleUntil ? 1 : consecutiveDays(dates, at, days);
    const { data, failure } = await fetchDays(from, count);
    if (signal.aborted || failure?.kind === 'cancelled') return { kind: 'stopped' };
    const isCut = data?.days.some(({ complete }) => !complete) ?? false;
    if (failure && !ofOneDay.has(failure.kind)) return { kind: 'failed', failure };
    if (count > 1 && (!data || isCut)) {
      singleUntil = addDays(from, count - 1);
      days = 1;
      continue;
    }
    if (!data && failure) {
      failures += 1;
      if (failures >= mostFailures) return { kind: 'failed', failure };
    } else failures = 0;
    onRead(data ? data.days.map(readDay) : [{ kind: 'failed', date: from, failure: failure ?? noAnswer }]);
    longest = Math.max(longest, ...(data?.days ?? []).map(({ appointments }) => appointments.length));
    days = Math.max(1, Math.min(mostDays, days * 2, Math.floor(mostAppointments / Math.max(1, longest))));
    at += count;
  }
  return { kind: 'done' };
}

const noAnswer: Failure = { kind: 'unreadable', message: '', action: '' };

function readDay(day: ReportDaysQuery['days'][number]): DayReading {
  return day.complete ? { kind: 'counted', date: day.date, tally: tallyDay(day) } : { kind: 'cut', date: day.date };
}

/** How many of the dates from this one on follow each other, at most so many. */
function consecutiveDays(dates: readonly string[], at: number, most: number): number {
  const first = dates[at] ?? '';
  let count = 1;
  while (count < most && dates[at + count] === addDays(first, count)) count += 1;
  return count;
}
