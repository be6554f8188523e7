import type { OpenHours, Provider } from '../../../graphql/desk/generated/types.ts';
import { dayBounds } from '../../../graphql/service/readers/time.ts';
import { isCancelledOrNoShow } from '../adapter/clinic/statuses.ts';
import type { DayRows } from '../session/days/dayRows.ts';

/** In milliseconds since 1970. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A provider and when something could be booked with them on a day. */
interface Diary {
  readonly provider: Provider;
  readonly open: readonly Span[];
  readonly busy: readonly Span[];
}

const stepMinutes = 15;
const usualHours = { from: 8, to: 18 };

/** What is free on one day: within the opening hours, else from 8 to 18 o'clock, and beside no appointment. */
export interface DayDiaries {
  /** Every quarter of an hour at which this many minutes are free, by start. */
  starts(minutes: number, provider: string | null): readonly { readonly start: number; readonly provider: Provider }[];
  /** Everybody with whom this many minutes are free from a moment on. */
  freeAt(start: number, minutes: number): readonly Provider[];
}

/** The diaries of everybody who has a column on a day. */
export function diariesOf(day: DayRows): DayDiaries {
  const open = openSpans(day);
  const working = new Map(day.working.map((each) => [each.provider, each.hours.map(spanOf)]));
  const diaries = day.providers.map((provider): Diary => ({
    provider,
    open: overlapOf(open, working.get(provider.id)),
    busy: day.appointments
      .filter((each) => each.provider?.id === provider.id && !isCancelledOrNoShow(each.status))
      .flatMap(({ start, end }) => (start === null ? [] : [{ start: Date.parse(start), end: endOf(start, end) }])),
  }));
  return {
    starts: (minutes, provider) =>
      diaries
        .filter((diary) => provider === null || diary.provider.id === provider)
        .flatMap((diary) => startsIn(diary, minutes * 60_000))
        .toSorted((one, other) => one.start - other.start),
    freeAt: (start, minutes) =>
      diaries
        .filter(({ open: spans, busy }) => {
          const end = start + minutes * 60_000;
          return spans.some((span) => span.start <= start && end <= span.end) && !isBusy(busy, start, end);
        })
        .map(({ provider }) => provider),
  };
}

function startsIn({ provider, open, busy }: Diary, length: number): readonly { start: number; provider: Provider }[] {
  return open.flatMap(({ start, end }) => {
    const starts: { start: number; provider: Provider }[] = [];
    for (let at = start; at + length <= end; at += stepMinutes * 60_000) {
      if (!isBusy(busy, at, at + length)) starts.push({ start: at, provider });
    }
    return starts;
  });
}

function isBusy(busy: readonly Span[], start: number, end: number): boolean {
  return busy.some((each) => each.start < end && start < each.end);
}

/** Where a provider's working hours are known, free times lie in them. */
function overlapOf(open: readonly Span[], working: readonly Span[] | undefined): readonly Span[] {
  if (!working) return open;
  return open.flatMap((one) =>
    working.flatMap((other) => {
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
      return start < end ? [{ start, end }] : [];
    }),
  );
}

function spanOf({ start, end }: Pick<OpenHours, 'start' | 'end'>): Span {
  return { start: Date.parse(start), end: Date.parse(end) };
}

function openSpans({ hours, date, timeZone }: DayRows): readonly Span[] {
  if (hours) return hours.map(spanOf);
  // From midnight, so on the two days of a clock change these hours are off by one.
  const midnight = Date.parse(dayBounds(date, timeZone).from);
  return [{ start: midnight + usualHours.from * 3_600_000, end: midnight + usualHours.to * 3_600_000 }];
}

function endOf(start: string, end: string | null): number {
  return end === null ? Date.parse(start) + 30 * 60_000 : Date.parse(end);
}
