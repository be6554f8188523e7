import type { AppointmentRecord, ClientRecord, PatientRecord, PhoneRecord, Practice, VisitState } from './practice.ts';
import { rowOf } from './practice.ts';

/** What a write came to: the row as it now is, or why not, in words and with the field that is to blame. */
export type Written<Row> =
  { readonly ok: true; readonly row: Row } | { readonly ok: false; readonly field: string; readonly message: string };

/** What a booking says; keys are null where the caller's id means nothing here. */
export interface Booking {
  readonly start: number | null;
  readonly minutes?: number | null | undefined;
  readonly placeKey: number | null;
  readonly typeKey: number | null;
  readonly providerKey?: number | null | undefined;
  readonly patientKey?: number | null | undefined;
  readonly clientKey?: number | null | undefined;
  readonly reason?: string | null | undefined;
  readonly state?: VisitState | undefined;
}

/** Writes a new appointment into the book. */
export function bookAppointment(practice: Practice, input: Booking, now: number): Written<AppointmentRecord> {
  const { start, placeKey, typeKey } = input;
  if (start === null) return refused('start', 'A start is needed');
  if (placeKey === null || !rowOf(practice.places, placeKey)) return refused('location', 'No such location');
  const type = rowOf(practice.visitTypes, typeKey);
  if (!type) return refused('type', 'No such type of appointment');
  const patient = rowOf(practice.patients, input.patientKey ?? null);
  const client = rowOf(practice.clients, input.clientKey ?? patient?.clientKey ?? null);
  if (!patient && !client && !type.isBlock) return refused('patient', 'A patient or a client is needed');
  const row: AppointmentRecord = {
    key: nextKey(practice.appointments),
    start,
    minutes: input.minutes ?? type.minutes,
    placeKey,
    typeKey: type.key,
    state: input.state ?? 'planned',
    providerKey: input.providerKey ?? null,
    patientKey: patient?.key ?? null,
    clientKey: client?.key ?? null,
    reason: input.reason ?? null,
    cancelReason: null,
    isBlock: type.isBlock,
    isDeleted: false,
    createdAt: now,
    updatedAt: now,
  };
  practice.appointments.push(row);
  return { ok: true, row };
}

/** Changes what is given of an appointment: undefined means that it stays. */
export function changeAppointment(
  practice: Practice,
  key: number | null,
  change: { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined },
  now: number,
): Written<AppointmentRecord> {
  const index = practice.appointments.findIndex((appointment) => appointment.key === key);
  const before = practice.appointments[index];
  if (!before) return refused('id', 'No such appointment');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  // Each change is later than the one before, also under a clock that stands still.
  const row: AppointmentRecord = { ...before, ...given, updatedAt: Math.max(now, before.updatedAt + 1000) };
  practice.appointments[index] = row;
  return { ok: true, row };
}

/** What a registration says. */
export interface Registration {
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly emails?: readonly (string | null | undefined)[];
  readonly phones?: readonly (string | null | undefined)[];
}

/** Enters a new client, who needs a name of some kind. */
export function registerClient(practice: Practice, input: Registration, now: number): Written<ClientRecord> {
  const familyName = input.familyName?.trim() ?? '';
  const givenName = input.givenName?.trim() ?? '';
  if (familyName === '' && givenName === '') return refused('lastName', 'A name is needed');
  const labels = ['Mobile', 'Home', 'Work'] as const;
  const row: ClientRecord = {
    key: nextKey(practice.clients),
    givenName: givenName === '' ? null : givenName,
    familyName,
    emails: present(input.emails),
    phones: present(input.phones).map((value, index): PhoneRecord => ({ label: labels[index % 3] ?? 'Mobile', value })),
    street: '',
    city: '',
    isActive: true,
    isDeleted: false,
    placeKey: 1,
    note: null,
    tags: [],
    createdAt: now,
    updatedAt: now,
  };
  practice.clients.push(row);
  return { ok: true, row };
}

/** What is said of a new patient. */
export interface NewPatient {
  readonly clientKey: number | null;
  readonly name?: string | null | undefined;
  readonly species?: string | null | undefined;
  readonly breed?: string | null | undefined;
}

/** Enters a new patient of a client. */
export function addPatient(practice: Practice, input: NewPatient, now: number): Written<PatientRecord> {
  if (!rowOf(practice.clients, input.clientKey)) return refused('client', 'No such client');
  if ((input.name ?? '').trim() === '') return refused('name', 'A name is needed');
  const row: PatientRecord = {
    key: nextKey(practice.patients),
    name: input.name ?? '',
    species: input.species ?? 'Unknown',
    breed: input.breed ?? null,
    color: '',
    sex: 'UNKNOWN',
    birthDate: null,
    microchip: null,
    isActive: true,
    isDeceased: false,
    clientKey: input.clientKey,
    createdAt: now,
    updatedAt: now,
  };
  practice.patients.push(row);
  return { ok: true, row };
}

function refused(field: string, message: string): { readonly ok: false; field: string; message: string } {
  return { ok: false, field, message };
}

function present(values: readonly (string | null | undefined)[] = []): string[] {
  return values.filter((value) => typeof value === 'string' && value !== '').map(String);
}

function nextKey(rows: readonly { readonly key: number }[]): number {
  return 1 + Math.max(0, ...rows.map((row) => row.key));
}
