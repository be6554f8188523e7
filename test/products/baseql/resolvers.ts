import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { rowBehind } from './ids.ts';
import { type NameOf, type Stored, listed } from './listing.ts';
import { storedTables } from './records.ts';
import { tableOf, tables } from './tables.ts';
import { baseqlWrites } from './writes.ts';

/** Every table has this view, which is all of it in the order in which it was entered. */
const views = ['Grid view'];

/** The base as it is at one moment. */
export interface Snapshot {
  readonly find: (table: string, id: string) => Stored | undefined;
  /** A row with links that lead to lists of rows, which take arguments like those of the root. */
  readonly show: (table: string, row: Stored) => Row;
  readonly list: (table: string, args: Row) => readonly Row[];
}

/** Reads the base: each field of the root does so anew, and everything below it sees the same. */
function snapshotOf(stage: Backstage, stored: (table: string) => readonly Stored[]): Snapshot {
  const read = new Map<string, ReadonlyMap<string, Stored>>();
  function rowsOf(table: string): ReadonlyMap<string, Stored> {
    const rows = read.get(table) ?? new Map(stored(table).map((row) => [row.id, row]));
    read.set(table, rows);
    return rows;
  }
  const find = (table: string, id: string): Stored | undefined => rowsOf(table).get(id);
  const nameOf: NameOf = (table, id) => find(table, id)?.[tableOf(table).columns[0]?.name ?? ''] ?? null;
  const page = (table: string, rows: readonly Stored[], args: Row): readonly Row[] =>
    listed(table, rows, args, nameOf, stage.cap).map((row) => show(table, row));
  function show(table: string, row: Stored): Row {
    const behind = rowBehind(row.id);
    if (behind) stage.meet(behind.kind, behind.key);
    const shown: Record<string, unknown> = { ...row };
    for (const { name, target } of tableOf(table).columns) {
      if (target === null) continue;
      const ids = Array.isArray(row[name]) ? row[name].map(String) : [];
      // An empty cell is nothing, and no empty list.
      if (ids.length === 0) shown[name] = null;
      else
        shown[name] = (args: Row): readonly Row[] => {
          const linked = ids.flatMap((id) => find(target, id) ?? []);
          return page(target, linked, args);
        };
    }
    return shown;
  }
  return { find, show, list: (table, args) => page(table, [...rowsOf(table).values()], args) };
}

/** Resolvers of a base: each table has one query for all its rows, and three mutations. */
export function baseqlRoots(stage: Backstage): object {
  const stored = storedTables(stage);
  const snapshot = (): Snapshot => snapshotOf(stage, stored);
  const queries = tables.map(({ name }) => [
    name,
    (args: Row): readonly Row[] => {
      const view = args['_view'];
      if (typeof view === 'string' && !views.includes(view))
        throw new GraphQLError(`View "${view}" could not be found in table "${name}"`);
      return snapshot().list(name, args);
    },
  ]);
  return { ...Object.fromEntries(queries), ...baseqlWrites(stage, snapshot) };
}
