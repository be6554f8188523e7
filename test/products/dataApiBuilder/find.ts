import { GraphQLError } from 'graphql';
import { compareValues, isRow, type Row, type SortKey, sortedBy, textOf } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import { bareType, type Entity } from './entityText.ts';

/** The arguments of every list. */
export interface ListArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly filter?: Row | null;
  readonly orderBy?: Row | null;
}

/** A part of a list, with the token that leads on from it. */
export interface Page {
  readonly rows: readonly Row[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  /** What a grouping is about: all that meets the filter, not only this part. */
  readonly matching: readonly Row[];
}

const usualPage = 100;
const largestPage = 100_000;

/** The rows that are asked for: a hundred at a time, unless it is said how many. */
export function findPage(
  follow: FollowRelation,
  entity: Entity,
  rows: readonly Row[],
  { first, after, filter, orderBy }: ListArgs,
  cap: number,
): Page {
  if (first === 0 || (first ?? 1) < -1 || (first ?? 1) > largestPage)
    throw refusal(
      `Invalid number of items requested, first argument must be either -1 or a positive number within the max page size limit of ${String(largestPage)}. Actual value: ${String(first)}`,
      'BadRequest',
    );
  const ways = Object.entries({ ...orderBy, ...(orderBy?.[entity.key] ? {} : { [entity.key]: 'ASC' }) }).filter(
    ([, way]) => way !== null && way !== undefined,
  );
  // SQL Server takes what is null for the smallest value.
  const keys = ways.map(([column, way]): SortKey => {
    const isDescending = way === 'DESC';
    return { value: (row) => shape(row[column], entity.columns[column]), isDescending, nullsFirst: !isDescending };
  });
  const matching = sortedBy(
    rows.filter((row) => meetsFilter(follow, entity, row, filter)),
    keys,
  );
  const start = after ? rowOfCursor(after, entity, ways) : null;
  // Stable: a row of the same key as the token's stays before it, and is left out with it.
  const from =
    start === null
      ? 0
      : matching.filter((row) => sortedBy([start, row], keys)[0] === row || isSame(start, row, keys)).length;
  const to = from + Math.min(first === -1 ? largestPage : (first ?? usualPage), cap);
  const page = matching.slice(from, to);
  const [last] = page.slice(-1);
  const hasNextPage = to < matching.length;
  return { rows: page, endCursor: hasNextPage && last ? cursorOf(last, entity, ways) : null, hasNextPage, matching };
}

type Ways = readonly (readonly [column: string, way: unknown])[];

function isSame(one: Row, other: Row, keys: readonly SortKey[]): boolean {
  return keys.every(({ value }) => value(one) === value(other));
}

function cursorOf(row: Row, { name }: Entity, ways: Ways): string {
  const fields = ways.map(([FieldName, way]) => ({
    EntityName: name,
    FieldName,
    FieldValue: row[FieldName] ?? undefined,
    Direction: way === 'DESC' ? 1 : 0,
  }));
  return Buffer.from(JSON.stringify(fields)).toString('base64');
}

/** The columns of a token, which has to be of a list in the same order. */
function rowOfCursor(after: string, { key }: Entity, ways: Ways): Row {
  const fields = fieldsOf(after);
  if (!fields.some((field) => field['FieldName'] === key))
    throw refusal(`Pagination token is not well formed because it is missing an expected field: ${key}`, 'BadRequest');
  for (const [column, way] of ways) {
    const field = fields.find((each) => each['FieldName'] === column);
    if (field?.['Direction'] !== (way === 'DESC' ? 1 : 0))
      throw refusal(
        `Could not match order by column ${column} with a column in the pagination token with the same name and direction.`,
        'BadRequest',
      );
  }
  return Object.fromEntries(fields.map((field) => [String(field['FieldName']), field['FieldValue'] ?? null]));
}

function fieldsOf(after: string): readonly Row[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(after, 'base64').toString());
    return Array.isArray(parsed) ? parsed.filter(isRow) : [];
  } catch {
    throw refusal('Pagination token is not well formed.', 'BadRequest');
  }
}

/** Whether a row meets a filter; one on other rows is met where one of them meets it. */
function meetsFilter(follow: FollowRelation, entity: RelatedTable, row: Row, filter: Row | null | undefined): boolean {
  return Object.entries(filter ?? {}).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    if (field === 'and') return parts.every((part) => meetsFilter(follow, entity, row, part));
    if (field === 'or') return parts.some((part) => meetsFilter(follow, entity, row, part));
    if (!isRow(condition)) return true;
    const related = follow(entity, row, field);
    if (related) return related.rows.some((other) => meetsFilter(follow, related.table, other, condition));
    return meetsOperators(row[field], condition, entity.columns[field]);
  });
}

/** Whether a value meets operators; a comparison with what is null is met by nothing. */
export function meetsOperators(value: unknown, operators: Row, type: string | undefined): boolean {
  const own = shape(value, type);
  return Object.entries(operators).every(([operator, operand]) => {
    if (operand === null || operand === undefined) return true;
    if (operator === 'isNull') return (own === null) === operand;
    if (own === null) return false;
    if (operator === 'in') return Array.isArray(operand) && operand.some((one) => shape(one, type) === own);
    const other = shape(operand, type);
    const [text, part] = [textOf(own), textOf(other)];
    switch (operator) {
      case 'eq':
        return own === other;
      case 'neq':
        return own !== other;
      case 'contains':
        return text.includes(part);
      case 'notContains':
        return !text.includes(part);
      case 'startsWith':
        return text.startsWith(part);
      case 'endsWith':
        return text.endsWith(part);
      default: {
        const order = compareValues(own, other);
        return operator.startsWith('g')
          ? order > 0 || (order === 0 && operator === 'gte')
          : order < 0 || (order === 0 && operator === 'lte');
      }
    }
  });
}

/** A value as the database compares it: texts without regard to case, dates as instants. */
function shape(value: unknown, type = ''): unknown {
  if (typeof value !== 'string') return value ?? null;
  return bareType(type) === 'DateTime' ? instantOf(value) : value.toLowerCase();
}

/** The instant of a DateTime; without an offset it is taken for UTC. */
export function instantOf(text: string): number {
  const hasOffset = /^\d{4}-\d{2}-\d{2}$|(?:Z|[+-]\d{2}:\d{2})$/i.test(text);
  const instant = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(hasOffset ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw refusal(`DateTime cannot parse the given literal: ${text}`, 'HC0001');
  return instant;
}

/** A time of day to the second, as LocalTime reads it. */
export function timeOf(text: string): string {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?$/.test(text))
    throw refusal(`LocalTime cannot parse the given literal: ${text}`, 'HC0001');
  return text.slice(0, 8);
}

/** An error with a code of its own. */
export function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
