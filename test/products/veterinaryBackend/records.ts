import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { providersOfPractice } from '../../dialects/practicePlaces.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';
import { isoText, pythonText, unshowable } from './values.ts';

/** Each table counts from 1. Owners and staff are users, so that they share one; the first two look after the system. */
export const veterinaryIds = numberedIds({
  organization: 0,
  place: 0,
  visitType: 0,
  provider: 2,
  client: 14,
  patient: 0,
  appointment: 0,
});

/** The only two states there are: somebody asked for it, or it was approved, which it stays for ever. */
export function statusOf({ state }: AppointmentRecord): 'PENDING' | 'APPROVED' {
  return state === 'planned' ? 'PENDING' : 'APPROVED';
}

/** Whether a member of staff is a veterinarian; all others sit at the desk. */
function isVet(key: number | null): boolean {
  return rowOf(providersOfPractice, key)?.role === 'veterinarian';
}

/**
 * Whether the clinic has this appointment: it needs a veterinarian, and a pet with an owner.
 *
 * What is called off is deleted, in another interface. Nothing says in which zone the clinic is.
 */
export function isKept(row: AppointmentRecord): boolean {
  const isComplete = isVet(row.providerKey) && row.patientKey !== null && row.clientKey !== null;
  return isComplete && !row.isDeleted && !row.isBlock && row.state !== 'cancelled' && hasClearDay(row);
}

/** The pets: none is without an owner, and they go with her. */
export function petsOf(practice: Practice): readonly PatientRecord[] {
  return practice.patients.filter((row) => rowOf(practice.clients, row.clientKey)?.isDeleted === false);
}

/** The veterinarians, who have left included. */
export function vetsOf(practice: Practice): readonly ProviderRecord[] {
  return practice.providers.filter(({ key }) => isVet(key));
}

/** What the service knows beyond the practice, or is the only one to know. */
export interface Store {
  /** Names to log in with of those who were entered here. */
  readonly usernames: Map<number, string>;
  readonly ages: Map<number, number>;
  /** Any text can be stored as a status, which is how it stays. */
  readonly statuses: Map<number, string>;
  readonly messages: Message[];
  readonly schedules: Schedule[];
}

/** A message between an owner and a veterinarian. */
export interface Message {
  readonly id: number;
  readonly owner: number;
  readonly veterinarian: number;
  readonly content: string;
  readonly timestamp: number;
  readonly isRead: boolean;
}

/** The hours of a veterinarian on a day. */
export interface Schedule {
  readonly id: number;
  readonly veterinarian: number;
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
}

const contents = ['Is the wound meant to itch?', 'Thank you, she eats again.', 'May I come on Friday instead?'];

/** The store of a clinic that has been open for a while. */
export function createStore(practice: Practice): Store {
  const vets = vetsOf(practice);
  const messages = [1, 2, 5, 6, 7].map((owner, index) => ({
    id: index + 1,
    owner,
    veterinarian: vets[index % vets.length]?.key ?? 1,
    content: contents[index % contents.length] ?? '',
    timestamp: Date.parse('2026-11-12T14:20:31Z') + index * 55_000_000,
    isRead: index < 3,
  }));
  const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
  const schedules = days.flatMap((day, index) =>
    vets.slice(0, 3).map(({ key: veterinarian }, place) => {
      const hours = place === 2 ? ['13:00:00', '19:00:00'] : ['08:00:00', '17:00:00'];
      return { id: index * 3 + place + 1, veterinarian, day, startTime: hours[0] ?? '', endTime: hours[1] ?? '' };
    }),
  );
  return { usernames: new Map(), ages: new Map(), statuses: new Map(), messages, schedules };
}

/** Rows of the service. */
export function veterinaryRows({ practice, meet, now }: Backstage, store: Store) {
  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    const [email = ''] = row.emails;
    return {
      id: veterinaryIds.of('client', row.key),
      username: usernameOf(row),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      email,
      role: 'OWNER',
    };
  }
  function usernameOf({ key, emails }: ClientRecord): string {
    return store.usernames.get(key) ?? emails[0]?.split('@')[0] ?? `owner${String(key)}`;
  }
  function staff({ key, givenName, familyName, email }: ProviderRecord): Row {
    const username = givenName
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase();
    const role = isVet(key) ? 'VET' : 'RECEPTIONIST';
    return { id: veterinaryIds.of('provider', key), username, firstName: givenName, lastName: familyName, email, role };
  }
  function ageOf({ key, birthDate }: PatientRecord): number {
    // It is a number that somebody typed; nobody makes it grow.
    const years = birthDate === null ? (key % 9) + 1 : new Date(now()).getUTCFullYear() - Number(birthDate.slice(0, 4));
    return store.ages.get(key) ?? years;
  }
  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    const person = rowOf(practice.clients, row.clientKey);
    const id = veterinaryIds.of('patient', row.key);
    return { id, name: row.name, breed: row.breed ?? '', age: ageOf(row), owner: () => person && owner(person) };
  }
  function status(row: AppointmentRecord): string {
    const text = store.statuses.get(row.key);
    if (text === undefined) return statusOf(row);
    if (['PENDING', 'APPROVED'].includes(text.toUpperCase()) && [text.toLowerCase(), text.toUpperCase()].includes(text))
      return text.toUpperCase();
    throw new GraphQLError(`Enum 'VeterinaryAppointmentsStatusChoices' cannot represent value: ${pythonText(text)}`);
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [animal, vet] = [rowOf(practice.patients, row.patientKey), rowOf(practice.providers, row.providerKey)];
    return {
      id: veterinaryIds.of('appointment', row.key),
      pet: () => animal && pet(animal),
      veterinarian: () => vet && staff(vet),
      date: isoText(row.start),
      reason: row.reason ?? '',
      status: () => status(row),
      notes: row.state === 'completed' && row.key % 3 === 0 ? 'All well. Come back in a year.' : '',
    };
  }
  /** A new one still has the text that came in, which is no date to the scalar, though it was stored as one. */
  function newAppointment(row: AppointmentRecord, date: string): Row {
    const failing = (): never => {
      throw unshowable('DateTime', date);
    };
    return { ...appointment(row), date: failing };
  }
  function message({ owner: ownerKey, veterinarian, timestamp, ...row }: Message): Row {
    const [person, vet] = [rowOf(practice.clients, ownerKey), rowOf(practice.providers, veterinarian)];
    const people = { owner: () => person && owner(person), veterinarian: () => vet && staff(vet) };
    return { ...row, ...people, timestamp: isoText(timestamp) };
  }
  function schedule({ veterinarian, ...row }: Schedule): Row {
    const vet = rowOf(practice.providers, veterinarian);
    return { ...row, veterinarian: () => vet && staff(vet) };
  }
  return { owner, usernameOf, pet, appointment, newAppointment, message, schedule };
}
