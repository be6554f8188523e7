import { Temporal } from 'temporal-polyfill';
import { readRow } from '../../../../graphql/service/rows.ts';
import { takes } from '../../../../graphql/service/documents.ts';
import { readFreeSlots, type ReadSlot } from '../../../../graphql/service/readers/readFreeSlots.ts';
import type { LocationRow } from '../../../../graphql/service/readers/readObjects.ts';
import type { Operation, SlotFields } from '../../../../graphql/service/serviceMap.ts';
import { datesFrom, dayBounds } from '../../../../graphql/service/readers/time.ts';
import type { Result } from '../../../contract/failure.ts';
import { fetchAllRows, type Reading, type Rows } from './allRows.ts';
import { askInBatches } from './batches.ts';
import type { Question } from './pages.ts';
import type { QueryService } from '../../connection/serviceClient.ts';

/**
 * A time at which a provider works; the name and the location are null where the service does not say them. Instants are
 * ISO.
 */
export interface Shift {
  readonly providerId: string;
  readonly providerName: string | null;
  readonly locationId: string | null;
  readonly start: string;
  readonly end: string;
}

/** Days per request: enough to tell a provider who is off for a week from one without any shifts. */
const days = 28;
/** Where the service takes one day at a time, only its week is read. */
const daysOneByOne = 7;
/** Longer ones are no shifts of one person. */
const longest = 24 * 3_600_000;
const firstMonday = Temporal.PlainDate.from('2000-01-03');

/** How many days of shifts are read together: four weeks, or one where the service takes one day at a time. */
export function shiftDaysOf(operation: Operation<SlotFields>): number {
  return takes(operation, 'from') ? days : daysOneByOne;
}

/** The first of the weeks that hold a day, a Monday; the same weeks for each of their days. */
export function firstDayOf(date: string, count: number): string {
  const since = firstMonday.until(Temporal.PlainDate.from(date), { largestUnit: 'days' }).days;
  return firstMonday.add({ days: Math.floor(since / count) * count }).toString();
}

/**
 * Reads the shifts of some weeks from a day. Only a complete answer shows who is off, so an incomplete or failed one gives
 * no shifts. Rows that end before they start, or last longer than a day, are left out together with all other shifts of
 * their providers.
 */
export async function readShifts(
  queryService: QueryService,
  { document, operation }: Question<SlotFields>,
  { location, from }: { readonly location: LocationRow; readonly from: string },
  reading: Reading,
): Promise<Result<readonly Shift[]>> {
  const timeZone = location.timeZone ?? reading.timeZone;
  const dates = datesFrom(from, shiftDaysOf(operation));
  const last = dates.at(-1) ?? from;
  const parts = takes(operation, 'from') ? [dates] : dates.map((date) => [date]);
  const readPart = (part: readonly string[]): ReturnType<typeof fetchAllRows> => {
    const [first = from] = part;
    const ends = { from: dayBounds(first, timeZone).from, to: dayBounds(part.at(-1) ?? first, timeZone).to };
    const values = { day: first, days: part.length, locationId: location.id, ...ends };
    return fetchAllRows(queryService, { document, operation }, values, { ...reading, timeZone });
  };
  const read = await askInBatches(parts, readPart, () => false);
  // A list that fails now fails in half a minute as well: the day is read again and again, this is not.
  if (!read.ok || !read.value.every(isWhole)) return { ok: true, value: [] };
  const bounds = { from: dayBounds(from, timeZone).from, to: dayBounds(last, timeZone).to };
  const unclear = new Set<string>();
  const shifts: Shift[] = [];
  for (const row of read.value.flatMap(({ rows }) => rows)) {
    const slots = readRow(row, (each) => readFreeSlots(each, operation.fields, { timeZone, day: null })) ?? [];
    // The provider of an unreadable row is unknown, so no provider's shifts are complete.
    if (slots.length === 0) return { ok: true, value: [] };
    for (const slot of slots) {
      const shift = shiftOf(slot);
      if (shift === null) unclear.add(slot.providerId ?? '');
      else if (Date.parse(shift.start) < Date.parse(bounds.to) && Date.parse(shift.end) > Date.parse(bounds.from))
        shifts.push(shift);
    }
  }
  return { ok: true, value: unclear.has('') ? [] : shifts.filter(({ providerId }) => !unclear.has(providerId)) };
}

function isWhole({ complete, partial, unreadable, rows }: Rows): boolean {
  return complete && !partial && unreadable === 0 && !rows.includes(null);
}

function shiftOf({ providerId, providerName, locationId, start, end }: ReadSlot): Shift | null {
  if (providerId === null || end === null || Date.parse(end) - Date.parse(start) > longest) return null;
  return { providerId, providerName, locationId, start, end };
}
