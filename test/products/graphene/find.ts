import { GraphQLError } from 'graphql';
import { type Row, capital, sortedBy } from '../generatedRows.ts';
import { meetsComparison } from '../tableDefinitions.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import { type NodeType, filterArguments } from './nodeText.ts';
import { nodeTypes } from './schema.ts';

/** The arguments of a connection, with those of its filters beside. */
export interface ListArgs {
  readonly offset?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
  readonly orderBy?: string | null;
}

/** The rows that meet the filters, in the order that is asked for or else in the model's own. */
export function findRows(follow: FollowRelation, type: NodeType, rows: readonly Row[], args: ListArgs & Row) {
  const filters = filterArguments(type, nodeTypes).filter(({ name }) => (args[name] ?? null) !== null);
  const met = rows.filter((row) =>
    filters.every(({ name, path, lookup, type: kind }) => {
      const value = valueAt(follow, type, row, path) ?? null;
      const wanted = args[name];
      if (lookup === 'isnull') return (value === null) === wanted;
      const shape = kind.includes('DateTime') ? timeOrSame : (one: unknown): unknown => one;
      const other = Array.isArray(wanted) ? wanted.map(shape) : shape(wanted);
      return value !== null && meetsComparison(lookup, shape(value), other);
    }),
  );
  const given = (args.orderBy ?? '').split(',').filter((part) => part.trim() !== '');
  const asked = given.length > 0 ? given : type.orders.slice(0, type.name === 'PersonNode' ? 2 : 1);
  const keys = asked.map((part) => {
    const [, sign, name = ''] = /^\s*(-?)(\S*)/.exec(part) ?? [];
    const column = name.replaceAll(/_[a-z]/g, (letter) => capital(letter.slice(1)));
    const code = 'invalid_choice';
    if (!type.orders.some((known) => known.replace('-', '') === column))
      throw new GraphQLError(JSON.stringify({ order_by: [{ message: `Select a valid choice. Not ${part}.`, code }] }));
    const isDescending = sign === '-';
    const isTime = (type.columns[column] ?? '').startsWith('DateTime');
    const value = (row: Row): unknown => (isTime ? timeOrSame(row[column]) : row[column]);
    return { value, isDescending, nullsFirst: isDescending };
  });
  return sortedBy(met, keys);
}

function timeOrSame(value: unknown): unknown {
  return typeof value === 'string' ? instantOf(value) : value;
}

/** The value at the end of a path: a column, or the id of a row that a relation leads to. */
function valueAt(follow: FollowRelation, type: RelatedTable, row: Row, path: readonly string[]): unknown {
  const [step = '', ...more] = path;
  const [, foreignKey] = type.one?.[step] ?? [];
  if (foreignKey === undefined || more.length === 0) return row[foreignKey ?? step];
  const related = follow(type, row, step);
  const [other] = related?.rows ?? [];
  return related && other ? valueAt(follow, related.table, other, more) : null;
}

/** The instant of a DateTime; one without an offset is in UTC, the zone of the settings. */
export function instantOf(text: string): number {
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
  const instant = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`);
  if (!isTime || Number.isNaN(instant)) throw new GraphQLError(`DateTime cannot represent value: '${text}'`);
  return instant;
}

/** RELAY_CONNECTION_MAX_LIMIT of the settings, which is graphene-django's own. */
const largest = 100;

/** A page of rows: too many at once are refused, and each direction knows only about its own end. */
export function pageOf(field: string, rows: readonly Row[], args: ListArgs, cap: number) {
  const { offset, before, first, last } = args;
  for (const [name, size] of Object.entries({ first, last }))
    if ((size ?? 0) > largest) {
      const limit = `exceeds the \`${name}\` limit of ${String(largest)} records.`;
      throw new GraphQLError(`Requesting ${String(size)} records on the \`${field}\` connection ${limit}`);
    }
  if (typeof offset === 'number' && before)
    throw new GraphQLError("You can't provide a `before` value at the same time as an `offset` value");
  const lower = indexOf(args.after, -1) + 1 + (offset ?? 0);
  const upper = Math.min(indexOf(before, rows.length), rows.length);
  const isForwards = typeof first === 'number' || typeof last !== 'number';
  const to = isForwards ? Math.min(upper, lower + Math.min(first ?? cap, cap)) : upper;
  const from = typeof last === 'number' ? Math.max(lower, to - Math.min(last, cap)) : lower;
  const cursorOf = (index: number): string => Buffer.from(`arrayconnection:${String(index)}`).toString('base64');
  const edges = rows.slice(from, to).map((row, index) => ({ cursor: cursorOf(from + index), row }));
  const pageInfo = {
    hasNextPage: isForwards && to < upper,
    hasPreviousPage: typeof last === 'number' && from > lower,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo };
}

/** Where a cursor points; one that can't be read counts as none. */
function indexOf(cursor: string | null | undefined, otherwise: number): number {
  const index = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor ?? '', 'base64').toString())?.[1];
  return index === undefined ? otherwise : Number(index);
}
