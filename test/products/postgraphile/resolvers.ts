import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { compare, type Filter, meetsCondition, meetsFilter, type Row } from './filter.ts';
import { postgraphileIds, postgraphileRows, postgraphileWords } from './records.ts';
import { tables } from './schema.ts';
import { backwardName, constant, forwardName, type Table } from './tableText.ts';

interface ListArgs extends ConnectionArgs {
  readonly offset?: number | null;
  readonly orderBy?: readonly string[];
  readonly condition?: Filter | null;
  readonly filter?: Filter | null;
}

type Columns = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A mutation's input: the row's columns are in a field of the table's name, or of its patch. */
type Input = { readonly clientMutationId?: string; readonly id?: number; readonly nodeId?: string } & Readonly<
  Record<string, unknown>
>;

/** Resolvers of the database: the same root fields for every table. */
export function postgraphileRoots(stage: Backstage): object {
  const { rowsOf } = postgraphileRows(stage);
  const rowsIn = (type: string): readonly Row[] => rowsOf[type]?.() ?? [];
  const show = (table: Table, row: Row): object => {
    if (table.type === 'Animal') stage.meet('patient', row.id);
    if (table.type === 'Appointment') stage.meet('appointment', row.id);
    if (table.type === 'User') stage.meet('client', postgraphileIds.key('client', row.id) ?? 0);
    const forward = Object.entries(table.references ?? {}).map(([column, target]) => [
      forwardName(target, column),
      () => {
        const found = rowsIn(target).find(({ id }) => id === row[column]);
        const other = tables.find(({ type }) => type === target);
        return found && other ? show(other, found) : null;
      },
    ]);
    const backward = tables.flatMap((other) =>
      Object.entries(other.references ?? {})
        .filter(([, target]) => target === table.type)
        .map(([column]) => [
          backwardName(other, column),
          (args: ListArgs) =>
            connection(
              other,
              rowsIn(other.type).filter((candidate) => candidate[column] === row.id),
              args,
            ),
        ]),
    );
    const related = Object.fromEntries([...forward, ...backward]) as object;
    return { __typename: table.type, nodeId: nodeIdOf(table, row), ...row, ...related };
  };
  const connection = (table: Table, rows: readonly Row[], args: ListArgs): object => {
    const found = inOrder(
      rows.filter((row) => meetsCondition(row, args.condition) && meetsFilter(row, args.filter)),
      table,
      args.orderBy,
    );
    const { edges, ...page } = stretchOf(found, { ...args, after: afterOf(args) }, stage.cap);
    return {
      totalCount: found.length,
      nodes: () => edges.map(({ row }) => show(table, row)),
      edges: () => edges.map(({ cursor, row }) => ({ cursor, node: show(table, row) })),
      pageInfo: {
        hasNextPage: page.hasNext,
        hasPreviousPage: page.hasPrevious || (args.offset ?? 0) > 0,
        startCursor: page.startCursor,
        endCursor: page.endCursor,
      },
    };
  };
  const one = (table: Table, fits: (row: Row) => boolean): object | null => {
    const row = rowsIn(table.type).find(fits);
    return row ? show(table, row) : null;
  };
  const roots: Record<string, unknown> = {};
  for (const table of tables) {
    const name = table.type.slice(0, 1).toLowerCase() + table.type.slice(1);
    roots[`all${table.plural}`] = (args: ListArgs) => connection(table, rowsIn(table.type), args);
    roots[name] = ({ nodeId }: { nodeId: string }) => one(table, (row) => nodeIdOf(table, row) === nodeId);
    for (const column of ['id', ...(table.unique ?? [])]) {
      roots[forwardName(table.type, column)] = (args: Readonly<Record<string, unknown>>) =>
        one(table, (row) => row[column] === args[column]);
    }
  }
  const query: Record<string, unknown> = { ...roots, nodeId: 'query' };
  query['query'] = () => query;
  query['node'] = ({ nodeId }: { nodeId: string }) =>
    tables.map((table) => one(table, (row) => nodeIdOf(table, row) === nodeId)).find((row) => row !== null) ?? null;
  const payload = (type: string, input: Input, row: Row): object => {
    const table = tables.find((candidate) => candidate.type === type);
    const name = type.slice(0, 1).toLowerCase() + type.slice(1);
    const { clientMutationId } = input;
    return { clientMutationId, query, [name]: () => table && show(table, row) };
  };
  return { ...query, ...postgraphileWrites(stage, payload) };
}

/** The cursor that a page comes after: an offset counts from the given cursor, or from the start. */
function afterOf({ after = null, offset }: ListArgs): string | null {
  if (!offset) return after;
  const before = after === null ? -1 : Number(/\d+$/.exec(Buffer.from(after, 'base64url').toString())?.[0]);
  return Buffer.from(`row:${String(before + offset)}`).toString('base64url');
}

function nodeIdOf(table: Table, { id }: Row): string {
  return Buffer.from(JSON.stringify([constant(table.plural).toLowerCase().replace(/^_/, ''), id])).toString('base64');
}

function inOrder(rows: readonly Row[], table: Table, orderBy: readonly string[] = []): readonly Row[] {
  const columns = ['id', ...Object.keys(table.columns)];
  return rows.toSorted((a, b) => {
    for (const order of orderBy) {
      const [, name = '', direction] = /^(.*)_(ASC|DESC)$/.exec(order) ?? [];
      const column = name === 'PRIMARY_KEY' ? 'id' : columns.find((candidate) => constant(candidate) === name);
      if (column === undefined) continue;
      const sign = compare(a[column] ?? null, b[column] ?? null);
      if (sign !== 0) return direction === 'DESC' ? -sign : sign;
    }
    return a.id - b.id;
  });
}

function postgraphileWrites(stage: Backstage, payload: (type: string, input: Input, row: Row) => object) {
  const { practice, now } = stage;
  const { rowsOf, customer, animal, appointment } = postgraphileRows(stage);
  const { key } = postgraphileIds;
  function save<Saved>(type: string, input: Input, write: () => Written<Saved>, show: (row: Saved) => Row): object {
    const outcome = written(stage, write);
    if (!outcome.ok) throw new GraphQLError(outcome.message);
    return payload(type, input, show(outcome.row));
  }
  const columnsOf = (input: Input, field: string): Columns => {
    const columns = input[field];
    // Sound: the schema lets nothing else through.
    return (typeof columns === 'object' ? columns : {}) as Columns;
  };
  const text = (value: Columns[string]): string | null | undefined =>
    value === undefined || value === null ? value : String(value);
  const reference = (kind: Parameters<typeof key>[0], value: Columns[string]): number | null | undefined =>
    value === undefined ? undefined : key(kind, text(value));
  const instant = (value: Columns[string]): number | undefined =>
    typeof value === 'string' ? instantOf(value) : undefined;
  const isDeleted = ({ isDeleted: flag, deletedAt }: Columns): boolean | undefined => {
    if (typeof flag === 'boolean') return flag;
    return deletedAt === undefined ? undefined : deletedAt !== null;
  };
  const timesOf = ({ startsAt, endsAt }: Columns, before?: number) => {
    const start = instant(startsAt) ?? before;
    const end = instant(endsAt);
    return { start, minutes: start === undefined || end === undefined ? undefined : (end - start) / 60_000 };
  };
  const referencesOf = (columns: Columns) => ({
    placeKey: reference('place', columns['clinicId']) ?? undefined,
    typeKey: reference('visitType', columns['appointmentTypeId']) ?? undefined,
    patientKey: reference('patient', columns['animalId']),
    clientKey: reference('client', columns['customerId']),
    providerKey: reference('provider', columns['assigneeId']),
    reason: text(columns['reason']),
    state: stateOfWord(postgraphileWords, text(columns['status'])),
  });
  const updateAppointment = (input: Input, id: string | number | null | undefined): object => {
    const columns = columnsOf(input, 'appointmentPatch');
    const before = rowOf(practice.appointments, key('appointment', id));
    const change = {
      ...timesOf(columns, before?.start),
      ...referencesOf(columns),
      cancelReason: text(columns['cancellationReason']),
      isDeleted: isDeleted(columns),
    };
    return save(
      'Appointment',
      input,
      () => changeAppointment(practice, before?.key ?? null, change, now()),
      appointment,
    );
  };
  const updateUser = (input: Input, id: string | number | null | undefined): object => {
    const columns = columnsOf(input, 'userPatch');
    const before = rowOf(practice.clients, key('client', id));
    const { email, phone, alternatePhone, isActive } = columns;
    const [first, second, ...others] = before?.phones ?? [];
    const numbers = [
      phone === undefined ? first?.value : text(phone),
      alternatePhone === undefined ? second?.value : text(alternatePhone),
    ];
    const labels = [first?.label ?? 'Mobile', second?.label ?? 'Home'] as const;
    const phones = numbers.map((value, index) => ({ label: labels[index] ?? 'Mobile', value: value ?? '' }));
    const change = {
      givenName: text(columns['firstName']),
      familyName: text(columns['lastName']) ?? undefined,
      emails: email === undefined ? undefined : [text(email)].filter((value) => typeof value === 'string'),
      phones: [...phones.filter(({ value }) => value !== ''), ...others],
      street: text(columns['addressLine']) ?? undefined,
      city: text(columns['city']) ?? undefined,
      note: text(columns['notes']),
      isActive: typeof isActive === 'boolean' ? isActive : undefined,
      isDeleted: isDeleted(columns),
    };
    return save('User', input, () => changeClient(practice, before?.key ?? null, change, now()), customer);
  };
  const updateAnimal = (input: Input, id: string | number | null | undefined): object => {
    const columns = columnsOf(input, 'animalPatch');
    const change = {
      name: text(columns['name']) ?? undefined,
      species: text(columns['species']) ?? undefined,
      breed: text(columns['breed']),
      birthDate: text(columns['dateOfBirth']),
    };
    return save('Animal', input, () => changePatient(practice, key('patient', id), change, now()), animal);
  };
  const idOfNode = (type: string, { nodeId }: Input): number | null => {
    const table = tables.find((candidate) => candidate.type === type);
    return rowsOf[type]?.().find((row) => table && nodeIdOf(table, row) === nodeId)?.id ?? null;
  };
  return {
    createAppointment({ input }: { input: Input }) {
      const columns = columnsOf(input, 'appointment');
      const { start = null, minutes } = timesOf(columns);
      const { placeKey = null, typeKey = null, ...more } = referencesOf(columns);
      const booking = { ...more, start, minutes, placeKey, typeKey };
      return save('Appointment', input, () => bookAppointment(practice, booking, now()), appointment);
    },
    updateAppointmentById: ({ input }: { input: Input }) => updateAppointment(input, input.id),
    updateAppointment: ({ input }: { input: Input }) => updateAppointment(input, idOfNode('Appointment', input)),
    createUser({ input }: { input: Input }) {
      const columns = columnsOf(input, 'user');
      const role = columns['role'] ?? 'CUSTOMER';
      if (role !== 'CUSTOMER') throw new GraphQLError('permission denied for table users');
      const details = {
        givenName: text(columns['firstName']),
        familyName: text(columns['lastName']),
        emails: [text(columns['email'])],
        phones: [text(columns['phone']), text(columns['alternatePhone'])],
      };
      return save('User', input, () => registerClient(practice, details, now()), customer);
    },
    updateUserById: ({ input }: { input: Input }) => updateUser(input, input.id),
    updateUser: ({ input }: { input: Input }) => updateUser(input, idOfNode('User', input)),
    createAnimal({ input }: { input: Input }) {
      const columns = columnsOf(input, 'animal');
      const details = {
        clientKey: key('client', text(columns['ownerId'])),
        name: text(columns['name']),
        species: text(columns['species']),
        breed: text(columns['breed']),
      };
      return save('Animal', input, () => addPatient(practice, details, now()), animal);
    },
    updateAnimalById: ({ input }: { input: Input }) => updateAnimal(input, input.id),
    updateAnimal: ({ input }: { input: Input }) => updateAnimal(input, idOfNode('Animal', input)),
    deleteAppointmentById() {
      throw new GraphQLError('permission denied for table appointments');
    },
  };
}
