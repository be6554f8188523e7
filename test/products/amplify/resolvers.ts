import type { Backstage } from '../../dialects/dialect.ts';
import { scanPage } from '../../dialects/pages.ts';
import { type ModelFilter, meetsFilter } from '../../dialects/tokens/filter.ts';
import { inScanOrder } from '../../dialects/tokens/records.ts';
import { type Row, isRow, sortedBy, textOf } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { type Model, indexQuery } from './modelText.ts';
import { amplifyRows } from './records.ts';
import { refusal } from './refusal.ts';
import { amplifyModels } from './schema.ts';
import { type Writes, amplifyWrites } from './writes.ts';

interface ListArgs {
  readonly filter?: ModelFilter | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
  readonly sortDirection?: 'ASC' | 'DESC' | null;
  readonly lastSync?: number | null;
}

interface MutationArgs {
  readonly input: Row;
  readonly condition?: ModelFilter | null;
}

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Patient: 'client', Appointment: 'appointment' };
const usualLimit = 100;

/** Resolvers of what is generated for every model. */
export function amplifyRoots(stage: Backstage): object {
  const versions = new Map<string, number>();
  const made = amplifyRows(stage.practice, versions);
  const all = rememberedRows(stage.practice, made.rowsOf);
  const writes = amplifyWrites(stage, versions);
  const follow = followRelations(amplifyModels, all);
  function show(model: RelatedTable, row: Row): Row {
    const kind = kinds[model.name];
    if (kind) stage.meet(kind, Number(row['key']));
    return withRelations(follow, model, row, show, ({ table, rows }, args) => page(table, scanned(rows), args));
  }
  /** A page of items: the limit counts those that are looked at, so that filtered pages can be short. */
  function page(model: RelatedTable, rows: readonly Row[], args: ListArgs): object {
    const fits = (row: Row): boolean => meetsFilter(row, args.filter);
    const found = scanPage(rows, fits, { ...args, limit: args.limit ?? usualLimit }, stage.cap);
    return { ...found, items: found.items.map((row) => show(model, row)), startedAt: stage.now() };
  }
  const roots: Record<string, unknown> = {};
  for (const model of amplifyModels) {
    const { name, plural, indexes = [] } = model;
    const find = (id: unknown): Row | null => all(name).find((row) => row['id'] === id) ?? null;
    roots[`get${name}`] = ({ id }: { id: string }) => {
      const row = find(id);
      return row && show(model, row);
    };
    roots[`list${plural}`] = (args: ListArgs) => page(model, scanned(all(name)), args);
    roots[`sync${plural}`] = (args: ListArgs) => {
      const changed = all(name).filter((row) => Number(row['_lastChangedAt']) > (args.lastSync ?? 0));
      return page(model, scanned(changed), args);
    };
    for (const index of indexes)
      roots[indexQuery(model, index)] = (args: ListArgs & Row) => {
        const [hash, sort = 'id'] = index;
        const condition = args[sort];
        const keyed = all(name).filter(
          (row) => row[hash] === args[hash] && (!isRow(condition) || meetsFilter(row, { [sort]: condition })),
        );
        const isDescending = args.sortDirection === 'DESC';
        return page(model, sortedBy(keyed, [{ value: (row) => row[sort], isDescending, nullsFirst: true }]), args);
      };
    Object.assign(roots, mutations(model, writes[name], find));
  }
  function mutations(model: Model, writing: Writes | undefined, find: (id: unknown) => Row | null): object {
    const write = (verb: string, change: ((id: string, input: Row) => Row) | undefined) => (args: MutationArgs) => {
      const { id = '', _version } = args.input;
      if (!change) throw refusal('Unauthorized', `Not Authorized to access ${verb}${model.name} on type Mutation`);
      const before = verb === 'create' ? null : find(id);
      if (verb !== 'create' && (!before || before['_version'] !== _version))
        throw refusal('ConflictUnhandled', 'Conflict resolver rejects mutation.');
      if (before && !meetsFilter(before, args.condition))
        throw refusal('DynamoDB:ConditionalCheckFailedException', 'The conditional request failed');
      const row = change(textOf(id), args.input);
      const version = Number(before?.['_version'] ?? 0) + 1;
      versions.set(textOf(row['id']), version);
      return show(model, { ...row, _version: version });
    };
    return {
      [`create${model.name}`]: write('create', writing && ((_, input) => writing.create(input))),
      [`update${model.name}`]: write('update', writing?.update),
      [`delete${model.name}`]: write('delete', writing?.remove),
    };
  }
  return roots;
}

/** Items in the order in which a scan comes across them. */
function scanned(rows: readonly Row[]): readonly Row[] {
  return inScanOrder(rows.map((row) => ({ key: Number(row['key']), row }))).map(({ row }) => row);
}
