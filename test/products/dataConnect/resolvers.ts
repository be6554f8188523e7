import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { type FilterContext, type Follow, meetsFilter } from './filters.ts';
import { checkConstraints, columnsOfData, withDefaults } from './inputs.ts';
import { connectIds, firstRows, otherId, practiceTables } from './records.ts';
import { connectTables } from './schema.ts';
import { type ListArgs, listRows, ordered } from './select.ts';
import { type ConnectTable, scalarOf } from './tableText.ts';
import { comparable, sqlError } from './values.ts';
import { practiceWrites, type TableWrites } from './writes.ts';

const kinds: Readonly<Record<string, 'client' | 'patient' | 'appointment'>> = {
  Client: 'client',
  Pet: 'patient',
  Appointment: 'appointment',
};

interface PickArgs {
  readonly id?: string | null;
  readonly key?: Row | null;
  readonly first?: { readonly where?: Row | null; readonly orderBy?: readonly Row[] | null } | null;
}

interface ManyArgs {
  readonly where?: Row | null;
  readonly all?: boolean | null;
}

type Data = Readonly<{ data: Row }>;
type Resolve = (args: never, context: unknown, info: GraphQLResolveInfo) => unknown;

/** The root fields of all tables. */
export function connectRoots(stage: Backstage): object {
  const { practice, now, cap, meet } = stage;
  const statusTexts = new Map<number, string>();
  const remembered = rememberedRows(practice, practiceTables(stage, statusTexts));
  const kept = new Map(Object.entries(firstRows(stage)).map(([name, rows]) => [name, [...rows]]));
  const rowsOf = (name: string): readonly Row[] => kept.get(name) ?? remembered(name);
  const followPlain = followRelations(connectTables, rowsOf);
  const tableOf = (name: string): ConnectTable | undefined => connectTables.find((table) => table.name === name);

  const follow: Follow = (table, row, field) => {
    const via = table.via[field];
    const target = via && tableOf(via.target);
    if (!target) {
      const found = followPlain(table, row, field);
      return found && { ...found, isMany: found.isMany && !table.single.includes(field) };
    }
    const pairs = rowsOf(via.join).filter((pair) => pair[via.own] === row['id']);
    const rows = rowsOf(target.name).filter((each) => pairs.some((pair) => pair[via.other] === each['id']));
    return { table: target, rows, isMany: true };
  };
  const context = (): FilterContext => ({ follow, now: now() });

  function show(table: ConnectTable, row: Row): Row {
    const kind = kinds[table.name];
    const key = kind && connectIds.key(kind, String(row['id']));
    if (kind && typeof key === 'number') meet(kind, key);
    const fields = [table.one, table.many, table.via].flatMap((related) => Object.keys(related ?? {}));
    const lead =
      (field: string): Resolve =>
      (args: ListArgs, _, info) => {
        const found = follow(table, row, field);
        if (!found) return null;
        if (found.isMany) return list(found.table, found.rows, args, info);
        return found.rows[0] ? show(found.table, found.rows[0]) : null;
      };
    return { ...row, ...Object.fromEntries(fields.map((field) => [field, lead(field)])) };
  }
  function list(table: ConnectTable, rows: readonly Row[], args: ListArgs, info: GraphQLResolveInfo): readonly Row[] {
    const found = listRows(context(), table, rows, args, info, cap);
    return found.areGroups ? found.rows : found.rows.map((row) => show(table, row));
  }
  function pick(table: ConnectTable, { id, key, first }: PickArgs): Row | null {
    const given = [id, key, first].filter((each) => each !== undefined && each !== null);
    if (given.length !== 1) throw new GraphQLError('exactly one of id, key or first must be specified');
    if (first) {
      const found = rowsOf(table.name).filter((row) => meetsFilter(context(), table, row, first.where));
      return ordered(context(), table, found, first.orderBy)[0] ?? null;
    }
    const wanted: Row = key ?? { id };
    const isIt = (row: Row): boolean =>
      table.key.every((column) => {
        const scalar = scalarOf(table.columns[column] ?? 'UUID');
        return comparable(scalar, wanted[column]) === comparable(scalar, row[column]);
      });
    return rowsOf(table.name).find(isIt) ?? null;
  }

  let made = 0;
  const plainWrites = (table: ConnectTable): TableWrites => {
    const rows = kept.get(table.name) ?? [];
    return {
      insert(values) {
        made += 1;
        const empty = Object.fromEntries(Object.keys(table.columns).map((column) => [column, null]));
        const row: Row = { ...empty, id: otherId(9, made), ...values };
        if (rows.some((each) => table.key.every((column) => each[column] === row[column])))
          throw sqlError(`duplicate key value violates unique constraint "${table.singular.toLowerCase()}_pkey"`);
        rows.push(row);
        return row;
      },
      update(row, values) {
        rows[rows.indexOf(row)] = { ...row, ...values };
      },
      remove(row) {
        rows.splice(rows.indexOf(row), 1);
      },
    };
  };
  const ofPractice: Readonly<Record<string, TableWrites>> = practiceWrites(stage, statusTexts);

  function mutationsOf(table: ConnectTable): Record<string, Resolve> {
    const writes = ofPractice[table.name] ?? plainWrites(table);
    const keyOf = (row: Row): Row => Object.fromEntries(table.key.map((column) => [column, row[column]]));
    const isThere = (target: string, id: unknown): boolean => rowsOf(target).some((row) => row['id'] === id);
    const allowed = (): void => {
      if (stage.refuseWrites !== null) throw new GraphQLError(stage.refuseWrites);
    };
    const insert = (data: Row): Row => {
      const values = withDefaults(table, columnsOfData(table, data, null, now()), now());
      checkConstraints(table, values, true, isThere);
      return keyOf({ ...values, ...writes.insert(values) });
    };
    const update = (row: Row, data: Row): Row => {
      const values = columnsOfData(table, data, row, now());
      checkConstraints(table, values, false, isThere);
      writes.update(row, values);
      return keyOf(row);
    };
    const upsert = (data: Row): Row => {
      const values = columnsOfData(table, data, null, now());
      const isGiven = table.key.every((column) => (values[column] ?? null) !== null);
      const before = isGiven ? pick(table, { key: values }) : null;
      return before ? update(before, data) : insert(data);
    };
    const many = ({ where, all }: ManyArgs): readonly Row[] => {
      if (!isRow(where) && all !== true) throw new GraphQLError('either where or all must be specified');
      return rowsOf(table.name).filter((row) => meetsFilter(context(), table, row, where));
    };
    const guarded = (fields: Record<string, (args: never) => unknown>): Record<string, Resolve> =>
      Object.fromEntries(
        Object.entries(fields).map(([field, write]) => [
          `${table.singular}_${field}`,
          (args: never) => {
            allowed();
            return write(args);
          },
        ]),
      );
    return guarded({
      insert: ({ data }: Data) => insert(data),
      insertMany: ({ data }: { data: readonly Row[] }) => data.map(insert),
      upsert: ({ data }: Data) => upsert(data),
      upsertMany: ({ data }: { data: readonly Row[] }) => data.map(upsert),
      update({ data, ...args }: PickArgs & Data) {
        const row = pick(table, args);
        return row && update(row, data);
      },
      updateMany: ({ data, ...args }: ManyArgs & Data) => many(args).map((row) => update(row, data)).length,
      delete(args: PickArgs) {
        const row = pick(table, args);
        if (row) writes.remove(row);
        return row && keyOf(row);
      },
      deleteMany: (args: ManyArgs) => many(args).map((row) => writes.remove(row)).length,
    });
  }

  const roots: Record<string, Resolve> = {};
  for (const table of connectTables) {
    roots[table.singular] = (args: PickArgs) => {
      const row = pick(table, args);
      return row && show(table, row);
    };
    roots[table.plural] = (args: ListArgs, _, info) => list(table, rowsOf(table.name), args, info);
    if (table.searchable.length > 0)
      roots[`${table.plural}_search`] = (args: ListArgs & { query?: string | null }, _, info) => {
        const found = rowsOf(table.name).filter((row) => isFound(table, row, args.query ?? ''));
        return list(table, found, args, info);
      };
    Object.assign(roots, mutationsOf(table));
  }
  return roots;
}

/** Whether all words of a search are among the words of a row's searchable columns: whole words, not parts of them. */
function isFound(table: ConnectTable, row: Row, query: string): boolean {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = new Set(table.searchable.flatMap((column) => wordsOf(givenText(row, column) ?? '')));
  const wanted = wordsOf(query);
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
