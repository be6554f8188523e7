import { type Row, sortedBy } from '../generatedRows.ts';
import { failure } from './records.ts';

/** What every list that comes in pages takes. */
export interface PageArgs {
  readonly pageIndex: number;
  readonly pageLimit: number;
  readonly sortActive?: string | null;
  readonly sortDirection?: string | null;
  readonly filterInput?: string | null;
}

/** How the database compares text: without regard to case and accents. */
export function folded(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() : '';
}

/** Whether the first or last name of a person holds a text. */
export function isNamed(person: Row | null, text: string): boolean {
  return [person?.['firstName'], person?.['lastName']].some((name) => folded(name).includes(folded(text)));
}

/**
 * A page of rows by one of their columns.
 *
 * Nothing stands in for a direction or a column that isn't given: the query builder refuses the first, the database the
 * other.
 */
export function paged(what: string, table: string, rows: readonly Row[], args: PageArgs, cap: number): object {
  const { pageIndex, pageLimit, sortActive, sortDirection } = args;
  const refuse = (reason: string): Error => failure(`Error fetching ${what}: ${reason}`);
  if (sortDirection !== 'ASC' && sortDirection !== 'DESC')
    throw refuse('TypeORMError: SelectQueryBuilder.orderBy "order" can accept only "ASC" and "DESC" values.');
  const column = sortActive ?? String(sortActive);
  const value = (row: Row): unknown => {
    const cell = row[column];
    return typeof cell === 'string' ? folded(cell) : cell;
  };
  const first = rows[0];
  if (first && (!(column in first) || typeof first[column] === 'function' || column === '__typename'))
    throw refuse(`QueryFailedError: Unknown column '${table}.${column}' in 'order clause'`);
  const isDescending = sortDirection === 'DESC';
  // Nothing comes before anything in this database.
  const sorted = sortedBy(rows, [{ value, isDescending, nullsFirst: !isDescending }]);
  const from = pageIndex * pageLimit;
  return { slice: sorted.slice(from, from + Math.min(pageLimit, cap)), length: rows.length };
}
