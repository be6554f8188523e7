import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, numberIds } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import type { Row } from './filter.ts';

// Staff and customers are rows of one table: who was there first has the lower numbers.
const staffRows = 10;
const serial = numberIds(0);
const customers = numberIds(staffRows);

/** Ids of the database's rows. */
export const postgraphileIds: Ids = {
  of: (kind, key) => (kind === 'client' ? customers : serial).of(kind, key),
  key: (kind, id) => (kind === 'client' ? customers : serial).key(kind, id),
};

/** The values of the enum of an appointment's status. */
export const postgraphileWords = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_PICKUP',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const installed = Date.parse('2018-09-03T07:00:00Z');

/** The rows of the practice as tables hold them; what was deleted stays, with a mark. */
export function postgraphileRows({ practice }: Backstage) {
  const id = (kind: Parameters<Ids['of']>[0], key: number): number => Number(postgraphileIds.of(kind, key));
  const idOrNull = (kind: Parameters<Ids['of']>[0], key: number | null): number | null =>
    key === null ? null : id(kind, key);
  const stamps = (created: number, updated: number) => ({
    createdAt: instantText(created),
    updatedAt: instantText(updated),
  });
  const deletion = (isDeleted: boolean, updated: number) => ({
    isDeleted,
    deletedAt: isDeleted ? instantText(updated) : null,
  });
  function customer(row: ClientRecord): Row {
    return {
      id: id('client', row.key),
      role: 'CUSTOMER',
      email: row.emails[0] ?? null,
      firstName: row.givenName,
      lastName: row.familyName,
      phone: row.phones[0]?.value ?? null,
      alternatePhone: row.phones[1]?.value ?? null,
      addressLine: row.street,
      city: row.city,
      notes: row.note,
      isActive: row.isActive,
      ...deletion(row.isDeleted, row.updatedAt),
      ...stamps(row.createdAt, row.updatedAt),
    };
  }
  function member(row: ProviderRecord): Row {
    return {
      id: id('provider', row.key),
      role: row.role.toUpperCase(),
      email: row.email,
      firstName: row.givenName,
      lastName: row.familyName,
      isActive: row.isActive,
      ...deletion(false, installed),
      ...stamps(installed, installed),
    };
  }
  const administrator: Row = {
    id: staffRows - 1,
    role: 'ADMIN',
    email: 'admin@example.test',
    firstName: 'Front',
    lastName: 'Desk',
    isActive: true,
    ...deletion(false, installed),
    ...stamps(installed, installed),
  };
  function animal(row: PatientRecord): Row {
    return {
      id: id('patient', row.key),
      ownerId: idOrNull('client', row.clientKey),
      name: row.name,
      species: row.species,
      breed: row.breed,
      sex: row.sex,
      color: row.color,
      dateOfBirth: row.birthDate,
      microchipNumber: row.microchip,
      deceasedAt: row.isDeceased ? instantText(row.updatedAt) : null,
      ...deletion(false, row.updatedAt),
      ...stamps(row.createdAt, row.updatedAt),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    return {
      id: id('appointment', row.key),
      clinicId: id('place', row.placeKey),
      appointmentTypeId: id('visitType', row.typeKey),
      animalId: idOrNull('patient', row.patientKey),
      customerId: idOrNull('client', row.clientKey),
      assigneeId: idOrNull('provider', row.providerKey),
      createdById: administrator.id,
      startsAt: instantText(row.start),
      endsAt: instantText(row.start + row.minutes * 60_000),
      status: postgraphileWords[row.state],
      reason: row.reason,
      cancellationReason: row.cancelReason,
      cancelledAt: row.state === 'cancelled' ? instantText(row.updatedAt) : null,
      ...deletion(row.isDeleted, row.updatedAt),
      ...stamps(row.createdAt, row.updatedAt),
    };
  }
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    User: () => [...practice.providers.map(member), administrator, ...practice.clients.map(customer)],
    Animal: () => practice.patients.map(animal),
    Clinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, zone, phone, email }) => ({
        id: id('place', key),
        name,
        addressLine: street,
        city,
        state,
        zip: postalCode,
        timezone: zone,
        phone,
        email,
        ...stamps(installed, installed),
      })),
    AppointmentType: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes, color, isBookable }) => ({
          id: id('visitType', key),
          name,
          durationMinutes: minutes,
          color,
          isActive: isBookable,
        })),
    Appointment: () => practice.appointments.filter((row) => !row.isBlock).map(appointment),
    ScheduleBlock: () =>
      practice.appointments
        .filter((row) => row.isBlock)
        .map((row) => ({
          id: row.key,
          clinicId: id('place', row.placeKey),
          userId: idOrNull('provider', row.providerKey),
          startsAt: instantText(row.start),
          endsAt: instantText(row.start + row.minutes * 60_000),
          title: row.reason,
          createdAt: instantText(row.createdAt),
        })),
    ClinicMember: () =>
      practice.providers.flatMap(({ key, title, placeKeys }) =>
        placeKeys.map((placeKey) => ({
          id: key * 10 + placeKey,
          clinicId: id('place', placeKey),
          userId: id('provider', key),
          title,
        })),
      ),
  };
  return { rowsOf, customer, animal, appointment };
}

/** An instant as the database writes it, in a session of UTC. */
function instantText(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00');
}
