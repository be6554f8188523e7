import { GraphQLError } from 'graphql';
import { compareValues, isRow, type Row, sortedBy, textOf } from '../generatedRows.ts';

/** A page of a list. */
export interface PageInput {
  readonly first?: number | null;
  readonly offset?: number | null;
}

/** The arguments of a list. */
export interface ListArgs {
  readonly storeId: string;
  readonly page?: PageInput | null;
  readonly filter?: Row | null;
  readonly sort?: Row | readonly Row[] | null;
}

const usualPage = 100;
const longestPage = 1000;

/** An error as the server gives all of them: a kind, and what is wrong in the words of its code. */
export function standardError(kind: 'Bad user input' | 'Forbidden' | 'Internal error', details: string): GraphQLError {
  return new GraphQLError(kind, { extensions: { details } });
}

/** A value as it can be compared: instants by time, everything else as it is. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : value;
}

function isEqual(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function meets(value: unknown, filter: Row): boolean {
  return Object.entries(filter).every(([operator, wanted]) => {
    const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
    if (wanted === null) return true;
    switch (operator) {
      case 'equalTo':
        return isEqual(value, wanted);
      case 'notEqualTo':
        return value !== null && !isEqual(value, wanted);
      case 'equalAny':
        return list.includes(value);
      case 'equalAnyOrNull':
        return value === null || list.includes(value);
      case 'like':
        return typeof value === 'string' && value.toLowerCase().includes(textOf(wanted).toLowerCase());
      case 'afterOrEqualTo':
        return value !== null && compareValues(comparable(value), comparable(wanted)) >= 0;
      default:
        return value !== null && compareValues(comparable(value), comparable(wanted)) <= 0;
    }
  });
}

/** Whether a row meets all parts of a filter; `special` knows those that aren't about a field of that name. */
export function fits(
  row: Row,
  filter: Row | null | undefined,
  special: Readonly<Record<string, (row: Row) => unknown>> = {},
): boolean {
  return Object.entries(filter ?? {}).every(([name, wanted]) => {
    if (wanted === null) return true;
    const value = special[name] ? special[name](row) : (row[name] ?? null);
    if (typeof wanted === 'boolean') return value === wanted;
    if (!isRow(wanted)) return true;
    // One of several values will do.
    return Array.isArray(value) ? value.some((each) => meets(each, wanted)) : meets(value, wanted);
  });
}

function folded(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Rows in the order of the last wish, or by their ids. */
export function ordered(rows: readonly Row[], sort: ListArgs['sort'], names: Readonly<Record<string, string>> = {}) {
  const wishes: readonly Row[] = isRow(sort) ? [sort] : Array.isArray(sort) ? sort : [];
  const last = wishes.at(-1);
  if (!last) return sortedBy(rows, [{ value: (row) => row['id'], isDescending: false, nullsFirst: false }]);
  const key = textOf(last['key']);
  const value = (row: Row): unknown => comparable(folded(row[names[key] ?? key] ?? null));
  return sortedBy(rows, [{ value, isDescending: last['desc'] === true, nullsFirst: false }]);
}

/** A page: a hundred rows unless another number is asked for; too long a page is an error. */
export function pageOf(rows: readonly Row[], page: PageInput | null | undefined, cap: number): readonly Row[] {
  const first = page?.first ?? usualPage;
  if (first < 1) throw standardError('Bad user input', 'LimitBelowMin(\n    1,\n)');
  if (first > longestPage) throw standardError('Bad user input', `LimitAboveMax(\n    ${String(longestPage)},\n)`);
  const offset = page?.offset ?? 0;
  return rows.slice(offset, offset + Math.min(first, cap));
}

/** A page of what has no longest page: everything without one, and a hundred rows where only its start is said. */
export function wholePageOf(rows: readonly Row[], page: PageInput | null | undefined, cap: number): readonly Row[] {
  if (!page) return rows.slice(0, cap);
  const offset = page.offset ?? 0;
  return rows.slice(offset, offset + Math.min(page.first ?? usualPage, cap));
}
