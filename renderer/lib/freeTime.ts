import { formatShortDate } from './dates.ts';
import { wallClock } from './timeZone.ts';
import { formatMinuteRange } from './wallTime.ts';

/** A stretch of a day in which somebody could come. Moments in milliseconds since 1970. */
export interface FreeTime {
  readonly location: string;
  readonly date: string;
  readonly timeZone: string;
  readonly from: number;
  readonly to: number;
  /** Where in it an appointment is best put: where one was, or where the person is on the grid. */
  readonly at: number;
  /** Null where columns are rooms, and where the service names no provider. */
  readonly provider: { readonly id: string; readonly name: string } | null;
  readonly room: string | null;
  /** The appointment that was cancelled or moved away; it is not offered its own time again. */
  readonly freedBy: string | null;
}

/** Thu, Nov 19, 2026, 10:00 – 11:00 AM, Dr. Okafor; without the date on the day itself. */
export function freeTimeText({ date, timeZone, from, to, provider, room }: FreeTime, today: string | null): string {
  const [start, end] = [wallClock(from, timeZone), wallClock(to, timeZone)];
  const range = start && end ? formatMinuteRange(start.minute, end.minute) : '';
  return [date === today ? '' : formatShortDate(date), range, provider?.name ?? room ?? ''].filter(Boolean).join(', ');
}
