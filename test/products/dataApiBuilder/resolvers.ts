import { type GraphQLResolveInfo, Kind as NodeKind } from 'graphql';
import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { type Entity, fieldName } from './entityText.ts';
import { findPage, instantOf, type ListArgs, refusal } from './find.ts';
import { groupsOf } from './groupBy.ts';
import { dataApiBuilderRows } from './records.ts';
import { entities } from './schema.ts';
import { dataApiBuilderWrites } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = { Appointment: 'appointment', Owner: 'client', Pet: 'patient' };

interface Writes {
  readonly create?: (item: Row) => Row;
  readonly update?: (key: number, item: Row) => Row;
  readonly remove?: (key: number) => Row;
}

/** Resolvers of what is generated for every entity. */
export function dataApiBuilderRoots(stage: Backstage): object {
  const { rowsOf } = dataApiBuilderRows(stage);
  // Relations are followed to an `id`, which no table has.
  const all = (name: string): readonly Row[] => {
    const key = entities.find((entity) => entity.name === name)?.key ?? '';
    return (rowsOf[name]?.() ?? []).map((row) => ({ ...row, id: row[key] }));
  };
  const follow = followRelations(entities, all);
  function show(entity: Entity, row: Row): Row {
    const kind = kinds[entity.name];
    if (kind) stage.meet(kind, Number(row[entity.key]));
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys(entity.one ?? {}))
      shown[field] = () => {
        const related = follow(entity, row, field);
        return related?.rows[0] ? show(related.table, related.rows[0]) : null;
      };
    for (const field of Object.keys(entity.many ?? {}))
      shown[field] = (args: ListArgs, _context: unknown, info: GraphQLResolveInfo) => {
        const related = follow(entity, row, field);
        return related && connection(related.table, related.rows, asWritten(args, info));
      };
    return shown;
  }
  function connection(entity: Entity, rows: readonly Row[], args: ListArgs): object {
    const { rows: page, endCursor, hasNextPage, matching } = findPage(follow, entity, rows, args, stage.cap);
    return {
      items: () => page.map((row) => show(entity, row)),
      endCursor,
      hasNextPage,
      groupBy: ({ fields }: { fields?: readonly string[] | null }) => groupsOf(entity, matching, fields ?? []),
    };
  }
  const { entities: writes, procedures } = dataApiBuilderWrites(stage);
  const roots: Record<string, unknown> = {
    ...procedures,
    executeMonthlyAppointmentsByVet: ({ FirstDate, LastDate }: { FirstDate: string; LastDate: string }) =>
      monthsOf(stage, instantOf(FirstDate), instantOf(LastDate)),
  };
  for (const entity of entities) {
    const { name, plural, key } = entity;
    const find = (value: unknown): Row | undefined => all(name).find((row) => row[key] === value);
    const found = (value: unknown): number => {
      if (find(value)) return Number(value);
      throw refusal(`Could not find item with <${key}: ${String(value)}>`, 'ItemNotFound');
    };
    roots[fieldName(plural)] = (args: ListArgs, _context: unknown, info: GraphQLResolveInfo) =>
      connection(entity, all(name), asWritten(args, info));
    roots[`${fieldName(name)}_by_pk`] = (args: Row) => {
      const row = find(args[key]);
      return row ? show(entity, row) : null;
    };
    const { create, update, remove }: Writes = Object.entries(writes).find(([each]) => each === name)?.[1] ?? {};
    const made = (row: Row): Row => show(entity, { ...row, id: row[key] });
    roots[`create${name}`] = ({ item }: { item: Row }) => create && made(create(item));
    roots[`update${name}`] = ({ item, ...args }: Row & { readonly item: Row }) =>
      update && made(update(found(args[key]), item));
    roots[`delete${name}`] = (args: Row) => remove && made(remove(found(args[key])));
  }
  return roots;
}

/** The columns to sort by in the order in which the query's text has them; read as a value they are in the schema's. */
function asWritten(args: ListArgs, { fieldNodes }: GraphQLResolveInfo): ListArgs {
  const value = fieldNodes[0]?.arguments?.find(({ name }) => name.value === 'orderBy')?.value;
  const { orderBy } = args;
  if (value?.kind !== NodeKind.OBJECT || !orderBy) return args;
  return { ...args, orderBy: Object.fromEntries(value.fields.map(({ name }) => [name.value, orderBy[name.value]])) };
}

/** How many appointments each vet has in each month, most first. */
function monthsOf({ practice }: Backstage, first: number, last: number): readonly object[] {
  const counts = practice.providers.flatMap(({ key, givenName, familyName }) => {
    const months = new Map<string, number>();
    for (const row of practice.appointments) {
      if (row.providerKey !== key || row.start < first || row.start > last) continue;
      const month = wallText(row.start, 'America/New_York').slice(0, 7);
      months.set(month, (months.get(month) ?? 0) + 1);
    }
    return [...months].map(([month, AppointmentCount]) => ({
      Year: Number(month.slice(0, 4)),
      Month: Number(month.slice(5)),
      VetName: `${familyName}, ${givenName}`,
      AppointmentCount,
    }));
  });
  return counts
    .toSorted((one, other) => other.AppointmentCount - one.AppointmentCount)
    .map((row, index) => ({ ...row, MonthlyRank: index + 1 }));
}
