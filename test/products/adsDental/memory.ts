import { mixed } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { isAppointment, patientsOf } from './values.ts';

/** A bill for one appointment. */
export interface InvoiceRecord {
  readonly id: number;
  readonly amount: number;
  readonly status: 'PAID' | 'UNPAID';
  readonly issued: number;
  readonly clientKey: number | null;
  readonly appointmentKey: number;
}

export interface XRayRecord {
  readonly id: number;
  readonly imageUrl: string;
  readonly uploaded: number;
  readonly description: string | null;
}

export interface DentistRecord {
  readonly key: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly specialization: string;
}

export interface SurgeryRecord {
  readonly key: number;
  readonly name: string;
  readonly locationAddress: string;
  readonly telephoneNumber: string;
}

/** Columns of patients that the practice has no place for. */
export interface Profile {
  readonly dateOfBirth: string | null;
  readonly zipCode: string | null;
}

/** Who may sign in; a password that the service was not told is null. */
export interface UserRecord {
  readonly id: number;
  readonly email: string;
  readonly password: string | null;
  readonly role: 'DENTIST' | 'PATIENT';
}

/** What the service keeps beside the practice. */
export interface Memory {
  readonly invoices: InvoiceRecord[];
  readonly dentists: DentistRecord[];
  readonly surgeries: SurgeryRecord[];
  readonly users: UserRecord[];
  readonly xrays: ReadonlyMap<number, readonly XRayRecord[]>;
  readonly profiles: Map<number, Profile>;
  /** Surgeries of appointments that are at none of the practice's places. */
  readonly otherSurgeries: Map<number, number>;
  /** Appointments that were booked here, and so are in the table whatever the time. */
  readonly booked: Set<number>;
  /** The table of appointments, by number. */
  readonly book: () => readonly AppointmentRecord[];
}

const dayMs = 86_400_000;
const specializations = ['General Dentistry', 'Orthodontics', 'Endodontics', 'Periodontics'];
const views = ['Panoramic', 'Bitewing, left', 'Bitewing, right', null, 'Periapical, upper front'];

function dentistOf({ key, givenName, familyName, email, role }: ProviderRecord): DentistRecord {
  const own = role === 'technician' ? 'Dental Hygiene' : 'Prosthodontics';
  return {
    key,
    firstName: givenName,
    lastName: familyName,
    email,
    specialization: role === 'veterinarian' ? (specializations[key % specializations.length] ?? own) : own,
  };
}

function profileOf({ key, givenName }: ClientRecord): Profile {
  const born = new Date(Date.UTC(1938, 0, 1) + (mixed(key) % (75 * 365)) * dayMs).toISOString().slice(0, 10);
  return { dateOfBirth: givenName === null || key % 7 === 0 ? null : born, zipCode: null };
}

function xraysOf({ key, createdAt }: ClientRecord): readonly XRayRecord[] {
  return Array.from({ length: mixed(key + 9) % 3 }, (_, index) => ({
    id: key * 2 - 1 + index,
    imageUrl: `https://images.example.test/xrays/${String(mixed(key * 2 + index))}.png`,
    uploaded: createdAt + (index + 1) * 190 * dayMs,
    description: views[(key + index) % views.length] ?? null,
  }));
}

/** Each completed appointment has an invoice; few are unpaid. */
function invoicesOf(practice: Practice, book: readonly AppointmentRecord[]): InvoiceRecord[] {
  const treated = book.filter(({ state, clientKey }) => state === 'completed' && clientKey !== null);
  return treated
    .toSorted((one, other) => one.start - other.start || one.key - other.key)
    .map(({ key, start, minutes, typeKey, clientKey }, index) => ({
      id: index + 1,
      amount: Math.round(minutes * 385 + (rowOf(practice.visitTypes, typeKey)?.key ?? 0) * 550) / 100,
      status: mixed(key) % 14 === 0 ? 'UNPAID' : 'PAID',
      issued: start + minutes * 60_000,
      clientKey,
      appointmentKey: key,
    }));
}

export function createMemory(practice: Practice): Memory {
  // Records are replaced and don't change, and asking for clocks takes long.
  const known = new WeakMap<AppointmentRecord, boolean>();
  const booked = new Set<number>();
  const isKnown = (row: AppointmentRecord): boolean => {
    const is = known.get(row) ?? isAppointment(practice, row);
    known.set(row, is);
    return is;
  };
  const book = (): readonly AppointmentRecord[] =>
    practice.appointments
      .filter((row) => isKnown(row) || (booked.has(row.key) && !row.isDeleted))
      .toSorted((one, other) => one.key - other.key);
  const patients = patientsOf(practice);
  return {
    invoices: invoicesOf(practice, book()),
    dentists: practice.providers.map(dentistOf),
    surgeries: practice.places.map(({ key, name, street, city, state, postalCode, phone }) => ({
      key,
      name,
      locationAddress: [street, city, state, postalCode].join(', '),
      telephoneNumber: phone,
    })),
    // The first user is the office manager.
    users: practice.providers.map(({ email }, index) => ({ id: index + 2, email, password: null, role: 'DENTIST' })),
    xrays: new Map(patients.map((client) => [client.key, xraysOf(client)])),
    profiles: new Map(patients.map((client) => [client.key, profileOf(client)])),
    otherSurgeries: new Map(),
    booked,
    book,
  };
}
