import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Practice,
  type ProviderRecord,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';
import { type Row, compareValues } from '../generatedRows.ts';
import { type Slot, freeSlotsOf } from './slots.ts';

/** Numbers that the database counts for each table. */
export const telehealthClinicalIds = numberIds(0);

/**
 * The values of the enum of statuses; the project has four of them.
 *
 * An arrived patient is still confirmed, and a no-show is cancelled with a reason.
 */
export const telehealthClinicalWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  inProgress: 'CONFIRMED',
  ready: 'CONFIRMED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
} satisfies Record<VisitState, string>;

const specialties = { veterinarian: 'general_practice', technician: 'nursing', groomer: 'dermatology' };
const installed = Date.parse('2026-01-01T08:00:00Z');
const accountsOfDoctors = 1000;
const accountsOfPatients = 2000;

/** Whether the table of appointments can hold a row: each one is of a patient and a doctor, and there is one place. */
export function isConsultation(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && !row.isBlock && !row.isDeleted && row.clientKey !== null && row.providerKey !== null;
}

/** Patients by their full names, as the database orders them. */
export function patientsByName({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => compareValues(fullNameOf(one), fullNameOf(other)) || one.key - other.key);
}

/** The objects of the service; `births` are the days that were given for patients who registered. */
export function telehealthClinicalRows({ practice, meet, now }: Backstage, births: ReadonlyMap<number, string>) {
  function account(id: number, email: string, role: string, parts: Row = {}): Row {
    const row = { id: String(id), email, role, twoFactorEnabled: role !== 'PATIENT', createdAt: utcText(installed) };
    return { ...row, patient: null, doctor: null, ...parts };
  }
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const [email] = row.emails;
    return {
      id: telehealthClinicalIds.of('client', row.key),
      fullName: fullNameOf(row),
      phone: row.phones[0]?.value ?? null,
      dateOfBirth: births.get(row.key) ?? null,
      user: () => email && account(accountsOfPatients + row.key, email, 'PATIENT', { patient: () => patient(row) }),
    };
  }
  function doctor(row: ProviderRecord): Row {
    return {
      id: telehealthClinicalIds.of('provider', row.key),
      fullName: fullNameOf(row),
      specialty: specialties[row.role],
      consultationFeeCents: row.role === 'veterinarian' ? 15_000 : 9000,
      availabilities: () => freeSlotsOf(practice, row, now()).map(availability),
      user: () => account(accountsOfDoctors + row.key, row.email, 'DOCTOR', { doctor: () => doctor(row) }),
    };
  }
  function availability({ id, start, end, provider }: Slot): Row {
    return { id: String(id), startsAt: utcText(start), endsAt: utcText(end), doctor: () => doctor(provider) };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const status = telehealthClinicalWords[row.state];
    return {
      id: telehealthClinicalIds.of('appointment', row.key),
      status,
      startsAt: utcText(row.start),
      endsAt: utcText(row.start + row.minutes * 60_000),
      cancelledAt: status === 'CANCELLED' ? utcText(row.updatedAt) : null,
      cancellationReason: row.state === 'noShow' ? 'no_show' : row.cancelReason,
      externalRef: `appointment:${String(row.key)}`,
      // What a doctor has written is for the doctor and the patient, not for an admin.
      medicalRecord: null,
      doctor() {
        const found = rowOf(practice.providers, row.providerKey);
        return found && doctor(found);
      },
      patient() {
        const found = rowOf(practice.clients, row.clientKey);
        return found && patient(found);
      },
    };
  }
  return { patient, doctor, appointment, me: () => account(1, 'desk@example.test', 'ADMIN') };
}
