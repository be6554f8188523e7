import { GraphQLError } from 'graphql';
import { globalId, pkIn } from './seeds.ts';

/** An aware time as Python writes it: 2026-11-17T14:00:00+00:00, with microseconds where there are some. */
export function isoFormat(instant: number, micros = 0): string {
  const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`;
  return new Date(instant).toISOString().replace('.000Z', `${fraction}+00:00`);
}

/** The instant of an argument, null where it isn't given; a day alone is none. What has no zone is in UTC. */
export function instantOf(name: string, text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}/.test(text) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  const shown = JSON.stringify(text);
  throw new GraphQLError(`Argument "${name}" has invalid value ${shown}.\nExpected type "DateTime", found ${shown}.`);
}

/** The number in an id that must be of a type. */
export function validPk(type: string, id: string): number {
  const pk = pkIn(type, id);
  if (pk !== null) return pk;
  const isGlobal = Buffer.from(id, 'base64').toString('base64') === id && id !== '';
  throw new GraphQLError(isGlobal ? 'InvalidID' : 'Invalid ID');
}

/** The number in an id that Node.Field asks for. */
export function nodePk(type: string, id: string): number {
  const pk = pkIn(type, id);
  if (pk === null) throw new GraphQLError(`Must receive a ${type} id.`);
  return pk;
}

export interface ConnectionArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** A list as graphql-relay shows it: whole, unless a size is given, which may not be above the limit. */
export function connectionOf<Item>(
  rows: readonly Item[],
  args: ConnectionArgs,
  { field, limit, show }: { readonly field: string; readonly limit: number; readonly show: (row: Item) => object },
): object {
  const { first = null, last = null } = args;
  for (const [name, size] of Object.entries({ first, last })) {
    if (size !== null && size > limit)
      throw new GraphQLError(
        `Requesting ${String(size)} records on the \`${field}\` connection exceeds the \`${name}\` limit of ${String(limit)} records.`,
      );
  }
  const [lower, upper] = [(offsetIn(args.after) ?? -1) + 1, offsetIn(args.before) ?? rows.length];
  let [from, to] = [lower, upper];
  if (first !== null) to = Math.min(to, from + first);
  if (last !== null) from = Math.max(from, to - last);
  const edges = rows.slice(from, to).map((row, index) => ({
    cursor: Buffer.from(`arrayconnection:${String(from + index)}`).toString('base64'),
    node: () => show(row),
  }));
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: first !== null && to < upper,
      hasPreviousPage: last !== null && from > lower,
    },
  };
}

/** What isn't a cursor counts as none. */
function offsetIn(cursor: string | null | undefined): number | null {
  const [, digits] = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor ?? '', 'base64').toString()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** An id of a row that isn't stored. */
export const unsavedId: string = globalId('AppointmentType', null);
