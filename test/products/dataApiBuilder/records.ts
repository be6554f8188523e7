import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  dialectNow,
  fullNameOf,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { statusWords } from './schema.ts';

/** Numbers that each table counts for itself. */
export const dataApiBuilderIds = numberIds(0);

/** The zone of the clinic's clocks, which no table tells: its dates and times are what the clock says. */
const clinicZone = 'America/New_York';
const founded = Date.parse('2018-04-02T00:00:00Z');
const deskUser = uuidIds().of('organization', 0);
const speciesNames = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Other'];
const breedNames: readonly (readonly [name: string, species: string])[] = [
  ['Labrador Retriever', 'Canine'],
  ['Domestic Shorthair', 'Feline'],
  ['Dachshund', 'Canine'],
  ['Maine Coon', 'Feline'],
  ['Holland Lop', 'Rabbit'],
  ['Cockatiel', 'Avian'],
];
const medications = ['Carprofen', 'Amoxicillin', 'Praziquantel'];

/** The clinic has one house, and each of its appointments is for an animal. */
export function isBooked(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && row.patientKey !== null && !row.isBlock && !row.isDeleted;
}

function speciesKey(name: string): number {
  const index = speciesNames.findIndex((each) => each === name);
  return index === -1 ? speciesNames.length : index + 1;
}

/** The name behind the number of a species, or null. */
export function speciesOf(key: unknown): string | null {
  return speciesNames[Number(key) - 1] ?? null;
}

/** The name behind the number of a breed, or null. */
export function breedOf(key: unknown): string | null {
  return breedNames[Number(key) - 1]?.[0] ?? null;
}

/** The instant of a column of dates and one of times. */
export function instantOfColumns(date: number, time: string): number {
  return instantOfWall(`${dateText(date).slice(0, 10)}T${time}`, clinicZone);
}

/** The columns of an instant: midnight in UTC stands for a date, and a time has no date. */
export function columnsOf(instant: number): { readonly Date: string; readonly Time: string } {
  const wall = wallText(instant, clinicZone);
  return { Date: `${wall.slice(0, 10)}T00:00:00.000Z`, Time: wall.slice(11) };
}

/** An instant as a DateTime: 2026-11-17T14:00:00.000Z. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The practice as tables. What is deleted is gone. */
export function dataApiBuilderRows({ practice }: Backstage) {
  function owner(row: ClientRecord): Row {
    return {
      OwnerID: row.key,
      FirstName: row.givenName,
      LastName: row.familyName,
      Email: row.emails[0] ?? null,
      Phone: row.phones[0]?.value ?? null,
      EmergencyContact: row.key % 9 === 0 ? 'Neighbor' : null,
      EmergencyPhone: row.key % 9 === 0 ? `+1 207 555 ${String(7000 + row.key)}` : null,
      Address: row.street === '' ? null : row.street,
      City: row.city === '' ? null : row.city,
      Notes: row.note,
      CreatedOn: dateText(row.createdAt),
      ModifiedOn: dateText(row.updatedAt),
    };
  }
  function pet(row: PatientRecord): Row {
    const breed = breedNames.findIndex(([name]) => name === row.breed);
    return {
      PetID: row.key,
      OwnerID: row.clientKey,
      SpeciesID: speciesKey(row.species),
      BreedID: breed === -1 ? null : breed + 1,
      PetFirstName: row.name,
      PetLastName: '',
      Description: row.color,
      DeceasedOn: row.isDeceased ? dateText(row.updatedAt) : null,
    };
  }
  function appointment(row: AppointmentRecord): Row {
    return {
      DateID: row.key,
      VetID: row.providerKey,
      PetID: row.patientKey,
      ...columnsOf(row.start),
      DurationMinutes: row.minutes,
      Reason: row.reason,
      Status: statusWords[row.state],
      CancelledOn: row.state === 'cancelled' ? dateText(row.updatedAt) : null,
      CreatedOn: dateText(row.createdAt),
      CreatedBy: row.key % 3 === 0 ? null : deskUser,
    };
  }
  const isKnown = ({ clientKey }: AppointmentRecord): boolean => rowOf(practice.clients, clientKey) !== null;
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Appointment: () => practice.appointments.filter(isBooked).map(appointment),
    AppUser: () => [
      {
        UserID: deskUser,
        UserName: 'frontdesk',
        FirstName: 'Front',
        LastName: 'Desk',
        Email: 'desk@example.test',
        LastLogin: dateText(dialectNow),
      },
    ],
    Breed: () =>
      breedNames.map(([BreedName, species], index) => ({
        BreedID: index + 1,
        SpeciesID: speciesKey(species),
        BreedName,
      })),
    Invoice: () =>
      practice.appointments
        .filter((row) => isBooked(row) && row.state === 'completed' && isKnown(row))
        .map((row, index) => {
          const client = rowOf(practice.clients, row.clientKey);
          return {
            InvoiceID: 5000 + index,
            DateID: row.key,
            OwnerID: row.clientKey,
            Amount: 64.5 + index,
            IssuedOn: dateText(row.start + 3_600_000),
            PaidOn: index % 3 === 0 ? null : dateText(row.start + 3_900_000),
            BillingName: client && fullNameOf(client),
            BillingPhone: client?.phones[1]?.value ?? null,
          };
        }),
    Medication: () =>
      medications.map((MedicationName, index) => ({
        MedicationID: index + 1,
        MedicationName,
        Purpose: 'See the leaflet',
      })),
    Owner: () => practice.clients.filter((row) => !row.isDeleted).map(owner),
    Pet: () => practice.patients.map(pet),
    PetMed: () =>
      practice.patients
        .filter(({ key }) => key % 10 === 0)
        .map(({ key }, index) => ({
          PetMedID: index + 1,
          PetID: key,
          MedicationID: 1 + (index % medications.length),
          Instructions: 'Twice a day with food',
        })),
    Species: () => speciesNames.map((SpeciesName, index) => ({ SpeciesID: index + 1, SpeciesName })),
    Vet: () =>
      practice.providers
        .filter(({ placeKeys }) => placeKeys.includes(1))
        .map(({ key, givenName, familyName, email, isActive }) => ({
          VetID: key,
          FirstName: givenName,
          LastName: familyName,
          Email: email,
          HireDate: dateText(founded + key * 86_400_000),
          TerminationDate: isActive ? null : '2025-06-30T00:00:00.000Z',
        })),
  };
  return { rowsOf, owner, pet, appointment };
}
