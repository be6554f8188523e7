import { GraphQLError } from 'graphql';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Practice,
  type VisitState,
} from '../../dialects/practice.ts';

/** Ids of MongoDB. */
export const procheIds = hexIds();

/** Services belong to one salon, so that each salon has its own of each type of visit. */
const servicesOfSalon = 20;

/** The id of a service of a salon. */
export function serviceId(placeKey: number, typeKey: number): string {
  return procheIds.of('visitType', (placeKey - 1) * servicesOfSalon + typeKey);
}

/** The type of visit behind a service, or null where the service came later. */
export function typeOfService(id: unknown): number | null {
  const key = typeof id === 'string' ? procheIds.key('visitType', id) : null;
  return key === null || key === 0 ? null : ((key - 1) % servicesOfSalon) + 1;
}

/** The id of a document that the practice knows nothing of, by a digit for its kind. */
export function documentId(kind: number, number: number): string {
  return `65f${String(kind)}${number.toString(16).padStart(20, '0')}`;
}

/** How far a reservation is, in the words that the store allows. */
export const procheWords: Readonly<Record<VisitState, string>> = {
  planned: 'pending',
  confirmed: 'confirmed',
  // Who has come is served or not yet.
  arrived: 'confirmed',
  inProgress: 'in-progress',
  ready: 'in-progress',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no-show',
};

const stateOfWord: Readonly<Record<string, VisitState>> = {
  pending: 'planned',
  confirmed: 'confirmed',
  'in-progress': 'inProgress',
  completed: 'completed',
  cancelled: 'cancelled',
  'no-show': 'noShow',
};

/** The state behind a word; undefined where it is none. */
export function stateIn(word: unknown): VisitState | undefined {
  return typeof word === 'string' ? stateOfWord[word] : undefined;
}

/** Reservations are somebody's; what is deleted is gone. */
export function isReservation(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted;
}

/** A guest can't be stored without an email. */
export function emailOf({ emails, key }: ClientRecord): string {
  return emails[0] ?? `no-email-${String(key)}@example.test`;
}

/** The guests of a salon by their names, letter by letter. */
export function guestsOf({ clients }: Practice, placeKey: number): readonly ClientRecord[] {
  return clients.filter((client) => client.placeKey === placeKey && !client.isDeleted).toSorted(byName);
}

function byName(one: ClientRecord, other: ClientRecord): number {
  const [left, right] = [fullNameOf(one), fullNameOf(other)];
  if (left === right) return one.key - other.key;
  return left < right ? -1 : 1;
}

/** What the store writes for an instant. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** An error as Apollo Server 2 answers it. */
export function fault(message: string, code = 'INTERNAL_SERVER_ERROR'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Whether the driver takes a text as an id. */
export function isObjectId(id: string): boolean {
  return /^[\da-f]{24}$/i.test(id);
}

/** An id that a query of a model goes by; others can't be cast. */
export function castId(id: string, model: string, path = '_id'): string {
  if (isObjectId(id)) return id;
  throw fault(`Cast to ObjectId failed for value "${id}" (type string) at path "${path}" for model "${model}"`);
}

/** A date that is written or asked for, as JavaScript reads it. */
export function castDate(value: unknown, path: string, model: string): number {
  const instant = Date.parse(typeof value === 'string' ? value : '');
  if (!Number.isNaN(instant)) return instant;
  const kind = typeof value === 'string' ? 'string' : typeof value;
  throw fault(`Cast to date failed for value "${String(value)}" (type ${kind}) at path "${path}" for model "${model}"`);
}
