import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { followRelations } from '../tableRelations.ts';
import { rootName } from './entityText.ts';
import { seaographyRows } from './records.ts';
import { seaographyEntities } from './schema.ts';
import { connectionOf, type SelectArgs } from './select.ts';
import { seaographyWrites } from './writes.ts';

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = {
  Patients: 'client',
  MedicalAppointments: 'appointment',
};

/** Resolvers of what is built for every entity. */
export function seaographyRoots(stage: Backstage): object {
  const extras = new Map<string, Row>();
  const all = seaographyRows(stage, extras);
  const follow = followRelations(seaographyEntities, all);
  function list(name: string, rows: readonly Row[], args: SelectArgs): object | null {
    const entity = seaographyEntities.find((each) => each.name === name);
    return entity ? connectionOf(follow, entity, rows, args, (row) => show(name, row), stage.cap) : null;
  }
  function show(name: string, row: Row): Row {
    const kind = kinds[name];
    if (kind) stage.meet(kind, Number(row['id']));
    const entity = seaographyEntities.find((each) => each.name === name) ?? { name, columns: {} };
    const one = (table: { readonly name: string }, other: Row): Row => show(table.name, other);
    return withRelations(follow, entity, row, one, ({ table, rows }, args) => list(table.name, rows, args));
  }
  const roots = seaographyEntities.map((entity) => [
    rootName(entity),
    (args: SelectArgs) => list(entity.name, all(entity.name), args),
  ]);
  return { ...Object.fromEntries(roots), ...seaographyWrites(stage, all, extras) } as object;
}
