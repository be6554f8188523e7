import { GraphQLError } from 'graphql';

/** What a resource is found by: for each search parameter its values, and how they are compared. */
export type SearchValues = Readonly<
  Record<string, { readonly kind: 'string' | 'token' | 'reference' | 'date'; readonly values: readonly string[] }>
>;

/** The arguments of a search: FHIR's search parameters, with underscores for dashes. */
export type SearchArgs = Readonly<Record<string, string | number | null | undefined>>;

const control = new Set(['_count', '_offset', '_sort', '_filter', '_reference']);
const prefixes = ['eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb'];

/** Whether a resource meets a search; the parameters are joined by and, values with a comma between by or. */
export function meetsSearch(values: SearchValues, args: SearchArgs): boolean {
  const meetsAll = Object.entries(args).every(([name, text]) => {
    if (control.has(name) || text === null || text === undefined) return true;
    return String(text)
      .split(',')
      .some((part) => meets(values, name.startsWith('_') ? name : name.replaceAll('_', '-'), part));
  });
  const filter = args['_filter'];
  return meetsAll && (filter === null || filter === undefined || filterOf(String(filter))(values));
}

function meets(values: SearchValues, code: string, text: string, named?: string): boolean {
  const value = values[code];
  if (!value) throw new GraphQLError(`Unknown search parameter: ${code}`);
  const isPrefixed = named === undefined && value.kind === 'date' && /^[a-z]{2}\d/.test(text);
  const operator = named ?? (isPrefixed ? text.slice(0, 2) : 'eq');
  const operand = isPrefixed ? text.slice(2) : text;
  if (value.kind === 'date') return value.values.some((instant) => meetsDate(instant, operator, operand));
  if (operator === 'ne') return !value.values.includes(operand);
  if (value.kind === 'token') return value.values.includes(operand.replace(/^.*\|/, ''));
  if (value.kind === 'reference')
    return value.values.some((reference) => reference === operand || reference.endsWith(`/${operand}`));
  const found = value.values.map((part) => part.toLowerCase());
  if (operator === 'co') return found.some((part) => part.includes(operand.toLowerCase()));
  // A text is found by the beginnings of its words.
  return operand
    .toLowerCase()
    .split(/\s+/)
    .every((start) => found.some((part) => part.split(/\s+/).some((word) => word.startsWith(start))));
}

function meetsDate(instant: string, operator: string, text: string): boolean {
  if (!prefixes.includes(operator)) throw new GraphQLError(`Invalid date operator: ${operator}`);
  const at = Date.parse(instant);
  const from = Date.parse(text);
  if (Number.isNaN(from)) throw new GraphQLError(`Invalid date value: ${text}`);
  // A day without a time means all of it, by UTC.
  const to = /^\d{4}-\d{2}-\d{2}$/.test(text) ? from + 86_400_000 : from + 1;
  switch (operator) {
    case 'eq':
      return at >= from && at < to;
    case 'ne':
      return at < from || at >= to;
    case 'gt':
    case 'sa':
      return at >= to;
    case 'ge':
      return at >= from;
    case 'le':
      return at < to;
    default:
      return at < from;
  }
}

/** Reads an expression such as `date ge 2026-11-17 and (status eq booked or status eq arrived)`. */
function filterOf(text: string): (values: SearchValues) => boolean {
  const words = text.match(/\(|\)|"[^"]*"|[^\s()"]+/g) ?? [];
  let next = 0;
  const take = (): string => {
    const word = words[next];
    if (word === undefined) throw new GraphQLError('Invalid _filter value');
    next += 1;
    return word;
  };
  const term = (): ((values: SearchValues) => boolean) => {
    const word = take();
    if (word === '(') {
      const inner = either();
      if (take() !== ')') throw new GraphQLError('Invalid _filter value');
      return inner;
    }
    if (word === 'not') {
      const inner = term();
      return (values) => !inner(values);
    }
    const [operator, operand] = [take(), take().replace(/^"|"$/g, '')];
    return (values) => meets(values, word, operand, operator);
  };
  const both = (): ((values: SearchValues) => boolean) => {
    const first = term();
    if (words[next] !== 'and') return first;
    next += 1;
    const rest = both();
    return (values) => first(values) && rest(values);
  };
  const either = (): ((values: SearchValues) => boolean) => {
    const first = both();
    if (words[next] !== 'or') return first;
    next += 1;
    const rest = either();
    return (values) => first(values) || rest(values);
  };
  const whole = either();
  if (next !== words.length) throw new GraphQLError('Invalid _filter value');
  return whole;
}

/** Orders by search parameters such as `-date,name`; rows without a value come last. */
export function inSearchOrder<Row extends { readonly values: SearchValues }>(
  rows: readonly Row[],
  sort: string | null | undefined,
): readonly Row[] {
  const rules = (sort ?? '').split(',').filter((rule) => rule !== '');
  return rows.toSorted((a, b) => {
    for (const rule of rules) {
      const code = rule.replace(/^-/, '');
      const [one, other] = [a, b].map(({ values }) => values[code]?.values[0]?.toLowerCase());
      if (one === other) continue;
      if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
      return (one < other ? -1 : 1) * (rule.startsWith('-') ? -1 : 1);
    }
    return 0;
  });
}
