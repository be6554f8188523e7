import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { type FindArgs, connectionOf, failed, findRows, pageOf } from './find.ts';
import { singleOf } from './modelText.ts';
import { type Accounts, warthogIds, warthogRows } from './records.ts';
import { warthogModels } from './schema.ts';
import { warthogWrites } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = { Owner: 'client', Pet: 'patient', Appointment: 'appointment' };

interface ById {
  readonly where: { readonly id: string };
}

/** Resolvers of what the generator writes for every model. */
export function warthogRoots(stage: Backstage): object {
  const accounts: Accounts = { free: [], linked: new Map() };
  const rowsOf = warthogRows(stage, accounts);
  const follow = followRelations(warthogModels, rowsOf);
  const writes = warthogWrites(stage, accounts, rowsOf);
  function show(model: RelatedTable, row: Row): Row {
    const kind = kinds[model.name];
    if (kind) stage.meet(kind, warthogIds.key(kind, String(row['id'])) ?? 0);
    const shown = { ...row, __typename: model.name };
    // Relations are loaded by key, and so with rows that are deleted.
    return withRelations(follow, model, shown, show, ({ table, rows }) => rows.map((each) => show(table, each)));
  }
  const roots: Record<string, unknown> = {};
  for (const model of warthogModels) {
    const { name, list } = model;
    const rowWith = ({ where }: ById): Row => {
      const [found] = findRows(rowsOf(name), { where: { id_eq: where.id } });
      if (found) return found;
      throw failed(`Unable to find ${name} where ${JSON.stringify(where)}`);
    };
    // What was written is read again, deleted or not.
    const written = (id: string): Row | null => {
      const found = rowsOf(name).find((row) => row['id'] === id);
      return found ? show(model, found) : null;
    };
    const { create, update, remove } = writes[name] ?? {};
    const allowed = <Write>(write: Write | undefined): Write => {
      if (write) return write;
      throw failed(`Access denied! You don't have permission for this action!`);
    };
    roots[list] = (args: FindArgs) =>
      pageOf(findRows(rowsOf(name), args), args, stage.cap).map((row) => show(model, row));
    roots[singleOf(name)] = (args: ById) => show(model, rowWith(args));
    roots[`${list}Connection`] = (args: FindArgs) =>
      connectionOf(findRows(rowsOf(name), args), args, stage.cap, (row) => show(model, row));
    roots[`create${name}`] = ({ data }: { data: Row }) => written(allowed(create)(data));
    roots[`createMany${name}s`] = ({ data }: { data: readonly Row[] }) =>
      data.map((each) => written(allowed(create)(each)));
    roots[`update${name}`] = ({ data, ...args }: ById & { data: Row }) =>
      written(allowed(update)(String(rowWith(args)['id']), data));
    roots[`delete${name}`] = (args: ById) => ({ id: allowed(remove)(String(rowWith(args)['id'])) });
  }
  return roots;
}
