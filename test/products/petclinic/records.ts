import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type ProviderRecord,
  byStart,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';

/** Every table of the PetClinic counts from 1. */
export const petclinicIds = numberIds(0);

/** The kinds of pets that it knows, by number. */
export const petTypes: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'];

/** What vets can be specialized in, by number. */
export const specialtyNames: readonly string[] = ['radiology', 'surgery', 'dentistry'];

const onlyPlace = 1;

/** Whether the clinic, which has one house, has this visit: what was called off is no visit. */
export function isVisit(row: AppointmentRecord): boolean {
  const tookPlace = row.state !== 'cancelled' && row.state !== 'noShow';
  return tookPlace && row.placeKey === onlyPlace && row.patientKey !== null && !row.isDeleted && !row.isBlock;
}

/** The animals that have an owner, as every pet here must have. */
export function petsOf(practice: Practice): readonly PatientRecord[] {
  return practice.patients.filter((row) => rowOf(practice.clients, row.clientKey)?.isDeleted === false);
}

/** Those of the staff who are vets. */
export function vetsOf(practice: Practice): readonly ProviderRecord[] {
  return practice.providers.filter((row) => row.role === 'veterinarian');
}

/** A kind of pet by its place in the list. */
export function petTypeOf(species: string): object {
  const index = petTypes.indexOf(species);
  const known = index === -1 ? petTypes.length - 1 : index;
  return { id: known + 1, name: petTypes[known] };
}

/** The ten digits of a telephone number, or nothing. */
export function telephoneOf(row: ClientRecord): string {
  return (row.phones[0]?.value ?? '').replaceAll(/\D/g, '').slice(-10);
}

/** The rows of the practice as the PetClinic shows them: nothing that it must have is ever null. */
export function petclinicRecords({ practice, meet }: Backstage) {
  const connection = (rows: readonly AppointmentRecord[]): object => ({
    totalCount: rows.length,
    visits: () => rows.toSorted(byStart).map(visit),
  });
  function owner(row: ClientRecord | null): object | null {
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    return {
      __typename: 'Owner',
      id: row.key,
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      address: row.street,
      city: row.city,
      telephone: telephoneOf(row),
      pets: () =>
        petsOf(practice)
          .filter((animal) => animal.clientKey === row.key)
          .map(pet),
    };
  }
  function pet(row: PatientRecord | null): object | null {
    if (!row) return null;
    meet('patient', row.key);
    return {
      id: row.key,
      name: row.name,
      // The date is required, so an estimated one was entered.
      birthDate: row.birthDate ?? '2015-01-01',
      type: petTypeOf(row.species),
      owner: () => owner(rowOf(practice.clients, row.clientKey)),
      visits: () => connection(practice.appointments.filter((entry) => isVisit(entry) && entry.patientKey === row.key)),
    };
  }
  function vet(row: ProviderRecord | null): object | null {
    if (row?.role !== 'veterinarian') return null;
    return {
      __typename: 'Vet',
      id: row.key,
      firstName: row.givenName,
      lastName: row.familyName,
      specialties: () => specialties().slice(0, row.key % 3),
      visits: () =>
        connection(practice.appointments.filter((entry) => isVisit(entry) && entry.providerKey === row.key)),
    };
  }
  function visit(row: AppointmentRecord): object {
    meet('appointment', row.key);
    return {
      id: row.key,
      description: row.reason ?? '',
      date: wallDay(row.start, zoneOf(practice, row)),
      pet: () => pet(rowOf(practice.patients, row.patientKey)),
      treatingVet: () => vet(rowOf(practice.providers, row.providerKey)),
    };
  }
  return { owner, pet, vet, visit };
}

/** All specialties. */
export function specialties(): object[] {
  return specialtyNames.map((name, index) => ({ id: index + 1, name }));
}
