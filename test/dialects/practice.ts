import { bookOfPractice } from './practiceBook.ts';
import { clientsOfPractice, patientsOfPractice } from './practicePeople.ts';
import { placesOfPractice, providersOfPractice, visitTypesOfPractice } from './practicePlaces.ts';

/** What a row of the practice can be; every dialect has ids of its own for each kind. */
export type Kind = 'organization' | 'place' | 'provider' | 'visitType' | 'client' | 'patient' | 'appointment';

/** A location, with the zone that its clocks show. */
export interface PlaceRecord {
  readonly key: number;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly zone: string;
  readonly phone: string;
  readonly email: string;
}

/** A member of staff. */
export interface ProviderRecord {
  readonly key: number;
  readonly givenName: string;
  readonly familyName: string;
  readonly title: string | null;
  readonly role: 'veterinarian' | 'technician' | 'groomer';
  readonly email: string;
  readonly isActive: boolean;
  readonly placeKeys: readonly number[];
}

/** A type of appointment; a blocking one keeps time free and has no patient. */
export interface VisitTypeRecord {
  readonly key: number;
  readonly name: string;
  readonly minutes: number;
  readonly color: string;
  readonly isBlock: boolean;
  readonly isBookable: boolean;
}

/** A telephone number as the front desk once typed it. */
export interface PhoneRecord {
  readonly label: 'Mobile' | 'Home' | 'Work';
  readonly value: string;
}

/** A person or, without a given name, an organization that owns animals. */
export interface ClientRecord {
  readonly key: number;
  readonly givenName: string | null;
  readonly familyName: string;
  readonly emails: readonly string[];
  readonly phones: readonly PhoneRecord[];
  readonly street: string;
  readonly city: string;
  readonly isActive: boolean;
  /** Removed or merged: no longer in any ordinary list. */
  readonly isDeleted: boolean;
  readonly placeKey: number;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An animal. A stray has no client. */
export interface PatientRecord {
  readonly key: number;
  readonly name: string;
  readonly species: string;
  readonly breed: string | null;
  readonly color: string;
  readonly sex: 'MALE' | 'FEMALE' | 'UNKNOWN';
  readonly birthDate: string | null;
  readonly microchip: string | null;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
  readonly clientKey: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** How far an appointment has come, in no dialect's words: its course, and the two ways in which it doesn't take place. */
export const visitStates = [
  'planned',
  'confirmed',
  'arrived',
  'inProgress',
  'ready',
  'completed',
  'cancelled',
  'noShow',
] as const;
export type VisitState = (typeof visitStates)[number];

/** One entry of the appointment book; instants are epoch ms. */
export interface AppointmentRecord {
  readonly key: number;
  readonly start: number;
  readonly minutes: number;
  readonly placeKey: number;
  readonly typeKey: number;
  readonly state: VisitState;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
  readonly clientKey: number | null;
  readonly reason: string | null;
  readonly cancelReason: string | null;
  readonly isBlock: boolean;
  readonly isDeleted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The shared truth behind all dialects: arrays can grow and rows be replaced by writes, rows themselves don't change. */
export interface Practice {
  readonly organization: { readonly key: number; readonly name: string };
  readonly places: readonly PlaceRecord[];
  readonly providers: readonly ProviderRecord[];
  readonly visitTypes: readonly VisitTypeRecord[];
  readonly clients: ClientRecord[];
  readonly patients: PatientRecord[];
  readonly appointments: AppointmentRecord[];
}

/** The default clock of the dialects: Tuesday 17 November 2026, 10:10 in New York and 8:10 in Denver. */
export const dialectNow: number = Date.parse('2026-11-17T15:10:00Z');

/** The days that have appointments: six around that Tuesday, and both days on which the clocks change. */
export const practiceDays: readonly string[] = [
  '2026-03-08',
  '2026-11-01',
  '2026-11-13',
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
];

/** A practice like every other one that this function makes: no chance, no clock. */
export function createPractice(): Practice {
  const clients = clientsOfPractice();
  const patients = patientsOfPractice(clients);
  return {
    organization: { key: 1, name: 'Harbor Veterinary Group' },
    places: placesOfPractice,
    providers: providersOfPractice,
    visitTypes: visitTypesOfPractice,
    clients,
    patients,
    appointments: bookOfPractice(patients),
  };
}

/** The row with a key, or null: references may be empty, and point to nothing. */
export function rowOf<Row extends { readonly key: number }>(rows: readonly Row[], key: number | null): Row | null {
  return key === null ? null : (rows.find((row) => row.key === key) ?? null);
}

/** Given and family name together, as people say it. */
export function fullNameOf(person: { readonly givenName: string | null; readonly familyName: string }): string {
  return person.givenName === null ? person.familyName : `${person.givenName} ${person.familyName}`;
}

/** The zone of the place where an appointment is. */
export function zoneOf(practice: Practice, appointment: AppointmentRecord): string {
  return rowOf(practice.places, appointment.placeKey)?.zone ?? 'America/New_York';
}

/** Orders people by family name, then given name, then age of the record, without regard to any language. */
export function byFamilyName(a: ClientRecord, b: ClientRecord): number {
  const nameOf = (client: ClientRecord): string => `${client.familyName}\n${client.givenName ?? ''}`;
  if (nameOf(a) === nameOf(b)) return a.key - b.key;
  return nameOf(a) < nameOf(b) ? -1 : 1;
}

/** Orders appointments by start, then age of the record. */
export function byStart(a: AppointmentRecord, b: AppointmentRecord): number {
  return a.start - b.start || a.key - b.key;
}
