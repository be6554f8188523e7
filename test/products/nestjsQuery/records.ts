import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type ProviderRecord,
  type VisitState,
  dialectNow,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of all but species and breeds, which are numbers. */
export const nestjsQueryIds = uuidIds();

/** The values of AppointmentState; a visit that the clinic has accepted is still pending. */
export const nestjsQueryWords = {
  planned: 'PENDING',
  confirmed: 'PENDING',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY',
  completed: 'FINISHED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const specialties = {
  veterinarian: 'General medicine, surgery',
  technician: 'Laboratory',
  groomer: 'Grooming',
} satisfies Record<ProviderRecord['role'], string>;

const founded = Date.parse('2023-08-21T14:03:11.902Z');
const ownerOfClinics = 1;

/** Whether a visit has a record: there are no blocks, and clinics have no time zone. */
export function isRecorded(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** The practice as rows of the project's tables; TypeORM leaves out those that are softly deleted. */
export function nestjsQueryRows({ practice }: Backstage) {
  const { of } = nestjsQueryIds;
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const distinct = (values: readonly (string | null)[]): readonly string[] => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  const kinds = (): readonly string[] => distinct(practice.patients.map(({ species }) => species));
  const breeds = (): readonly string[] => distinct(practice.patients.map(({ breed }) => breed));
  function petOwner(row: ClientRecord): Row {
    return {
      id: of('client', row.key),
      email: row.emails[0] ?? null,
      names: row.givenName,
      surnames: row.familyName,
      document: null,
      address: row.street === '' ? null : `${row.street}, ${row.city}`,
      telephone_number: row.phones[0]?.value ?? null,
      image: null,
      provider: row.key % 3 === 0 ? 'GOOGLE' : 'EMAIL',
      ...common(row.createdAt, row.updatedAt, row.isActive),
    };
  }
  function pet(row: PatientRecord): Row {
    const breed = row.breed === null ? -1 : breeds().indexOf(row.breed);
    return {
      id: of('patient', row.key),
      id_owner: idOrNull('client', row.clientKey),
      id_specie: kinds().indexOf(row.species) + 1,
      id_breed: breed < 0 ? null : breed + 1,
      name: row.name,
      image: null,
      gender: row.sex === 'UNKNOWN' ? null : row.sex.slice(0, 1),
      castrated: row.key % 2 === 0,
      dob: row.birthDate === null ? null : `${row.birthDate}T00:00:00.000Z`,
      observations: row.isDeceased ? 'Deceased' : null,
      ...common(row.createdAt, row.updatedAt, row.isActive),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    return {
      id: of('appointment', row.key),
      id_owner: idOrNull('client', row.clientKey),
      id_veterinarian: idOrNull('provider', row.providerKey),
      id_pet: idOrNull('patient', row.patientKey),
      id_clinic: of('place', row.placeKey),
      services: [rowOf(practice.visitTypes, row.typeKey)?.name ?? ''],
      start_at: dateTime(row.start),
      end_at: dateTime(row.start + row.minutes * 60_000),
      reason: row.reason,
      observations: row.state === 'completed' ? '{"suffering":null,"treatment":null,"vaccines":[]}' : null,
      state: nestjsQueryWords[row.state],
      appointment_status: row.state === 'planned' || row.state === 'cancelled' ? null : 'ACCEPTED',
      ...common(row.createdAt, row.updatedAt, true),
    };
  }
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    User: () => [
      {
        id: of('organization', ownerOfClinics),
        email: 'owner@example.test',
        names: 'Sam',
        surnames: 'Harbor',
        document: null,
        address: null,
        telephone_number: '+1 207 555 0100',
        image: null,
        provider: 'EMAIL',
        role: 'CLINIC_OWNER',
        ...common(founded, founded, true),
      },
    ],
    PetOwner: () => practice.clients.filter((row) => !row.isDeleted).map(petOwner),
    Veterinarian: () =>
      practice.providers.map((row) => ({
        id: of('provider', row.key),
        email: row.email,
        names: row.givenName,
        surnames: row.familyName,
        document: `LIC-${String(7300 + row.key)}`,
        address: null,
        telephone_number: null,
        image: null,
        specialties: specialties[row.role],
        ...common(founded, founded, row.isActive),
      })),
    Pet: () => practice.patients.map(pet),
    Specie: () => kinds().map((name, index) => ({ id: index + 1, name, ...common(founded, founded, true) })),
    Breed: () =>
      breeds().map((name, index) => {
        const species = practice.patients.find((row) => row.breed === name)?.species ?? '';
        return { id: index + 1, id_specie: kinds().indexOf(species) + 1, name, ...common(founded, founded, true) };
      }),
    Appointment: () => practice.appointments.filter(isRecorded).map(appointment),
    Clinic: () =>
      practice.places.map((row) => ({
        id: of('place', row.key),
        id_owner: of('organization', ownerOfClinics),
        name: row.name,
        telephone_number: row.phone,
        google_maps_url: null,
        address: `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`,
        image: null,
        services: practice.visitTypes
          .filter(({ isBlock }) => !isBlock)
          .map(({ name }) => name)
          .join(','),
        email: row.email,
        schedule: {
          workingDays: [{ day: 'MONDAY', startTime: '08:00', endTime: '18:00' }],
          nonWorkingDays: ['SUNDAY'],
        },
        ...common(founded, founded, true),
      })),
    ClinicEmployee: () =>
      practice.providers.flatMap(({ key, placeKeys, isActive }) =>
        placeKeys.map((place) => ({
          id: of('organization', 100 + key * 10 + place),
          id_clinic: of('place', place),
          id_employee: of('provider', key),
          employee_invitation_status: 'ACCEPTED',
          ...common(founded, founded, isActive),
        })),
      ),
    Service: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes }) => ({
          id: of('visitType', key),
          name,
          duration: minutes,
          price: minutes * 1.4,
          ...common(founded, founded, true),
        })),
    Comment: () =>
      [3, 5, 7].map((clientKey, index) => ({
        id: of('organization', 300 + index),
        id_clinic: of('place', 1),
        id_owner: of('client', clientKey),
        comment: 'Everyone was very kind.',
        points: 5 - index,
        ...common(dialectNow - clientKey * 86_400_000, dialectNow - clientKey * 86_400_000, true),
      })),
    Notification: () =>
      practice.appointments
        .filter((row) => isRecorded(row) && row.state === 'confirmed')
        .map((row) => ({
          id: of('organization', 400 + row.key),
          id_user: of('organization', ownerOfClinics),
          id_entity: of('appointment', row.key),
          title: 'Appointment accepted',
          subtitle: row.reason ?? 'Visit',
          category: 'APPOINTMENT',
          read: row.key % 2 === 0,
          ...common(row.updatedAt, row.updatedAt, true),
        })),
  };
  return { rowsOf, kinds, breeds, petOwner, pet, appointment };
}

function common(created: number, updated: number, isInUse: boolean): Row {
  return { created_at: dateTime(created), updated_at: dateTime(updated), status: isInUse };
}

/** An instant as JavaScript writes it: 2026-11-17T14:00:00.000Z. */
function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}
