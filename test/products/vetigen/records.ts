import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { fingerprint, vetigenIds } from './fingerprints.ts';
import type { VetigenMemory } from './memory.ts';
import { endOf, eventTypeOf, type EventType, hasSoap, isEvent, momentText, statusOfState } from './values.ts';

/** What money is counted in. */
export const currency = 'USD';

const roles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'VETERINARIAN',
  technician: 'TECHNICIAN',
  groomer: 'GROOMER',
};
const workdays = [1, 2, 3, 4, 5, 6];
const { of } = vetigenIds;

/** What leads from animals and events to medical records; keys are those of patients. */
export interface MedicalFile {
  readonly soap: (row: AppointmentRecord) => Row;
  readonly soapOf: (key: number) => readonly Row[];
  readonly vaccinationsOf: (key: number) => readonly Row[];
  readonly medicationsOf: (key: number) => readonly Row[];
  readonly diagnosticsOf: (key: number) => readonly Row[];
}

/** How rows of the practice look there. */
export type VetigenRecords = ReturnType<typeof vetigenRecords>;

/** Makes rows from the records of the practice; what leads to other rows is a function. */
export function vetigenRecords(backstage: Backstage, memory: VetigenMemory, medical: () => MedicalFile) {
  const { practice, meet, now } = backstage;

  const clinic = (row: PlaceRecord): Row => ({
    fp: of('place', row.key),
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: { line1: row.street, city: row.city, state: row.state, postal_code: row.postalCode },
    timezone: row.zone,
    locale: 'en',
    currency,
    working_hours: workdays.map((weekday) => ({
      weekday,
      opens_at: '09:00',
      closes_at: weekday === 6 ? '13:00' : '17:00',
    })),
    users: ({ is_active: isActive }: { readonly is_active?: boolean | null }) =>
      practice.providers
        .filter(({ placeKeys }) => placeKeys.includes(row.key))
        .filter((member) => typeof isActive !== 'boolean' || member.isActive === isActive)
        .map(user),
  });
  const clinicOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && clinic(row);
  };

  const user = (row: ProviderRecord): Row => ({
    fp: of('provider', row.key),
    name: fullNameOf(row),
    title: row.title,
    role: roles[row.role],
    email: row.email,
    is_active: row.isActive,
    clinics: () => row.placeKeys.map(clinicOf).filter((place) => place !== null),
  });
  const userOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && user(row);
  };

  const customer = (row: ClientRecord): Row => {
    meet('client', row.key);
    const place = rowOf(practice.places, row.placeKey);
    const orders = memory.ledger.orders.filter(({ clientKey }) => clientKey === row.key);
    const connection = (): Row => ({
      fp: fingerprint('connection', row.key),
      clinic: () => clinicOf(row.placeKey),
      is_active: row.isActive,
      connected_at: momentText(row.createdAt),
    });
    return {
      fp: of('client', row.key),
      name: fullNameOf(row),
      phone: row.phones[0]?.value ?? null,
      email: row.emails[0] ?? null,
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      address: row.street === '' && row.city === '' ? null : { line1: row.street || null, city: row.city || null },
      notes: row.note,
      locale_settings: { language: 'en', timezone: place?.zone ?? 'UTC', currency },
      clinic: () => clinicOf(row.placeKey),
      connections: () => (place ? [connection()] : []),
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(patient),
      balance_cents: () => orders.reduce((sum, order) => sum + dueOf(memory.ledger, order), 0),
      created_at: momentText(row.createdAt),
      updated_at: momentText(row.updatedAt),
    };
  };
  const customerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? customer(row) : null;
  };

  const patient = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    return {
      fp: of('patient', row.key),
      name: row.name,
      species: row.species,
      breed: row.breed,
      sex: row.sex.toLowerCase(),
      date_of_birth: row.birthDate,
      weight_kg: memory.weights.get(row.key) ?? null,
      color: row.color === '' ? null : row.color,
      microchip: row.microchip,
      status: statusOf(row),
      owner_customer_fp: row.clientKey === null ? null : of('client', row.clientKey),
      owner: () => customerOf(row.clientKey),
      clinic: () => clinicOf(owner?.placeKey ?? null),
      calendar_events: ({ upcoming_only: isUpcoming }: { readonly upcoming_only?: boolean | null }) =>
        practice.appointments
          .filter((event) => event.patientKey === row.key && isEvent(event))
          .filter((event) => isUpcoming !== true || event.start >= now())
          .toSorted(byStart)
          .map(calendarEvent),
      soap_records: () => medical().soapOf(row.key),
      vaccinations: () => medical().vaccinationsOf(row.key),
      medications: () => medical().medicationsOf(row.key),
      diagnostics: () => medical().diagnosticsOf(row.key),
      created_at: momentText(row.createdAt),
      updated_at: momentText(row.updatedAt),
    };
  };
  const patientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && patient(row);
  };

  /** The type of an event: as it was booked, or what the kind of visit comes under. */
  const typeOf = (row: AppointmentRecord): EventType => {
    const visitType = rowOf(practice.visitTypes, row.typeKey);
    return memory.extras.get(row.key)?.type ?? (visitType ? eventTypeOf(visitType) : 'APPOINTMENT');
  };

  const titleOf = (row: AppointmentRecord): string => {
    const animal = rowOf(practice.patients, row.patientKey);
    const person = rowOf(practice.clients, row.clientKey);
    const what = rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Appointment';
    const who = animal?.name ?? (person && fullNameOf(person));
    return memory.extras.get(row.key)?.title ?? (who ? `${what} — ${who}` : what);
  };

  const calendarEvent = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      fp: of('appointment', row.key),
      title: titleOf(row),
      type: typeOf(row),
      status: statusOfState[row.state],
      start_at: momentText(row.start),
      end_at: momentText(endOf(row)),
      patient_fp: row.patientKey === null ? null : of('patient', row.patientKey),
      patient: () => patientOf(row.patientKey),
      assigned_user_fp: row.providerKey === null ? null : of('provider', row.providerKey),
      assigned_user: () => userOf(row.providerKey),
      clinic_fp: of('place', row.placeKey),
      clinic: () => clinicOf(row.placeKey),
      notes: row.reason,
      cancellation_reason: row.state === 'noShow' ? 'No-show' : row.cancelReason,
      soap_record: () => (hasSoap(row) ? medical().soap(row) : null),
      created_at: momentText(row.createdAt),
      updated_at: momentText(row.updatedAt),
    };
  };
  const calendarEventOf = (key: number | null): Row | null => {
    const row = rowOf(practice.appointments, key);
    return row && isEvent(row) ? calendarEvent(row) : null;
  };

  return {
    clinic,
    clinicOf,
    user,
    userOf,
    customer,
    customerOf,
    patient,
    patientOf,
    typeOf,
    calendarEvent,
    calendarEventOf,
  };
}

/** Whether a patient is seen, is kept in the archive, or has died. */
export function statusOf({ isActive, isDeceased }: PatientRecord): 'ACTIVE' | 'ARCHIVED' | 'DECEASED' {
  if (isDeceased) return 'DECEASED';
  return isActive ? 'ACTIVE' : 'ARCHIVED';
}
