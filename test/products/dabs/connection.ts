import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { folded, partsOf } from './values.ts';

/** The arguments of a connection, filters among them. */
export type ListArgs = Readonly<Record<string, string | number | null | undefined>>;

/** What filters of a list look at: texts, and numbers of rows that a row points to. */
export interface Filtered<Any> {
  readonly texts?: Readonly<Record<string, (row: Any) => string>>;
  /** The values that a text may be compared with as a whole. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly references?: Readonly<Record<string, (row: Any) => number | null>>;
}

/** Most rows that may be asked for at once. */
const mostRows = 100;
const word = 'arrayconnection:';

/** The rows that meet the filters of django-filter; what is invalid in one of them leaves nothing. */
export function filteredRows<Any>(rows: readonly Any[], args: ListArgs, filters: Filtered<Any>): readonly Any[] {
  const { texts = {}, choices = {}, references = {} } = filters;
  let found = rows;
  for (const [name, value] of Object.entries(args)) {
    const [, field = '', lookup = 'exact'] = /^(.+?)(?:__(icontains|istartswith))?$/.exec(name) ?? [];
    const [text, reference] = [texts[field], references[field]];
    // An empty text is no filter.
    if (typeof value !== 'string' || value === '') continue;
    if (text) found = found.filter((row) => meets(lookup, text(row), value, choices[field]));
    else if (reference) {
      // Whatever type the id is of, its number counts.
      const parts = partsOf(value);
      found = found.filter((row) => parts !== null && String(reference(row)) === parts.pk);
    }
  }
  return found;
}

function meets(lookup: string, own: string, wanted: string, choices: readonly string[] | undefined): boolean {
  if (lookup === 'icontains') return folded(own).includes(folded(wanted));
  if (lookup === 'istartswith') return folded(own).startsWith(folded(wanted));
  if (choices && !choices.includes(wanted)) return false;
  return folded(own) === folded(wanted);
}

/** A list as this version of graphene-django shows it: whole, unless a size is given, which may not be above the limit. */
export function connectionOf<Any>(
  field: string,
  rows: readonly Any[],
  args: ListArgs,
  { cap, show }: { readonly cap: number; readonly show: (row: Any) => Row },
): object {
  const size = (name: 'first' | 'last'): number | null => {
    const value = args[name];
    return typeof value === 'number' ? value : null;
  };
  const [first, last] = [size('first'), size('last')];
  for (const [name, value] of Object.entries({ first, last })) {
    if (value !== null && value > mostRows)
      throw new GraphQLError(
        `Requesting ${String(value)} records on the \`${field}\` connection exceeds the \`${name}\` limit of ${String(mostRows)} records.`,
      );
  }
  const lower = (offsetIn(args['after']) ?? -1) + 1;
  const upper = offsetIn(args['before']) ?? rows.length;
  let [from, to] = [lower, Math.min(upper, rows.length, lower + cap)];
  if (first !== null) to = Math.min(to, from + first);
  if (last !== null) from = Math.max(from, to - last);
  const edges = rows.slice(from, Math.max(from, to)).map((row, index) => ({
    cursor: Buffer.from(`${word}${String(from + index)}`).toString('base64'),
    node: show(row),
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
function offsetIn(cursor: string | number | null | undefined): number | null {
  const [, digits] = /^arrayconnection:(\d+)$/.exec(Buffer.from(String(cursor ?? ''), 'base64').toString()) ?? [];
  return digits === undefined ? null : Number(digits);
}
