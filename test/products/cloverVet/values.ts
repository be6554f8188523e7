import { GraphQLError } from 'graphql';
import { instantOf, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import { sliceOf } from '../../dialects/pages.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  Kind,
  PatientRecord,
  PhoneRecord,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const typeNames = {
  organization: 'Workspace',
  place: 'Clinic',
  provider: 'Teammate',
  visitType: 'VisitType',
  client: 'Guardian',
  patient: 'Patient',
  appointment: 'Visit',
} as const satisfies Record<Kind, string>;

/** Global ids as the Relay plugin writes them; they are read back, so that there can be any number of rows. */
export const cloverVetIds: Ids = {
  of: (kind, key) => globalId(typeNames[kind], key),
  key: (kind, id) => keyOfType(typeNames[kind], id),
};

/** The global id of a row that the practice has no kind for. */
export function globalId(type: string, key: number | string): string {
  return Buffer.from(`${type}:${String(key)}`).toString('base64');
}

/** The type and the rest of a global id; null where it is none. */
export function readGlobalId(id: string): { readonly type: string; readonly rest: string } | null {
  const [, type, rest] = /^(\w+):(.+)$/su.exec(Buffer.from(id, 'base64').toString()) ?? [];
  return type === undefined || rest === undefined ? null : { type, rest };
}

/** The number of a global id of a type; null where it belongs to another or to nothing. */
export function keyOfType(type: string, id: string | number | null | undefined): number | null {
  const parts = readGlobalId(String(id ?? ''));
  return parts?.type === type && /^\d+$/.test(parts.rest) ? Number(parts.rest) : null;
}

/** The stages of a visit. */
export const stages = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_VISIT',
  ready: 'READY_FOR_CHECKOUT',
  completed: 'WRAPPED',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
} as const satisfies Record<VisitState, string>;

/** What teammates are trained in. */
export const disciplines: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'VETERINARIAN',
  technician: 'TECHNICIAN',
  groomer: 'GROOMER',
};

/** The labels of phones in both ways. */
export const phoneLabels: Readonly<Record<string, PhoneRecord['label']>> = {
  MOBILE: 'Mobile',
  HOME: 'Home',
  WORK: 'Work',
};

/** Where a guardian stands. */
export function guardianStatus({ isActive, isDeleted }: ClientRecord): string {
  if (isDeleted) return 'ARCHIVED';
  return isActive ? 'ACTIVE' : 'INACTIVE';
}

/** Where a patient stands; death outranks all else. */
export function patientStatus({ isActive, isDeceased }: PatientRecord): string {
  if (isDeceased) return 'DECEASED';
  return isActive ? 'ACTIVE' : 'INACTIVE';
}

/** Held time has no guests and a type of its own; archived visits only come where they are asked for. */
export function isVisit({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** An instant as the DateTime scalar writes it. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** A phone number in E.164; what has no known country stays as it was entered. */
export function e164(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : text;
}

/** Cents as the Money scalar writes them. */
export function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

const dayMs = 86_400_000;

/** A day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Today by the clock of the first clinic, which the workspace goes by. */
export function todayOf({ practice, now }: Backstage): string {
  return wallDay(now(), practice.places[0]?.zone ?? 'UTC');
}

/** A request that the server does not take. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** The instant of a DateTime that was given. */
export function instantIn(text: string): number {
  try {
    return instantOf(text);
  } catch {
    throw badInput(`DateTime cannot represent an invalid date-time-string ${text}.`);
  }
}

/** The day of a Date that was given. */
export function dayIn(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw badInput(`Date cannot represent an invalid date-string ${text}.`);
}

/** Size and start of a page, as the lists in the back office take them. */
export interface OffsetArgs {
  readonly offset?: number | null;
  readonly limit?: number | null;
}

const usualLimit = 25;

/** A page of a list in the back office. */
export function offsetPage<Item>(
  items: readonly Item[],
  { offset, limit }: OffsetArgs,
  cap: number,
  show: (item: Item) => Row,
): Row {
  const from = Math.max(0, offset ?? 0);
  const size = Math.max(0, Math.min(limit ?? usualLimit, cap));
  return {
    items: sliceOf(items, from, size, cap).map(show),
    offsetInfo: { offset: from, limit: size, total: items.length, hasMore: from + size < items.length },
  };
}

/** The answer where an id leads nowhere. */
export function notFound(resource: string): Row {
  return { __typename: 'NotFoundError', message: `${resource} not found`, resource };
}

/** Texts without case and accents, to be found by any part. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
