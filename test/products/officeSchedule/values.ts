import { GraphQLError } from 'graphql';
import { hexIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Ids as MongoDB makes them. */
export const officeIds = hexIds();

/** The member of staff whose account the key is of; everybody has an account of her own. */
export const accountKey = 2;

/** What follows Bearer in the header of the account. */
export const sessionToken = 'office-session';

/** The three words for how far an appointment is. */
export const officeWords: Readonly<Record<VisitState, 'DONE' | 'CANCELED' | 'PENDING'>> = {
  planned: 'PENDING',
  confirmed: 'PENDING',
  arrived: 'PENDING',
  inProgress: 'PENDING',
  ready: 'PENDING',
  completed: 'DONE',
  cancelled: 'CANCELED',
  noShow: 'CANCELED',
};

/** Whether the store has this row at all, in whoever's account: an appointment has a patient, who is a person. */
export function isStored(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** Whether an appointment is one of the account's own. */
export function isOwn(row: AppointmentRecord): boolean {
  return isStored(row) && row.providerKey === accountKey;
}

/** The email of a patient; each needs one of her own, so that the desk makes one up where there is none. */
export function emailOf(client: ClientRecord): string {
  return client.emails[0] ?? `sans-email-${String(client.key)}@example.test`;
}

/** A date of the store in a field of the type String: milliseconds as text. */
export function millis(instant: number): string {
  return String(instant);
}

/** Ends a request the way the server does with whatever its resolvers throw. */
export function fail(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** Ends a request with what Prisma says. */
export function failPrisma(call: string, message: string): never {
  fail(`\nInvalid \`prisma.${call}()\` invocation:\n\n${message}`);
}

/** Ids have to be twelve bytes, also of what isn't there. */
export function checkId(call: string, id: unknown): void {
  if (typeof id === 'string' && !/^[\da-f]{24}$/i.test(id))
    failPrisma(call, `Inconsistent column data: Malformed ObjectID: provided hex string representation: ${id}.`);
}

/** The text of a column that can't be empty: undefined where it isn't given and need not be. */
export function textIn(call: string, input: Row, field: string, isNeeded: boolean): string | undefined {
  const value = input[field];
  if (typeof value === 'string') return value;
  if (value === null) failPrisma(call, `Argument \`${field}\` must not be null.`);
  if (isNeeded) failPrisma(call, `Argument \`${field}\` is missing.`);
  return undefined;
}

/** The instant of a column, which has to be written with an offset. */
export function instantIn(call: string, input: Row, field: string, isNeeded: boolean): number | undefined {
  const text = textIn(call, input, field, isNeeded);
  if (text === undefined) return undefined;
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = isWhole ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    failPrisma(call, `Invalid value for argument \`${field}\`: premature end of input. Expected ISO-8601 DateTime.`);
  return instant;
}

/** The UTC day of an hour after a date; the clock of the server is in UTC, and so is a date without an offset. */
export function dayAfterHour(call: string, text: unknown): { readonly from: number; readonly to: number } {
  const isBare = typeof text === 'string' && /T[\d:.]+$/.test(text);
  const instant = Date.parse(isBare ? `${text}Z` : String(text));
  if (Number.isNaN(instant))
    failPrisma(call, 'Invalid value for argument `gte`: Provided Date object is invalid. Expected Date.');
  const from = Math.floor((instant + 3_600_000) / 86_400_000) * 86_400_000;
  return { from, to: from + 86_400_000 - 1 };
}
