import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { administrator, type DentalMemory } from './memory.ts';
import { dateText, dentalIds, dentalStatus, isDentalAppointment, phonesOf } from './values.ts';

/** How rows of the practice look there. */
export type DentalRecords = ReturnType<typeof dentalRecords>;

/** Rows that there are. */
function present(rows: readonly (Row | null)[]): readonly Row[] {
  return rows.filter((row) => row !== null);
}

/** Makes rows from the records of a practice; what has no resolver is null wherever a query doesn't bring it along. */
export function dentalRecords({ practice, meet }: Backstage, memory: DentalMemory) {
  const storedAppointments = (isOf: (row: AppointmentRecord) => boolean): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isDentalAppointment(row) && isOf(row));
  const storedPatients = (isOf: (row: ClientRecord) => boolean): readonly ClientRecord[] =>
    practice.clients.filter((row) => !row.isDeleted && isOf(row));
  /** Those of a patient, the one that ends last at first. */
  const lastFirst = (key: number): readonly AppointmentRecord[] => {
    const end = (row: AppointmentRecord): number => row.start + row.minutes * 60_000;
    return storedAppointments(({ clientKey }) => clientKey === key).toSorted((one, other) => end(other) - end(one));
  };

  const patient = (row: ClientRecord, appointments: readonly AppointmentRecord[] | null = null): Row => {
    meet('client', row.key);
    const profile = memory.profiles.get(row.key) ?? {};
    return {
      ...profile,
      id: dentalIds.of('client', row.key),
      name: row.givenName ?? '',
      surname: row.familyName,
      email: row.emails[0] ?? null,
      ...phonesOf(row),
      active: row.isActive,
      dentist: () => dentist(profile['dentistId']),
      appointments: appointments && (() => appointments.map(appointment)),
      patientChart: () => memory.charts.filter((record) => record['patientId'] === row.key),
    };
  };
  const patientBy = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? patient(row) : null;
  };
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      id: dentalIds.of('appointment', row.key),
      treatment: row.reason ?? '',
      startAt: dateText(row.start),
      endAt: dateText(row.start + row.minutes * 60_000),
      createdAt: dateText(memory.writtenAt.get(row.key) ?? row.createdAt),
      status: dentalStatus[row.state],
      patient: () => patientBy(row.clientKey),
      dentistId: dentalIds.of('provider', row.providerKey ?? 0),
      dentist: () => dentist(dentalIds.of('provider', row.providerKey ?? 0)),
      // No resolver follows it, so that asking for it fails.
      clinic: null,
    };
  };
  const dentist = (id: unknown): Row | null => {
    const row = memory.dentists.get(Number(id));
    if (!row) return null;
    const key = Number(id) - 1;
    return {
      __typename: 'Dentist',
      ...row,
      patients: () =>
        storedPatients((person) => memory.profiles.get(person.key)?.['dentistId'] === Number(id)).map((person) =>
          patient(person),
        ),
      appointments: () => storedAppointments(({ providerKey }) => providerKey === key).map(appointment),
    };
  };
  const assistant = (id: unknown): Row | null => {
    const row = memory.assistants.get(Number(id));
    if (!row) return null;
    const dentists: readonly unknown[] = Array.isArray(row['worksWith']) ? row['worksWith'] : [];
    return {
      ...row,
      worksWith: () => present(dentists.map(dentist)),
    };
  };
  const staffOf = (rows: ReadonlyMap<number, Row>, clinicId: unknown): readonly number[] =>
    [...rows].filter(([, row]) => row['clinicId'] === clinicId).map(([id]) => id);
  const dentistsOf = (clinicId: number): readonly Row[] => present(staffOf(memory.dentists, clinicId).map(dentist));
  const patientsOf = (clinicId: number): readonly ClientRecord[] =>
    storedPatients(({ placeKey }) => placeKey === clinicId);

  const clinic = (id: unknown): Row | null => {
    const key = Number(id);
    const row = memory.clinics.get(key);
    return row
      ? {
          ...row,
          admin: () => user(row['adminId']),
          dentists: () => dentistsOf(key),
          assistants: () => staffOf(memory.assistants, key).flatMap((each) => assistant(each) ?? []),
          patients: () => patientsOf(key).map((person) => patient(person)),
          appointments: () => storedAppointments(({ placeKey }) => placeKey === key).map(appointment),
          // Those who register a clinic get no settings with it.
          settings: () => memory.settings.get(key) ?? null,
          users: () => staffOf(memory.users, key).flatMap((each) => user(each) ?? []),
        }
      : null;
  };
  const user = (id: unknown): Row | null => {
    const row = memory.users.get(Number(id));
    return row
      ? {
          ...row,
          owningClinics: () =>
            [...memory.clinics]
              .filter(([, { adminId }]) => adminId === Number(id))
              .flatMap(([key]) => clinic(key) ?? []),
          clinic: () => clinic(row['clinicId']),
        }
      : null;
  };
  return {
    storedAppointments,
    storedPatients,
    lastFirst,
    patient,
    patientBy,
    appointment,
    dentist,
    dentistsOf,
    assistant,
    patientsOf,
    clinic,
    user,
    self: () => user(administrator),
  };
}
