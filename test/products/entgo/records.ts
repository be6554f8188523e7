import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, mixed } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** The values of AppointmentStatus; nobody is told apart who could leave. */
// prettier-ignore
export const entgoWords = {
  planned: 'scheduled', confirmed: 'confirmed', arrived: 'arrived', inProgress: 'in_session', ready: 'in_session',
  completed: 'completed', cancelled: 'cancelled', noShow: 'no_show',
} satisfies Record<VisitState, string>;

// What a practice has and this service doesn't stands at the end.
const kinds = ['Appointment', 'Clinic', 'ClinicMember', 'Patient', 'TimeSlot', 'User', 'Organization', 'Pet'] as const;
type EntKind = (typeof kinds)[number];

const founded = Date.parse('2024-02-01T08:00:00Z');
const builtIn = stamps({ createdAt: founded, updatedAt: founded });
const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0').slice(-digits);

/** An id of a row: a UUID of version 7, which grows with time. */
export function entId(kind: EntKind, key: number): string {
  const since = hex(founded + key * 3_600_000, 12);
  const mix = hex(mixed(key * 16 + kinds.indexOf(kind)), 8);
  const tail = `${mix.slice(0, 4)}${hex(kinds.indexOf(kind), 2)}${hex(key, 6)}`;
  return `${since.slice(0, 8)}-${since.slice(8)}-7${mix.slice(4, 7)}-9${mix.slice(0, 3)}-${tail}`;
}

/** The key behind an id, or null where it belongs to nothing of that kind. */
export function entKey(kind: EntKind, id: unknown): number | null {
  const text = String(id).toLowerCase();
  const key = Number.parseInt(text.slice(-6), 16);
  return !Number.isNaN(key) && entId(kind, key) === text ? key : null;
}

// prettier-ignore
const kindOf: Readonly<Record<Kind, EntKind>> = {
  organization: 'Organization', visitType: 'Organization', patient: 'Pet',
  place: 'Clinic', provider: 'ClinicMember', client: 'Patient', appointment: 'Appointment',
};

/** The ids of what the practice has. */
export const entgoIds: Ids = {
  of: (kind, key) => entId(kindOf[kind], key),
  key: (kind, id) => entKey(kindOf[kind], id),
};

/** Whether a row is in the book: every session has a patient, and what keeps time free is a slot. */
export function isSession(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && row.clientKey !== null && hasClearDay(row);
}

/** Keys of users who are staff come after those of the patients' users, and those of slots after the sessions'. */
const [staff, slots] = [100_000, 5000];

/** The rows of the practice as ent reads them: nil is left out, and what is deleted too, by an interceptor. */
export function entgoRows({ practice }: Backstage) {
  function patient(row: ClientRecord): Row {
    return {
      id: entId('Patient', row.key),
      ...stamps(row),
      clinicID: entId('Clinic', row.placeKey),
      userID: entId('User', row.key),
      ...(row.key % 3 === 0 && { primaryTherapistID: entId('ClinicMember', 1 + (row.key % 4)) }),
      ...(row.key % 10 !== 0 && { fileNumber: `F-${String(4000 + row.key * 7)}` }),
      status: row.isActive ? 'active' : row.key % 2 === 0 ? 'inactive' : 'discharged',
      paymentStatus: 'unpaid',
      totalPaid: 0,
      notes: row.note,
      isChild: row.key % 11 === 0,
      ...(row.key % 11 === 0 && { parentName: 'Sam Parent', parentPhone: '2075559000', parentRelation: 'father' }),
    };
  }
  function user(row: ClientRecord): Row {
    const own = account(row.key, row.givenName, row.familyName === '' ? null : row.familyName, row.isActive);
    return { ...own, ...stamps(row), phone: row.phones[0]?.value, email: row.emails[0] };
  }
  function appointment(row: AppointmentRecord): Row {
    const isCancelled = row.state === 'cancelled';
    return {
      ...slot(row),
      id: entId('Appointment', row.key),
      patientID: entId('Patient', row.clientKey ?? 0),
      ...(row.key % 4 === 0 && { timeSlotID: entId('TimeSlot', row.key + slots) }),
      status: entgoWords[row.state],
      sessionPrice: 9000,
      reservationFee: 1000,
      paymentStatus: row.state === 'completed' ? 'fully_paid' : isCancelled ? 'refunded' : 'unpaid',
      notes: row.reason,
      cancellationReason: row.cancelReason,
      cancellationFee: 0,
      ...(isCancelled && { cancelRequestedBy: 'patient', cancelledAt: time(row.updatedAt, 482_913) }),
      ...(row.state === 'completed' && { completedAt: time(row.start + row.minutes * 60_000, 20_571) }),
    };
  }
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Appointment: () => practice.appointments.filter(isSession).map(appointment),
    Clinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, phone }) => ({
        id: entId('Clinic', key),
        ...builtIn,
        name,
        slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
        phone,
        address: `${street}, ${postalCode}`,
        city,
        province: state,
        isActive: true,
        isVerified: key !== 3,
      })),
    ClinicMember: () => [
      ...practice.providers.map(({ key, placeKeys, role, isActive }) =>
        member(key, placeKeys[0] ?? 1, role === 'veterinarian' ? 'therapist' : 'intern', isActive),
      ),
      member(0, 1, 'admin', true),
    ],
    Patient: () => practice.clients.filter((row) => !row.isDeleted).map(patient),
    TimeSlot: () =>
      practice.appointments.filter((row) => row.providerKey !== null && (row.isBlock || row.key % 4 === 0)).map(slot),
    User: () => [
      ...practice.clients.filter((row) => !row.isDeleted).map(user),
      { ...account(staff, 'Front', 'Desk', true), email: 'desk@example.test' },
      ...practice.providers.map((row) => ({
        ...account(staff + row.key, row.givenName, row.familyName, row.isActive),
        email: row.email,
      })),
    ],
  };
  return { rowsOf, appointment, patient, user };
}

function slot(row: AppointmentRecord): Row {
  return {
    id: entId('TimeSlot', row.key + slots),
    ...stamps(row),
    clinicID: entId('Clinic', row.placeKey),
    therapistID: row.providerKey === null ? null : entId('ClinicMember', row.providerKey),
    startTime: time(row.start),
    endTime: time(row.start + row.minutes * 60_000),
    status: row.isBlock ? 'blocked' : row.state === 'cancelled' ? 'available' : 'booked',
    isRecurring: false,
  };
}

function member(key: number, placeKey: number, role: string, isActive: boolean): Row {
  const [clinicID, userID] = [entId('Clinic', placeKey), entId('User', staff + key)];
  return { id: entId('ClinicMember', key), clinicID, userID, role, isActive, joinedAt: time(founded) };
}

function account(key: number, firstName: string | null, lastName: string | null, isActive: boolean): Row {
  const flags = { mustChangePassword: false, phoneVerified: key % 2 === 0, emailVerified: false };
  const login = key >= staff && { lastLoginAt: time(Date.parse('2026-11-17T12:30:00Z'), 118_204) };
  const status = isActive ? 'active' : 'inactive';
  return { id: entId('User', key), ...builtIn, firstName, lastName, ...flags, status, ...login };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: time(createdAt, 734_512), updatedAt: time(updatedAt, 90_331) };
}

/** A time as Go writes it by RFC 3339, with fractions only where there are some: 2026-11-17T14:00:00Z. */
function time(instant: number, micros = 0): string {
  const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0').replace(/0+$/, '')}`;
  return new Date(instant).toISOString().replace('.000Z', `${fraction}Z`);
}
