import { instantOfWall, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids that resolvers draw. */
export const amplifyIds = uuidIds();

/** The values of AppointmentStatusEnum; a patient in the waiting room is still pending. */
export const amplifyWords = {
  planned: 'PENDING',
  confirmed: 'RESCHEDULED',
  arrived: 'PENDING',
  inProgress: 'PENDING',
  ready: 'PENDING',
  completed: 'DONE',
  cancelled: 'CANCELLED',
  noShow: 'MISSED',
} satisfies Record<VisitState, string>;

/** The clinic's zone, which the service nowhere tells: dates and times have none. */
export const clinicZone = 'America/New_York';

const roles = { veterinarian: 'DOCTOR', technician: 'NURSE', groomer: 'ASSISTANT' } as const;

/** Whether the one clinic can hold a visit: a date and two times of that day, none of which exists twice. */
export function isHere(row: AppointmentRecord): boolean {
  const end = row.start + row.minutes * 60_000;
  const isPlain = (instant: number): boolean => instantOfWall(wallText(instant, clinicZone), clinicZone) === instant;
  const isOneDay = wallDay(row.start, clinicZone) === wallDay(end, clinicZone);
  return row.placeKey === 1 && !row.isBlock && isPlain(row.start) && isPlain(end) && isOneDay;
}

/** A phone number as AWSPhone writes it. */
export function phoneOf({ phones }: ClientRecord): string | null {
  const digits = phones[0]?.value.replaceAll(/\D/g, '').slice(-10);
  return digits === undefined ? null : `+1${digits}`;
}

/** The rows of the practice as items of tables; `versions` counts the writes of each id. */
export function amplifyRows(practice: Practice, versions: ReadonlyMap<string, number>) {
  const { of } = amplifyIds;
  /** What every item has. What is deleted stays for a month, and only tells so. */
  const item = (id: string, row: Pick<ClientRecord, 'key' | 'createdAt' | 'updatedAt'>, isDeleted = false): Row => ({
    key: row.key,
    id,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    _version: versions.get(id) ?? (isDeleted ? 2 : 1),
    _deleted: isDeleted ? true : null,
    _lastChangedAt: row.updatedAt,
  });
  const extra = (first: number, key: number): Row => {
    return item(of('organization', first + key), { key, createdAt: opened, updatedAt: opened });
  };
  const patient = (row: ClientRecord): Row => ({
    ...item(of('client', row.key), row, row.isDeleted),
    first_name: row.givenName,
    last_name: row.familyName,
    email: row.emails[0] ?? null,
    phone_number: phoneOf(row),
    date_of_birth: row.key % 3 === 0 ? null : `19${String(50 + (row.key % 50))}-0${String(1 + (row.key % 9))}-12`,
    gender: row.givenName === null ? null : ['female', 'male'][row.key % 2],
  });
  const appointment = (row: AppointmentRecord): Row => {
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      ...item(of('appointment', row.key), row, row.isDeleted),
      appointment_date: wallDay(row.start, clinicZone),
      created_at: new Date(row.createdAt).toISOString(),
      start_time: `${wallTime(row.start, clinicZone)}.000`,
      end_time: `${wallTime(row.start + row.minutes * 60_000, clinicZone)}.000`,
      status: amplifyWords[row.state],
      assigned_to: provider && fullNameOf(provider),
      reason: row.reason,
      staffID: provider && of('provider', provider.key),
    };
  };
  const patientAppointment = (row: AppointmentRecord): Row => ({
    ...extra(500, row.key),
    patientId: row.clientKey === null ? null : of('client', row.clientKey),
    appointmentId: of('appointment', row.key),
  });
  const staff = (row: ProviderRecord): Row => ({
    ...item(of('provider', row.key), { key: row.key, createdAt: opened, updatedAt: opened }),
    first_name: row.givenName,
    last_name: row.familyName,
    email: row.email,
    username: row.email.replace('@example.test', ''),
    phone_number: null,
    role: roles[row.role],
  });
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Appointment: () => practice.appointments.filter(isHere).map(appointment),
    Patient: () => practice.clients.map(patient),
    PatientAppointments: () =>
      practice.appointments.filter((row) => isHere(row) && row.clientKey !== null).map(patientAppointment),
    Staff: () => [
      ...practice.providers.map(staff),
      { ...extra(900, 0), first_name: 'Front', last_name: 'Desk', username: 'desk', role: 'RECEPTIONIST' },
    ],
    StaffRoster: () =>
      practice.providers.map(({ key, isActive }) => ({
        ...extra(100, key),
        staffID: of('provider', key),
        start_date: '2026-11-16',
        end_date: '2026-11-20',
        on_duty: isActive,
      })),
    Task: () => [
      { ...extra(200, 1), title: 'Order gloves', date_created: '2026-11-16', date_due: '2026-11-17', details: null },
    ],
    StaffTasks: () => [{ ...extra(300, 1), taskId: of('organization', 201), staffId: of('provider', 5) }],
  };
  return { rowsOf, patient, appointment, patientAppointment };
}

const opened = Date.parse('2023-04-11T08:21:40.512Z');
