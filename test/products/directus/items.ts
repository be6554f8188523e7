import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a list of items. */
export interface ItemsArgs {
  readonly filter?: Row | null;
  readonly sort?: readonly (string | null)[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly page?: number | null;
  readonly search?: string | null;
}

/** How many items a query without a limit returns. */
const usualLimit = 100;

/** The items that are asked for; a limit of -1 asks for all. */
export function itemsOf(rows: readonly Row[], args: ItemsArgs, cap: number, now: number): readonly Row[] {
  const { limit, offset, page } = args;
  if ((limit ?? 0) < -1) throw invalid('"limit" must be greater than or equal to -1');
  if ((offset ?? 0) < 0) throw invalid('"offset" must be greater than or equal to 0');
  const found = sortedBy(
    chosen(rows, args, now),
    (args.sort ?? []).map((field) => sortKey(field ?? 'id')),
  );
  const size = Math.min(limit === -1 ? cap : (limit ?? usualLimit), cap);
  const from = page === null || page === undefined ? (offset ?? 0) : Math.max(0, page - 1) * size;
  return found.slice(from, from + size);
}

/** All items that a filter and a search let through. */
export function chosen(rows: readonly Row[], { filter, search }: ItemsArgs, now: number): readonly Row[] {
  return rows.filter((row) => meetsFilter(row, filter ?? {}, now) && isFound(row, search ?? ''));
}

/** A search looks into each text of the item itself, one by one. */
function isFound(row: Row, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  return Object.entries(row).some(
    ([field, value]) =>
      typeof value === 'string' &&
      (field === 'id' ? value === wanted : !isInstant(value) && value.toLowerCase().includes(wanted)),
  );
}

function meetsFilter(row: Row, filter: Row, now: number): boolean {
  return Object.entries(filter).every(([field, condition]) => {
    if (condition === null || condition === undefined) return true;
    if (field === '_and') return rowsIn(condition).every((part) => meetsFilter(row, part, now));
    if (field === '_or') return rowsIn(condition).some((part) => meetsFilter(row, part, now));
    if (!isRow(condition)) return true;
    const value = row[field] ?? null;
    if (field.endsWith('_func')) return meetsFunctions(relatedOf(value), condition, now);
    if (typeof value !== 'function') return compares(value, condition, now);
    const related = relatedOf(value);
    if (!Array.isArray(related)) {
      // What no item is related to has none of its fields either.
      return meetsFilter(isRow(related) ? related : {}, condition, now);
    }
    const { _some: some, _none: none, ...each } = condition;
    const items = related.filter(isRow);
    if (isRow(some) && !items.some((item) => meetsFilter(item, some, now))) return false;
    if (isRow(none) && items.some((item) => meetsFilter(item, none, now))) return false;
    return Object.keys(each).length === 0 || items.some((item) => meetsFilter(item, each, now));
  });
}

function meetsFunctions(values: unknown, condition: Row, now: number): boolean {
  return Object.entries(condition).every(
    ([name, inner]) => isRow(inner) && isRow(values) && compares(values[name] ?? null, inner, now),
  );
}

function compares(value: unknown, condition: Row, now: number): boolean {
  return Object.entries(condition).every(([operator, given]) => {
    if (operator === '_null') return (value === null) === given;
    if (operator === '_nnull') return (value !== null) === given;
    if (operator === '_empty') return (value === null || value === '') === given;
    if (operator === '_nempty') return (value !== null && value !== '') === given;
    if (given === null || given === undefined) return true;
    if (operator === '_neq') return value === null || !isSame(value, given, now);
    // What is null meets no other condition, negated ones included.
    if (value === null) return false;
    const negated = /^_n(?=in$|between$|contains$|starts_with$|istarts_with$|ends_with$|iends_with$)/.test(operator);
    const met = meetsOperator(value, operator.replace(negated ? /^_n/ : /^_/, '_'), given, now);
    return negated ? !met : met;
  });
}

function meetsOperator(value: unknown, operator: string, given: unknown, now: number): boolean {
  const isFolded = /^_i(?:contains|starts_with|ends_with)$/.test(operator);
  const folded = (text: unknown): string => (isFolded ? textOf(text).toLowerCase() : textOf(text));
  const order = Array.isArray(given) ? 0 : compareValues(comparable(value), comparable(given, now));
  const list = Array.isArray(given) ? given : [given];
  switch (operator) {
    case '_eq':
      return isSame(value, given, now);
    case '_in':
      return list.some((one) => isSame(value, one, now));
    case '_gt':
      return order > 0;
    case '_gte':
      return order >= 0;
    case '_lt':
      return order < 0;
    case '_lte':
      return order <= 0;
    case '_between':
      return meetsOperator(value, '_gte', list[0], now) && meetsOperator(value, '_lte', list[1], now);
    case '_contains':
    case '_icontains':
      return folded(value).includes(folded(given));
    case '_starts_with':
    case '_istarts_with':
      return folded(value).startsWith(folded(given));
    case '_ends_with':
    case '_iends_with':
      return folded(value).endsWith(folded(given));
    default:
      throw invalid(`Invalid filter operator "${operator}"`);
  }
}

function isSame(value: unknown, given: unknown, now: number): boolean {
  return compareValues(comparable(value), comparable(given, now)) === 0;
}

/**
 * What is compared: numbers, which may be written as texts, and instants as the clock shows them.
 *
 * A date and time without zone stays that way in the database, which ignores the zone of what it is compared with.
 */
function comparable(value: unknown, now = 0): unknown {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return value;
  if (value === '$NOW') return new Date(now).toISOString().slice(0, 19);
  if (/^\d{1,9}$/.test(value)) return Number(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${value}T00:00:00`;
  return isInstant(value) ? value.replace(' ', 'T').slice(0, 19).padEnd(19, ':00') : value;
}

function isInstant(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value);
}

function sortKey(field: string): SortKey {
  const isDescending = field.startsWith('-');
  const name = isDescending ? field.slice(1) : field;
  const value = (row: Row): unknown =>
    name.split('.').reduce<unknown>((inner, step) => (isRow(inner) ? relatedOf(inner[step]) : null), row);
  return { value: (row) => comparable(value(row)), isDescending, nullsFirst: isDescending };
}

/** A relation's items; other values stay as they are. */
function relatedOf(value: unknown): unknown {
  // Sound: relations are functions of their arguments.
  return typeof value === 'function' ? (value as (args: ItemsArgs) => unknown)({ limit: -1 }) : value;
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function invalid(reason: string): GraphQLError {
  return new GraphQLError(`Invalid query. ${reason}.`, { extensions: { code: 'INVALID_QUERY', reason } });
}
