import { GraphQLError } from 'graphql';
import { wallText } from '../../dialects/clock.ts';
import { type Ids, mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, VisitState } from '../../dialects/practice.ts';

const uuids = uuidIds();
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Ids of 22 characters: UUIDs in base64, as it goes into addresses. */
export const phorestIds: Ids = {
  of: (kind, key) => Buffer.from(uuids.of(kind, key).replaceAll('-', ''), 'hex').toString('base64url'),
  key: (kind, id) => {
    const hex = Buffer.from(String(id ?? ''), 'base64url').toString('hex');
    return uuids.key(kind, hex.replace(uuidParts, '$1-$2-$3-$4-$5'));
  },
};

/** The id of something that the practice has no kind for. */
export function madeId(group: string, key: number): string {
  const seed = Buffer.from(group).reduce((sum, byte) => sum * 31 + byte, key);
  const hex = [1, 2, 3, 4]
    .map((step) =>
      mixed(seed * 4 + step)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return Buffer.from(hex, 'hex').toString('base64url');
}

/** The categories of clients; they are the tags of the practice. */
export const clientTags: readonly string[] = ['VIP', 'Breeder', 'Payment plan'];

/** How far an appointment is in the salon. */
export const stateWords: Readonly<Record<VisitState, 'BOOKED' | 'CHECKED_IN' | 'PAID'>> = {
  planned: 'BOOKED',
  confirmed: 'BOOKED',
  arrived: 'CHECKED_IN',
  inProgress: 'CHECKED_IN',
  ready: 'CHECKED_IN',
  completed: 'PAID',
  cancelled: 'BOOKED',
  noShow: 'BOOKED',
};

/** Who didn't come is canceled too: there is no state for it. */
export function isCanceled({ state }: AppointmentRecord): boolean {
  return state === 'cancelled' || state === 'noShow';
}

/** Whether the client has said that she comes. */
export function isConfirmed(row: AppointmentRecord): boolean {
  return row.state !== 'planned' && !isCanceled(row);
}

/** The mobile and the land line of a client; a number at work is a land line where there is none at home. */
export function phonesOf({ phones }: ClientRecord): {
  readonly mobile: string | null;
  readonly landLine: string | null;
} {
  const of = (label: string): string | null => phones.find((phone) => phone.label === label)?.value ?? null;
  return { mobile: of('Mobile'), landLine: of('Home') ?? of('Work') };
}

/** An instant as it is written: in UTC, to the millisecond. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** A time of day by the clock of a branch. */
export function localTime(instant: number, zone: string): string {
  return `${wallText(instant, zone).slice(11)}.000`;
}

/** What the API answers instead of a result, with the status that it would have over HTTP. */
export function problem(statusCode: number, errorCode: string, detail: string): GraphQLError {
  const code = { 400: 'BAD_REQUEST', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'CONFLICT' }[statusCode] ?? 'BAD_REQUEST';
  return new GraphQLError(detail, { extensions: { code, statusCode, errorCode } });
}

/** A text of an input; undefined where it isn't given. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A calendar day of an input. */
export function dayIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  throw problem(400, 'VALIDATION_ERROR', `Invalid date: ${JSON.stringify(value)}`);
}

/** An instant of an input; without an offset it is in UTC. */
export function instantIn(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value : '';
  const instant = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(instant)) throw problem(400, 'VALIDATION_ERROR', `Invalid date-time: ${text}`);
  return instant;
}

/** A time of day of an input: hours and minutes, and what may follow. */
export function timeIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const time = typeof value === 'string' ? /^\d{2}:\d{2}(?::\d{2})?/.exec(value)?.[0] : undefined;
  if (time === undefined) throw problem(400, 'VALIDATION_ERROR', `Invalid time: ${JSON.stringify(value)}`);
  return time;
}
