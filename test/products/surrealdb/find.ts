import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { type FieldKind, topFields } from './fields.ts';
import { failed, instantIn, millisecondsOf, resolving, unconverted } from './values.ts';

/** The arguments of every list; `filter` and `where` are the same. */
export interface FindArgs {
  readonly limit?: number | null;
  readonly start?: number | null;
  readonly order?: Row | null;
  readonly filter?: Row | null;
  readonly where?: Row | null;
}

/** The records of a table that meet the filter, in order, from a start on. Without an order they are in that of ids. */
export function found(table: string, rows: readonly Row[], args: FindArgs, cap: number): readonly Row[] {
  const wanted = args.filter ?? args.where ?? null;
  const met = wanted === null ? rows : rows.filter((row) => meets(table, row, wanted));
  const sorted = sortedBy(met, keysOf(table, args.order ?? null));
  const first = Math.max(0, args.start ?? 0);
  return sorted.slice(first, first + Math.min(Math.max(0, args.limit ?? cap), cap));
}

function keysOf(table: string, order: Row | null): Parameters<typeof sortedBy>[1] {
  if (order === null) return [];
  const { asc = null, desc = null, then } = order;
  if (asc !== null && desc !== null) throw resolving('Found both ASC and DESC in order');
  const field = asc ?? desc;
  if (typeof field !== 'string') return [];
  const type = typeOf(table, field);
  const isDescending = desc !== null;
  const value = (row: Row): unknown => (isEmpty(row[field]) ? null : comparable(row[field], type));
  // What has no value counts as the least.
  return [{ value, isDescending, nullsFirst: !isDescending }, ...keysOf(table, isRow(then) ? then : null)];
}

/** Whether a record meets a filter: several conditions at once are all to be met. */
export function meets(table: string, row: Row, filter: Row): boolean {
  const conditions = Object.entries(filter);
  if (conditions.length === 0) throw resolving('Table filter must have at least one item');
  return conditions.every(([key, condition]) => {
    if (key === 'and' || key === 'or') {
      const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
      if (parts.length === 0) throw resolving(`List of ${key.toUpperCase()} should contain at least one object`);
      return key === 'and'
        ? parts.every((part) => meets(table, row, part))
        : parts.some((part) => meets(table, row, part));
    }
    if (key === 'not') return !meets(table, row, isRow(condition) ? condition : {});
    const operators = Object.entries(isRow(condition) ? condition : {});
    if (operators.length === 0) {
      throw resolving(`${key === 'id' ? 'ID' : 'Field'} filter must have at least one operator`);
    }
    const type = typeOf(table, key);
    return operators.every(([operator, value]) => compares(row[key] ?? null, operator, value, type));
  });
}

const idKind: FieldKind = { kind: 'record', isOptional: false, isList: false, table: null };

function typeOf(table: string, field: string): FieldKind {
  return topFields(table).find(([name]) => name === field)?.[1] ?? idKind;
}

const texts: Readonly<Record<string, [name: string, fits: (text: string, part: string) => boolean]>> = {
  contains: ['string::contains', (text, part) => text.includes(part)],
  startsWith: ['string::starts_with', (text, part) => text.startsWith(part)],
  endsWith: ['string::ends_with', (text, part) => text.endsWith(part)],
  regex: ['string::matches', isMatch],
};

function compares(own: unknown, operator: string, wanted: unknown, type: FieldKind): boolean {
  const text = texts[operator];
  if (text) {
    const [name, fits] = text;
    if (typeof wanted !== 'string') throw unconverted(wanted, 'string');
    if (typeof own === 'string') return fits(own, wanted);
    // Functions take no empty values, and one record that has none is enough.
    const place = `Incorrect arguments for function ${name}(). Argument 1 was the wrong type.`;
    throw failed(`${place} Expected a string but found NONE`);
  }
  const convert = (value: unknown): unknown => {
    if (isEmpty(value) && type.isOptional) return null;
    return comparable(value, type);
  };
  if (operator === 'in') return Array.isArray(wanted) && wanted.map(convert).includes(convert(own));
  if (!['eq', 'ne', 'gt', 'gte', 'lt', 'lte'].includes(operator)) {
    throw resolving(`Unsupported filter operator: ${operator}`);
  }
  const [one, other] = [isEmpty(own) ? null : comparable(own, type), convert(wanted)];
  if (operator === 'eq' || operator === 'ne') return (one === other) === (operator === 'eq');
  // No value is less than any value.
  const order = one === null ? -1 : other === null ? 1 : compareValues(one, other);
  if (operator === 'gt') return order > 0;
  if (operator === 'gte') return order >= 0;
  return operator === 'lt' ? order < 0 : order <= 0;
}

/** A value as the database compares it; what is not of the kind is an error. */
function comparable(value: unknown, { kind, table }: FieldKind): unknown {
  if (kind === 'datetime') return instantIn(value);
  if (kind === 'duration') return millisecondsOf(value);
  if (kind === 'decimal') return Number(value);
  if (kind === 'record') {
    if (typeof value === 'string' && /^\w+:\w+$/.test(value)) return value;
    throw unconverted(value, table === null ? 'record' : `record<${table}>`);
  }
  if (isEmpty(value)) throw unconverted(null, kind);
  return value;
}

function isMatch(text: string, pattern: string): boolean {
  const [, flags = '', rest = ''] = /^(?:\(\?(i)\))?(.*)$/s.exec(pattern) ?? [];
  return new RegExp(rest, `u${flags}`).test(text);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}
