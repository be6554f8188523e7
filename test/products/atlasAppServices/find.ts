import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { type Collection, type DocumentType, bareType, collectionOf, embeddedOf } from './collections.ts';

/** The documents of a collection as they are stored, with ids for relationships. */
export type Stored = (title: string) => readonly Row[];

/** An error as App Services writes it. */
export function atlasError(reason: string, code: string): GraphQLError {
  return new GraphQLError(`reason=${JSON.stringify(reason)}; code="${code}"; untrusted="${reason}"; details=map[]`);
}

const suffix = /^(.+)_(gte?|lte?|ne|n?in|exists)$/;

/** Whether a stored document, or an object within one, meets a query. */
export function meets(stored: Stored, { fields, ...type }: DocumentType, row: Row, query: Row): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    const parts = Array.isArray(wanted) ? wanted.filter(isRow) : [];
    if (name === 'AND') return parts.every((part) => meets(stored, { fields, ...type }, row, part));
    if (name === 'OR') return parts.some((part) => meets(stored, { fields, ...type }, row, part));
    const [, base = '', way = ''] = suffix.exec(name) ?? [];
    const [field, operator] = name in fields ? [name, 'eq'] : [base, way];
    const own = row[field] ?? null;
    if (operator === 'exists') return (own !== null) === wanted;
    const fieldType = fields[field] ?? 'String';
    const other = collectionOf(fieldType) ?? embeddedOf(fieldType);
    if (other)
      return meetsObject(stored, other, { own, operator, wanted, isRelation: collectionOf(fieldType) !== null });
    return meetsValue(bareType(fieldType), own, operator, wanted);
  });
}

interface ObjectTest {
  readonly own: unknown;
  readonly operator: string;
  readonly wanted: unknown;
  readonly isRelation: boolean;
}

/** Of a list each object that is wanted must be there, or one of them, or none. */
function meetsObject(stored: Stored, other: DocumentType, { own, operator, wanted, isRelation }: ObjectTest): boolean {
  const held = (Array.isArray(own) ? own : own === null ? [] : [own]).flatMap((each: unknown) => {
    const row = isRelation ? stored(other.title).find((document) => document['_id'] === each) : each;
    return isRow(row) ? [row] : [];
  });
  const has = (query: unknown): boolean => isRow(query) && held.some((row) => meets(stored, other, row, query));
  if (!Array.isArray(wanted)) return wanted === null ? held.length === 0 : has(wanted);
  if (operator === 'in') return wanted.some(has);
  return operator === 'nin' ? !wanted.some(has) : wanted.every(has);
}

function meetsValue(type: string, own: unknown, operator: string, wanted: unknown): boolean {
  const list = Array.isArray(wanted) ? wanted.map((each: unknown) => comparable(type, each)) : [];
  if (Array.isArray(own)) {
    if (operator === 'in') return list.some((each) => own.includes(each));
    if (operator === 'nin') return !list.some((each) => own.includes(each));
    return list.length === own.length && list.every((each, index) => each === own[index]);
  }
  const value = comparable(type, own);
  if (operator === 'in') return list.includes(value);
  // As in MongoDB, what isn't there is not equal to anything either.
  if (operator === 'nin') return !list.includes(value);
  const goal = comparable(type, wanted);
  if (operator === 'eq') return value === goal;
  if (operator === 'ne') return value !== goal;
  if (value === null || goal === null) return false;
  const order = compareValues(value, goal);
  if (operator === 'gt') return order > 0;
  if (operator === 'gte') return order >= 0;
  return operator === 'lt' ? order < 0 : order <= 0;
}

/** A value as it is compared: instants as numbers; ids must be ids. */
function comparable(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'DateTime') return instantOf(typeof value === 'string' ? value : '');
  if (type === 'ObjectId' && (typeof value !== 'string' || !/^[\da-f]{24}$/.test(value)))
    throw atlasError('the provided hex string is not a valid ObjectID', 'InvalidParameter');
  return value;
}

/** The arguments of a list. */
export interface ListArgs {
  readonly query?: Row | null;
  readonly limit?: number | null;
  readonly sortBy?: string | null;
}

/** The documents that are asked for; there is no way to leave out the first ones but by a query. */
export function findDocuments(
  stored: Stored,
  collection: Collection,
  { query, limit, sortBy }: ListArgs,
  cap: number,
): readonly Row[] {
  const found = stored(collection.title).filter((row) => meets(stored, collection, row, query ?? {}));
  const [, name = '', way = ''] = /^(.*)_(ASC|DESC)$/.exec(sortBy ?? '') ?? [];
  const field = Object.keys(collection.fields).find((each) => each.toUpperCase() === name);
  const isDescending = way === 'DESC';
  // MongoDB has nothing before anything.
  const key = {
    isDescending,
    nullsFirst: !isDescending,
    value: (row: Row) => comparable(bareType(collection.fields[field ?? ''] ?? ''), row[field ?? '']),
  };
  const sorted = field === undefined ? found : sortedBy(found, [key]);
  return sorted.slice(0, limit ? Math.min(Math.max(limit, 0), cap) : cap);
}
