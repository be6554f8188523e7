import type { Backstage } from '../../dialects/dialect.ts';
import { wallDay, wallTime } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  dateOf,
  emailOf,
  extraId,
  isAppointment,
  iso,
  midnight,
  ownerOf,
  petChainIds,
  signedIn,
  speciesWords,
  statusOf,
  visitTypes,
  zoneAt,
} from './values.ts';

/** What writes add to what the practice can hold. */
export interface Additions {
  readonly statuses: Map<number, string>;
  readonly types: Map<number, string>;
  /** Animals of the vet who is signed in: whoever enters one owns it. */
  readonly pets: Row[];
  readonly medicalRecords: Row[];
  readonly medications: Row[];
}

/** A pet that the vet keeps at home. */
export const privatePet: Row = {
  id: extraId(500),
  name: 'Freja',
  species: 'cat',
  breed: 'Norwegian Forest',
  dateOfBirth: midnight('2021-04-02'),
  microchipId: null,
  photoUrl: 'https://cdn.petchain.test/freja.jpg',
  ownerId: petChainIds.of('provider', signedIn),
  createdAt: '2023-01-08T09:12:00.000Z',
  updatedAt: '2023-01-08T09:12:00.000Z',
};

const joined = Date.parse('2018-11-05T12:00:00Z');
const dayMs = 86_400_000;
const recordTypes = ['checkup', 'vaccination', 'treatment', 'surgery', 'other', 'checkup'];
const drugs = ['Amoxicillin', 'Carprofen', 'Prednisolone', 'Maropitant'];
const frequencies = ['once_daily', 'twice_daily', 'every_other_day', 'as_needed'];

/** The rows of the practice as the service's types, each of which leads to others. */
export function petChainRecords({ practice, meet }: Backstage, added: Additions) {
  const { of } = petChainIds;
  const times = (row: Pick<ClientRecord, 'createdAt' | 'updatedAt'>): Row => ({
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  });
  const patients = (): readonly PatientRecord[] =>
    practice.patients.filter((row) => ownerOf(practice, row.clientKey) !== null);
  /** Visits of an animal or a vet, by day from the last one back; within a day as they were entered. */
  function visits(isMeant: (row: AppointmentRecord) => boolean): readonly Row[] {
    return practice.appointments
      .filter((row) => isAppointment(row) && isMeant(row))
      .toSorted((one, other) => Number(dateOf(other)) - Number(dateOf(one)) || one.key - other.key)
      .map(appointment);
  }
  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      id: of('client', row.key),
      email: emailOf(row),
      name: fullNameOf(row),
      phone: row.phones[0]?.value ?? null,
      role: 'owner',
      isEmailVerified: row.key % 4 !== 0,
      lastLoginAt: row.key % 3 === 0 ? null : iso(row.updatedAt + dayMs),
      ...times(row),
      pets: () =>
        patients()
          .filter(({ clientKey }) => clientKey === row.key)
          .map(pet),
    };
  }
  /** A member of staff, who has an account like everyone's. The groomer came last. */
  function vet(row: ProviderRecord): Row {
    meet('provider', row.key);
    const createdAt = row.role === 'groomer' ? Date.parse('2026-09-01T08:00:00Z') : joined + row.key * 37 * dayMs;
    return {
      id: of('provider', row.key),
      email: row.email,
      name: fullNameOf(row),
      phone: row.key % 2 === 0 ? `+1 207 555 09${String(10 + row.key)}` : null,
      role: 'vet',
      isEmailVerified: true,
      lastLoginAt: row.isActive ? '2026-11-17T12:41:09.000Z' : null,
      createdAt: iso(createdAt),
      updatedAt: iso(createdAt + dayMs),
      pets: () => (row.key === signedIn ? added.pets.map(extraPet) : []),
    };
  }
  const admin: Row = {
    id: extraId(400),
    email: 'admin@petchain.test',
    name: 'Robin Keller',
    phone: null,
    role: 'admin',
    isEmailVerified: true,
    lastLoginAt: '2026-11-16T21:03:55.000Z',
    createdAt: '2023-05-20T10:00:00.000Z',
    updatedAt: '2024-02-01T10:00:00.000Z',
    pets: [],
  };
  const users = (): readonly Row[] => [
    ...practice.clients.filter((row) => !row.isDeleted).map(owner),
    ...practice.providers.map(vet),
    admin,
  ];
  function user(id: unknown): Row | null {
    const member = rowOf(practice.providers, petChainIds.key('provider', String(id)));
    const client = ownerOf(practice, petChainIds.key('client', String(id)));
    if (member) return vet(member);
    return client ? owner(client) : id === admin['id'] ? admin : null;
  }
  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    const id = of('patient', row.key);
    return {
      id,
      name: row.name,
      species: speciesWords[row.species] ?? 'other',
      breed: row.breed,
      dateOfBirth: row.birthDate && midnight(row.birthDate),
      microchipId: row.microchip,
      photoUrl: row.key % 6 === 0 ? `https://cdn.petchain.test/${String(row.key)}.jpg` : null,
      ownerId: of('client', row.clientKey ?? 0),
      ...times(row),
      owner: () => user(of('client', row.clientKey ?? 0)),
      medicalRecords: () => records().filter(({ petId }) => petId === id),
      medications: () => medications().filter(({ petId }) => petId === id),
      appointments: () => visits(({ patientKey }) => patientKey === row.key),
    };
  }
  function extraPet(row: Row): Row {
    return { ...row, owner: () => user(row['ownerId']), medicalRecords: [], medications: [], appointments: [] };
  }
  function petOf(id: unknown): Row | null {
    const found = rowOf(patients(), petChainIds.key('patient', String(id)));
    const extra = added.pets.find((row) => row['id'] === id);
    return found ? pet(found) : extra ? extraPet(extra) : null;
  }
  const ends = (petId: unknown, vetId: unknown): Row => ({
    petId,
    vetId,
    pet: () => petOf(petId),
    vet: () => user(vetId),
  });
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: of('appointment', row.key),
      ...ends(of('patient', row.patientKey ?? 0), of('provider', row.providerKey ?? 0)),
      date: dateOf(row),
      time: wallTime(row.start, zoneAt(row.placeKey)),
      durationMinutes: row.minutes,
      type: added.types.get(row.key) ?? visitTypes[row.typeKey - 1] ?? 'ROUTINE_CHECKUP',
      status: added.statuses.get(row.key) ?? statusOf(row),
      notes: row.reason,
      ...times(row),
    };
  }
  /** What was found at each visit that is over, and what has been entered since; the newest first. */
  function records(): readonly Row[] {
    const found = practice.appointments
      .filter((row) => isAppointment(row) && row.state === 'completed')
      .map((row) => {
        const day = wallDay(row.start, zoneAt(row.placeKey));
        return {
          id: extraId(1000 + row.key),
          ...ends(of('patient', row.patientKey ?? 0), of('provider', row.providerKey ?? 0)),
          type: recordTypes[row.typeKey - 1] ?? 'other',
          diagnosis: row.key % 3 === 0 ? null : ['Healthy', 'Otitis externa', 'Sprain'][row.key % 3],
          treatment: row.key % 4 === 0 ? 'Rest for two weeks' : null,
          notes: row.reason,
          visitDate: midnight(day),
          nextVisitDate: row.key % 5 === 0 ? midnight('2027-02-01') : null,
          ...times(row),
        };
      });
    const entered = added.medicalRecords.map((row) => ({ ...row, ...ends(row['petId'], row['vetId']) }));
    return [...found, ...entered].toSorted((one, other) =>
      textAt(one, 'visitDate') < textAt(other, 'visitDate') ? 1 : -1,
    );
  }
  function medications(): readonly Row[] {
    const given = patients()
      .filter(({ key }) => key % 5 === 0)
      .map((row) => ({
        id: extraId(2000 + row.key),
        petId: of('patient', row.key),
        pet: () => pet(row),
        name: drugs[row.key % 4] ?? '',
        dosage: `${String(5 * (1 + (row.key % 6)))} mg`,
        frequency: frequencies[row.key % 4] ?? 'as_needed',
        durationDays: 5 + (row.key % 9),
        startDate: midnight('2026-11-12'),
        endDate: row.key % 2 === 0 ? midnight('2026-11-20') : null,
        status: row.isActive ? 'active' : 'discontinued',
        instructions: row.key % 3 === 0 ? 'With food' : null,
        ...times(row),
      }));
    return [...given, ...added.medications.map((row) => ({ ...row, pet: () => petOf(row['petId']) }))];
  }
  return { users, user, pet, extraPet, petOf, patients, appointment, visits, records, medications };
}

function textAt(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}
