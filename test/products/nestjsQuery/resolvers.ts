import { GraphQLError, type GraphQLResolveInfo, Kind as NodeKind } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, compareValues } from '../generatedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { upper } from './comparisonText.ts';
import { type QueryEntity, filterable, lowerName } from './entityText.ts';
import { type QueryArgs, connectionOf, queryRows } from './find.ts';
import { nestjsQueryIds, nestjsQueryRows } from './records.ts';
import { queryEntities } from './schema.ts';
import { type EntityWrites, forbidden, nestjsQueryWrites } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = { PetOwner: 'client', Pet: 'patient', Appointment: 'appointment' };

interface ById {
  readonly id: string;
}

/** Resolvers of the project: what nestjs-query makes for every entity. */
export function nestjsQueryRoots(stage: Backstage): object {
  const { rowsOf } = nestjsQueryRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(queryEntities, all);
  const writes = nestjsQueryWrites(stage);
  const list = (entity: QueryEntity, rows: readonly Row[], args: QueryArgs) =>
    connectionOf(queryRows(follow, entity, rows, args), args, entity.paging, stage.cap, (row) => show(entity, row));
  function show(entity: QueryEntity, row: Row): Row {
    const kind = kinds[entity.name];
    if (kind) stage.meet(kind, nestjsQueryIds.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys(entity.one ?? {}))
      shown[field] = () => {
        const related = follow(entity, row, field);
        const [first] = related?.rows ?? [];
        return related && first ? show(related.table, first) : null;
      };
    for (const field of Object.keys(entity.many ?? {}))
      shown[field] = (args: QueryArgs) => {
        const related = follow(entity, row, field);
        return related && list(related.table, related.rows, args);
      };
    return shown;
  }
  const byId = (entity: QueryEntity, id: string): Row => {
    const row = all(entity.name).find((each) => String(each['id']) === id);
    if (row) return row;
    const message = `Unable to find ${entity.name} with id: ${id}`;
    const originalError = { message, error: 'Not Found', statusCode: 404 };
    throw new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR', status: 404, originalError } });
  };
  const roots: Record<string, unknown> = {};
  for (const entity of queryEntities) {
    const { name, plural } = entity;
    roots[lowerName(entity)] = ({ id }: ById) => show(entity, byId(entity, id));
    roots[plural] = (args: QueryArgs) => list(entity, all(name), args);
    roots[`${lowerName(entity)}Aggregate`] = ({ filter = null }: QueryArgs, _: unknown, info: GraphQLResolveInfo) =>
      aggregate(entity, queryRows(follow, entity, all(name), { filter }), info);
    if (entity.create) Object.assign(roots, mutations(entity, writes[name] ?? forbidden));
  }
  function mutations(entity: QueryEntity, { create, update, remove }: EntityWrites): Row {
    const { name, plural, settable = [], one = {} } = entity;
    const many = upper(plural);
    const change = (id: string, data: Row): Row => show(entity, update(String(byId(entity, id)['id']), data));
    const chosen = (filter: Row): readonly string[] =>
      queryRows(follow, entity, all(name), { filter }).map(({ id }) => String(id));
    const made: Record<string, unknown> = {
      [`createOne${name}`]: ({ input }: { input: Readonly<Record<string, Row>> }) =>
        show(entity, create(input[lowerName(entity)] ?? {})),
      [`createMany${many}`]: ({ input }: { input: Readonly<Record<string, readonly Row[]>> }) =>
        (input[plural] ?? []).map((data) => show(entity, create(data))),
      [`updateOne${name}`]: ({ input }: { input: ById & { update: Row } }) => change(input.id, input.update),
      [`updateMany${many}`]: ({ input }: { input: { filter: Row; update: Row } }) => ({
        updatedCount: chosen(input.filter).map((id) => update(id, input.update)).length,
      }),
      [`deleteOne${name}`]: ({ input }: { input: ById }) => {
        const row = byId(entity, input.id);
        remove(input.id);
        return row;
      },
      [`deleteMany${many}`]: ({ input }: { input: { filter: Row } }) => {
        const ids = chosen(input.filter);
        for (const id of ids) remove(id);
        return { deletedCount: ids.length };
      },
    };
    for (const field of settable) {
      const [target = '', column = ''] = one[field] ?? [];
      made[`set${field}On${name}`] = ({ input }: { input: ById & { relationId: string } }) => {
        const isThere = all(target).some(({ id }) => String(id) === input.relationId);
        if (!isThere) throw new GraphQLError(`Unable to find ${field} to set on ${name}`);
        return change(input.id, { [column]: input.relationId });
      };
    }
    return made;
  }
  return roots;
}

/** Counts and bounds of records; one row for every group where groups are asked for. */
function aggregate(entity: QueryEntity, rows: readonly Row[], info: GraphQLResolveInfo): readonly Row[] {
  const columns = filterable(entity).map(([column]) => column);
  const asked = groupColumns(info);
  const groups = new Map<string, { group: Row; members: readonly Row[] }>();
  for (const row of rows) {
    const group = Object.fromEntries(asked.map(([column, by]) => [column, startOfPeriod(row[column] ?? null, by)]));
    const key = JSON.stringify(group);
    groups.set(key, { group, members: [...(groups.get(key)?.members ?? []), row] });
  }
  if (asked.length === 0 && groups.size === 0) groups.set('', { group: {}, members: [] });
  return [...groups.values()].map(({ group, members }) => {
    const values = (column: string): readonly unknown[] =>
      members.map((row) => row[column] ?? null).filter((value) => value !== null);
    const each = (pick: (column: string) => unknown): Row =>
      Object.fromEntries(columns.map((column) => [column, pick(column)]));
    return {
      groupBy: group,
      count: () => each((column) => values(column).length),
      min: () => each((column) => values(column).toSorted(compareValues)[0] ?? null),
      max: () => each((column) => values(column).toSorted(compareValues).at(-1) ?? null),
    };
  });
}

/** The columns to group by; those of dates by day unless another period is named. */
function groupColumns({ fieldNodes }: GraphQLResolveInfo): readonly (readonly [column: string, by: string])[] {
  return fieldNodes
    .flatMap((node) => node.selectionSet?.selections ?? [])
    .flatMap((node) => (node.kind === NodeKind.FIELD && node.name.value === 'groupBy' ? [node] : []))
    .flatMap((node) => node.selectionSet?.selections ?? [])
    .flatMap((node) => {
      if (node.kind !== NodeKind.FIELD) return [];
      const by = node.arguments?.[0]?.value;
      return [[node.name.value, by?.kind === NodeKind.ENUM ? by.value : 'DAY'] as const];
    });
}

function startOfPeriod(value: unknown, by: string): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(value)) return value;
  const start = new Date(`${value.slice(0, 10)}T00:00:00.000Z`);
  // Weeks begin on Monday.
  if (by === 'WEEK') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  if (by === 'MONTH' || by === 'YEAR') start.setUTCDate(1);
  if (by === 'YEAR') start.setUTCMonth(0);
  return start.toISOString();
}
