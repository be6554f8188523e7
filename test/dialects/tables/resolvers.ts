import { GraphQLError } from 'graphql';

import { instantOfWall, wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { sliceOf } from '../pages.ts';
import { type AppointmentRecord, type PhoneRecord, rowOf, zoneOf } from '../practice.ts';
import { changeClient, changePatient } from '../practiceChanges.ts';
import { type Written, addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { rowOrError, stateOfWord } from '../refusals.ts';
import { tableIds, tableRecords, tableWords } from './records.ts';
import { backOfficeTables, deskTables } from './schema.ts';
import { type TableRow, type Where, inOrder, meetsWhere } from './where.ts';

interface Select {
  readonly where?: Where | null;
  readonly order_by?: readonly Where[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

type Columns = Readonly<Record<string, string | null | undefined>>;

const { key } = tableIds;

/** Resolvers of the table service: the same root fields for every table. */
export function tableRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { rowsByTable, meetRows } = tableRecords(stage);
  const roots: Record<string, unknown> = {
    org: { id: tableIds.of('organization', 1), name: practice.organization.name },
  };
  for (const { name } of [...deskTables, ...backOfficeTables]) {
    const all = rowsByTable[name] ?? (() => []);
    const select = ({ where, order_by, limit, offset }: Select): readonly TableRow[] => {
      const found = inOrder(
        all().filter((row) => meetsWhere(row, where)),
        order_by,
      );
      const rows = sliceOf(found, offset, limit, cap);
      meetRows(name, rows);
      return rows;
    };
    roots[name] = select;
    roots[`${name}_by_pk`] = ({ id }: { id: string }) => all().find((row) => row['id'] === id) ?? null;
    // An aggregate is of all rows, whatever the role may list.
    roots[`${name}_aggregate`] = (args: Select) => ({
      aggregate: { count: all().filter((row) => meetsWhere(row, args.where)).length },
      nodes: () => select(args),
    });
  }
  return { ...roots, ...tableWrites(stage) };
}

function tableWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { client, patient, appointment, rowsByTable } = tableRecords(stage);
  const code = 'constraint-violation';
  const insertAppointment = (columns: Columns): TableRow => {
    const placeKey = key('place', columns['location_id']);
    const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
    const { appointment_date: day, start_time: from, end_time: to } = columns;
    const start = day && from ? instantOfWall(`${day}T${from}`, zone) : null;
    const input = {
      start,
      minutes: start !== null && to ? (instantOfWall(`${String(day)}T${to}`, zone) - start) / 60_000 : null,
      placeKey,
      typeKey: key('visitType', columns['appointment_type_id']),
      providerKey: key('provider', columns['provider_id']),
      patientKey: key('patient', columns['patient_id']),
      clientKey: key('client', columns['client_id']),
      reason: columns['reason'],
      state: stateOfWord(tableWords, columns['status']),
    };
    return appointment(rowOrError(stage, () => bookAppointment(practice, input, now()), code));
  };
  const insertClient = (columns: Columns): TableRow => {
    const input = {
      givenName: columns['first_name'],
      familyName: columns['last_name'],
      emails: [columns['email']],
      phones: [columns['phone'], columns['alternate_phone']],
    };
    return client(rowOrError(stage, () => registerClient(practice, input, now()), code));
  };
  const insertPatient = (columns: Columns): TableRow => {
    const input = { ...columns, clientKey: key('client', columns['client_id']) };
    return patient(rowOrError(stage, () => addPatient(practice, input, now()), code));
  };
  // No row affected is how this service refuses a change.
  const updateAppointment = (id: string, set: Columns): TableRow | null => {
    if (stage.refuseWrites !== null) return null;
    const before = rowOf(practice.appointments, key('appointment', id));
    const outcome: Written<AppointmentRecord> | null =
      before && changeAppointment(practice, before.key, changes(before, set), now());
    return outcome?.ok ? appointment(outcome.row) : null;
  };
  const updateClient = (id: string, set: Columns): TableRow | null => {
    const before = rowOf(practice.clients, key('client', id));
    if (!before || stage.refuseWrites !== null) return null;
    const [first, second, ...others] = before.phones;
    const phoneAt = (
      column: string,
      label: 'Mobile' | 'Home',
      present: PhoneRecord | undefined,
    ): readonly PhoneRecord[] => {
      if (!(column in set)) return present ? [present] : [];
      // A column that is emptied leaves the others where they are.
      return [{ label, value: set[column] ?? '' }];
    };
    const change = {
      givenName: set['first_name'],
      familyName: set['last_name'] ?? undefined,
      emails: 'email' in set ? [set['email'] ?? []].flat() : undefined,
      phones: [...phoneAt('phone', 'Mobile', first), ...phoneAt('alternate_phone', 'Home', second), ...others],
      note: set['notes'],
    };
    const outcome = changeClient(practice, before.key, change, now());
    return outcome.ok ? client(outcome.row) : null;
  };
  const updatePatient = (id: string, set: Columns): TableRow | null => {
    const { name, species, breed, birth_date: birthDate } = set;
    const change = { name: name ?? undefined, species: species ?? undefined, breed, birthDate };
    const outcome = changePatient(practice, key('patient', id), change, now());
    return outcome.ok ? patient(outcome.row) : null;
  };
  const changes = (before: AppointmentRecord, set: Columns) => {
    const zone = zoneOf(practice, before);
    const [day = '', time = ''] = wallText(before.start, zone).split('T');
    const start = instantOfWall(`${set['appointment_date'] ?? day}T${set['start_time'] ?? time}`, zone);
    const end = set['end_time'];
    return {
      start,
      minutes: end ? (instantOfWall(`${set['appointment_date'] ?? day}T${end}`, zone) - start) / 60_000 : undefined,
      state: stateOfWord(tableWords, set['status']),
      reason: set['reason'],
      cancelReason: set['cancellation_reason'],
      providerKey: set['provider_id'] === undefined ? undefined : key('provider', set['provider_id']),
      isDeleted: set['deleted_at'] === undefined ? undefined : set['deleted_at'] !== null,
    };
  };
  const updateAppointments = ({ where, _set = {} }: { where: Where; _set?: Columns }) => {
    const ids = (rowsByTable['appointments']?.() ?? [])
      .filter((row) => meetsWhere(row, where))
      .map((row) => String(row['id']));
    return response(ids.map((id) => updateAppointment(id, _set)).filter((row) => row !== null));
  };
  return {
    insert_appointments_one: ({ object }: { object: Columns }) => insertAppointment(object),
    insert_appointments: ({ objects }: { objects: readonly Columns[] }) => response(objects.map(insertAppointment)),
    insert_clients_one: ({ object }: { object: Columns }) => insertClient(object),
    insert_clients: ({ objects }: { objects: readonly Columns[] }) => response(objects.map(insertClient)),
    insert_patients_one: ({ object }: { object: Columns }) => insertPatient(object),
    insert_patients: ({ objects }: { objects: readonly Columns[] }) => response(objects.map(insertPatient)),
    update_appointments: updateAppointments,
    update_appointments_by_pk: ({ pk_columns, _set = {} }: { pk_columns: { id: string }; _set?: Columns }) =>
      updateAppointment(pk_columns.id, _set),
    update_clients_by_pk: ({ pk_columns, _set = {} }: { pk_columns: { id: string }; _set?: Columns }) =>
      updateClient(pk_columns.id, _set),
    update_patients_by_pk: ({ pk_columns, _set = {} }: { pk_columns: { id: string }; _set?: Columns }) =>
      updatePatient(pk_columns.id, _set),
    delete_appointments: () => {
      throw new GraphQLError('field "delete_appointments" not permitted', { extensions: { code: 'permission-error' } });
    },
  };
}

function response(rows: readonly TableRow[]): object {
  return { affected_rows: rows.length, returning: rows };
}
