import { utcText, wallDay, wallTime } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { uuidIds } from '../ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  rowOf,
  zoneOf,
} from '../practice.ts';
import { lastVisitOf } from '../practiceChanges.ts';
import type { TableRow } from './where.ts';

/** Ids of the table service. */
export const tableIds = uuidIds();

/** Its status words, in a text column. */
export const tableWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_progress',
  ready: 'ready_for_pickup',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

/** The rows of the practice as tables show them. */
export function tableRecords({ practice, meet, now }: Backstage) {
  const id = tableIds.of;
  const idOrNull = (kind: 'client' | 'patient' | 'provider', key: number | null): string | null =>
    key === null ? null : id(kind, key);
  function client(row: ClientRecord): TableRow {
    return {
      id: id('client', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      phone: row.phones[0]?.value,
      alternate_phone: row.phones[1]?.value,
      email: row.emails[0],
      is_active: row.isActive,
      notes: row.note,
      last_visit_on: lastVisitOf(practice, row, now()),
      deleted_at: row.isDeleted ? utcText(row.updatedAt) : null,
      created_at: utcText(row.createdAt),
      updated_at: utcText(row.updatedAt),
      patients: () => practice.patients.filter((animal) => animal.clientKey === row.key).map(patient),
      appointments: () => practice.appointments.filter((visit) => visit.clientKey === row.key).map(appointment),
    };
  }
  function patient(row: PatientRecord): TableRow {
    return {
      id: id('patient', row.key),
      name: row.name,
      species: row.species,
      breed: row.breed,
      sex: row.sex.toLowerCase(),
      birth_date: row.birthDate,
      microchip: row.microchip,
      is_active: row.isActive,
      client_id: idOrNull('client', row.clientKey),
      created_at: utcText(row.createdAt),
      updated_at: utcText(row.updatedAt),
      client: () => one(practice.clients, row.clientKey, client),
    };
  }
  function provider(row: (typeof practice.providers)[number]): TableRow {
    const { givenName, familyName, email, role, isActive } = row;
    return {
      id: id('provider', row.key),
      first_name: givenName,
      last_name: familyName,
      email,
      role,
      is_active: isActive,
    };
  }
  function place(row: (typeof practice.places)[number]): TableRow {
    const { name, street, city, state, postalCode, zone } = row;
    return { id: id('place', row.key), name, street, city, state, zip: postalCode, time_zone: zone };
  }
  function type(row: (typeof practice.visitTypes)[number]): TableRow {
    return { id: id('visitType', row.key), name: row.name, duration_minutes: row.minutes, color: row.color };
  }
  function appointment(row: AppointmentRecord): TableRow {
    const zone = zoneOf(practice, row);
    return {
      id: id('appointment', row.key),
      appointment_date: wallDay(row.start, zone),
      start_time: wallTime(row.start, zone),
      end_time: wallTime(row.start + row.minutes * 60_000, zone),
      status: tableWords[row.state],
      reason: row.reason,
      cancellation_reason: row.cancelReason,
      client_id: idOrNull('client', row.clientKey),
      patient_id: idOrNull('patient', row.patientKey),
      provider_id: idOrNull('provider', row.providerKey),
      location_id: id('place', row.placeKey),
      appointment_type_id: id('visitType', row.typeKey),
      deleted_at: row.isDeleted ? utcText(row.updatedAt) : null,
      created_at: utcText(row.createdAt),
      updated_at: utcText(row.updatedAt),
      client: () => one(practice.clients, row.clientKey, client),
      patient: () => one(practice.patients, row.patientKey, patient),
      provider: () => one(practice.providers, row.providerKey, provider),
      location: () => one(practice.places, row.placeKey, place),
      appointment_type: () => one(practice.visitTypes, row.typeKey, type),
    };
  }
  function one<Row extends { readonly key: number }>(
    rows: readonly Row[],
    key: number | null,
    show: (row: Row) => TableRow,
  ): TableRow | null {
    const row = rowOf(rows, key);
    return row && show(row);
  }
  const rowsByTable: Readonly<Record<string, () => TableRow[]>> = {
    locations: () => practice.places.map(place),
    clients: () => practice.clients.map(client),
    patients: () => practice.patients.map(patient),
    providers: () => practice.providers.map(provider),
    appointment_types: () => practice.visitTypes.filter((row) => !row.isBlock).map(type),
    appointments: () => practice.appointments.filter((row) => !row.isBlock).map(appointment),
  };
  return {
    rowsByTable,
    client,
    patient,
    appointment,
    /** Reports the rows that go into an answer; those that were only read don't count. */
    meetRows: (table: string, rows: readonly TableRow[]): void => {
      const kind = table === 'clients' ? 'client' : table === 'patients' ? 'patient' : 'appointment';
      for (const row of rows) meet(kind, tableIds.key(kind, String(row['id'])) ?? 0);
    },
  };
}
