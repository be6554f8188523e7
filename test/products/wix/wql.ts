import { GraphQLError } from 'graphql';
import { sliceOf } from '../../dialects/pages.ts';
import { at } from '../../dialects/readByHand.ts';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';

/** A list's query: what is to be found, in which order, and how much of it. */
export interface ListQuery {
  readonly filter?: unknown;
  readonly paging?: { readonly limit?: number | null; readonly offset?: number | null } | null;
  readonly sort?: readonly (Sorting | null)[] | null;
  readonly sorting?: readonly (Sorting | null)[] | null;
}

interface Sorting {
  readonly fieldName?: string | null;
  readonly order?: 'ASC' | 'DESC' | null;
}

/** An error as these services tell it: a code beside the details of the application. */
export function wixError(code: string, description: string, applicationCode = code): GraphQLError {
  const details = { applicationError: { code: applicationCode, description } };
  return new GraphQLError(description, { extensions: { code, details } });
}

/** Whether a row meets a filter, whose fields may be paths and whose values may be operators. */
export function meetsFilter(row: Row, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(([name, asked]) => {
    if (name === '$and' || name === '$or') {
      const parts = Array.isArray(asked) ? asked : [];
      return name === '$and'
        ? parts.every((part) => meetsFilter(row, part))
        : parts.some((part) => meetsFilter(row, part));
    }
    if (name === '$not') return !meetsFilter(row, asked);
    const own = at(row, name);
    if (!isRow(asked)) return isSame(own, asked);
    return Object.entries(asked).every(([operator, value]) => meetsOperator(own, operator, value));
  });
}

/** One page by offset, with what is said of it. */
export function pageOf<Shown>(
  rows: readonly Row[],
  query: ListQuery | null | undefined,
  { usual, cap }: { readonly usual: number; readonly cap: number },
  show: (row: Row) => Shown,
): { readonly items: readonly Shown[]; readonly pageInfo: Row } {
  const keys = (query?.sort ?? query?.sorting ?? [])
    .filter((each) => each !== null)
    .map(({ fieldName, order }) => ({
      value: (row: Row) => at(row, fieldName ?? 'id'),
      isDescending: order === 'DESC',
      nullsFirst: false,
    }));
  const found = sortedBy(
    rows.filter((row) => meetsFilter(row, query?.filter)),
    keys,
  );
  const offset = Math.max(0, query?.paging?.offset ?? 0);
  const items = sliceOf(found, offset, query?.paging?.limit ?? usual, cap).map(show);
  const hasNext = offset + items.length < found.length;
  return { items, pageInfo: { count: items.length, offset, total: found.length, tooManyToCount: false, hasNext } };
}

function isSame(own: unknown, asked: unknown): boolean {
  if (own === null || asked === null) return own === asked;
  return Array.isArray(own) ? own.includes(asked) : compareValues(own, asked) === 0;
}

function meetsOperator(own: unknown, operator: string, value: unknown): boolean {
  const listed = Array.isArray(value) ? value : [value];
  if (operator === '$eq') return isSame(own, value);
  if (operator === '$ne') return !isSame(own, value);
  if (operator === '$in' || operator === '$hasSome') return listed.some((each) => isSame(own, each));
  if (operator === '$hasAll') return listed.every((each) => isSame(own, each));
  if (own === null) return false;
  if (operator === '$startsWith') return lower(own).startsWith(lower(value));
  if (operator === '$contains') return lower(own).includes(lower(value));
  const way = compareValues(own, value);
  if (operator === '$lt') return way < 0;
  if (operator === '$lte') return way <= 0;
  if (operator === '$gt') return way > 0;
  if (operator === '$gte') return way >= 0;
  throw wixError('INVALID_ARGUMENT', `Unsupported operator ${operator}`);
}

function lower(value: unknown): string {
  return String(value).toLowerCase();
}
