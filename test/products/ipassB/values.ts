import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import { hexIds, mixed } from '../../dialects/ids.ts';
import { type Row, isRow } from '../generatedRows.ts';

/** Ids of documents in MongoDB. */
export const ipassIds = hexIds();

/** The zone of the salons, which the programs have as a constant and the service doesn't tell. */
export const salonZone = 'America/New_York';

/** An id of a document that is none of the practice's rows. */
export function documentId(collection: number, key: number): string {
  return `62b${String(collection)}${mixed(key + collection)
    .toString(16)
    .padStart(8, '0')}${key.toString(16).padStart(12, '0')}`;
}

/** A day as the page's calendar writes it: an instant at noon in the salons' zone. */
export function dayText(instant: number): string {
  return new Date(instantOfWall(`${wallDay(instant, salonZone)}T12:00:00`, salonZone)).toISOString();
}

/** Hours and minutes without zeros in front, such as 8:0; the programs put them there. */
export function hourText(instant: number): string {
  const [hours, minutes] = wallTime(instant, salonZone).split(':').map(Number);
  return `${String(hours)}:${String(minutes)}`;
}

/** The instant of a day and an hour as they are written, or null where they can't be read. */
export function instantOfHour(day: string, hour: string): number | null {
  const at = Date.parse(day);
  const [, hours, minutes = '0'] = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(hour) ?? [];
  if (Number.isNaN(at) || hours === undefined) return null;
  const time = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:00`;
  return instantOfWall(`${wallDay(at, salonZone)}T${time}`, salonZone);
}

/** What mongoose-paginate answers: page 1 of ten unless asked otherwise. */
export function pageOf(
  rows: readonly Row[],
  { page, limit }: { readonly page?: number | null; readonly limit?: number | null },
  cap: number,
  show: (row: Row) => Row,
): Row {
  const size = Math.max(0, Math.min(limit ?? 10, cap));
  const number = Math.max(1, page ?? 1);
  const offset = (number - 1) * size;
  const totalPages = size === 0 ? 0 : Math.max(1, Math.ceil(rows.length / size));
  return {
    docs: rows.slice(offset, offset + size).map(show),
    totalDocs: rows.length,
    limit: size,
    page: number,
    totalPages,
    pagingCounter: offset + 1,
    hasPrevPage: number > 1,
    hasNextPage: number < totalPages,
    offset,
    prevPage: number > 1 ? number - 1 : null,
    nextPage: number < totalPages ? number + 1 : null,
  };
}

/** The rows that meet the filters of a table: for each column a text that is part of it, or a list whose first counts. */
export function filtered(rows: readonly Row[], filters: unknown): readonly Row[] {
  const parts: readonly unknown[] = Array.isArray(filters) ? filters : [filters];
  const wanted = parts.filter(isRow).flatMap((part) => Object.entries(part));
  return rows.filter((row) =>
    wanted.every(([column, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      if (first === null || first === undefined) return true;
      return meets(row[column], first, column === 'day');
    }),
  );
}

function meets(own: unknown, wanted: unknown, isDay: boolean): boolean {
  if (isDay && typeof own === 'string' && typeof wanted === 'string') {
    const at = Date.parse(wanted);
    if (Number.isNaN(at)) throw failure('Cast to date failed for value at path "day"');
    return wallDay(Date.parse(own), salonZone) === wallDay(at, salonZone);
  }
  if (typeof own === 'string' && typeof wanted === 'string') return own.toLowerCase().includes(wanted.toLowerCase());
  return own === wanted;
}

/** What every exception of the service becomes. */
export function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
