import { contactChange } from '../contactChange.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Row, capital, compareValues, isRow } from '../generatedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { type FindArgs, findMany, instantOf, invalid, isUnique, meetsWhere } from './find.ts';
import type { Model } from './modelText.ts';
import { prismaRows, prismaWords } from './records.ts';
import { prismaModels } from './schema.ts';

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Customer: 'client', Appointment: 'appointment' };

interface Writes {
  readonly create: (data: Row) => Row;
  readonly update: (id: number, data: Row) => Row;
  /** A middleware turns deletion into a date, as Prisma's documentation shows. */
  readonly remove: (id: number) => Row;
}

/** Resolvers of what is generated for every model. */
export function prismaRoots(stage: Backstage): object {
  const { rowsOf } = prismaRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(prismaModels, all);
  const writes = prismaWrites(stage);
  const find = (model: Model, rows: readonly Row[], args: FindArgs): readonly Row[] =>
    findMany(follow, model, rows, args, stage.cap).map((row) => show(model, row));
  function show(model: Model, row: Row): Row {
    const kind = kinds[model.name];
    if (kind) stage.meet(kind, Number(row['id']));
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys(model.one ?? {}))
      shown[field] = ({ where }: FindArgs) => {
        const related = follow(model, row, field);
        return (related && find(related.table, related.rows, { where: where ?? null })[0]) ?? null;
      };
    for (const field of Object.keys(model.many ?? {}))
      shown[field] = (args: FindArgs) => {
        const related = follow(model, row, field);
        return related && find(related.table, related.rows, args);
      };
    shown['_count'] = () =>
      Object.fromEntries(
        Object.keys(model.many ?? {}).map((field) => [field, follow(model, row, field)?.rows.length ?? 0]),
      );
    return shown;
  }
  const roots: Record<string, unknown> = {};
  for (const model of prismaModels) {
    const { name, plural } = model;
    const unique = ({ where }: { where: Row }): Row | null => all(name).find((row) => isUnique(row, where)) ?? null;
    const one = (args: { where: Row }): Row | null => {
      const row = unique(args);
      return row && show(model, row);
    };
    const first = (args: FindArgs): Row | null => find(model, all(name), { ...args, take: 1 })[0] ?? null;
    const orThrow = (row: Row | null): Row => {
      if (row) return row;
      throw invalid(`No ${name} found`);
    };
    const lower = name.slice(0, 1).toLowerCase() + name.slice(1);
    roots[plural] = (args: FindArgs) => find(model, all(name), args);
    roots[lower] = one;
    roots[`get${name}`] = (args: { where: Row }) => orThrow(one(args));
    roots[`findFirst${name}`] = first;
    roots[`findFirst${name}OrThrow`] = (args: FindArgs) => orThrow(first(args));
    roots[`aggregate${capital(name)}`] = (args: FindArgs) =>
      aggregate(model, findMany(follow, model, all(name), args, Infinity));
    const { create, update, remove } = writes[name] ?? denied;
    const chosen = (where: Row | null | undefined): readonly number[] =>
      all(name)
        .filter((row) => meetsWhere(follow, model, row, where))
        .map((row) => Number(row['id']));
    roots[`createOne${name}`] = ({ data }: { data: Row }) => show(model, create(data));
    roots[`createMany${name}`] = ({ data }: { data: readonly Row[] }) => ({
      count: data.map((row) => create(connected(model, row))).length,
    });
    roots[`updateOne${name}`] = ({ where, data }: { where: Row; data: Row }) => {
      const row = unique({ where });
      return row && show(model, update(Number(row['id']), data));
    };
    roots[`updateMany${name}`] = ({ where, data }: { where?: Row | null; data: Row }) => ({
      count: chosen(where).map((id) => update(id, data)).length,
    });
    roots[`deleteOne${name}`] = ({ where }: { where: Row }) => {
      const row = unique({ where });
      return row && show(model, remove(Number(row['id'])));
    };
    roots[`deleteMany${name}`] = ({ where }: { where?: Row | null }) => ({ count: chosen(where).map(remove).length });
    roots[`upsertOne${name}`] = (args: { where: Row; create: Row; update: Row }) => {
      const row = unique(args);
      return show(model, row ? update(Number(row['id']), args.update) : create(args.create));
    };
  }
  return roots;
}

const denied: Writes = { create: deny, update: deny, remove: deny };

function deny(): never {
  throw invalid("Access denied! You don't have permission for this action!");
}

function aggregate({ columns }: Model, rows: readonly Row[]): object {
  const values = (column: string): readonly unknown[] =>
    rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
  const each = (count: (column: string) => unknown): Row =>
    Object.fromEntries(Object.keys(columns).map((column) => [column, count(column)]));
  return {
    _count: { _all: rows.length, ...each((column) => values(column).length) },
    _min: () => each((column) => values(column).toSorted(compareValues)[0] ?? null),
    _max: () => each((column) => values(column).toSorted(compareValues).at(-1) ?? null),
  };
}

/** A row with foreign keys as one that is connected to other rows. */
function connected({ one = {} }: Model, data: Row): Row {
  const relations = Object.entries(one).flatMap(([field, [, column]]) =>
    data[column] === null || data[column] === undefined ? [] : [[field, { connect: { id: data[column] } }]],
  );
  return { ...data, ...Object.fromEntries(relations) };
}

function prismaWrites(stage: Backstage): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const { rowsOf, customer, appointment } = prismaRows(stage);
  const done = <Record>(write: () => Written<Record>, shown: (row: Record) => Row): Row =>
    shown(rowOrError(stage, write, 'INTERNAL_SERVER_ERROR'));
  /** The row that a nested input leads to: undefined where it says nothing, null where it cuts the connection. */
  const nested = (data: Row, field: string, model: string): number | null | undefined => {
    const input = data[field];
    if (!isRow(input)) return undefined;
    if (input['disconnect'] !== undefined) return null;
    const { connect, create } = input;
    if (isRow(create) && model === 'Customer') return Number(createCustomer(create)['id']);
    if (!isRow(connect)) return undefined;
    const found = rowsOf[model]?.().find((row) => isUnique(row, connect));
    if (found) return Number(found['id']);
    throw invalid(
      `An operation failed because it depends on one or more records that were required but not found. No '${model}' record was found for a nested connect.`,
    );
  };
  function createCustomer(data: Row): Row {
    const text = (column: string): string | null => textOrNull(data[column]);
    const details = {
      givenName: text('firstName'),
      familyName: text('lastName'),
      emails: [text('email')],
      phones: [text('phone')],
    };
    const made = done(() => registerClient(practice, details, now()), customer);
    if (text('comment') === null && text('address') === null) return made;
    const change = { note: text('comment'), street: text('address') ?? '' };
    return done(() => changeClient(practice, Number(made['id']), change, now()), customer);
  }
  function updateCustomer(id: number, data: Row): Row {
    const before = rowOf(practice.clients, id);
    const text = (column: string): string | null | undefined => textSet(data, column);
    const [email, phone] = [text('email'), text('phone')];
    const change = {
      givenName: text('firstName'),
      familyName: text('lastName') ?? undefined,
      ...contactChange(before, phone, email),
      street: text('address') ?? undefined,
      note: text('comment'),
      isDeleted: text('deletedAt') === undefined ? undefined : text('deletedAt') !== null,
    };
    return done(() => changeClient(practice, id, change, now()), customer);
  }
  function createAppointment(data: Row): Row {
    const [start, end] = [instantOf(String(data['start'])), instantOf(String(data['end']))];
    const input = {
      start,
      minutes: Math.round((end - start) / 60_000),
      placeKey: 1,
      typeKey: nested(data, 'appointmentType', 'AppointmentType') ?? 1,
      providerKey: nested(data, 'user', 'User'),
      clientKey: nested(data, 'customer', 'Customer'),
      reason: textOrNull(data['comment']),
      state: stateOfWord(prismaWords, textOrNull(data['status'])),
    };
    return done(() => bookAppointment(practice, input, now()), appointment);
  }
  function updateAppointment(id: number, data: Row): Row {
    const before = rowOf(practice.appointments, id);
    const [start, end] = [textSet(data, 'start'), textSet(data, 'end')];
    const from = start ? instantOf(start) : before?.start;
    const until = end ? instantOf(end) : before && before.start + before.minutes * 60_000;
    const change: { [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined } = {
      start: from,
      minutes: from !== undefined && until ? Math.round((until - from) / 60_000) : undefined,
      state: stateOfWord(prismaWords, textSet(data, 'status')),
      reason: textSet(data, 'comment'),
      cancelReason: textSet(data, 'cancellationReason'),
      typeKey: nested(data, 'appointmentType', 'AppointmentType') ?? undefined,
      providerKey: nested(data, 'user', 'User'),
      clientKey: nested(data, 'customer', 'Customer'),
      isDeleted: textSet(data, 'deletedAt') === undefined ? undefined : textSet(data, 'deletedAt') !== null,
    };
    return done(() => changeAppointment(practice, id, change, now()), appointment);
  }
  return {
    Customer: {
      create: createCustomer,
      update: updateCustomer,
      remove: (id) => done(() => changeClient(practice, id, { isDeleted: true }, now()), customer),
    },
    Appointment: {
      create: createAppointment,
      update: updateAppointment,
      remove: (id) => done(() => changeAppointment(practice, id, { isDeleted: true }, now()), appointment),
    },
  };
}

/** What `{ set }` says of a column; undefined where it isn't there. */
function textSet(data: Row, column: string): string | null | undefined {
  const operation = data[column];
  if (!isRow(operation) || operation['set'] === undefined) return undefined;
  return textOrNull(operation['set']);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
