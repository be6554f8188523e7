import { GraphQLError } from 'graphql';
import { compareValues, isLike, isRow, type Row, type SortKey, sortedBy } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import { sortWord } from './resourceText.ts';

/** What every list takes. */
export interface ListArgs {
  readonly sort?: readonly (Row | null)[] | null;
  readonly filter?: Row | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** The rows that meet a filter, in order; those that are equal are by primary key. */
export function readRows(
  follow: FollowRelation,
  resource: RelatedTable,
  rows: readonly Row[],
  { sort, filter }: ListArgs,
): readonly Row[] {
  const keys = (sort ?? []).flatMap((each): readonly SortKey[] => {
    const order = typeof each?.['order'] === 'string' ? each['order'] : 'ASC';
    const field = Object.keys(resource.columns).find((column) => sortWord(column) === each?.['field']);
    if (field === undefined) return [];
    const isDescending = order.startsWith('DESC');
    const value = (row: Row): unknown => shape(row[field], resource.columns[field]);
    // PostgreSQL takes what is null for the greatest value, unless asked otherwise.
    return [{ value, isDescending, nullsFirst: order.includes('NULLS') ? order.endsWith('FIRST') : isDescending }];
  });
  const byKey: SortKey = { value: (row) => row['id'], isDescending: false, nullsFirst: false };
  return sortedBy(
    rows.filter((row) => meetsFilter(follow, resource, row, filter)),
    [...keys, byKey],
  );
}

function meetsFilter(
  follow: FollowRelation,
  resource: RelatedTable,
  row: Row,
  filter: Row | null | undefined,
): boolean {
  return Object.entries(filter ?? {}).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    const meets = (part: Row): boolean => meetsFilter(follow, resource, row, part);
    if (field === 'and') return parts.every(meets);
    if (field === 'or') return parts.some(meets);
    if (field === 'not') return !parts.some(meets);
    if (!isRow(condition)) return true;
    const related = follow(resource, row, field);
    if (related) return related.rows.some((other) => meetsFilter(follow, related.table, other, condition));
    return meetsPredicates(row[field], condition, resource.columns[field]);
  });
}

function meetsPredicates(value: unknown, predicates: Row, type: string | undefined): boolean {
  const own = shape(value, type);
  return Object.entries(predicates).every(([predicate, operand]) => {
    if (predicate === 'isNil') return (own === null) === operand;
    if (own === null || operand === null || operand === undefined) return false;
    if (predicate === 'in') return Array.isArray(operand) && operand.some((one) => shape(one, type) === own);
    if (predicate === 'like') return isLike(value, operand, '');
    if (predicate === 'ilike') return isLike(value, operand, 'i');
    const order = compareValues(own, shape(operand, type));
    switch (predicate) {
      case 'eq':
        return order === 0;
      case 'notEq':
        return order !== 0;
      case 'lessThan':
        return order < 0;
      case 'greaterThan':
        return order > 0;
      case 'lessThanOrEqual':
        return order <= 0;
      default:
        return order >= 0;
    }
  });
}

function shape(value: unknown, type = ''): unknown {
  return type.startsWith('DateTime') && typeof value === 'string' ? instantOf(value) : (value ?? null);
}

/** The instant of a DateTime, which needs an offset. */
export function instantOf(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}[T ].*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError(`Expected type "DateTime", found "${text}".`);
  return instant;
}

/** A part of rows by their keysets. */
export function keysetPage(rows: readonly Row[], args: ListArgs, size: number): object {
  const indexOf = (keyset: string): number => {
    const id = Buffer.from(keyset, 'base64').toString();
    const index = rows.findIndex((row) => row['id'] === id);
    if (index !== -1) return index;
    throw new GraphQLError(`Invalid value provided as a keyset for after: "${keyset}"`, {
      extensions: { code: 'invalid_keyset' },
    });
  };
  let from = args.after ? indexOf(args.after) + 1 : 0;
  let to = args.before ? indexOf(args.before) : rows.length;
  if (typeof args.last === 'number') from = Math.max(from, to - Math.min(args.last, size));
  else to = Math.min(to, from + Math.min(args.first ?? size, size));
  const results = rows.slice(from, to);
  const keyset = (row: Row | undefined): string | null =>
    row ? Buffer.from(String(row['id'])).toString('base64') : null;
  return { count: rows.length, results, startKeyset: keyset(results[0]), endKeyset: keyset(results.at(-1)) };
}
