import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type Tables, clinicZone, dateTime, isInTable } from './tables.ts';

/** Numbers that the database counts for each table; GraphQL shows them as texts. */
export const meduxIds = numberIds(0);

/** The address that the column requires: who has none gets one that leads nowhere. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `patient${String(key)}@noemail.example.test`;
}

/** The rows of the tables with what they lead to. */
export function meduxRows({ practice, meet }: Backstage, tables: Tables) {
  const where = (rows: readonly Row[], column: string, id: unknown, show: (row: Row) => Row): Row[] =>
    rows.filter((row) => row[column] === id).map(show);
  const one = (rows: readonly Row[], id: unknown, show: (row: Row) => Row): Row | null => {
    const row = rows.find((each) => each['id'] === id);
    return row ? show(row) : null;
  };
  const book = (isMeant: (row: AppointmentRecord) => boolean): Row[] =>
    practice.appointments.filter((row) => isInTable(row) && isMeant(row)).map(appointment);
  function patientById(id: unknown): Row | null {
    const row = rowOf(practice.clients, Number(id));
    return row && !row.isDeleted ? patient(row) : null;
  }
  function doctor(row: Row): Row {
    return {
      ...row,
      city: () => one(tables.cities.rows, row['city_id'], city),
      district: () => one(tables.districts.rows, row['district_id'], district),
      specialization: () => one(tables.specializations.rows, row['specialization_id'], (each) => each),
      staffs: () => where(tables.staffs.rows, 'doctor_id', row['id'], staff),
      patients: () => where(tables.pairs.rows, 'doctor_id', row['id'], pair),
      appointments: () => book(({ providerKey }) => String(providerKey) === row['id']),
    };
  }
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const id = String(row.key);
    const created_at = dateTime(row.createdAt, 'UTC');
    return {
      id,
      name: fullNameOf(row),
      email: emailOf(row),
      age: tables.ages.get(row.key) ?? String(19 + ((row.key * 7) % 60)),
      phone: row.phones[0]?.value ?? '',
      email_verified_at: row.key % 3 === 0 ? created_at : null,
      created_at,
      updated_at: dateTime(row.updatedAt, 'UTC'),
      doctors: () => where(tables.pairs.rows, 'patient_id', id, pair),
      appointments: () => book(({ clientKey }) => clientKey === row.key),
      visits: () => where(tables.visits.rows, 'patient_id', id, visit),
    };
  }
  function staff(row: Row): Row {
    return { ...row, doctor: () => one(tables.doctors.rows, row['doctor_id'], doctor) };
  }
  function pair(row: Row): Row {
    const patientOf = (): Row | null => patientById(row['patient_id']);
    return { ...row, doctor: () => one(tables.doctors.rows, row['doctor_id'], doctor), patient: patientOf };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: String(row.key),
      date: dateTime(row.start, clinicZone),
      doctor: () => one(tables.doctors.rows, String(row.providerKey), doctor),
      patient: () => patientById(row.clientKey),
    };
  }
  function visit(row: Row): Row {
    const booked = (): Row | null => {
      const found = rowOf(practice.appointments, Number(row['appointment_id']));
      return found && isInTable(found) ? appointment(found) : null;
    };
    return {
      ...row,
      patient: () => patientById(row['patient_id']),
      payment: () => where(tables.payments.rows, 'visit_id', row['id'], payment),
      appointment: booked,
    };
  }
  function payment(row: Row): Row {
    return { ...row, visit: () => one(tables.visits.rows, row['visit_id'], visit) };
  }
  function city(row: Row): Row {
    return {
      ...row,
      doctors: () => where(tables.doctors.rows, 'city_id', row['id'], doctor),
      districts: () => where(tables.districts.rows, 'city_id', row['id'], district),
    };
  }
  function district(row: Row): Row {
    return { ...row, city: () => one(tables.cities.rows, row['city_id'], city) };
  }
  const specialization = (row: Row): Row => row;
  return { doctor, patient, staff, pair, appointment, visit, payment, city, district, specialization };
}
