import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import { type Ids, mixed } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const tail = 8;

/** A number in base 32, as TypeIDs write it. */
function base32(number: number, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest = Math.floor(rest / 32)) text = (digits[rest % 32] ?? '') + text;
  return text;
}

/** An id with a prefix that names its type; the rest is like a UUID of its time of creation. */
export function typeId(prefix: string, key: number): string {
  const seed = Buffer.from(prefix).reduce((sum, byte) => sum * 31 + byte, 7) + key;
  return `${prefix}_01j9${base32(mixed(seed), 7)}${base32(mixed(seed * 3 + 1), 7)}${base32(key, tail)}`;
}

/** The key behind such an id, or null where it is none. */
export function typeKey(prefix: string, id: unknown): number | null {
  if (typeof id !== 'string' || !id.startsWith(`${prefix}_`)) return null;
  const key = Array.from(id.slice(-tail)).reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
  return key >= 0 && typeId(prefix, key) === id ? key : null;
}

const prefixes: Readonly<Record<Kind, string>> = {
  organization: 'org',
  place: 'loc',
  provider: 'prv',
  visitType: 'aty',
  client: 'cli',
  patient: 'pat',
  appointment: 'apt',
};

export const wayfernIds: Ids = {
  of: (kind, key) => typeId(prefixes[kind], key),
  key: (kind, id) => typeKey(prefixes[kind], id),
};

export const states: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** The tags of clients; their place is their number. */
export const clientTags: readonly string[] = ['VIP', 'Breeder', 'Payment plan'];

const statuses = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
} as const;

/** An error with the code and the number of google.rpc.Status, and the field that is to blame. */
export function problem(code: keyof typeof statuses, message: string, field?: string): GraphQLError {
  const violation = { field, description: message };
  const details = [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [violation] }];
  return new GraphQLError(message, {
    extensions: { code, status: statuses[code], ...(field !== undefined && { details }) },
  });
}

export function notFound(type: string, id: unknown): GraphQLError {
  return problem('NOT_FOUND', `${type} ${String(id)} was not found`);
}

/** A phone number in E.164; one without a country is taken for one of the US. Null where it is no number. */
export function e164(text: string): string | null {
  const plain = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return plain.length >= 8 && plain.length <= 15 ? `+${plain}` : null;
  if (plain.length === 10) return `+1${plain}`;
  return plain.length === 11 && plain.startsWith('1') ? `+${plain}` : null;
}

/** The numbers of a client as they are stored; what was never a number stays as it was typed. */
export function phonesOf({ phones }: ClientRecord): readonly string[] {
  return phones.map(({ value }) => e164(value) ?? value);
}

/** Changes with every change of a row. */
export function etagOf(row: { readonly key: number; readonly updatedAt: number }): string {
  return Buffer.from(`${String(row.key)}.${String(row.updatedAt)}`).toString('base64url');
}

export function money(cents: number): Row {
  const units = Math.trunc(cents / 100);
  return { currencyCode: 'USD', units: String(units), nanos: (cents - units * 100) * 10_000_000 };
}

export function dateOf(instant: number): string {
  return utcText(instant).slice(0, 10);
}

/** An instant of an input; undefined where none is given. */
export function instantIn(input: Row, field: string): number | undefined {
  const value = input[field];
  if (value === undefined || value === null) return undefined;
  const isTimestamp =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);
  const instant = isTimestamp ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) throw problem('INVALID_ARGUMENT', `${field} must be an RFC 3339 timestamp`, field);
  return instant;
}

/** A calendar date of an input. */
export function dateIn(input: Row, field: string): string | null | undefined {
  const value = input[field];
  if (value === undefined || value === null) return value;
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDate || dateOf(Date.parse(value)) !== value)
    throw problem('INVALID_ARGUMENT', `${field} must be a date, YYYY-MM-DD`, field);
  return value;
}

/** The list of texts in a field, or undefined where none is given. */
export function listIn(input: Row, field: string): readonly string[] | undefined {
  const value = input[field];
  return Array.isArray(value) ? value.map(String) : undefined;
}

export function endOf(row: AppointmentRecord): number {
  return row.start + row.minutes * 60_000;
}
