import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { compareValues, isRow, type Row } from '../generatedRows.ts';

const mostKeys = 2000;
const keys = new Map<Kind, ReadonlyMap<string, number>>();

/** An opaque id as the vendor has them: 16 bytes in base64, such as 2dwfErtmMAFxe6hoCnQStw== */
export function opaqueId(text: string): string {
  return createHash('md5').update(text).digest('base64');
}

/** Ids of the practice's rows. */
export const vagaroIds: Ids = {
  of: (kind, key) => opaqueId(`${kind}/${String(key)}`),
  key(kind, id) {
    const known =
      keys.get(kind) ?? new Map(Array.from({ length: mostKeys }, (_, key) => [vagaroIds.of(kind, key), key]));
    keys.set(kind, known);
    return known.get(String(id ?? '')) ?? null;
  },
};

// Whoever is ready to go home has had the service.
const statuses: Readonly<Record<VisitState, string>> = {
  planned: 'ACCEPTED',
  confirmed: 'CONFIRMED',
  arrived: 'SHOW',
  inProgress: 'SERVICE_IN_PROGRESS',
  ready: 'SERVICE_COMPLETE',
  completed: 'SERVICE_COMPLETE',
  cancelled: 'CANCEL',
  noShow: 'NO_SHOW',
};

/** The word for how far an appointment is; a deleted one stays, and says so. */
export function statusOf({ state, isDeleted }: AppointmentRecord): string {
  return isDeleted ? 'DELETED' : statuses[state];
}

/** Whether it is an appointment there: what blocks time is a personal task, and no zone says when a day begins. */
export function isVagaroAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && hasClearDay(row);
}

/** An error of what was sent. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', responseCode: 1400 } });
}

/** An error of what isn't there. */
export function notFound(what: string): GraphQLError {
  return new GraphQLError(`${what} not found.`, { extensions: { code: 'NOT_FOUND', responseCode: 1404 } });
}

/** The text of a field of an input, or undefined. */
export function textIn(input: Row, field: string): string | undefined {
  const value = input[field];
  return typeof value === 'string' ? value : undefined;
}

const isInstant = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** The instant of a date and time; UTC where no offset is written. */
function instantIn(name: string, value: unknown): number {
  const text = typeof value === 'string' && isInstant.test(value) ? value : '';
  const instant = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(instant)) throw badRequest(`${name} is not a valid date.`);
  return instant;
}

const isDateTime = (name: string): boolean => /Date$|Time$/.test(name);

/** Whether a value of a row is what an operator wants. */
function isWanted(name: string, value: unknown, operator: string, operand: unknown): boolean {
  const among = Array.isArray(operand) ? operand : [];
  const text = typeof value === 'string' ? value.toLowerCase() : null;
  const part = typeof operand === 'string' ? operand.toLowerCase() : '';
  switch (operator) {
    case 'eq':
      return value === operand;
    case 'ne':
      return value !== operand;
    case 'in':
      return among.includes(value);
    case 'notIn':
      return !among.includes(value);
    case 'contains':
      return text?.includes(part) ?? false;
    case 'startsWith':
      return text?.startsWith(part) ?? false;
    default:
      return isOnSide(name, value, operator, operand);
  }
}

function isOnSide(name: string, value: unknown, operator: string, operand: unknown): boolean {
  if (value === null || value === undefined) return false;
  // Local times are compared as texts, all others as instants.
  const isLocal = typeof value === 'string' && isDateTime(name) && !value.endsWith('Z');
  const order = isLocal
    ? compareValues(value, operand)
    : compareValues(instantIn(name, value), instantIn(name, operand));
  if (operator === 'gt') return order > 0;
  if (operator === 'gte') return order >= 0;
  return operator === 'lt' ? order < 0 : order <= 0;
}

/** Whether a row fits a filter: all fields and all operators of a field; null asks for nothing. */
export function fits(row: Row, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(([name, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    if (name === 'and') return !Array.isArray(wanted) || wanted.every((part) => fits(row, part));
    if (name === 'or') return !Array.isArray(wanted) || wanted.length === 0 || wanted.some((part) => fits(row, part));
    if (!isRow(wanted)) return true;
    const value = row[name];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return Object.entries(wanted).every(
      ([operator, operand]) =>
        operand === null || operand === undefined || values.some((each) => isWanted(name, each, operator, operand)),
    );
  });
}

const mostRows = 100;

/** A page of rows, counted from 1; longer pages than the most are cut. */
export function pageOf<Item>(
  rows: readonly Item[],
  args: Row,
  cap: number,
  show: (item: Item) => unknown,
): { readonly items: readonly unknown[]; readonly pageInfo: Row } {
  const pageNumber = typeof args['pageNumber'] === 'number' ? args['pageNumber'] : 1;
  const asked = typeof args['pageSize'] === 'number' ? args['pageSize'] : 25;
  if (pageNumber < 1) throw badRequest('pageNumber must be greater than 0.');
  if (asked < 1) throw badRequest('pageSize must be greater than 0.');
  const pageSize = Math.min(asked, mostRows, cap);
  const to = pageNumber * pageSize;
  return {
    items: rows.slice(to - pageSize, to).map(show),
    pageInfo: {
      pageNumber,
      pageSize,
      totalCount: rows.length,
      nextPage: to < rows.length ? pageNumber + 1 : null,
    },
  };
}
