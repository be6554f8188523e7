import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { appointmentStatuses, cuidKey, cuidOf, isAppointment, isoText, maskedError, type TableName } from './words.ts';

/** The tables behind the service. Patients and appointments are those of the practice, all others are kept here. */
export interface Store {
  readonly rows: (table: TableName) => readonly Row[];
  readonly find: (table: TableName, id: unknown) => Row | null;
  /** Writes a new row and answers it, with an id and when it was made. */
  readonly insert: (table: TableName, values: Row) => Row;
  /** Changes what is given; a row that isn't there is an error that the server keeps to itself. */
  readonly update: (table: TableName, id: unknown, values: Row) => Row;
  readonly remove: (table: TableName, isGone: (row: Row) => boolean) => void;
  /** Columns of patients that the practice has no place for, by its keys. */
  readonly profiles: Map<number, Row>;
  /** Words of appointments that stand for no state, by its keys. */
  readonly words: Map<number, string>;
  readonly patientRow: (record: ClientRecord) => Row;
  readonly appointmentRow: (record: AppointmentRecord) => Row;
}

const bloodGroups = ['O', 'A', 'B', 'AB'];
const allergies = ['Penicillin', 'Sulfonamides', 'Ibuprofen'];
const conditions = ['Hypertension', 'Type 2 diabetes', 'Asthma'];
const yearMs = 31_557_600_000;

/** What a file says of a person beside the practice; an organization was entered by its name alone. */
function personOf({ key, givenName }: ClientRecord, now: number): Row {
  if (givenName === null) return {};
  const birth = Date.parse(`${String(1940 + ((key * 7) % 75))}-0${String(1 + (key % 9))}-1${String(key % 9)}`);
  return {
    date_of_birth: isoText(birth),
    age: Math.floor((now - birth) / yearMs),
    gender: key % 2 === 0 ? 'female' : 'male',
    blood_group: bloodGroups[key % bloodGroups.length] ?? null,
    drug_allergies: key % 6 === 0 ? (allergies[key % allergies.length] ?? null) : null,
    medical_conditions: key % 5 === 0 ? (conditions[key % conditions.length] ?? null) : null,
  };
}

/** An empty store over a practice. */
export function createStore({ practice, now }: Backstage): Store {
  const tables = new Map<TableName, Row[]>();
  const profiles = new Map<number, Row>();
  const words = new Map<number, string>();
  // Records are replaced and do not change, so that a row holds for as long as its record does.
  const made = new WeakMap<object, Row>();
  const remembered = (record: object, make: () => Row): Row => {
    const row = made.get(record) ?? make();
    made.set(record, row);
    return row;
  };

  const patientRow = (record: ClientRecord): Row =>
    remembered(record, () => ({
      ...personOf(record, now()),
      ...profiles.get(record.key),
      id: cuidOf('patient', record.key),
      key: record.key,
      first_name: record.givenName ?? '',
      last_name: record.familyName,
      phone: record.phones[0]?.value ?? null,
      email: record.emails[0] ?? null,
      address: record.street === '' ? null : record.street,
      province: record.city === '' ? null : record.city,
      notes: record.note,
      isDelete: record.isDeleted,
      created_at: isoText(record.createdAt),
      updated_at: isoText(record.updatedAt),
    }));
  const appointmentRow = (record: AppointmentRecord): Row =>
    remembered(record, () => ({
      id: cuidOf('appointment', record.key),
      key: record.key,
      patientId: cuidOf('patient', record.clientKey ?? 0),
      doctorId: cuidOf('user', record.providerKey ?? 0),
      appointment_time: isoText(record.start),
      status: words.get(record.key) ?? appointmentStatuses[record.state],
      reason: record.reason,
      created_at: isoText(record.createdAt),
      updated_at: isoText(record.updatedAt),
    }));
  const kept = (table: TableName): Row[] => {
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    return rows;
  };

  const rows = (table: TableName): readonly Row[] => {
    if (table === 'patient') return practice.clients.map(patientRow);
    if (table === 'appointment') return practice.appointments.filter(isAppointment).map(appointmentRow);
    return kept(table);
  };
  return {
    rows,
    profiles,
    words,
    patientRow,
    appointmentRow,
    find(table, id) {
      const key = cuidKey(table, id);
      if (table === 'patient') {
        const record = rowOf(practice.clients, key);
        return record && patientRow(record);
      }
      if (table === 'appointment') {
        const record = rowOf(practice.appointments, key);
        return record && isAppointment(record) ? appointmentRow(record) : null;
      }
      return key === null ? null : (kept(table).find((row) => row['key'] === key) ?? null);
    },
    insert(table, values) {
      const own = kept(table);
      const key = Number(values['key'] ?? 1 + Math.max(0, ...own.map((row) => Number(row['key']))));
      const at = isoText(now());
      const row = { created_at: at, updated_at: at, isDelete: false, ...values, id: cuidOf(table, key), key };
      own.push(row);
      return row;
    },
    update(table, id, values) {
      const own = kept(table);
      const index = own.findIndex((row) => row['id'] === id);
      const before = own[index];
      if (!before) throw maskedError();
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      const row = { ...before, updated_at: isoText(now()), ...given };
      own[index] = row;
      return row;
    },
    remove(table, isGone) {
      const own = kept(table);
      own.splice(0, own.length, ...own.filter((row) => !isGone(row)));
    },
  };
}
