import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of the service; those of a patient are for the patient, and not for the user who the patient is. */
export const healthSyncIds: Ids = uuidIds();

/** The zone of the server's clock: dates and times are texts without any. */
export const serverZone = 'America/New_York';

/** How far an appointment is; nothing is between what is planned and what is over. */
export const healthSyncWords: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING_PAYMENT',
  confirmed: 'SCHEDULED',
  arrived: 'SCHEDULED',
  inProgress: 'SCHEDULED',
  ready: 'SCHEDULED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** The hours in which doctors and services can be booked. */
export const hours = { startTime: '08:00', endTime: '18:00' };

/** Whether the book has this visit: it needs a patient, and a slot that ends on the day on which it begins. */
export function isInBook(row: AppointmentRecord): boolean {
  const last = row.start + row.minutes * 60_000 - 1;
  const endsOnDay = wallDay(last, serverZone) === wallDay(row.start, serverZone);
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && endsOnDay && hasClearDay(row);
}

/** The e-mail of a patient. Every user must have one of her own, so that the desk made some up. */
export function emailOf({ emails, key }: ClientRecord): string {
  return emails[0] ?? `no-email-${String(key)}@health-sync.test`;
}

/** Patients, the newest first, as every list is sorted here. */
export function newestPatients(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter((row) => !row.isDeleted).toSorted((one, other) => other.createdAt - one.createdAt);
}

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const specialties = { veterinarian: 'General medicine', technician: 'Nursing', groomer: 'Podology' } as const;
const opened = Date.parse('2018-03-05T15:00:00Z');
/** Ids that no record of the practice has: those of users, slots and others. */
const extraId = (first: number, key: number): string => healthSyncIds.of('organization', first + key);

/**
 * The rows of the practice; dates are numbers, which the type String turns into texts of their milliseconds.
 *
 * Many fields of the schema lead to other rows and have no resolver, so that asking for them is an error.
 */
export function healthSyncRows({ practice, meet }: Backstage) {
  const stampsOf = ({ createdAt, updatedAt }: ClientRecord | AppointmentRecord): Row => ({ createdAt, updatedAt });
  const stamped = (key: number): Row => ({ createdAt: opened + key * 60_000, updatedAt: opened + key * 90_000 });
  const user = (person: ClientRecord | ProviderRecord, own: Row): Row => ({
    firstName: person.givenName,
    lastName: person.familyName,
    dateOfBirth: null,
    gender: null,
    isActive: person.isActive,
    needPasswordChange: false,
    ...own,
  });
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const hasContact = row.key % 10 === 0;
    return {
      id: healthSyncIds.of('client', row.key),
      emergencyContactName: hasContact ? 'Next of kin' : null,
      emergencyContactPhone: hasContact ? '+1 207 555 0999' : null,
      allergies: row.note,
      ...stampsOf(row),
      user: () => patientUser(row),
    };
  }
  const patientUser = (row: ClientRecord): Row =>
    user(row, {
      id: extraId(10_000, row.key),
      email: emailOf(row),
      phoneNumber: row.phones[0]?.value ?? '',
      address: row.street === '' ? null : `${row.street}, ${row.city}`,
      role: 'PATIENT',
      ...stampsOf(row),
      patient: () => patient(row),
    });
  const doctor = (row: ProviderRecord): Row => ({
    id: healthSyncIds.of('provider', row.key),
    licenseNumber: `ME-${String(4100 + row.key)}`,
    qualification: row.title ?? 'Diploma',
    verificationStatus: 'VERIFIED',
    isVerified: true,
    experienceYears: row.key + 3,
    fee: 60,
    isDeleted: !row.isActive,
    appliedDate: opened,
    ...stamped(row.key),
    user: () => doctorUser(row),
    specialty: { id: extraId(20_000, row.role.length), name: specialties[row.role], ...stamped(row.role.length) },
    location: () => practice.places.filter(({ key }) => key === row.placeKeys[0]).map(location)[0],
    schedules: days.slice(1, 6).map((day, index) => ({
      id: extraId(30_000, row.key * 7 + index),
      day,
      ...hours,
      sessionLength: 30,
      isAvailable: row.isActive,
      ...stamped(row.key),
    })),
  });
  const doctorUser = (row: ProviderRecord): Row =>
    user(row, {
      id: extraId(40_000, row.key),
      email: row.email,
      phoneNumber: '',
      role: 'DOCTOR',
      ...stamped(row.key),
      doctor: () => doctor(row),
    });
  const location = (row: PlaceRecord): Row => ({
    id: healthSyncIds.of('place', row.key),
    name: row.name,
    mapUrl: `https://maps.example.test/?q=${encodeURIComponent(row.street)}`,
    address: `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`,
    phoneNumber: row.phone,
    ...stamped(row.key),
  });
  const service = (row: VisitTypeRecord): Row => ({
    id: healthSyncIds.of('visitType', row.key),
    name: row.name,
    ...stamped(row.key),
    serviceSettings: {
      id: extraId(50_000, row.key),
      ...hours,
      duration: row.minutes,
      fee: row.minutes * 2,
      ...stamped(row.key),
    },
  });
  const timeSlot = (row: AppointmentRecord): Row => ({
    id: extraId(60_000, row.key),
    day: days[new Date(wallDay(row.start, serverZone)).getUTCDay()],
    // Such as 17-11-2026.
    slotDate: wallDay(row.start, serverZone).split('-').toReversed().join('-'),
    startTime: wallTime(row.start, serverZone).slice(0, 5),
    endTime: wallTime(row.start + row.minutes * 60_000, serverZone).slice(0, 5),
    isBooked: row.state !== 'cancelled',
    ...stampsOf(row),
  });
  const payment = (row: AppointmentRecord): Row => ({
    id: extraId(70_000, row.key),
    amount: 60,
    paymentDate: row.createdAt,
    status: row.state === 'planned' ? 'PENDING' : 'COMPLETED',
    ...stampsOf(row),
    appointment: () => appointment(row),
  });
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [client, provider] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    const [type, place] = [rowOf(practice.visitTypes, row.typeKey), rowOf(practice.places, row.placeKey)];
    return {
      id: healthSyncIds.of('appointment', row.key),
      status: healthSyncWords[row.state],
      reason: row.reason,
      notes: row.cancelReason,
      ...stampsOf(row),
      patient: () => client && patient(client),
      doctor: () => provider && doctor(provider),
      // An appointment is with a doctor or for a service, and never both.
      service: () => (provider || !type ? null : service(type)),
      location: () => place && location(place),
      timeSlot: () => timeSlot(row),
      payment: () => payment(row),
    };
  }
  return { patient, patientUser, doctor, doctorUser, location, service, timeSlot, payment, appointment };
}
