import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PhoneRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { type CollectionArgs, collectionOf, meetsFilter } from './collections.ts';
import { clinicZone, supabaseIds, supabaseRecords, supabaseWords, visitTypes } from './records.ts';
import { databaseTables } from './schema.ts';

type Columns = Readonly<Record<string, string | number | null | undefined>>;

interface Bulk {
  readonly set: Columns;
  readonly filter?: Row | null;
  readonly atMost: number;
}

const { key } = supabaseIds;

/** Resolvers of the database: the same root fields for every table. */
export function supabaseRoots(stage: Backstage): object {
  const { rowsByTable, meetRow } = supabaseRecords(stage);
  const roots: Record<string, unknown> = {
    node({ nodeId }: { nodeId: string }) {
      const all = Object.values(rowsByTable).flatMap((rows) => rows());
      const found = all.find((row) => row['nodeId'] === nodeId);
      return found ? meetRow(found) : null;
    },
  };
  for (const { name } of databaseTables) {
    const all = rowsByTable[name] ?? (() => []);
    roots[`${name}Collection`] = (args: CollectionArgs) => collectionOf(all(), args, stage.cap, meetRow);
    for (const action of ['insertInto', 'update', 'deleteFrom']) {
      roots[`${action}${name}Collection`] = () => {
        throw new GraphQLError(`permission denied for table ${name}`);
      };
    }
  }
  return { ...roots, ...supabaseWrites(stage) };
}

function supabaseWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { rowsByTable, client, pet, appointment } = supabaseRecords(stage);
  const result = <Record>(write: () => Written<Record>, show: (row: Record) => Row): Row =>
    show(rowOrError(stage, write, 'unexpected'));
  const insertClient = (columns: Columns): Row => {
    const { first_name: givenName, last_name: familyName, email, phone } = texts(columns);
    needed('clients', columns, ['first_name', 'last_name', 'email']);
    const input = { givenName, familyName, emails: [email], phones: [phone] };
    return result(() => registerClient(practice, input, now()), client);
  };
  const updateClient = (id: string, set: Columns): Row => {
    const { first_name: givenName, last_name: familyName, email, phone, address, city, notes } = texts(set);
    const before = rowOf(practice.clients, key('client', id));
    const others = before?.phones.slice(1) ?? [];
    const first: readonly PhoneRecord[] = phone ? [{ label: 'Mobile', value: phone }] : [];
    const change = {
      givenName: givenName === '' ? null : givenName,
      familyName: familyName ?? undefined,
      emails:
        email === undefined ? undefined : [email ?? [], ...(before?.emails.slice(1) ?? [])].flat().filter(Boolean),
      phones: phone === undefined ? undefined : [...first, ...others],
      street: address ?? undefined,
      city: city ?? undefined,
      note: notes,
    };
    return result(() => changeClient(practice, key('client', id), change, now()), client);
  };
  const insertPet = (columns: Columns): Row => {
    const { client_id: owner, name, species, breed } = texts(columns);
    needed('pets', columns, ['client_id', 'name', 'species', 'gender']);
    return result(() => addPatient(practice, { clientKey: key('client', owner), name, species, breed }, now()), pet);
  };
  const updatePet = (id: string, set: Columns): Row => {
    const { name, species, breed, birth_date: birthDate } = texts(set);
    const change = { name: name ?? undefined, species: species ?? undefined, breed, birthDate };
    return result(() => changePatient(practice, key('patient', id), change, now()), pet);
  };
  const insertAppointment = (columns: Columns): Row => {
    const { date, time, type, status, veterinarian, notes, pet_id: animal, client_id: owner } = texts(columns);
    needed('appointments', columns, ['pet_id', 'client_id', 'date', 'time', 'type', 'status']);
    const input = {
      start: instantOfWall(`${date ?? ''}T${time ?? ''}`, clinicZone),
      minutes: minutesOf(columns) ?? 30,
      placeKey: 1,
      typeKey: typeKeyOf(type) ?? null,
      providerKey: providerKeyOf(veterinarian) ?? null,
      patientKey: key('patient', animal),
      clientKey: key('client', owner),
      reason: notes === '' ? null : notes,
      state: stateOf(status),
    };
    return result(() => bookAppointment(practice, input, now()), appointment);
  };
  const updateAppointment = (id: string, set: Columns): Row => {
    const { date, time, type, status, veterinarian, notes, pet_id: animal, client_id: owner } = texts(set);
    const before = rowOf(practice.appointments, key('appointment', id));
    const [day, clock] = before ? [wallDay(before.start, clinicZone), wallTime(before.start, clinicZone)] : ['', ''];
    const change = {
      start: date || time ? instantOfWall(`${date ?? day}T${time ?? clock}`, clinicZone) : undefined,
      minutes: minutesOf(set),
      typeKey: typeKeyOf(type),
      state: stateOf(status),
      providerKey: veterinarian === undefined ? undefined : (providerKeyOf(veterinarian) ?? null),
      reason: notes,
      patientKey: animal === undefined ? undefined : key('patient', animal),
      clientKey: owner === undefined ? undefined : key('client', owner),
    };
    return result(() => changeAppointment(practice, key('appointment', id), change, now()), appointment);
  };
  function providerKeyOf(name: string | null | undefined): number | undefined {
    return practice.providers.find((row) => fullNameOf(row) === name)?.key;
  }
  const inserted =
    (insert: (columns: Columns) => Row) =>
    ({ objects }: { objects: readonly Columns[] }): object =>
      response(objects.map(insert));
  /** Writes to the rows that meet a filter, or to none where they are more than the caller permits. */
  const bulk =
    (table: string, action: 'update' | 'delete', write: (id: string, set: Columns) => Row) =>
    ({ set, filter, atMost }: Bulk): object => {
      const found = (rowsByTable[table]?.() ?? []).filter((row) => meetsFilter(row, filter ?? {}));
      if (found.length > atMost) throw new GraphQLError(`${action} impacts too many records`);
      return response(found.map((row) => write(textOf(row['id']), set)));
    };
  return {
    insertIntoclientsCollection: inserted(insertClient),
    updateclientsCollection: bulk('clients', 'update', updateClient),
    deleteFromclientsCollection: bulk('clients', 'delete', (id) =>
      result(() => changeClient(practice, key('client', id), { isDeleted: true }, now()), client),
    ),
    insertIntopetsCollection: inserted(insertPet),
    updatepetsCollection: bulk('pets', 'update', updatePet),
    insertIntoappointmentsCollection: inserted(insertAppointment),
    updateappointmentsCollection: bulk('appointments', 'update', updateAppointment),
    deleteFromappointmentsCollection: bulk('appointments', 'delete', (id) =>
      result(() => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now()), appointment),
    ),
  };
}

function response(records: readonly Row[]): object {
  return { affectedCount: records.length, records };
}

function needed(table: string, columns: Columns, names: readonly string[]): void {
  for (const name of names) {
    if (columns[name] === undefined || columns[name] === null) {
      throw new GraphQLError(`null value in column "${name}" of relation "${table}" violates not-null constraint`);
    }
  }
}

/** Columns as texts: numbers that are written as such, ids above all, are accepted too. */
function texts(columns: Columns): Readonly<Record<string, string | null | undefined>> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
}

function minutesOf({ duration }: Columns): number | undefined {
  return typeof duration === 'number' ? duration : undefined;
}

function stateOf(word: string | null | undefined): keyof typeof supabaseWords | undefined {
  if (word === undefined || word === null) return undefined;
  // One word stands for three states, and means the middle one where it is written.
  if (word === supabaseWords.inProgress) return 'inProgress';
  const states = Object.keys(supabaseWords) as (keyof typeof supabaseWords)[]; // Sound: these are its keys.
  const state = states.find((candidate) => supabaseWords[candidate] === word);
  if (state !== undefined) return state;
  throw new GraphQLError('new row for relation "appointments" violates check constraint "appointments_status_check"');
}

function typeKeyOf(word: string | null | undefined): number | undefined {
  if (word === undefined || word === null) return undefined;
  if (word === 'emergency') return 3;
  if (visitTypes.includes(word)) return visitTypes.indexOf(word) + 1;
  throw new GraphQLError('new row for relation "appointments" violates check constraint "appointments_type_check"');
}
