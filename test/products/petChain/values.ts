import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type VisitState,
  createPractice,
  rowOf,
} from '../../dialects/practice.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';

export const petChainIds = uuidIds();

/** Ids of rows that the practice doesn't have are taken from far behind its one organization. */
export const extraId = (number: number): string => petChainIds.of('organization', number);

/** The key of the vet who is signed in: the book that the service gives is hers or his alone. */
export const signedIn = 2;

/** An error of the resolvers' own. */
export function problem(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** What the database says, which nobody catches. */
export const databaseError = (message: string): GraphQLError => problem(message, 'INTERNAL_SERVER_ERROR');

/** An id as the database reads it. */
export function uuidOf(id: string): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id.toLowerCase();
  throw databaseError(`invalid input syntax for type uuid: "${id}"`);
}

export const iso = (instant: number): string => new Date(instant).toISOString();

/** A column of type date as the driver reads it, at midnight, in a field of type DateTime. */
export const midnight = (day: string): string => `${day}T00:00:00.000Z`;

const words = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  inProgress: 'CONFIRMED',
  ready: 'CONFIRMED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const lastKey = createPractice().appointments.length;

/** How far a visit is; some that were there already had been moved, and not confirmed since. */
export function statusOf({ key, state }: AppointmentRecord): string {
  return state === 'planned' && key % 7 === 0 && key <= lastKey ? 'RESCHEDULED' : words[state];
}

/** The states of the practice for the words of the service. */
export const stateOf: Readonly<Record<string, VisitState>> = {
  PENDING: 'planned',
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
  COMPLETED: 'completed',
  NO_SHOW: 'noShow',
  RESCHEDULED: 'planned',
};

/** The kinds of visits, in the order of the practice's types. */
export const visitTypes = ['ROUTINE_CHECKUP', 'VACCINATION', 'DIAGNOSTIC', 'SURGERY', 'GROOMING', 'FOLLOW_UP'];

export const speciesWords: Readonly<Record<string, string>> = {
  Canine: 'dog',
  Feline: 'cat',
  Avian: 'bird',
  Rabbit: 'rabbit',
};

/** The zone whose clock a visit was entered by, which the service doesn't know. */
export function zoneAt(placeKey: number): string {
  return placesOfPractice.find(({ key }) => key === placeKey)?.zone ?? 'America/New_York';
}

/** Whether the table holds a visit: a vet and an animal with an owner are needed, and a time that exists once. */
export function isAppointment(row: AppointmentRecord): boolean {
  const zone = zoneAt(row.placeKey);
  const isPlain = instantOfWall(wallText(row.start, zone), zone) === row.start;
  const isWhole = row.providerKey !== null && row.patientKey !== null && row.clientKey !== null;
  return isWhole && isPlain && !row.isBlock && !row.isDeleted;
}

/** Whether a visit is in the book of whoever is signed in. */
export const isMine = (row: AppointmentRecord): boolean => isAppointment(row) && row.providerKey === signedIn;

/** Owners, the newest first. Who was removed is gone. */
export function ownersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter((row) => !row.isDeleted).toSorted((one, other) => other.createdAt - one.createdAt);
}

/** Nobody can sign up without an email. */
export function emailOf({ key, emails }: ClientRecord): string {
  return (emails[0] ?? `user${String(key)}@petchain.test`).toLowerCase();
}

/** The day of a visit, as the driver reads the column and the field of type String writes that: as a number. */
export function dateOf(row: AppointmentRecord): string {
  return String(Date.parse(midnight(wallDay(row.start, zoneAt(row.placeKey)))));
}

/** The instant of a day and a time by the clock of a place. */
export function startOf(day: string, time: string, placeKey: number): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(midnight(day))))
    throw databaseError(`invalid input syntax for type date: "${day}"`);
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time))
    throw databaseError(`invalid input syntax for type time: "${time}"`);
  return instantOfWall(`${day}T${time}`, zoneAt(placeKey));
}

/** The owner with a key, unless removed. */
export function ownerOf(practice: Practice, clientKey: number | null): ClientRecord | null {
  const owner = rowOf(practice.clients, clientKey);
  return owner && !owner.isDeleted ? owner : null;
}
