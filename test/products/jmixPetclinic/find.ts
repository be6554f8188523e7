import { GraphQLError } from 'graphql';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { type JmixEntity, entityOf } from './entities.ts';
import { operations } from './schema.ts';

/** What a query says about the rows of an entity. */
export interface FindArgs {
  readonly filter?: readonly Row[] | null;
  readonly orderBy?: Row | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly softDeletion?: boolean | null;
}

/** What every exception while data are fetched becomes. */
export function failure(field: string, message: string, more: object = {}): GraphQLError {
  return new GraphQLError(`Exception while fetching data (/${field}) : ${message}`, {
    extensions: { ...more, classification: 'DataFetchingException' },
  });
}

const unions = ['AND', 'OR', '_isNull'];
const known = Object.keys(operations);

/**
 * The entry of a condition that counts: like the framework, it takes the first one and ignores all others, however many
 * are said to be combined. Properties stand before the words that join conditions, operations in an order of their own.
 */
function countingEntry(condition: Row): readonly [string, unknown] | undefined {
  const rank = (key: string): number => (known.includes(key) ? known.indexOf(key) : unions.indexOf(key));
  return Object.entries(condition).toSorted(([one], [other]) => rank(one) - rank(other))[0];
}

/** Whether a row meets all conditions of a list. */
export function meetsAll(field: string, entity: JmixEntity, row: Row, filter: readonly Row[]): boolean {
  return filter.every((condition) => meets(field, { entity, row, type: entity.name, values: [row] }, condition));
}

interface Place {
  readonly entity: JmixEntity;
  readonly row: Row;
  readonly type: string;
  /** The values at the end of the path so far: several, where it leads through a list. */
  readonly values: readonly unknown[];
}

function meets(field: string, place: Place, condition: Row): boolean {
  const [key, wanted] = countingEntry(condition) ?? [];
  if (key === undefined) return true;
  const inner = (list: unknown): readonly Row[] => (Array.isArray(list) ? list.filter(isRow) : []);
  if (key === 'AND') return inner(wanted).every((each) => meets(field, place, each));
  if (key === 'OR') return inner(wanted).some((each) => meets(field, place, each));
  if (known.includes(key)) {
    const values = place.values.length === 0 ? [null] : place.values;
    return values.some((value) => compares(key, value ?? null, wanted, place.type));
  }
  const owner = entityOf(place.type) ?? place.entity;
  if (owner.computed.includes(key))
    throw failure(field, `Problem compiling: the state field path e.${key} cannot be resolved`);
  const type = owner.properties[key] ?? 'String';
  const values = place.values.filter(isRow).flatMap((row) => valuesOf(row, key));
  return inner(wanted).every((each) => meets(field, { ...place, type, values }, each));
}

function valuesOf(row: Row, key: string): readonly unknown[] {
  const value = valueOf(row, key);
  return Array.isArray(value) ? value : [value];
}

/** A column, or the row that it leads to. */
export function valueOf(row: Row, key: string): unknown {
  const value = row[key];
  return typeof value === 'function' ? (value as () => unknown)() : value;
}

function compares(operation: string, value: unknown, wanted: unknown, type: string): boolean {
  if (operation === '_isNull') return (value === null) === wanted;
  const list = Array.isArray(wanted) ? wanted.map((each) => shaped(each, type)) : [];
  if (operation === '_notIn') return value === null || !list.includes(shaped(value, type));
  if (value === null) return false;
  const own = shaped(value, type);
  if (operation === '_in') return list.includes(own);
  const other = shaped(wanted, type);
  const [text, part] = [String(own).toLowerCase(), String(other).toLowerCase()];
  const order = compareValues(own, other);
  const tests: Readonly<Record<string, boolean>> = {
    _eq: own === other,
    _neq: own !== other,
    _gt: order > 0,
    _gte: order >= 0,
    _lt: order < 0,
    _lte: order <= 0,
    _contains: text.includes(part),
    _notContains: !text.includes(part),
    _startsWith: text.startsWith(part),
    _endsWith: text.endsWith(part),
  };
  return tests[operation] ?? false;
}

const patterns: Readonly<Record<string, readonly [pattern: RegExp, format: string]>> = {
  LocalDate: [/^\d{4}-\d{2}-\d{2}$/, 'yyyy-MM-dd'],
  LocalDateTime: [/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/, "yyyy-MM-dd'T'HH:mm:ss"],
  OffsetDateTime: [
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/,
    "yyyy-MM-dd'T'HH:mm:ss+hh:mm",
  ],
};

/** A value as it can be compared with others of its type; one that isn't written as its type wants is refused. */
export function shaped(value: unknown, type: string): unknown {
  const [pattern, format = ''] = patterns[type] ?? [];
  if (typeof value !== 'string' || !pattern) return value;
  if (!pattern.test(value)) throw new GraphQLError(`Can't parse value '${value}'. Please use the '${format}' format`);
  if (type === 'OffsetDateTime') return Date.parse(value);
  return type === 'LocalDateTime' && value.length === 16 ? `${value}:00` : value;
}

/** Rows in the order of the first property that is given, or the latest change first. */
export function ordered(entity: JmixEntity, rows: readonly Row[], orderBy: Row | null | undefined): readonly Row[] {
  const fallback = entity.properties['lastModifiedDate'] ? { lastModifiedDate: 'DESC' } : {};
  const path: string[] = [];
  let [at, order, type]: [JmixEntity | null, unknown, string] = [entity, orderBy ?? fallback, ''];
  while (isRow(order) && at) {
    const [key, inner]: readonly [string, unknown] | readonly [] = Object.entries(order)[0] ?? [];
    if (key === undefined) return rows;
    // A name or a computed property is sorted by the column that it is made of.
    const column: string = key === '_instanceName' ? at.instanceName : key === 'fullName' ? 'firstName' : key;
    path.push(column);
    type = at.properties[column] ?? '';
    [at, order] = [entityOf(type), inner];
  }
  const isDescending = order === 'DESC';
  const value = (row: Row): unknown => {
    const end = path.reduce<unknown>((from, key) => (isRow(from) ? valueOf(from, key) : null), row);
    return shaped(end ?? null, type);
  };
  return sortedBy(rows, [{ value, isDescending, nullsFirst: isDescending }]);
}
