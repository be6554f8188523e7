import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, type SortKey, capital, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { meetsEdge, meetsWhere, neo4jError } from './filter.ts';
import type { NodeType } from './nodeText.ts';
import { neo4jIds, neo4jNodes } from './records.ts';
import { clinicTypes } from './schema.ts';
import { type Counted, neo4jWrites } from './writes.ts';

interface ListArgs {
  readonly where?: Row | null;
  readonly options?: {
    readonly limit?: number | null;
    readonly offset?: number | null;
    readonly sort?: readonly Row[] | null;
  } | null;
}

interface ConnectionArgs {
  readonly where?: Row | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly sort?: readonly (Row | null)[] | null;
}

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Patient: 'client', Appointment: 'appointment' };

/** Resolvers of what is generated for every type of nodes. */
export function neo4jRoots(stage: Backstage): object {
  const all = rememberedRows(stage.practice, neo4jNodes(stage));
  const follow = followRelations(clinicTypes, all);
  const writes = neo4jWrites(stage, (type, where) =>
    all(type.name).filter((row) => meetsWhere(follow, type, row, where)),
  );
  const list = (type: NodeType, rows: readonly Row[], { where, options }: ListArgs): readonly Row[] => {
    const { limit, offset, sort } = options ?? {};
    const found = sortedBy(
      rows.filter((row) => meetsWhere(follow, type, row, where)),
      sortKeys(sort ?? []),
    );
    const from = offset ?? 0;
    return found.slice(from, from + Math.min(limit ?? stage.cap, stage.cap)).map((row) => show(type, row));
  };
  function connection(
    type: NodeType,
    found: readonly Row[],
    { first, after }: ConnectionArgs,
    keys: readonly SortKey[],
  ) {
    if (first !== null && first !== undefined && first < 1)
      throw neo4jError('Integer argument `first` must be greater than 0');
    const from = after ? indexOf(after) + 1 : 0;
    const page = sortedBy(found, keys).slice(from, from + Math.min(first ?? stage.cap, stage.cap));
    const edges = page.map((row, index) => ({ cursor: cursorOf(from + index), node: show(type, row) }));
    const pageInfo = {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: from + page.length < found.length,
      hasPreviousPage: from > 0,
    };
    return { edges, pageInfo, totalCount: found.length };
  }
  function show(type: NodeType, row: Row): Row {
    const kind = kinds[type.name];
    if (kind) stage.meet(kind, neo4jIds.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys({ ...type.one, ...type.many })) {
      const related = () => follow(type, row, field) ?? { table: type, rows: [], isMany: true };
      shown[field] = (args: ListArgs) => {
        const { table, rows, isMany } = related();
        const found = list(table, rows, args);
        return isMany ? found : (found[0] ?? null);
      };
      shown[`${field}Connection`] = (args: ConnectionArgs) => {
        const { table, rows } = related();
        const keys = sortKeys((args.sort ?? []).map((each) => (isRow(each?.['node']) ? each['node'] : {})));
        return connection(
          table,
          rows.filter((other) => meetsEdge(follow, table, other, args.where)),
          args,
          keys,
        );
      };
      shown[`${field}Aggregate`] = ({ where }: ListArgs) => {
        const { table, rows } = related();
        const found = rows.filter((other) => meetsWhere(follow, table, other, where));
        return { count: found.length, node: aggregate(table, found) };
      };
    }
    return shown;
  }
  const roots: Record<string, unknown> = {};
  for (const type of clinicTypes) {
    const { name, plural } = type;
    const chosen = (where: Row | null | undefined): readonly Row[] =>
      all(name).filter((row) => meetsWhere(follow, type, row, where));
    const answer = ({ ids, info }: Counted): object => ({
      info,
      [plural]: ids.flatMap((id) => chosen({ id }).map((row) => show(type, row))),
    });
    roots[plural] = (args: ListArgs) => list(type, all(name), args);
    roots[`${plural}Connection`] = (args: ConnectionArgs) =>
      connection(type, chosen(args.where), args, sortKeys((args.sort ?? []).filter((each) => each !== null)));
    roots[`${plural}Aggregate`] = ({ where }: ListArgs) => {
      const found = chosen(where);
      return { count: found.length, ...aggregate(type, found) };
    };
    roots[`create${capital(plural)}`] = ({ input }: { input: readonly Row[] }) => answer(writes.create(type, input));
    roots[`update${capital(plural)}`] = ({ where, update, ...older }: Row) =>
      answer(
        writes.update(type, chosen(isRow(where) ? where : null), {
          ...(isRow(update) ? update : {}),
          ...fromOlder(older),
        }),
      );
    roots[`delete${capital(plural)}`] = ({ where }: ListArgs) => writes.remove(type, chosen(where));
  }
  return roots;
}

/** What the deprecated arguments of an update say, as if it stood in the update. */
function fromOlder(older: Row): Row {
  const changes: Record<string, Row> = {};
  for (const [way, fields] of Object.entries(older))
    for (const [field, value] of Object.entries(isRow(fields) ? fields : {}))
      changes[field] = { ...changes[field], [way]: value };
  return changes;
}

/** The database puts what is null at the end of an ascending order. */
function sortKeys(sort: readonly Row[]): readonly SortKey[] {
  return sort.flatMap((each) =>
    Object.entries(each).flatMap(([column, way]) => {
      const isDescending = way === 'DESC';
      return way === null ? [] : [{ value: (row: Row) => row[column], isDescending, nullsFirst: isDescending }];
    }),
  );
}

function aggregate({ columns }: NodeType, rows: readonly Row[]): object {
  return Object.fromEntries(
    Object.entries(columns).map(([column, type]) => {
      const values = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
      if (/^(?:String|ID)\b/.test(type)) {
        const byLength = values.map(String).toSorted((one, other) => one.length - other.length);
        return [column, { shortest: byLength[0] ?? null, longest: byLength.at(-1) ?? null }];
      }
      const sorted = values.toSorted(compareValues);
      const sum = values.reduce((total: number, value) => total + Number(value), 0);
      const average = values.length === 0 ? null : sum / values.length;
      return [
        column,
        { min: sorted[0] ?? null, max: sorted.at(-1) ?? null, ...(typeof sorted[0] === 'number' && { sum, average }) },
      ];
    }),
  );
}

function cursorOf(index: number): string {
  return Buffer.from(`arrayconnection:${String(index)}`).toString('base64');
}

function indexOf(cursor: string): number {
  const index = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1];
  if (index === undefined) throw neo4jError(`Invalid cursor: ${cursor}`);
  return Number(index);
}
