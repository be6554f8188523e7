import { compareValues, type Row } from '../generatedRows.ts';
import { badRequest } from './values.ts';

/** Arguments of every list; all others are filters with the names of fields. */
export interface ListArgs {
  readonly siteId: number;
  readonly page?: number | null;
  readonly pageSize?: number | null;
  readonly sortBy?: string | null;
  readonly sortOrder?: string | null;
}

const usualSize = 10;
const mostRows = 100;

/** Fields whose filter is a part of their text; all others are compared as a whole. */
const texts: ReadonlySet<string> = new Set([
  'associatedResourceType',
  'businessName',
  'cancellationReasonText',
  'city',
  'code',
  'deathReason',
  'description',
  'displayName',
  'email',
  'firstName',
  'lastName',
  'name',
  'notes',
  'phone',
  'physicalAddress',
  'postalAddress',
  'value',
]);

const folded = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

function meets(row: Row, field: string, wanted: unknown): boolean {
  const own: unknown = row[field];
  if (texts.has(field)) return folded(own).includes(folded(wanted));
  return own === wanted;
}

/**
 * A page of rows: filtered by the given fields, sorted, and cut to the page. `show` runs for the rows of the page alone.
 */
export function pageOf(rows: readonly Row[], args: ListArgs, cap: number, show: (row: Row) => Row = (row) => row): Row {
  const { siteId: _siteId, page, pageSize, sortBy, sortOrder, ...filters } = args;
  const number = page ?? 0;
  const asked = pageSize ?? usualSize;
  if (number < 0) throw badRequest('page must not be less than 0');
  if (asked < 1) throw badRequest('pageSize must not be less than 1');
  if (asked > mostRows) throw badRequest(`pageSize must not be greater than ${String(mostRows)}`);
  const given = Object.entries(filters).filter(([, wanted]) => wanted !== undefined && wanted !== null);
  const found = rows.filter((row) => given.every(([field, wanted]) => meets(row, field, wanted)));
  const size = Math.min(asked, cap);
  return {
    data: sorted(found, sortBy ?? null, sortOrder === 'desc')
      .slice(number * size, (number + 1) * size)
      .map(show),
    meta: { page: number, pageSize: size, total: found.length, totalPages: Math.ceil(found.length / size) },
  };
}

/** Rows by a field, those without it last; as they were entered where none is named. */
function sorted(rows: readonly Row[], field: string | null, isDescending: boolean): readonly Row[] {
  if (field === null) return isDescending ? rows.toReversed() : rows;
  return rows.toSorted((one, other) => {
    const [left, right] = [one[field] ?? null, other[field] ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order = compareValues(left, right);
    return isDescending ? -order : order;
  });
}
