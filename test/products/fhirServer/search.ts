import { GraphQLError } from 'graphql';
import { rowsAt } from '../../dialects/readByHand.ts';
import { type Row, sortedBy } from '../generatedRows.ts';

/** A resource with what it is found by: texts for each search parameter. */
export interface Found extends Row {
  readonly id: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly show: () => object;
}

/** The arguments of a search. */
export type SearchArgs = Readonly<Record<string, readonly (string | null)[] | string | number | null | undefined>>;

type Types = ReadonlyMap<string, string>;

/** The resources that meet all arguments, where each may meet any of its values; in the order of `_sort`. */
export function searched(rows: readonly Found[], types: Types, args: SearchArgs): readonly Found[] {
  const filter = args['_filter'] ?? null;
  const found = rows.filter(
    (row) =>
      (filter === null || meetsFilter(row, types, String(filter))) &&
      Object.entries(args).every(
        ([name, values]) => !Array.isArray(values) || values.some((value) => meets(row, types, name, String(value))),
      ),
  );
  const rules = String(args['_sort'] ?? '').split(',');
  const keys = rules.map((rule) => {
    const name = rule.replace(/^-/, '').replaceAll('-', '_');
    const text = (row: Row): string => rowsAt(row, `values.${name}`).map(String)[0]?.toLowerCase() ?? '';
    const value = (row: Row): unknown => (types.get(name) === 'date' ? Date.parse(text(row)) : text(row));
    return { value, isDescending: rule.startsWith('-'), nullsFirst: false };
  });
  return sortedBy(found, keys);
}

function meets(row: Found, types: Types, name: string, text: string, operator = ''): boolean {
  const type = types.get(name);
  if (type === undefined) throw new GraphQLError(`Unknown GraphQL argument "${name}".`);
  const values = row.values[name] ?? [];
  if (type === 'date') {
    const [, prefix = '', operand = ''] = /^(eq|ne|gt|lt|ge|le)?(.*)$/.exec(text) ?? [];
    return values.some((value) => meetsDate(Date.parse(value), operator || prefix || 'eq', operand));
  }
  const [wanted = '', ...own] = [text, ...values].map((value) => value.toLowerCase());
  if (operator === 'co') return own.some((value) => value.includes(wanted));
  if (type === 'token') return own.includes(wanted.replace(/^.*\|/, ''));
  if (type === 'reference') return own.some((value) => value === wanted || value.endsWith(`/${wanted}`));
  // A text is found by its beginning, and so is each name of a person.
  return own.some((value) => value.startsWith(wanted));
}

function meetsDate(at: number, operator: string, text: string): boolean {
  const from = Date.parse(text);
  if (Number.isNaN(from)) throw new GraphQLError(`Invalid date/time format: "${text}"`);
  // A day alone is all of it, by the clock of the server.
  const to = /^\d{4}-\d{2}-\d{2}$/.test(text) ? from + 86_400_000 : from + 1;
  if (operator === 'eq' || operator === 'ne') return (at >= from && at < to) === (operator === 'eq');
  if (operator === 'gt' || operator === 'ge') return at >= (operator === 'gt' ? to : from);
  return at < (operator === 'le' ? to : from);
}

/** FHIR's filter expressions, without brackets: `date ge 2026-11-17 and status eq booked`. */
function meetsFilter(row: Found, types: Types, text: string): boolean {
  return text.split(' or ').some((side) =>
    side.split(' and ').every((term) => {
      const [, name = '', operator = '', operand = ''] = /^\s*([\w-]+) (\w\w) "?([^"]*?)"?\s*$/.exec(term) ?? [];
      if (name === '') throw new GraphQLError(`Error parsing _filter syntax: ${term}`);
      return meets(row, types, name.replaceAll('-', '_'), operand, operator);
    }),
  );
}
