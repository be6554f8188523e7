import { wallDay, wallTime } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  dateText,
  deskProfileId,
  doctorProfileId,
  isAppointment,
  omaStatuses,
  patientProfileId,
  patientsOf,
  staffGroups,
} from './values.ts';

const begun = '2023-06-01T07:00:00.000Z';
const stamps = { createdAt: begun, updatedAt: begun, deletedAt: null };
const days = ['MONDAY', 'TUESDAY', 'WEDNSDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const workdays = 5;
const halves = [
  { startTime: '08:00', endTime: '12:00' },
  { startTime: '13:00', endTime: '18:00' },
];
const slotsPerHalf = 8;

/** What appointments of a type cost. */
export function priceOf(typeKey: number): number {
  return 15_000 + typeKey * 5000;
}

/** The day of the week of a day, YYYY-MM-DD, in the service's spelling. */
function dayOfWeek(day: string): string {
  return days[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % days.length] ?? '';
}

const person = (id: number, role: string, fields: Row): Row => ({
  id,
  role,
  active: true,
  dateOfBirth: null,
  email: null,
  emailVerifiedAt: null,
  firstName: null,
  gender: null,
  middleName: null,
  phoneNumber: null,
  phoneNumberVerifiedAt: null,
  username: null,
  createdAt: begun,
  updatedAt: begun,
  ...fields,
});

function doctorProfile({ key, givenName, familyName, email, isActive }: ProviderRecord): Row {
  const names = { firstName: givenName, lastName: familyName, username: email.split('@')[0] ?? null };
  return person(doctorProfileId(key), 'DOCTOR', { ...names, email, emailVerifiedAt: begun, active: isActive });
}

function patientProfile(row: ClientRecord): Row {
  const [phone] = row.phones;
  const isPerson = row.givenName !== null;
  const born = `${String(1950 + ((row.key * 7) % 55))}-0${String(1 + (row.key % 9))}-1${String(row.key % 10)}`;
  return person(patientProfileId(row.key), 'PATIENT', {
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.emails[0] ?? null,
    phoneNumber: phone?.value ?? null,
    phoneNumberVerifiedAt: phone ? dateText(row.createdAt) : null,
    active: row.isActive,
    dateOfBirth: isPerson ? `${born}T00:00:00.000Z` : null,
    gender: isPerson ? (['FEMALE', 'MALE'][row.key % 2] ?? null) : null,
    createdAt: dateText(row.createdAt),
    updatedAt: dateText(row.updatedAt),
  });
}

/** Rows that every server has from the beginning, whatever the practice. */
const fixed: Readonly<Record<string, readonly Row[]>> = {
  Department: [
    { id: 1, code: 'GEN', name: 'General Medicine', description: 'Consultations and check-ups', ...stamps },
    { id: 2, code: 'NUR', name: 'Nursing', description: 'Vaccination, dressings and samples', ...stamps },
    { id: 3, code: 'THE', name: 'Therapy', description: null, ...stamps },
  ],
  DoctorType: [
    { id: 1, code: 'MD', name: 'Medical doctor', ...stamps },
    { id: 2, code: 'RN', name: 'Nurse', ...stamps },
    { id: 3, code: 'TH', name: 'Therapist', ...stamps },
  ],
  DoctorTypeCategory: [
    { id: 1, code: 'GP', name: 'General practitioner', description: null, doctorTypeId: 1, ...stamps },
    { id: 2, code: 'RNG', name: 'Registered nurse', description: null, doctorTypeId: 2, ...stamps },
    { id: 3, code: 'PHY', name: 'Physiotherapist', description: null, doctorTypeId: 3, ...stamps },
    { id: 4, code: 'SPE', name: 'Specialist', description: 'With a referral', doctorTypeId: 1, ...stamps },
  ],
};

/** Makes the rows of a table from a practice; transactions are made once and kept elsewhere. */
export function tableOf(practice: Practice, table: string): readonly Row[] {
  const made: Readonly<Record<string, () => readonly Row[]>> = {
    Appointment: () => practice.appointments.filter(isAppointment).map((row) => appointmentRow(practice, row)),
    Patient: () =>
      patientsOf(practice).map(({ key, createdAt, updatedAt }) => ({
        id: key,
        userProfileId: patientProfileId(key),
        createdAt: dateText(createdAt),
        updatedAt: dateText(updatedAt),
        deletedAt: null,
      })),
    UserProfile() {
      const desk = person(deskProfileId, 'ADMIN', { firstName: 'Front', lastName: 'Desk', username: 'desk' });
      const people = [...practice.providers.map(doctorProfile), ...patientsOf(practice).map(patientProfile)];
      return [desk, ...people.toSorted((one, other) => Number(one['id']) - Number(other['id']))];
    },
    Doctor: () => practice.providers.map((row) => doctorRow(practice, row)),
    HealthProvider: () =>
      practice.places.map(({ key, name, city, state }) => ({
        id: key,
        name,
        description: null,
        district: city,
        region: state,
        type: 'CLINIC',
        location: null,
        ...stamps,
      })),
    Schedule: () => practice.providers.filter(({ isActive }) => isActive).flatMap((row) => schedulesOf(practice, row)),
  };
  return made[table]?.() ?? fixed[table] ?? [];
}

function doctorRow({ places }: Practice, { key, title, role, placeKeys }: ProviderRecord): Row {
  const group = staffGroups[role];
  return {
    id: key,
    bio: title,
    departmentId: group,
    doctorTypeCategoryId: group,
    doctorTypeId: group,
    location: places.find((place) => placeKeys.includes(place.key))?.city ?? null,
    price: 20_000 + group * 5000,
    ratings: 3 + (key % 5) / 2,
    uploadId: null,
    userProfileId: doctorProfileId(key),
    // Where they work is no column, but a table between both.
    providerIds: placeKeys,
    ...stamps,
  };
}

function schedulesOf({ appointments }: Practice, { key }: ProviderRecord): readonly Row[] {
  const booked = appointments.filter((row) => row.providerKey === key && row.state === 'planned').length;
  return days.slice(0, workdays).flatMap((day, index) =>
    halves.map((half, place) => ({
      id: (key - 1) * workdays * halves.length + index * halves.length + place + 1,
      dayOfWeek: day,
      doctorId: key,
      ...half,
      isFull: booked >= slotsPerHalf * workdays * halves.length,
      ...stamps,
    })),
  );
}

function appointmentRow(practice: Practice, row: AppointmentRecord): Row {
  const type = rowOf(practice.visitTypes, row.typeKey);
  const provider = rowOf(practice.providers, row.providerKey);
  const isOff = row.state === 'cancelled' || row.state === 'noShow';
  const zone = zoneOf(practice, row);
  const schedule = (provider ? schedulesOf(practice, provider) : []).find(
    ({ dayOfWeek: day, startTime, endTime }) =>
      day === dayOfWeek(wallDay(row.start, zone)) &&
      wallTime(row.start, zone) >= String(startTime) &&
      wallTime(row.start, zone) < String(endTime),
  );
  return {
    id: row.key,
    appointmentType: type?.name ?? null,
    departmentId: provider ? staffGroups[provider.role] : 1,
    doctorId: row.providerKey,
    healthProviderId: row.placeKey,
    isActive: !isOff,
    patientId: row.clientKey,
    price: priceOf(row.typeKey),
    scheduleId: schedule?.['id'] ?? null,
    scheduleTime: dateText(row.start),
    status: omaStatuses[row.state],
    transactionId: null,
    createdAt: dateText(row.createdAt),
    updatedAt: dateText(row.updatedAt),
    deletedAt: null,
  };
}
