import { GraphQLError } from 'graphql';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, PhoneRecord, VisitState } from '../../dialects/practice.ts';

const uuids = uuidIds();
// A company is known by its UUID as it is, and everything else by one with a word in front and without dashes.
const prefixes: Readonly<Record<Kind, string>> = {
  organization: '',
  place: '',
  provider: 'pro_',
  visitType: 'jbt_',
  client: 'cus_',
  patient: 'pet_',
  appointment: 'job_',
};

/** The ids of the vendor. */
export const housecallIds: Ids = {
  of(kind, key) {
    const uuid = uuids.of(kind, key);
    return prefixes[kind] === '' ? uuid : `${prefixes[kind]}${uuid.replaceAll('-', '')}`;
  },
  key(kind, id) {
    const text = String(id ?? '');
    const prefix = prefixes[kind];
    if (prefix === '' || !text.startsWith(prefix)) return uuids.key(kind, prefix === '' ? text : null);
    const digits = text.slice(prefix.length);
    return uuids.key(kind, digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  },
};

/** An id of something that belongs to a row. */
export function partId(prefix: string, kind: Kind, key: number, index = 0): string {
  const id = uuids.of(kind, key).replaceAll('-', '');
  return `${prefix}_${index === 0 ? id : `${id.slice(0, -2)}${String(90 + index)}`}`;
}

// prettier-ignore
const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'scheduled', confirmed: 'scheduled', arrived: 'scheduled', inProgress: 'in progress', ready: 'in progress',
  completed: 'complete unrated', cancelled: 'user canceled', noShow: 'user canceled',
};

/** How far a job is, in the vendor's words: "user" is the customer, and what was deleted is canceled by the pro. */
export function workStatusOf({ state, isDeleted, key }: AppointmentRecord): string {
  if (isDeleted) return 'pro canceled';
  return state === 'completed' && key % 3 === 0 ? 'complete rated' : statusWords[state];
}

/** Whether a status is one of those that a filter names. */
export function hasStatus(status: string, wanted: unknown): boolean {
  const groups: Readonly<Record<string, string>> = {
    'needs scheduling': 'unscheduled',
    scheduled: 'scheduled',
    'in progress': 'in_progress',
    'complete rated': 'completed',
    'complete unrated': 'completed',
    'user canceled': 'canceled',
    'pro canceled': 'canceled',
  };
  return isAmong(groups[status] ?? '', wanted);
}

/** Whether a list of wanted values has this one; no list or an empty one wants all. */
export function isAmong(value: string | null, wanted: unknown): boolean {
  return !Array.isArray(wanted) || wanted.length === 0 || wanted.includes(value);
}

/** The number of one kind, ten digits without anything between them. */
export function phoneOf({ phones }: ClientRecord, label: PhoneRecord['label']): string | null {
  const value = phones.find((phone) => phone.label === label)?.value;
  return value === undefined ? null : value.replaceAll(/\D/g, '').slice(-10);
}

/** All numbers of a customer, in the order of their fields. */
export function phonesOf(client: ClientRecord): readonly string[] {
  return (['Mobile', 'Home', 'Work'] as const).flatMap((label) => phoneOf(client, label) ?? []);
}

/** The newest first, as all lists are. */
export function newestFirst(clients: readonly ClientRecord[]): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

/** An instant of an input; without an offset it is UTC. */
export function instantIn(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const hasClock = value.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
  const instant = Date.parse(hasClock ? `${value}Z` : value);
  if (Number.isNaN(instant)) throw refusal(400, `invalid date: ${value}`);
  return instant;
}

/** Whether an instant is between two others, which are both counted. */
export function isBetween(instant: number, from: unknown, to: unknown): boolean {
  return instant >= (instantIn(from) ?? -Infinity) && instant <= (instantIn(to) ?? Infinity);
}

/** A text of an input; null where there is none. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The vendor's message with its HTTP status, as errors of this service are. */
export function refusal(status: 400 | 404, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', status } });
}
