import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { followRelations, type RelatedTable } from '../tableRelations.ts';
import { elideIds, elideRows } from './records.ts';
import { readFilter, shaped } from './rsql.ts';
import { aliasOf, type ElideEntity, entities } from './schema.ts';
import { type Parent, elideWrites } from './writes.ts';

interface FieldArgs {
  readonly op?: string;
  readonly ids?: readonly string[] | null;
  readonly filter?: string | null;
  readonly sort?: string | null;
  readonly first?: string | number | null;
  readonly after?: string | number | null;
  readonly data?: Row | readonly Row[] | null;
}

type Resolve = (args: FieldArgs, context: unknown, info: GraphQLResolveInfo) => object;

const usualPage = 500;
const kinds: Readonly<Record<string, Kind>> = { Owner: 'client', Pet: 'patient', Visit: 'appointment' };

/** The fields of the root, which are the same for reading and writing. */
export function elideRoots(stage: Backstage): object {
  const make = elideRows(stage);
  const rowsOf = rememberedRows(
    stage.practice,
    Object.fromEntries(entities.map(({ name }) => [name, () => make(name)])),
  );
  const follow = followRelations(entities, rowsOf);
  const write = elideWrites(stage, rowsOf);

  function node(entity: ElideEntity, row: Row): Row {
    const kind = kinds[entity.name];
    if (kind) stage.meet(kind, elideIds.key(kind, String(row['id'])) ?? 0);
    const fields = [...Object.keys(entity.one ?? {}), ...Object.keys(entity.many ?? {})].map((field) => {
      const resolve: Resolve = (args, _context, info) => {
        const related = follow(entity, row, field);
        if (!related) throw new Error(`No relationship ${field}`);
        const column = entity.many?.[field]?.[1];
        const parent = column === undefined ? null : { [column]: String(row['id']) };
        return answer(related.table, () => follow(entity, row, field)?.rows ?? [], args, info, parent);
      };
      return [field, resolve];
    });
    return { ...row, ...Object.fromEntries(fields) };
  }

  function connection(entity: ElideEntity, rows: readonly Row[], pageInfo: object | (() => never)): object {
    return { edges: rows.map((row) => ({ node: () => node(entity, row) })), pageInfo };
  }

  function answer(
    entity: ElideEntity,
    read: () => readonly Row[],
    args: FieldArgs,
    info: GraphQLResolveInfo,
    parent: Parent | null,
  ): object {
    const { op = 'FETCH', data = null, ids = null } = args;
    const fail = (message: string): GraphQLError => {
      const path: (string | number)[] = [];
      for (let part: typeof info.path | undefined = info.path; part; part = part.prev) path.unshift(part.key);
      return new GraphQLError(`Exception while fetching data (/${path.join('/')}) : ${message}`, {
        extensions: { classification: 'DataFetchingException' },
      });
    };
    if (op === 'FETCH') {
      if (data !== null) throw fail('FETCH must not include data');
      if (ids?.length === 0) throw fail('Empty list passed to ids');
      const all = read();
      const unknown = ids?.find((id) => !all.some((row) => row['id'] === id));
      if (unknown !== undefined) throw fail(`Unknown identifier ${unknown} for ${aliasOf(entity)}`);
      return fetched(entity, ids ? all.filter((row) => ids.includes(String(row['id']))) : all, args);
    }
    if (info.operation.operation !== 'mutation') throw fail('Data model writes are only allowed in mutations');
    if (args.filter || args.sort || args.first || args.after)
      throw fail('Pagination/Filtering/Sorting is only supported with FETCH operation');
    // What isn't named in the data would have to be deleted or lose its parent, which nobody may do.
    if (op === 'REPLACE' || op === 'REMOVE') throw fail('DeletePermission Denied');
    if (ids !== null) throw fail(`${op} must not include ids`);
    if (data === null) throw fail(`${op} must include data argument`);
    const inputs: readonly Row[] = isList(data) ? data : [data];
    const rows = inputs.map((input) => write(entity, input, op, parent ?? {}, fail));
    return connection(entity, rows, () => {
      throw fail(`Could not generate pagination information for type: ${aliasOf(entity)}`);
    });
  }

  function fetched(entity: ElideEntity, rows: readonly Row[], { filter, sort, first, after }: FieldArgs): object {
    const found = filter ? rows.filter(readFilter(follow, entity, filter)) : rows;
    const limit = first === null || first === undefined ? usualPage : wholeNumber(first);
    if (limit > largestPage)
      throw new GraphQLError(`Pagination limit must be less than or equal to ${String(largestPage)}`);
    if (limit < 1) throw new GraphQLError('Pagination limit must contain a positive, non-zero value.');
    const from = after === null || after === undefined ? 0 : wholeNumber(after);
    if (from < 0) throw new GraphQLError('Pagination offset must contain a positive value.');
    const page = sortedBy(found, sort ? sortKeys(entity, sort) : []).slice(from, from + Math.min(limit, stage.cap));
    const to = from + page.length;
    return connection(entity, page, {
      hasPreviousPage: from > 0,
      hasNextPage: to < found.length,
      startCursor: String(from),
      endCursor: String(to),
      totalRecords: found.length,
    });
  }

  /** Rules such as `lastName,-firstName` or `owner.lastName`; what is null comes last, as in PostgreSQL. */
  function sortKeys(entity: ElideEntity, sort: string): Parameters<typeof sortedBy>[1] {
    return sort.split(',').map((rule) => {
      const isDescending = rule.startsWith('-');
      const path = rule.replace(/^[+-]/, '').split('.');
      const value = (row: Row): unknown => valueAt(entity, row, path);
      return { value, isDescending, nullsFirst: isDescending };
    });
  }
  function valueAt(entity: RelatedTable, row: Row | undefined, [field = '', ...rest]: readonly string[]): unknown {
    const type = entity.columns[field];
    if (type !== undefined && rest.length === 0) return row ? shaped(row[field], type) : null;
    const related = follow(entity, row ?? {}, field);
    if (!related) throw new GraphQLError(`Invalid value: ${entity.name} does not contain the field ${field}`);
    if (related.isMany) throw new GraphQLError(`Invalid value: Cannot sort across a to-many relationship: ${field}`);
    return valueAt(related.table, related.rows[0], rest);
  }

  return Object.fromEntries(
    entities.map((entity) => {
      const resolve: Resolve = (args, _context, info) => answer(entity, () => rowsOf(entity.name), args, info, null);
      return [aliasOf(entity), resolve];
    }),
  );
}

/** Most rows that may be asked for. */
export const largestPage = 10_000;

function isList(data: Row | readonly Row[]): data is readonly Row[] {
  return Array.isArray(data);
}

function wholeNumber(value: string | number): number {
  if (!/^-?\d+$/.test(String(value))) throw new GraphQLError('page values must be integers');
  return Number(value);
}
