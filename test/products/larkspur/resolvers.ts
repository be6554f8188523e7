import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import { capital, type Row } from '../generatedRows.ts';
import { fitting, type ListArgs, listed } from './engine.ts';
import { kindsOfTables, larkspurRows } from './rows.ts';
import { larkspurTables, type Table, tableOf } from './tables.ts';
import { larkspurWrites, storedValues, type TableWrites } from './writes.ts';

interface WhereArgs {
  readonly where?: unknown;
}

/** The root fields of the product: three queries for each table, and mutations for some. */
export function larkspurRoots(backstage: Backstage): object {
  const { practice, cap, meet } = backstage;
  const ledger = createLedger(practice);
  const memory = { owners: new Map<number, Row>(), animals: new Map<number, Row>() };
  const rowsOf = larkspurRows(practice, ledger, memory);
  const writes = larkspurWrites(backstage, ledger, memory);

  const shown = (table: Table, row: Row): Row => {
    const kind = kindsOfTables[table.name];
    if (kind) meet(kind, Number(row['id']));
    const relations = Object.entries(table.relations).map(([name, { table: target, isMany, other, own }]) => {
      const related = (args: ListArgs): readonly Row[] => {
        const key = row[own] ?? null;
        const rows = key === null ? [] : rowsOf(target).filter((each) => each[other] === key);
        return listed(tableOf(target), rows, args, cap).map((each) => shown(tableOf(target), each));
      };
      return [name, isMany ? related : (args: WhereArgs) => related(args)[0] ?? null];
    });
    return { ...row, ...Object.fromEntries(relations) };
  };

  const queriesOf = (table: Table): object => ({
    [table.name]: (args: ListArgs) => listed(table, rowsOf(table.name), args, cap).map((row) => shown(table, row)),
    [`${table.name}Single`]: (args: ListArgs) =>
      listed(table, rowsOf(table.name), { ...args, limit: 1 }, cap).map((row) => shown(table, row))[0] ?? null,
    [`${table.name}Count`]: ({ where }: WhereArgs) => fitting(table, rowsOf(table.name), where).length,
  });

  const mutationsOf = (table: Table, { insert, update, remove }: TableWrites): object => {
    const type = capital(table.name);
    const withKeys = (keys: readonly (number | null)[]): readonly Row[] =>
      rowsOf(table.name)
        .filter(({ id }) => keys.some((key) => key === id))
        .map((row) => shown(table, row));
    const keysOf = (where: unknown): readonly number[] =>
      fitting(table, rowsOf(table.name), where).map(({ id }) => Number(id));
    return {
      [`insertInto${type}`]({ values }: { readonly values: readonly Row[] }) {
        if (values.length === 0) throw new GraphQLError('No values were provided!');
        return withKeys(values.map((each) => insert(storedValues(table, each))));
      },
      [`insertInto${type}Single`]({ values }: { readonly values: Row }) {
        return withKeys([insert(storedValues(table, values))])[0] ?? null;
      },
      [`update${type}`]({ set, where }: WhereArgs & { readonly set: Row }) {
        const stored = storedValues(table, set);
        if (Object.keys(stored).length === 0) throw new GraphQLError('Unable to update with no values specified!');
        const keys = keysOf(where);
        update?.(keys, stored);
        return withKeys(keys);
      },
      [`deleteFrom${type}`]({ where }: WhereArgs) {
        const keys = keysOf(where);
        const gone = withKeys(keys);
        remove?.(keys);
        return gone;
      },
    };
  };

  const fields = [
    ...larkspurTables.map(queriesOf),
    ...Object.entries(writes).map(([name, each]) => mutationsOf(tableOf(name), each)),
  ];
  return Object.assign({}, ...fields);
}
