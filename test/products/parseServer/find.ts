import { GraphQLError } from 'graphql';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type Row, type SortKey, isRow, sortedBy, textOf } from '../generatedRows.ts';
import { meetsComparison } from '../tableDefinitions.ts';
import type { ParseClass } from './classText.ts';
import { objectIdOf } from './records.ts';

/** The arguments of every list. */
export interface FindArgs extends ConnectionArgs {
  readonly where?: Row | null;
  readonly order?: readonly string[] | null;
  readonly skip?: number | null;
}

/** The objects of a class that a pointer or a relation leads to. */
type Related = Readonly<{ parseClass: ParseClass; rows: readonly Row[] }>;

/** Follows a pointer or a relation; null where the field is neither. */
export type FollowField = (parseClass: ParseClass, row: Row, field: string) => Related | null;

const usualLimit = 100;

/** Fails with a number, as Parse has them for all that can go wrong. */
export function refuse(code: number, message: string): never {
  throw new GraphQLError(message, { extensions: { code } });
}

/** The objects that are asked for, as a connection of what `show` makes of them. */
export function findObjects(
  follow: FollowField,
  { parseClass, rows }: Related,
  args: FindArgs,
  cap: number,
  show: (row: Row) => Row,
): object {
  const { first = null, last = null, skip } = args;
  for (const [name, value] of Object.entries({ Skip: skip, First: first, Last: last }))
    if ((value ?? 0) < 0) refuse(102, `${name} should be a positive number`);
  const keys = (args.order ?? []).map((entry): SortKey => {
    const [, column = '', way] = /^(.*)_(ASC|DESC)$/.exec(entry.replace(/^id_/, 'objectId_')) ?? [];
    return { value: (row) => row[column], isDescending: way === 'DESC', nullsFirst: way === 'ASC' };
  });
  const meeting = rows.filter((row) => meetsWhere(follow, parseClass, row, args.where));
  const found = sortedBy(meeting, keys);
  const from = (skip ?? 0) + (args.after ? offsetOf(args.after, 'After') + 1 : 0);
  const end = args.before ? offsetOf(args.before, 'Before') : found.length;
  // The first of what is left, and of these the last; without either the usual number.
  const count = first ?? (last === null ? Math.min(usualLimit, cap) : found.length);
  const until = Math.min(found.length, end, from + (last === null ? Math.min(count, cap) : count));
  const start = last === null ? from : Math.max(from, until - Math.min(last, cap));
  const page = found.slice(start, until);
  const [startCursor, endCursor] = [cursorOf(start), cursorOf(start + Math.max(page.length, 1) - 1)];
  return {
    edges: page.map((row, index) => ({ cursor: cursorOf(start + index), node: show(row) })),
    pageInfo: { hasPreviousPage: start > 0, hasNextPage: until < found.length, startCursor, endCursor },
    count: found.length,
  };
}

function cursorOf(offset: number): string {
  return Buffer.from(`arrayconnection:${String(offset)}`).toString('base64');
}

function offsetOf(cursor: string, name: string): number {
  const offset = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1];
  return Number(offset ?? refuse(102, `${name} is not a valid cursor`));
}

function meetsWhere(follow: FollowField, parseClass: ParseClass, row: Row, where: Row | null | undefined): boolean {
  return Object.entries(where ?? {}).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    const meets = (part: Row): boolean => meetsWhere(follow, parseClass, row, part);
    if (field === 'AND') return parts.every(meets);
    if (field === 'OR') return parts.some(meets);
    if (field === 'NOR') return !parts.some(meets);
    if (!isRow(condition)) return true;
    const related = follow(parseClass, row, field);
    if (!related) return meetsConstraints(parseClass, row, field, condition);
    return Object.entries(condition).every(([way, wanted]) => {
      if (way === 'exists') return related.rows.length > 0 === wanted;
      const inner = isRow(wanted) ? wanted : null;
      const hasOne = related.rows.some((other) => meetsWhere(follow, related.parseClass, other, inner));
      return hasOne === (way === 'have');
    });
  });
}

function meetsConstraints({ className, fields }: ParseClass, row: Row, field: string, condition: Row): boolean {
  const isId = field === 'id' || field === 'objectId';
  const isDate = field === 'createdAt' || field === 'updatedAt' || fields[field]?.startsWith('Date') === true;
  const shape = (value: unknown): unknown => {
    if (isId && typeof value === 'string') return objectIdOf(className, value);
    return isDate && (typeof value === 'string' || isRow(value)) ? instantOf(value) : value;
  };
  const own = shape(row[isId ? 'objectId' : field] ?? null);
  return Object.entries(condition).every(([operator, given]) => {
    const wanted = Array.isArray(given) ? given.map(shape) : shape(given);
    if (operator === 'options') return true;
    if (operator === 'equalTo') return own === wanted;
    if (operator === 'notEqualTo') return own !== wanted;
    if (operator === 'notIn') return Array.isArray(wanted) && !wanted.includes(own);
    if (operator === 'exists') return (own !== null) === wanted;
    if (operator === 'matchesRegex')
      return typeof own === 'string' && new RegExp(textOf(wanted), textOf(condition['options'] ?? '')).test(own);
    const lookup = operator.replace('lessThan', 'lt').replace('greaterThan', 'gt').replace('OrEqualTo', 'e');
    return own !== null && meetsComparison(lookup, own, wanted);
  });
}

/** The instant of a Date, which is a text or an object with one. */
export function instantOf(value: unknown): number {
  const text = textOf(isRow(value) ? value['iso'] : value);
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new GraphQLError(`${text} is not a valid Date`);
  return instant;
}
