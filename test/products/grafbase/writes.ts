import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import type { FollowRelation } from '../tableRelations.ts';
import { type Saving, savingOf } from './saving.ts';
import { grafbaseTables } from './schema.ts';
import { comparable, lookedUp, meetsFilter, queryError } from './select.ts';
import { baseType, type GrafbaseTable } from './tableText.ts';

interface Args {
  readonly lookup: Row;
  readonly filter?: Row | null;
  readonly input: Row;
}

/** Mutations of the tables that the introspection tool was told to make writable. */
export function grafbaseWrites(
  stage: Backstage,
  rows: (table: string) => readonly Row[],
  extras: Map<string, Row>,
  follow: FollowRelation,
): object {
  const saving = savingOf(stage);
  const roots = grafbaseTables.map((table) => {
    const saver = saving[table.name];
    return saver ? tableWrites(stage, table, saver, rows, extras, follow) : {};
  });
  return Object.assign({}, ...roots) as object;
}

function tableWrites(
  stage: Backstage,
  table: GrafbaseTable,
  saver: Saving,
  rows: (table: string) => readonly Row[],
  extras: Map<string, Row>,
  follow: FollowRelation,
): object {
  const all = (): readonly Row[] => rows(table.name);
  const byId = (id: string): Row => all().find((row) => row['id'] === id) ?? { id };
  function guard(): void {
    const outcome = written(stage, () => ({ ok: true, row: null }));
    if (!outcome.ok) throw new GraphQLError(outcome.message);
  }
  /** What the database checks before it takes a row: types, foreign keys, unique columns and what may not be null. */
  function check(data: Row, id: string | null): void {
    for (const [column, value] of Object.entries(data)) {
      const type = table.columns[column] ?? '';
      if (value === null && type.endsWith('!'))
        throw queryError(
          `null value in column "${snake(column)}" of relation "${table.sqlName}" violates not-null constraint`,
        );
      comparable(baseType(type), value);
      if (value !== null) checkKeys(column, value, id);
    }
  }
  function checkKeys(column: string, value: unknown, id: string | null): void {
    const [target] = Object.values(table.one ?? {}).find(([, each]) => each === column) ?? [];
    if (target !== undefined && !rows(target).some((row) => row['id'] === String(value)))
      throw queryError(
        `insert or update on table "${table.sqlName}" violates foreign key constraint "${table.sqlName}_${snake(column)}_fkey"`,
      );
    const isTaken = all().some((row) => row[column] === value && row['id'] !== id);
    if (column !== 'id' && table.keys.includes(column) && isTaken)
      throw queryError(`duplicate key value violates unique constraint "${table.sqlName}_${snake(column)}_key"`);
  }
  function keep(id: string, data: Row): void {
    const own = Object.entries(data).filter(([column]) => saver.kept.includes(column));
    const at = `${table.name} ${id}`;
    // Times are shown as the database writes them, however they were given.
    const shaped = own.map(([column, value]) => [column, saver.shaped(column, value)]);
    extras.set(at, { ...extras.get(at), ...(Object.fromEntries(shaped) as Row) });
  }
  function create(data: Row): Row {
    guard();
    check(data, null);
    const id = saver.create(data);
    keep(id, data);
    return byId(id);
  }
  function update(row: Row, input: Row): Row {
    guard();
    const data = changed(row, input);
    const id = String(row['id']);
    check(data, id);
    // Kept columns come first: the practice's record is replaced, and only then are rows made again.
    keep(id, data);
    return byId(saver.update(id, data));
  }
  function remove(row: Row): Row {
    guard();
    for (const [field, [other, column]] of Object.entries(table.many ?? {})) {
      if ((follow(table, row, field)?.rows ?? []).length === 0) continue;
      const sqlName = grafbaseTables.find(({ name }) => name === other)?.sqlName ?? '';
      throw queryError(
        `update or delete on table "${table.sqlName}" violates foreign key constraint "${sqlName}_${snake(column)}_fkey" on table "${sqlName}"`,
      );
    }
    saver.remove(String(row['id']));
    return row;
  }
  const one = (row: Row | null): object => ({ returning: row, rowCount: row ? 1 : 0 });
  const many = (some: readonly Row[]): object => ({ returning: some, rowCount: some.length });
  const found = (lookup: Row): Row | undefined => lookedUp(table, all(), lookup);
  const chosen = ({ filter }: Args): readonly Row[] => all().filter((row) => meetsFilter(follow, table, row, filter));
  const own = table.name.slice(0, 1).toLowerCase() + table.name.slice(1);
  return {
    [`${own}Create`]: ({ input }: Args) => one(create(input)),
    [`${own}CreateMany`]({ input }: { input: readonly Row[] }) {
      const columns = (row: Row): string => Object.keys(row).toSorted().join(' ');
      if (new Set(input.map(columns)).size > 1) throw new GraphQLError('All insert items must have the same columns.');
      return many(input.map(create));
    },
    [`${own}Update`]({ lookup, input }: Args) {
      const row = found(lookup);
      return one(row ? update(row, input) : null);
    },
    [`${own}UpdateMany`]: (args: Args) => many(chosen(args).map((row) => update(row, args.input))),
    [`${own}Delete`]({ lookup }: Args) {
      const row = found(lookup);
      return one(row ? remove(row) : null);
    },
    [`${own}DeleteMany`]: (args: Args) => many(chosen(args).map(remove)),
  };
}

/** The values that an update's operations come to. */
function changed(row: Row, input: Row): Row {
  const entries = Object.entries(input).flatMap(([column, operation]): [string, unknown][] => {
    if (!isRow(operation)) return [];
    const own: unknown = row[column];
    return Object.entries(operation).map(([verb, given]) => {
      if (verb === 'append' || verb === 'prepend') {
        const [list, more] = [own, given].map((each): unknown[] => (Array.isArray(each) ? each : []));
        return [column, verb === 'append' ? [...(list ?? []), ...(more ?? [])] : [...(more ?? []), ...(list ?? [])]];
      }
      const [before, by] = [Number(own), Number(given)];
      const results: Readonly<Record<string, number>> = {
        increment: before + by,
        decrement: before - by,
        multiply: before * by,
        divide: Math.trunc(before / by),
      };
      return [column, results[verb] === undefined ? given : String(results[verb])];
    });
  });
  return Object.fromEntries(entries);
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
