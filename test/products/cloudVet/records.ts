import { wallDay } from '../../dialects/clock.ts';
import { globalIds, type Ids } from '../../dialects/ids.ts';
import { type ClientRecord, type PatientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** The zone of the server, by which days are kept. */
export const serverZone = 'America/New_York';
/** The clinic of the one who asks, whose owners are the only ones that are listed. */
export const ownClinic = 1;
/** The account of the one who asks. */
export const ownUser = 10;

// prettier-ignore
const nodes = globalIds({
  organization: 'Organization', place: 'VetClinicaNode', provider: 'VetPersonalNode', visitType: 'VetMotivoConsultaNode',
  client: 'VetDuenioNode', patient: 'VetMascotaNode', appointment: 'VetConsultaNode',
});
// The first account is that of who runs the service.
const numbers = numberedIds({
  organization: 0,
  place: 0,
  provider: 1,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

/** Ids in two ways: owners and users have numbers, what is a Relay node has global ids. */
export const cloudVetIds: Ids = {
  of: (kind, key) => (kind === 'client' || kind === 'provider' ? numbers : nodes).of(kind, key),
  key: (kind, id) => (kind === 'client' || kind === 'provider' ? numbers : nodes).key(kind, id),
};

/** A global id of a type that the practice doesn't know. */
export function nodeId(type: string, id: number): string {
  return Buffer.from(`${type}:${String(id)}`).toString('base64');
}

/** Each word with a capital and without further ones, as names are stored: Van Der Berg, Macleod, O'Brien. */
export function titled(text: string): string {
  return text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => word.slice(0, 1).toUpperCase() + word.slice(1));
}

/** An owner with the names that the service has made of hers. */
export function titledClient(row: ClientRecord): ClientRecord {
  const givenName = row.givenName === null ? null : titled(row.givenName);
  return { ...row, givenName, familyName: titled(row.familyName) };
}

const species: Readonly<Record<string, string>> = { Canine: 'PER', Feline: 'GAT', Rabbit: 'CON', Avian: 'AVE' };

/** An animal with the name and the code of a species that the service has made of hers. */
export function titledPatient(row: PatientRecord): PatientRecord {
  return { ...row, name: titled(row.name), species: species[row.species] ?? 'PER' };
}

/** Whether an animal is there at all: it needs an owner. */
export function isOwned({ clientKey }: PatientRecord): boolean {
  return clientKey !== null;
}

/** An instant as Python writes it: 2019-02-04T13:00:00.210448+00:00. */
export function dateTime(instant: number, micros = 0): string {
  const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`;
  return new Date(instant).toISOString().replace('.000Z', `${fraction}+00:00`);
}

/** A clinic that subscribes to the service. */
export interface ClinicRow {
  readonly id: number;
  readonly nombre: string;
  readonly fechaAlta: string;
  readonly fechaFinFree: string | null;
  readonly modoPago: string;
}

/** An account; a member of staff has one. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isSuperuser: boolean;
  readonly isStaff: boolean;
  readonly isActive: boolean;
  readonly dateJoined: number;
  readonly lastLogin: number | null;
}

/** What makes an account a member of the staff of a clinic. */
export interface StaffRow {
  readonly id: number;
  readonly userId: number;
  readonly clinicId: number | null;
  readonly email: string | null;
}

/** A line of the list of breeds. */
export interface BreedRow {
  readonly id: number;
  readonly nombre: string;
  readonly createdAt: number | null;
  readonly userId: number | null;
  readonly clinicId: number | null;
}

const opened = Date.parse('2019-01-14T15:20:00Z');
const dayMs = 86_400_000;

/** The tables of the service that the practice doesn't have. */
export type Store = ReturnType<typeof createStore>;

/** Makes the tables; rows are added and never changed. */
export function createStore({ places, providers, patients }: Practice) {
  const clinics: ClinicRow[] = places.map(({ key, name }) => ({
    id: key,
    nombre: name,
    fechaAlta: wallDay(opened + key * 41 * dayMs, serverZone),
    fechaFinFree: key === 2 ? null : wallDay(opened + (30 + key * 41) * dayMs, serverZone),
    modoPago: ['PREMIUM', 'STANDARD', 'FREE'][key - 1] ?? 'FREE',
  }));
  const account = (id: number, username: string, names: readonly [string, string], email: string): UserRow => ({
    id,
    username,
    firstName: names[0],
    lastName: names[1],
    email,
    isSuperuser: id === 1,
    isStaff: id === 1,
    isActive: true,
    dateJoined: opened + id * 5 * dayMs,
    lastLogin: id % 4 === 0 ? null : Date.parse('2026-11-16T12:31:07Z') + id * 3_600_000,
  });
  const users: UserRow[] = [
    account(1, 'admin', ['', ''], 'admin@example.test'),
    ...providers.map(({ key, givenName, familyName, email, isActive }) => ({
      ...account(1 + key, `staff${String(key)}`, [givenName, familyName], email),
      isActive,
    })),
    account(ownUser, 'mostrador', ['Dana', 'Whitfield'], 'mostrador@example.test'),
  ];
  const staff: StaffRow[] = [
    ...providers.map(({ key, email, placeKeys }) => ({
      id: key,
      userId: 1 + key,
      clinicId: placeKeys[0] ?? null,
      email: key === 6 ? null : email,
    })),
    { id: 9, userId: ownUser, clinicId: ownClinic, email: 'mostrador@example.test' },
  ];
  const names = [...new Set(patients.flatMap(({ breed }) => breed ?? [])), 'Mestizo'];
  // The first breed was there before anybody had an account.
  const breeds: BreedRow[] = names.map((nombre, index) => ({
    id: index + 1,
    nombre,
    createdAt: index === 0 ? null : opened + index * 3 * dayMs,
    userId: index === 0 ? null : ([ownUser, 2, 4][index % 3] ?? null),
    clinicId: index === 0 ? null : 1 + (index % 2),
  }));
  return { clinics, users, staff, breeds, secrets: new Map<number, string>() };
}

/** The owners of a clinic, all of them where none is given, in the order of their numbers. */
export function ownersOf({ clients }: Practice, clinic: number | null): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted, placeKey }) => !isDeleted && (clinic === null || placeKey === clinic))
    .map(titledClient);
}

/** The owner with a number. */
export function ownerOf({ clients }: Practice, key: number | null): ClientRecord | null {
  const row = rowOf(clients, key);
  return row && titledClient(row);
}

/** The day of the last visit of an animal that took place, or of its being entered. */
export function lastVisitDay({ appointments }: Practice, { key, createdAt }: PatientRecord): string {
  const visits = appointments.filter((row) => row.patientKey === key && row.state === 'completed' && !row.isDeleted);
  return wallDay(Math.max(createdAt, ...visits.map(({ start }) => start)), serverZone);
}
