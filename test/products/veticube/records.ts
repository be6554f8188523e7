import { instantOfWall, utcText, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { mixed, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  dialectNow,
  rowOf,
} from '../../dialects/practice.ts';
import { placesOfPractice, visitTypesOfPractice } from '../../dialects/practicePlaces.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

/** Every row has a uuid, which says nothing about its table. */
export const veticubeIds = uuidIds();

/** What the portal writes for how far a visit is; the column takes any text. */
export const veticubeWords = {
  planned: 'pending',
  confirmed: 'confirmed',
  arrived: 'in_progress',
  inProgress: 'in_progress',
  ready: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

/** The branch that has no appointments before now: it has joined the clinic lately, and its clock is another one. */
const newBranch = 2;

const installed = timestamptz(Date.parse('2023-10-02T07:30:00Z'));

type Breed = readonly [species: string, breed: string | null];

/** Kinds of animals that came with the portal; where only the species was known there is no name. */
const usualBreeds: readonly Breed[] = [
  ['Canine', 'Labrador Retriever'],
  ['Canine', 'Dachshund'],
  ['Canine', null],
  ['Feline', 'Domestic Shorthair'],
  ['Feline', 'Maine Coon'],
  ['Feline', null],
  ['Rabbit', 'Holland Lop'],
  ['Avian', 'Cockatiel'],
  ['Unknown', null],
];

/** Kinds of animals by their number, from 1: the usual ones, then what else the clinic has entered. */
function breedsOf({ patients }: Practice): readonly Breed[] {
  const breeds = [...usualBreeds];
  for (const { species, breed } of patients)
    if (breedNumber(breeds, species, breed) === 0) breeds.push([species, breed]);
  return breeds;
}

function breedNumber(breeds: readonly Breed[], species: string, breed: string | null): number {
  return 1 + breeds.findIndex(([one, other]) => one === species && other === breed);
}

/** The kind of animal behind a number. */
export function breedOf(
  practice: Practice,
  id: number,
): { readonly species: string; readonly breed: string | null } | null {
  const [species, breed] = breedsOf(practice)[id - 1] ?? [];
  return species === undefined ? null : { species, breed: breed ?? null };
}

/** The zone of a branch, by whose clock its days and times are; no column has it. */
export function branchZone(placeKey: number): string {
  return rowOf(placesOfPractice, placeKey)?.zone ?? 'America/New_York';
}

/** Whether the table of appointments has this visit: each is one of an animal, at a time that a clock shows once. */
export function isAppointment(row: AppointmentRecord): boolean {
  const zone = branchZone(row.placeKey);
  const isHere = row.placeKey !== newBranch || row.createdAt >= dialectNow;
  const isPlain = instantOfWall(wallText(row.start, zone), zone) === row.start;
  return isHere && isPlain && row.patientKey !== null && !row.isBlock && !row.isDeleted;
}

/** The uuid of a row that is none of the practice's. */
export function rowUuid(table: number, key: number): string {
  const mix = mixed(key * 31 + table)
    .toString(16)
    .padStart(8, '0');
  const last = (key * 31 + table).toString(16).padStart(12, '0');
  return `${mix}-${mix.slice(2, 6)}-4${mix.slice(0, 3)}-8${mix.slice(3, 6)}-${last}`;
}

/** What the database holds beside the practice, as far as it was written. */
export interface Beside {
  /** Users who are no clients yet. */
  readonly users: Map<string, Row>;
  /** Users of clients who were users before they were clients. */
  readonly userOfClient: Map<number, string>;
  /** Further owners of animals. */
  readonly links: { readonly clientKey: number; readonly patientKey: number; readonly createdAt: number }[];
  /** Words that the columns of an appointment were given, where they are none of those that are known. */
  readonly words: Map<number, { readonly status?: string; readonly type?: string }>;
}

/** Nothing beside the practice. */
export function nothingBeside(): Beside {
  return { users: new Map(), userOfClient: new Map(), links: [], words: new Map() };
}

/** The uuid of the user who is a client. */
export function userOfClient(beside: Beside, key: number): string {
  return beside.userOfClient.get(key) ?? rowUuid(1, key);
}

/** The practice as rows of tables, by the name of the table. */
export function veticubeRows({ practice }: Backstage, beside: Beside): (table: string) => readonly Row[] {
  const branchOf = (key: number): string => veticubeIds.of('place', key);
  const clinic = veticubeIds.of('organization', practice.organization.key);
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const team = (isVet: boolean): readonly ProviderRecord[] =>
    practice.providers.filter(({ role, isActive }) => isActive && (role === 'veterinarian') === isVet);
  function user(id: string, parts: Row, role: string, number: number): Row {
    return {
      id,
      allowed_roles: role === 'client' ? ['user', 'client'] : ['user', role],
      default_role: role,
      is_verified: number % 4 !== 0,
      ...parts,
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const zone = branchZone(row.placeKey);
    const words = beside.words.get(row.key);
    return {
      id: veticubeIds.of('appointment', row.key),
      appointment_date: wallDay(row.start, zone),
      appointment_time: wallTime(row.start, zone),
      appointment_type: words?.type ?? rowOf(visitTypesOfPractice, row.typeKey)?.name ?? null,
      clinic_branch_id: branchOf(row.placeKey),
      notes: row.reason,
      pet_id: veticubeIds.of('patient', row.patientKey ?? 0),
      status: words?.status ?? veticubeWords[row.state],
      ...stamps(row),
    };
  }
  function pet(row: PatientRecord, breeds: readonly Breed[]): Row {
    return {
      id: veticubeIds.of('patient', row.key),
      birth_date: row.birthDate,
      chip_id: row.microchip,
      gender: { MALE: 'male', FEMALE: 'female', UNKNOWN: null }[row.sex],
      name: row.name,
      neutralized: row.key % 3 === 1,
      pet_breed_id: breedNumber(breeds, row.species, row.breed),
      ...stamps(row),
    };
  }
  function link(clientKey: number, patientKey: number, createdAt: number): Row {
    return {
      client_id: veticubeIds.of('client', clientKey),
      created_at: timestamptz(createdAt),
      pet_id: veticubeIds.of('patient', patientKey),
    };
  }
  const member = (table: number) => (row: ProviderRecord) => ({
    id: veticubeIds.of('provider', row.key),
    clinic_branch_id: branchOf(row.placeKeys[0] ?? 1),
    user_id: rowUuid(table, row.key),
    created_at: installed,
    updated_at: installed,
  });
  return rememberedRows(practice, {
    auth_clients: () =>
      clients().map((row) => ({
        id: veticubeIds.of('client', row.key),
        user_id: userOfClient(beside, row.key),
        ...stamps(row),
      })),
    auth_managers: () => [
      { id: rowUuid(5, 1), clinic_id: clinic, user_id: rowUuid(3, 1), created_at: installed, updated_at: installed },
    ],
    auth_staffs: () => team(false).map(member(2)),
    auth_users: () => [
      user(
        rowUuid(3, 1),
        {
          email: 'manager@example.test',
          first_name: 'Dana',
          last_name: 'Whitcomb',
          phone_number: '+12075550110',
          created_at: installed,
          updated_at: installed,
        },
        'manager',
        1,
      ),
      ...practice.providers.map((row) =>
        user(
          rowUuid(2, row.key),
          {
            email: row.email,
            first_name: row.givenName,
            last_name: row.familyName,
            phone_number: `+120755503${String(row.key).padStart(2, '0')}`,
            created_at: installed,
            updated_at: installed,
          },
          row.role === 'veterinarian' ? 'veterinarian' : 'staff',
          row.key,
        ),
      ),
      ...clients().map((row) =>
        user(
          userOfClient(beside, row.key),
          {
            email: row.emails[0] ?? null,
            first_name: row.givenName,
            last_name: row.familyName,
            phone_number: row.phones[0]?.value ?? null,
            ...stamps(row),
          },
          'client',
          row.key,
        ),
      ),
    ],
    auth_veterinarians: () =>
      team(true).map((row) => ({
        ...member(2)(row),
        specialization: row.key === 2 ? 'Surgery' : row.key === 3 ? 'Dermatology' : null,
      })),
    clinic_appointments: () => practice.appointments.filter(isAppointment).map(appointment),
    clinic_clinic_branches: () =>
      practice.places.map((row) => ({
        id: branchOf(row.key),
        address: [row.street, row.city, row.state, row.postalCode].join(', '),
        branch_name: row.name,
        city: row.city,
        clinic_id: clinic,
        phone: row.phone,
        created_at: installed,
        updated_at: installed,
      })),
    clinic_clinics: () => [
      { id: clinic, name: practice.organization.name, created_at: installed, updated_at: installed },
    ],
    clinic_management_invitations: () =>
      ['pending', 'accepted', 'rejected'].map((status, index) => ({
        id: rowUuid(6, index + 1),
        branch_id: branchOf((index % 3) + 1),
        invitee_email: `invited${String(index + 1)}@example.test`,
        inviter_id: rowUuid(3, 1),
        role: index === 1 ? 'nurse' : 'veterinarian',
        status,
        created_at: installed,
        updated_at: installed,
      })),
    devices_logs: () =>
      [21.5, 22, 21.75].map((degrees, index) => ({
        id: index + 1,
        created_at: timestamptz(dialectNow - (3 - index) * 600_000),
        data: { t: degrees, h: 40 + index },
        device_id: 'VC-0001',
      })),
    devices_user_devices: () => [{ id: rowUuid(7, 1), device_id: 'VC-0001', user_id: rowUuid(3, 1) }],
    pet_pet_breeds: () =>
      breedsOf(practice).map(([species, breed], index) => ({ id: index + 1, breed_name: breed, species })),
    pet_pet_clients: () =>
      practice.patients.flatMap((row) =>
        row.clientKey !== null && rowOf(practice.clients, row.clientKey)?.isDeleted === false
          ? [link(row.clientKey, row.key, row.createdAt)]
          : [],
      ),
    pet_pets() {
      const breeds = breedsOf(practice);
      return practice.patients.map((row) => pet(row, breeds));
    },
  });

  function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
    return { created_at: timestamptz(createdAt), updated_at: timestamptz(updatedAt) };
  }
}

/** An instant as the database writes it in JSON. */
export function timestamptz(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}
