import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { followRelations } from '../tableRelations.ts';
import { grafbaseRows } from './records.ts';
import { grafbaseTables } from './schema.ts';
import { connectionOf, lookedUp, type PageArgs } from './select.ts';
import type { GrafbaseTable } from './tableText.ts';
import { grafbaseWrites } from './writes.ts';

const kinds: Readonly<Record<string, 'client' | 'patient' | 'appointment'>> = {
  Client: 'client',
  Pet: 'patient',
  Appointment: 'appointment',
};

/** Resolvers of what is made for every table. */
export function grafbaseRoots(stage: Backstage): object {
  const extras = new Map<string, Row>();
  const rows = grafbaseRows(stage, extras);
  const follow = followRelations(grafbaseTables, rows);
  function show(table: GrafbaseTable, row: Row): Row {
    const kind = kinds[table.name];
    if (kind) stage.meet(kind, Number(row['id']));
    return withRelations(
      follow,
      table,
      row,
      ({ name }, other) => show(named(name), other),
      (related, args) => list(named(related.table.name), related.rows, args),
    );
  }
  function list(table: GrafbaseTable, some: readonly Row[], args: PageArgs): object {
    return connectionOf(follow, table, some, args, (row) => show(table, row), stage.cap);
  }
  const roots = grafbaseTables.flatMap((table): [string, (args: PageArgs & { lookup: Row }) => object | null][] => [
    [
      table.name.slice(0, 1).toLowerCase() + table.name.slice(1),
      ({ lookup }) => {
        const row = lookedUp(table, rows(table.name), lookup);
        return row ? show(table, row) : null;
      },
    ],
    [table.plural, (args) => list(table, rows(table.name), args)],
  ]);
  return { ...Object.fromEntries(roots), ...grafbaseWrites(stage, rows, extras, follow) };
}

function named(name: string): GrafbaseTable {
  const table = grafbaseTables.find((each) => each.name === name);
  if (table) return table;
  throw new Error(`There is no table ${name}`);
}
