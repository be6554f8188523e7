import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Row, compareValues, isRow } from '../generatedRows.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { hasuraRows, hasuraWords } from './records.ts';
import { hasuraTables } from './schema.ts';
import { type SelectArgs, failed, instantOf, meetsWhere, selectRows } from './select.ts';

const kinds = { animals: 'patient', clients: 'client', visits: 'appointment' } as const;

type WritableTable = keyof typeof kinds;

/** Resolvers of the root fields that every table has, and of the writes of those that the role may write. */
export function hasuraRoots(stage: Backstage): object {
  const { rowsOf } = hasuraRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(hasuraTables, all);
  const select = (table: RelatedTable, rows: readonly Row[], args: SelectArgs): readonly Row[] =>
    selectRows(follow, table, rows, args, stage.cap).map((row) => show(table, row));
  function show(table: RelatedTable, row: Row): Row {
    const kind = isWritable(table.name) ? kinds[table.name] : null;
    if (kind) stage.meet(kind, Number(row['id']));
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys(table.one ?? {}))
      shown[field] = () => {
        const related = follow(table, row, field);
        const [first] = related?.rows ?? [];
        return related && first ? show(related.table, first) : null;
      };
    for (const field of Object.keys(table.many ?? {})) {
      const related = () => follow(table, row, field);
      shown[field] = (args: SelectArgs) => {
        const found = related();
        return found && select(found.table, found.rows, args);
      };
      shown[`${field}_aggregate`] = (args: SelectArgs) => {
        const found = related();
        return found && aggregate(found.table, found.rows, args);
      };
    }
    return shown;
  }
  function aggregate(table: RelatedTable, rows: readonly Row[], args: SelectArgs): object {
    const found = selectRows(follow, table, rows, args);
    return { aggregate: aggregateFields(table, found), nodes: () => select(table, rows, args) };
  }
  const roots: Record<string, unknown> = {};
  for (const table of hasuraTables) {
    const { name } = table;
    roots[name] = (args: SelectArgs) => select(table, all(name), args);
    roots[`${name}_aggregate`] = (args: SelectArgs) => aggregate(table, all(name), args);
    roots[`${name}_by_pk`] = ({ id }: { id: number }) => {
      const found = all(name).find((row) => row['id'] === id);
      return found ? show(table, found) : null;
    };
    if (!isWritable(name)) continue;
    const write = hasuraWrites(stage)[name];
    const many = (rows: readonly Row[]): object => ({
      affected_rows: rows.length,
      returning: rows.map((row) => show(table, row)),
    });
    const update = ({ where, _set: set }: { where: Row; _set?: Row | null }): object =>
      many(
        all(name)
          .filter((row) => meetsWhere(follow, table, row, where))
          .map((row) => write.update(Number(row['id']), set ?? {})),
      );
    roots[`insert_${name}_one`] = ({ object }: { object: Row }) => show(table, write.insert(object));
    roots[`insert_${name}`] = ({ objects }: { objects: readonly Row[] }) => many(objects.map(write.insert));
    roots[`update_${name}_by_pk`] = ({ pk_columns: { id }, _set: set }: { pk_columns: { id: number }; _set?: Row }) =>
      all(name).some((row) => row['id'] === id) ? show(table, write.update(id, set ?? {})) : null;
    roots[`update_${name}`] = update;
    roots[`update_${name}_many`] = ({ updates }: { updates: readonly { where: Row; _set?: Row }[] }) =>
      updates.map(update);
  }
  return roots;
}

function isWritable(name: string): name is WritableTable {
  return Object.hasOwn(kinds, name);
}

function aggregateFields({ columns }: RelatedTable, rows: readonly Row[]): object {
  const extreme = (at: 0 | -1): Row =>
    Object.fromEntries(
      Object.keys(columns).map((column) => {
        const values = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
        return [column, values.toSorted(compareValues).at(at) ?? null];
      }),
    );
  return {
    count({ columns: counted, distinct }: { columns?: readonly string[] | null; distinct?: boolean | null }) {
      if (!counted) return rows.length;
      const present = rows.map((row) => counted.map((column) => row[column] ?? null));
      const filled = present.filter((values) => values.every((value) => value !== null));
      return distinct === true ? new Set(filled.map((values) => JSON.stringify(values))).size : filled.length;
    },
    min: () => extreme(0),
    max: () => extreme(-1),
  };
}

interface Writes {
  readonly insert: (object: Row) => Row;
  readonly update: (id: number, set: Row) => Row;
}

function hasuraWrites(stage: Backstage): Readonly<Record<WritableTable, Writes>> {
  const { practice, now } = stage;
  const { client, animal, visit } = hasuraRows(stage);
  const done = <Record>(write: () => Written<Record>, shown: (row: Record) => Row): Row =>
    shown(rowOrError(stage, write, 'constraint-violation'));
  function insertClient(object: Row): Row {
    needed('clients', object, ['surname']);
    const { name, surname, email, phone, phone_alternative: second } = texts(object);
    const details = { givenName: name, familyName: surname, emails: [email], phones: [phone, second] };
    const made = done(() => registerClient(practice, details, now()), client);
    const { street, city, notes } = object;
    const others = given({ street, city, notes, is_active: object['is_active'], labels: object['labels'] });
    const shown = Object.keys(others).length === 0 ? made : updateClient(Number(made['id']), others);
    for (const data of nestedRows(object['animals'])) insertAnimal({ ...data, client_id: made['id'] });
    return shown;
  }
  function updateClient(id: number, set: Row): Row {
    const { name, surname, email, street, city, notes } = texts(set);
    const before = rowOf(practice.clients, id);
    const change = {
      givenName: name,
      familyName: notNull('clients', 'surname', surname),
      emails:
        email === undefined ? undefined : [email, ...(before?.emails.slice(1) ?? [])].filter((one) => one !== null),
      phones: phonesAfter(before, texts(set)),
      street: street ?? undefined,
      city: city ?? undefined,
      note: notes,
      isActive: typeof set['is_active'] === 'boolean' ? set['is_active'] : undefined,
      tags: Array.isArray(set['labels']) ? set['labels'].map(String) : undefined,
    };
    return done(() => changeClient(practice, id, change, now()), client);
  }
  function insertAnimal(object: Row): Row {
    needed('animals', object, ['name', 'species']);
    const { name, species, breed } = texts(object);
    const owner = nestedRow(object['client']);
    const clientKey = owner ? Number(insertClient(owner)['id']) : foreignKey('animals', 'client_id', object);
    const made = done(
      () => addPatient(practice, { clientKey: clientKey ?? null, name, species, breed }, now()),
      animal,
    );
    const { breed: _breed, client: _client, client_id: _id, name: _name, species: _species, ...others } = object;
    return Object.keys(others).length === 0 ? made : updateAnimal(Number(made['id']), others);
  }
  function updateAnimal(id: number, set: Row): Row {
    const { name, species, breed, color, sex, date_of_birth: birthDate, chip_number: microchip } = texts(set);
    const change = {
      name: notNull('animals', 'name', name),
      species: notNull('animals', 'species', species),
      breed,
      color: color ?? undefined,
      sex: (['MALE', 'FEMALE', 'UNKNOWN'] as const).find((one) => one === sex),
      birthDate,
      microchip,
      isDeceased: set['died_on'] === undefined ? undefined : set['died_on'] !== null,
      clientKey: foreignKey('animals', 'client_id', set),
    };
    return done(() => changePatient(practice, id, change, now()), animal);
  }
  function insertVisit(object: Row): Row {
    needed('visits', object, ['starts_at', 'office_id']);
    const owner = nestedRow(object['client']);
    const patient = nestedRow(object['animal']);
    const patientKey = patient ? Number(insertAnimal(patient)['id']) : foreignKey('visits', 'animal_id', object);
    const { description, status, cancellation_reason: cancelReason } = texts(object);
    const input = {
      start: instantOf(object['starts_at']),
      minutes: numberIn(object, 'duration_min'),
      placeKey: foreignKey('visits', 'office_id', object) ?? null,
      // A visit without a service is one like any other, here.
      typeKey: foreignKey('visits', 'service_id', object) ?? 1,
      providerKey: foreignKey('visits', 'vet_id', object),
      patientKey,
      clientKey: owner ? Number(insertClient(owner)['id']) : foreignKey('visits', 'client_id', object),
      reason: description,
      state: stateOfWord(hasuraWords, status),
    };
    const made = done(() => bookAppointment(practice, input, now()), visit);
    return cancelReason ? updateVisit(Number(made['id']), { cancellation_reason: cancelReason }) : made;
  }
  function updateVisit(id: number, set: Row): Row {
    const { description, status, cancellation_reason: cancelReason, starts_at: starts } = texts(set);
    const change: { [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined } = {
      start: starts === undefined ? undefined : instantOf(notNull('visits', 'starts_at', starts)),
      minutes: numberIn(set, 'duration_min'),
      state: stateOfWord(hasuraWords, notNull('visits', 'status', status)),
      reason: description,
      cancelReason,
      placeKey: foreignKey('visits', 'office_id', set) ?? undefined,
      typeKey: foreignKey('visits', 'service_id', set) ?? undefined,
      providerKey: foreignKey('visits', 'vet_id', set),
      patientKey: foreignKey('visits', 'animal_id', set),
      clientKey: foreignKey('visits', 'client_id', set),
    };
    return done(() => changeAppointment(practice, id, change, now()), visit);
  }
  /** The number in a column that points to a row, which has to be there. */
  function foreignKey(table: string, column: string, object: Row): number | null | undefined {
    const value = object[column];
    if (typeof value !== 'number') return value === null ? null : undefined;
    const target = hasuraTables.find(({ name }) => name === table)?.one ?? {};
    const [other = ''] = Object.values(target).find(([, key]) => key === column) ?? [];
    if (
      hasuraRows(stage)
        .rowsOf[other]?.()
        .some((row) => row['id'] === value)
    )
      return value;
    throw failed(
      'constraint-violation',
      `Foreign key violation. insert or update on table "${table}" violates foreign key constraint "${table}_${column}_fkey"`,
    );
  }
  return {
    animals: { insert: insertAnimal, update: updateAnimal },
    clients: { insert: insertClient, update: updateClient },
    visits: { insert: insertVisit, update: updateVisit },
  };
}

function phonesAfter(
  before: ClientRecord | null,
  { phone, phone_alternative: second }: Readonly<Record<string, string | null | undefined>>,
): ClientRecord['phones'] | undefined {
  if (phone === undefined && second === undefined) return undefined;
  const [one, two, ...others] = before?.phones ?? [];
  const values = [phone === undefined ? one?.value : phone, second === undefined ? two?.value : second];
  const labels = ['Mobile', 'Home'] as const;
  return [...values.flatMap((value, index) => (value ? [{ label: labels[index] ?? 'Mobile', value }] : [])), ...others];
}

function needed(table: string, object: Row, columns: readonly string[]): void {
  for (const column of columns) if ((object[column] ?? null) === null) throw nullValue(table, column);
}

/** A value for a column that can't be null; undefined leaves it as it is. */
function notNull(table: string, column: string, value: string | null | undefined): string | undefined {
  if (value === null) throw nullValue(table, column);
  return value;
}

function nullValue(table: string, column: string): Error {
  return failed(
    'constraint-violation',
    `Not-NULL violation. null value in column "${column}" of relation "${table}" violates not-null constraint`,
  );
}

function numberIn(object: Row, column: string): number | undefined {
  const value = object[column];
  return typeof value === 'number' ? value : undefined;
}

function nestedRow(value: unknown): Row | null {
  return isRow(value) && isRow(value['data']) ? value['data'] : null;
}

function nestedRows(value: unknown): readonly Row[] {
  return isRow(value) && Array.isArray(value['data']) ? value['data'].filter(isRow) : [];
}

function given(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

function texts(row: Row): Readonly<Record<string, string | null | undefined>> {
  return Object.fromEntries(
    Object.entries(row).filter(
      (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
    ),
  );
}
