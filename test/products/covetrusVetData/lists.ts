import { GraphQLError } from 'graphql';
import { sliceOf } from '../../dialects/pages.ts';
import { compareValues, isRow, type Row, textOf } from '../generatedRows.ts';

/** The arguments of a list. */
export interface ListArgs {
  readonly where?: Row | null;
  readonly order?: readonly Row[] | null;
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly includeDeleted?: boolean | null;
}

/** What a list can be filtered and sorted by. */
export type Values<Item> = Readonly<Record<string, (item: Item) => unknown>>;

const usualSize = 50;

/** One page of the rows that fit, in the order that is asked for, else as they were entered. */
export function pageOf<Item>(
  items: readonly Item[],
  args: ListArgs,
  values: Values<Item>,
  cap: number,
  show: (item: Item) => Row,
): Row {
  const { where, order, skip, take } = args;
  if ((skip ?? 0) < 0 || (take ?? 0) < 0) throw invalid('skip and take must not be negative');
  const found = items.filter((item) => fits(item, where ?? {}, values));
  const rows = sorted(found, order ?? [], values);
  const page = sliceOf(rows, skip, take ?? usualSize, cap);
  return {
    items: page.map(show),
    totalCount: rows.length,
    pageInfo: { hasNextPage: (skip ?? 0) + page.length < rows.length, hasPreviousPage: (skip ?? 0) > 0 },
  };
}

/** An error that blames the request. */
export function invalid(message: string, code = 'BAD_USER_INPUT'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** A wall time as the scalar reads it: an offset is refused, and a day alone is its first minute. */
export function localTime(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?)?$/.exec(text);
  if (!parts) throw invalid(`LocalDateTime cannot represent the value ${JSON.stringify(value)}`);
  return `${parts[1] ?? ''}T${parts[2] ?? '00:00'}${parts[3] ?? ':00'}`;
}

function fits<Item>(item: Item, where: Row, values: Values<Item>): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (condition === null || condition === undefined) return true;
    if (name === 'and' || name === 'or') {
      const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
      const isMet = (part: Row): boolean => fits(item, part, values);
      return name === 'and' ? parts.every(isMet) : parts.some(isMet);
    }
    return isRow(condition) && isMatch(values[name]?.(item), condition, name === 'startTime');
  });
}

function isMatch(value: unknown, condition: Row, isLocal: boolean): boolean {
  return Object.entries(condition).every(([operation, operand]) => {
    if (operand === null || operand === undefined) return true;
    if (operation === 'some') {
      const rows = Array.isArray(value) ? value.filter(isRow) : [];
      return isRow(operand) && rows.some((row) => fits(row, operand, fieldsOf(operand)));
    }
    const text = folded(value);
    switch (operation) {
      case 'eq':
        return text === folded(operand);
      case 'neq':
        return text !== folded(operand);
      case 'in':
        return Array.isArray(operand) && operand.some((item) => text === folded(item));
      case 'contains':
        return value !== null && text.includes(folded(operand));
      case 'startsWith':
        return value !== null && text.startsWith(folded(operand));
      default:
        return isInRange(textOf(value), operation, isLocal ? localTime(operand) : instant(operand));
    }
  });
}

function isInRange(value: string, operation: string, bound: string): boolean {
  if (operation === 'gt') return value > bound;
  if (operation === 'gte') return value >= bound;
  return operation === 'lt' ? value < bound : value <= bound;
}

function instant(value: unknown): string {
  const parsed = Date.parse(textOf(value));
  if (Number.isNaN(parsed)) throw invalid(`DateTime cannot represent the value ${JSON.stringify(value)}`);
  return new Date(parsed).toISOString();
}

function folded(value: unknown): string {
  return textOf(value ?? '').toLowerCase();
}

/** The fields that a filter of a list's rows names. */
function fieldsOf(where: Row): Values<Row> {
  return Object.fromEntries(Object.keys(where).map((name) => [name, (row: Row): unknown => row[name] ?? null]));
}

function sorted<Item>(items: readonly Item[], order: readonly Row[], values: Values<Item>): readonly Item[] {
  const keys = order.flatMap((part) => Object.entries(part));
  return items.toSorted((one, other) => {
    for (const [name, direction] of keys) {
      const compared = compareValues(values[name]?.(one) ?? '', values[name]?.(other) ?? '');
      if (compared !== 0) return direction === 'DESC' ? -compared : compared;
    }
    return 0;
  });
}
