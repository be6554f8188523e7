import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Each table counts from one. */
export const schedulerIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

/** What every error reads that the product's own code doesn't throw. */
export const refusal = 'Not Authorised!';

/** Refuses as the permissions do, whatever is wrong. */
export function refuse(): never {
  throw new GraphQLError(refusal);
}

/** Appointments of customers; there is no status, so that what is off is deleted. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && row.state !== 'cancelled' && hasClearDay(row);
}

/** No customer is without an email, and no two have the same one. */
export function emailOf({ emails, key }: Pick<ClientRecord, 'emails' | 'key'>): string {
  return emails[0] ?? `customer${String(key)}@example.test`;
}

/** What the scalar writes: an instant in UTC. */
export function dateTimeText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What the scalar reads: a date and a time with an offset. */
export function instantIn(value: unknown): number {
  const text = typeof value === 'string' ? value : '';
  const instant = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${String(value)}.`);
  return instant;
}

/** A text of an input, or null. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The rows of a list of inputs; none where it isn't given. */
export function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** The scalar fields of an update with the values that they get: each is set, or reckoned from what was. */
export function changesIn(data: Row, fields: readonly string[], before: Row): Row {
  const changes = fields.flatMap((field): [string, unknown][] => {
    const operations = data[field];
    if (!isRow(operations)) return [];
    if (operations['set'] !== undefined) return [[field, operations['set']]];
    const value = Number(before[field] ?? 0);
    const { increment, decrement, multiply, divide } = operations;
    if (typeof increment === 'number') return [[field, value + increment]];
    if (typeof decrement === 'number') return [[field, value - decrement]];
    if (typeof multiply === 'number') return [[field, value * multiply]];
    return typeof divide === 'number' ? [[field, value / divide]] : [];
  });
  return Object.fromEntries(changes);
}
