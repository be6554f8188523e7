import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { uuidIds } from '../../dialects/ids.ts';
import { stretchOf } from '../../dialects/pages.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { compareValues, isRow, type Row, sortedBy } from '../generatedRows.ts';

/** Ids of the practice's rows. */
export const janeIds = uuidIds();

/** The id of something that the practice has no row for. */
export function uuidOf(text: string): string {
  const hash = createHash('md5').update(text).digest('hex');
  return `0199${hash.slice(4, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-9${hash.slice(17, 20)}-${hash.slice(20)}`;
}

// There is no word for a confirmation, and none for what comes after the arrival.
const states: Readonly<Record<VisitState, string>> = {
  planned: 'BOOKED',
  confirmed: 'BOOKED',
  arrived: 'ARRIVED',
  inProgress: 'ARRIVED',
  ready: 'ARRIVED',
  completed: 'ARRIVED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** The state of an appointment: a deleted one is archived, and one without a patient holds its time. */
export function stateOf({ state, isDeleted, clientKey }: AppointmentRecord): string {
  if (isDeleted) return 'ARCHIVED';
  return clientKey === null && state === 'planned' ? 'RESERVED' : states[state];
}

/** Whether it is an appointment there: breaks are not, and the company has one zone. */
export function isJaneAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && hasClearDay(row);
}

/** An error of what was sent, with the place of it. */
export function badRequest(path: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', status: 400, pointer: path } });
}

/** An error of what isn't there. */
export function notFound(what: string): GraphQLError {
  return new GraphQLError(`${what} not found`, { extensions: { code: 'NOT_FOUND', status: 404 } });
}

const isPrecise = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function instantIn(name: string, value: unknown): number {
  const instant = typeof value === 'string' && isPrecise.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant))
    throw badRequest(`/${name}`, `${name} must be an ISO 8601 date-time that is precise to the second`);
  return instant;
}

const sides: Readonly<Record<string, (order: number) => boolean>> = {
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};
const mostAlternatives = 100;

function isWanted(name: string, value: unknown, operator: string, operand: unknown): boolean {
  const isTime = name.endsWith('At');
  if (operator === 'eq') {
    const wanted: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
    if (wanted.length > mostAlternatives) throw badRequest(`/${name}`, `${name} takes 100 values at most`);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return wanted.some((each) => (isTime ? instantIn(name, each) === instantIn(name, value) : values.includes(each)));
  }
  return sides[operator]?.(compareValues(instantIn(name, value), instantIn(name, operand))) ?? true;
}

/** Whether a row fits a filter: all fields and all their operators; null asks for nothing. */
export function fits(row: Row, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(
    ([name, operators]) =>
      !isRow(operators) ||
      Object.entries(operators).every(
        ([operator, operand]) =>
          operand === null || operand === undefined || isWanted(name, row[name], operator, operand),
      ),
  );
}

/** Rows by the words of `sort`, such as START_AT_DESC; by their creation where there are none. */
export function sorted<Sorted extends Row>(rows: readonly Sorted[], sort: unknown): readonly Sorted[] {
  const words = Array.isArray(sort) && sort.length > 0 ? sort.map(String) : ['CREATED_AT_ASC'];
  const keys = words.map((word) => {
    const [, name = '', direction = ''] = /^(.*)_(ASC|DESC)$/.exec(word) ?? [];
    const field = name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return { value: (row: Row) => row[field], isDescending: direction === 'DESC', nullsFirst: false };
  });
  return sortedBy(rows, keys);
}

const usualRows = 50;
const mostRows = 1000;

/** A Relay connection that goes forward only. */
export function connectionOf<Item>(rows: readonly Item[], args: Row, cap: number, show: (item: Item) => unknown): Row {
  const first = typeof args['first'] === 'number' ? args['first'] : usualRows;
  if (first < 1 || first > mostRows) throw badRequest('/page/limit', 'limit must be between 1 and 1000');
  const after = typeof args['after'] === 'string' ? args['after'] : null;
  const stretch = stretchOf(rows, { first, after }, cap);
  return {
    edges: stretch.edges.map(({ cursor, row }) => ({ cursor, node: show(row) })),
    pageInfo: {
      hasNextPage: stretch.hasNext,
      hasPreviousPage: stretch.hasPrevious,
      startCursor: stretch.startCursor,
      endCursor: stretch.endCursor,
    },
  };
}
