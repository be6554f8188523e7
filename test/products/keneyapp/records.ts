import { instantOfWall, utcText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  byFamilyName,
  fullNameOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Every table counts from 1 on. */
export const keneyIds = numberIds(0);

/** The zone of the database's session; the column of an appointment's time has none. */
export const sessionZone = 'America/New_York';

/** How far an appointment has come; there is no check-in, so that those who wait are still confirmed. */
export const keneyWords: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** Whether the tenant, which is one house, has this appointment; it needs a patient, a doctor and a plain wall time. */
export function isHere(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, sessionZone), sessionZone) === row.start;
  const isWhole = row.clientKey !== null && row.providerKey !== null;
  return row.placeKey === 1 && isWhole && isPlain && !row.isDeleted && !row.isBlock;
}

/** Patients by their last names, then by their first names. */
export function patientsOf(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName);
}

/** The one telephone number of a patient, which may be empty but not absent. */
export function phoneOf({ phones }: ClientRecord): string {
  return phones[0]?.value ?? '';
}

/** What the service holds of a patient and the practice has no place for. */
export type PatientExtras = Readonly<Record<string, unknown>>;

const genders = ['FEMALE', 'MALE', 'FEMALE', 'MALE', 'OTHER'];
const roles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'DOCTOR',
  technician: 'NURSE',
  groomer: 'NURSE',
};
const tenantId = 1;

/** An instant as Python writes it where the column has a zone. */
function awareText(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** The rows of the practice as the service shows them. */
export function keneyRows({ meet, now }: Backstage, extras: ReadonlyMap<number, PatientExtras>) {
  const stamps = ({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdAt: awareText(createdAt),
    updatedAt: awareText(updatedAt),
  });
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      id: row.key,
      tenantId,
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      dateOfBirth: `${String(1950 + (row.key % 50))}-0${String(1 + (row.key % 9))}-12`,
      gender: genders[row.key % genders.length],
      email: row.emails[0] ?? null,
      phone: phoneOf(row),
      address: [row.street, row.city].filter(Boolean).join(', ') || null,
      medicalHistory: row.note,
      // Someone else's number.
      emergencyContact: row.key % 3 === 0 ? 'Next of kin' : null,
      emergencyPhone: row.key % 3 === 0 ? `+1 207 555 ${String(8000 + row.key)}` : null,
      ...extras.get(row.key),
      ...stamps(row),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: row.key,
      tenantId,
      patientId: row.clientKey,
      doctorId: row.providerKey,
      appointmentDate: wallText(row.start, sessionZone),
      durationMinutes: row.minutes,
      status: keneyWords[row.state],
      reason: row.reason ?? '',
      notes: row.cancelReason,
      ...stamps(row),
    };
  }
  /** What a doctor ordered at the end of an appointment. */
  const prescription = (row: AppointmentRecord): Row => ({
    id: row.key,
    tenantId,
    patientId: row.clientKey,
    doctorId: row.providerKey,
    medicationName: 'Amoxicillin',
    dosage: '250 mg',
    frequency: 'Twice a day',
    duration: '7 days',
    refills: 0,
    prescribedDate: wallText(row.start + row.minutes * 60_000, sessionZone),
    ...stamps(row),
  });
  const account = (id: number, fullName: string, email: string, role: string, isActive: boolean): Row => ({
    id,
    username: email.replace(/@.*/, ''),
    email,
    fullName,
    role,
    tenantId,
    isActive,
    isLocked: !isActive,
    mfaEnabled: role === 'ADMIN',
    lastLogin: isActive ? awareText(now() - id * 600_000) : null,
    ...stamps({ createdAt: Date.UTC(2019, 0, 7), updatedAt: Date.UTC(2024, 4, 2) }),
  });
  const user = (row: ProviderRecord): Row =>
    account(row.key, fullNameOf(row), row.email, roles[row.role], row.isActive);
  /** Accounts of members of staff without appointments; the first one's is the caller's. */
  const office = [
    account(21, 'Nadia Ferrer', 'office@example.test', 'ADMIN', true),
    account(22, 'Owen Clarke', 'reception@example.test', 'RECEPTIONIST', true),
  ] as const;
  return { patient, appointment, prescription, user, office };
}
