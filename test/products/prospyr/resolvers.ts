import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
// It runs on the same engine.
import { type SelectArgs, meetsWhere, selectRows } from '../hasura/select.ts';
import { withRelations } from '../tableDefinitions.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { prospyrActions } from './actions.ts';
import { prospyrIds, prospyrRows } from './records.ts';
import { prospyrTables } from './schema.ts';
import { prospyrUpdates } from './updates.ts';

const kinds: Readonly<Record<string, Kind>> = { patient: 'client', appointment: 'appointment' };

type Update = { readonly _set?: Row | null };

/** Resolvers of the tables' queries and mutations, and of the actions. */
export function prospyrRoots(stage: Backstage): object {
  const rowsOf = prospyrRows(stage);
  const follow = followRelations(prospyrTables, rowsOf);
  const updates = prospyrUpdates(stage);
  const select = (table: RelatedTable, rows: readonly Row[], args: SelectArgs): readonly Row[] =>
    selectRows(follow, table, rows, args, stage.cap).map((row) => show(table, row));
  function show(table: RelatedTable, row: Row): Row {
    const kind = kinds[table.name];
    if (kind) stage.meet(kind, prospyrIds.key(kind, String(row['id'])) ?? 0);
    return withRelations(follow, table, row, show, (related, args) => select(related.table, related.rows, args));
  }
  const roots: Record<string, unknown> = {};
  for (const table of prospyrTables) {
    const { name } = table;
    const byId = (id: unknown): Row | null => {
      const found = rowsOf(name).find((row) => row['id'] === String(id).toLowerCase());
      return found ? show(table, found) : null;
    };
    roots[name] = (args: SelectArgs) => select(table, rowsOf(name), args);
    roots[`${name}_aggregate`] = (args: SelectArgs) => ({
      aggregate: { count: countOf(selectRows(follow, table, rowsOf(name), args)) },
      nodes: () => select(table, rowsOf(name), args),
    });
    roots[`${name}_by_pk`] = ({ id }: { id: string }) => byId(id);
    const update = updates[name];
    if (!update) continue;
    roots[`update_${name}_by_pk`] = ({ pk_columns: { id }, _set }: Update & { pk_columns: { id: string } }) => {
      const row = rowsOf(name).find((each) => each['id'] === id);
      if (row) update(row, _set ?? {});
      return byId(id);
    };
    roots[`update_${name}`] = ({ where, _set }: Update & { where: Row }) => {
      const rows = rowsOf(name).filter((row) => meetsWhere(follow, table, row, where));
      for (const row of rows) update(row, _set ?? {});
      return { affected_rows: rows.length, returning: () => rows.map(({ id }) => byId(id)) };
    };
  }
  const patient = prospyrTables.find(({ name }) => name === 'patient');
  return {
    ...roots,
    searchPatients({ args: { search }, ...args }: SelectArgs & { args: { search?: string | null } }) {
      const wanted = (search ?? '').replaceAll('%', ' ').trim().toLowerCase();
      const found = rowsOf('patient').filter(({ firstName, lastName, email, phoneNumber }) =>
        [`${textOf(firstName)} ${textOf(lastName)}`, email, phoneNumber].some((text) =>
          textOf(text).toLowerCase().includes(wanted),
        ),
      );
      return patient ? select(patient, found, args) : [];
    },
    ...prospyrActions(stage),
  };
}

/** How many rows there are; with columns, those that have all of them. */
function countOf(rows: readonly Row[]) {
  return ({ columns, distinct }: { columns?: readonly string[] | null; distinct?: boolean | null }): number => {
    const values = rows.map((row) => (columns ?? []).map((column) => row[column] ?? null));
    const filled = values.filter((each) => each.every((value) => value !== null));
    return distinct === true ? new Set(filled.map((each) => JSON.stringify(each))).size : filled.length;
  };
}
