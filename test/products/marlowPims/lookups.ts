import { GraphQLError } from 'graphql';
import { compareValues, isRow, type Row } from '../generatedRows.ts';
import { dayOf, momentOf } from './values.ts';

/** The arguments of a list. */
export interface ListArgs {
  readonly filters?: Row | null;
  readonly ordering?: readonly Row[] | null;
  readonly pagination?: { readonly offset?: number | null; readonly limit?: number | null } | null;
}

const isMoment = /^\d{4}-\d\d-\d\dT/;
const joins = new Set(['AND', 'OR', 'NOT', 'DISTINCT']);

/**
 * Whether a row fits a filter.
 *
 * Fields are joined by "and"; AND, OR and NOT hold another filter that is joined to all of them. A field of the row whose
 * name begins with $ is a filter that was written by hand, and no column.
 */
export function fits(row: Row | null, filter: Row): boolean {
  const fields = Object.entries(filter).filter(([name, value]) => !joins.has(name) && isGiven(value));
  let isFitting = fields.every(([name, value]) => {
    const own = row?.[`$${name}`];
    if (typeof own === 'function') return Boolean(own(value));
    return isRow(value) && fitsField(valueOf(row, name), value);
  });
  const { AND, OR, NOT } = filter;
  if (isRow(AND)) isFitting &&= fits(row, AND);
  // An empty condition is no condition, so that OR alone is all there is.
  if (isRow(OR)) isFitting = fits(row, OR) || (fields.length > 0 && isFitting);
  if (isRow(NOT)) isFitting &&= !fits(row, NOT);
  return isFitting;
}

/** The value of a column, or the row or rows that a relation leads to. */
function valueOf(row: Row | null, name: string): unknown {
  const value = row?.[name] ?? null;
  return typeof value === 'function' ? ((value as (args: object) => unknown)({}) ?? null) : value;
}

function fitsField(value: unknown, condition: Row): boolean {
  if (Array.isArray(value)) return value.some((each) => isRow(each) && fits(each, condition));
  if (isRow(value)) return fits(value, condition);
  return Object.entries(condition).every(([name, operand]) => {
    if (!isGiven(operand)) return true;
    const look = lookups[name];
    // A relation that leads nowhere has no columns.
    if (!look) return isRow(operand) && fits(null, { [name]: operand });
    return look(value, operand);
  });
}

type Lookup = (value: unknown, operand: unknown) => boolean;

const lookups: Readonly<Record<string, Lookup>> = {
  isNull: (value, operand) => (value === null) === operand,
  exact: (value, operand) => value !== null && order(value, operand) === 0,
  inList: (value, operand) =>
    value !== null && Array.isArray(operand) && operand.some((one) => order(value, one) === 0),
  gt: (value, operand) => value !== null && order(value, operand) > 0,
  gte: (value, operand) => value !== null && order(value, operand) >= 0,
  lt: (value, operand) => value !== null && order(value, operand) < 0,
  lte: (value, operand) => value !== null && order(value, operand) <= 0,
  range: (value, operand) =>
    value !== null &&
    isRow(operand) &&
    (!isGiven(operand['start']) || order(value, operand['start']) >= 0) &&
    (!isGiven(operand['end']) || order(value, operand['end']) <= 0),
  // The server's clock is UTC, and so are its days.
  date: (value, operand) => typeof value === 'string' && isRow(operand) && fitsField(value.slice(0, 10), operand),
  year: (value, operand) =>
    typeof value === 'string' && isRow(operand) && fitsField(Number(value.slice(0, 4)), operand),
  iExact: insensitive((text, part) => text === part),
  contains: sensitive((text, part) => text.includes(part)),
  iContains: insensitive((text, part) => text.includes(part)),
  startsWith: sensitive((text, part) => text.startsWith(part)),
  iStartsWith: insensitive((text, part) => text.startsWith(part)),
  endsWith: sensitive((text, part) => text.endsWith(part)),
  iEndsWith: insensitive((text, part) => text.endsWith(part)),
};

function sensitive(test: (text: string, part: string) => boolean): Lookup {
  return (value, operand) => typeof value === 'string' && typeof operand === 'string' && test(value, operand);
}

function insensitive(test: (text: string, part: string) => boolean): Lookup {
  return sensitive((text, part) => test(text.toLowerCase(), part.toLowerCase()));
}

/** Compares a value of a row with one of a request, which may write the same moment in another way. */
function order(value: unknown, operand: unknown): number {
  if (typeof value === 'string' && isMoment.test(value)) return Date.parse(value) - momentOf(String(operand));
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return compareValues(value, dayOf(String(operand)));
  return compared(value, operand);
}

/** Ids and decimals are text to a reader, and numbers to the database. */
function compared(one: unknown, other: unknown): number {
  const isNumber = (value: unknown): boolean => /^-?\d+(?:\.\d+)?$/.test(String(value));
  return isNumber(one) && isNumber(other) ? Number(one) - Number(other) : compareValues(one, other);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The rows in the order that was asked for; the first one counts most, and equal ones stay as they were. */
export function ordered(rows: readonly Row[], ordering: readonly Row[]): readonly Row[] {
  const keys = ordering.flatMap((one) => Object.entries(one).filter(([, value]) => isGiven(value)));
  if (keys.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const [name, direction] of keys) {
      const way = compareBy(one, other, name, direction);
      if (way !== 0) return way;
    }
    return 0;
  });
}

function compareBy(one: Row | null, other: Row | null, name: string, direction: unknown): number {
  const [left, right] = [valueOf(one, name), valueOf(other, name)];
  if (isRow(direction)) {
    const [[inner, way] = ['', 'ASC']] = Object.entries(direction).filter(([, value]) => isGiven(value));
    return compareBy(isRow(left) ? left : null, isRow(right) ? right : null, inner, way);
  }
  const words = String(direction);
  const isDescending = words.startsWith('DESC');
  // PostgreSQL takes nothing for more than anything.
  const nullsFirst = words.endsWith('NULLS_FIRST') || (isDescending && !words.endsWith('NULLS_LAST'));
  if (left === null && right === null) return 0;
  if (left === null || right === null) return (left === null) === nullsFirst ? -1 : 1;
  const way = compared(left, right);
  return isDescending ? -way : way;
}

const usualLimit = 50;

/** The part of the rows that was asked for; a higher limit than the server's is cut. */
export function paged(rows: readonly Row[], pagination: ListArgs['pagination'], cap: number): Row {
  const offset = pagination?.offset ?? 0;
  const limit = Math.min(pagination?.limit ?? usualLimit, cap);
  if (offset < 0 || limit < 0) throw new GraphQLError('Negative indexing is not supported.');
  return {
    pageInfo: { offset, limit },
    totalCount: rows.length,
    results: rows.slice(offset, offset + limit),
  };
}
