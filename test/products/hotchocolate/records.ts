import { offsetText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  type VisitState,
  byFamilyName,
  byStart,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Identifiers that .NET draws. */
export const hotChocolateIds = uuidIds();

/** The values of AppointmentStatus. */
export const hotChocolateWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_DISCHARGE',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const roles = {
  veterinarian: 'VETERINARIAN',
  technician: 'TECHNICIAN',
  groomer: 'GROOMER',
} satisfies Record<ProviderRecord['role'], string>;

const founded = Date.parse('2021-03-01T08:00:00Z');

/** The practice as entities; what is deleted is left out by a filter of the whole service. */
export function hotChocolateRows({ practice }: Backstage) {
  const { of } = hotChocolateIds;
  const userId = of('organization', 0);
  const idOrNull = (kind: Parameters<typeof of>[0], key: number | null): string | null =>
    key === null ? null : of(kind, key);
  const audit = (created: number, modified: number): Row => ({
    creationTime: utcTime(created),
    creatorId: userId,
    lastModificationTime: utcTime(modified),
    lastModifierId: modified === created ? null : userId,
  });
  function owner(row: ClientRecord): Row {
    return {
      id: of('client', row.key),
      nationalId: null,
      name: row.givenName,
      surname: row.familyName,
      rol: 'OWNER',
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? null,
      address: row.street === '' ? null : row.street,
      locality: row.city === '' ? null : row.city,
      province: null,
      dateOfBirth: null,
      lastLogin: null,
      notes: row.note,
      isActive: row.isActive,
      clinicId: of('place', row.placeKey),
      ...audit(row.createdAt, row.updatedAt),
    };
  }
  function member(row: ProviderRecord): Row {
    return {
      id: of('provider', row.key),
      nationalId: `VET-${String(4100 + row.key)}`,
      name: row.givenName,
      surname: row.familyName,
      rol: roles[row.role],
      email: row.email,
      phone: null,
      lastLogin: '2026-11-16',
      isActive: row.isActive,
      clinicId: idOrNull('place', row.placeKeys[0] ?? 1),
      ...audit(founded, founded),
    };
  }
  function pet(row: PatientRecord): Row {
    return {
      id: of('patient', row.key),
      name: row.name,
      species: row.species,
      breed: row.breed,
      sex: row.sex,
      dateOfBirth: row.birthDate,
      chip: row.microchip,
      dateOfDeath: row.isDeceased ? wallDay(row.updatedAt, 'UTC') : null,
      ownerId: idOrNull('client', row.clientKey),
      ...audit(row.createdAt, row.updatedAt),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const zone = zoneOf(practice, row);
    return {
      id: of('appointment', row.key),
      title: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
      description: row.reason,
      startTime: localTime(row.start, zone),
      endTime: localTime(row.start + row.minutes * 60_000, zone),
      status: hotChocolateWords[row.state],
      cancellationReason: row.cancelReason,
      appointmentTypeId: of('visitType', row.typeKey),
      clinicId: of('place', row.placeKey),
      petId: idOrNull('patient', row.patientKey),
      vetId: idOrNull('provider', row.providerKey),
      ...audit(row.createdAt, row.updatedAt),
    };
  }
  const booked = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => !row.isDeleted && !row.isBlock);
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Appointment: () => booked().toSorted(byStart).map(appointment),
    AppointmentType: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes, color }) => ({
          id: of('visitType', key),
          name,
          durationInMinutes: minutes,
          color,
          price: null,
        })),
    Clinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, phone, email }) => ({
        id: of('place', key),
        name,
        address: street,
        locality: city,
        province: state,
        postalCode,
        phone,
        email,
        adminId: userId,
      })),
    Person: () => [
      ...practice.clients
        .filter((row) => !row.isDeleted)
        .toSorted(byFamilyName)
        .map(owner),
      ...practice.providers.map(member),
    ],
    Pet: () => practice.patients.map(pet),
    Shift: () =>
      practice.providers
        .filter(({ isActive }) => isActive)
        .map(({ key }) => ({
          id: of('provider', key + 100),
          date: '2026-11-17',
          startTime: '08:00:00',
          endTime: '17:00:00',
          notes: null,
          veterinarianId: of('provider', key),
        })),
    Test: () => [],
    User: () => [{ id: userId, userName: 'desk', email: 'desk@example.test', lastLogin: null, personId: null }],
    VisitHistory: () =>
      booked()
        .filter((row) => row.state === 'completed' && row.patientKey !== null)
        .map((row) => ({
          id: of('appointment', row.key + 1000),
          date: wallDay(row.start, zoneOf(practice, row)),
          description: row.reason,
          petId: idOrNull('patient', row.patientKey),
          vetId: idOrNull('provider', row.providerKey),
        })),
  };
  return { rowsOf, owner, pet, appointment };
}

/** A DateTimeOffset as it was stored, with the offset of the clinic: 2026-11-17T09:00:00.000-05:00. */
function localTime(instant: number, zone: string): string {
  return offsetText(instant, zone).replace(/(?=[+-]\d{2}:\d{2}$)/, '.000');
}

function utcTime(instant: number): string {
  return new Date(instant).toISOString();
}
