import { compareValues, isRow, type Row, textOf } from '../generatedRows.ts';
import type { Property } from './entities.ts';
import { entities } from './schema.ts';
import { dayOf, instantOfMoment } from './values.ts';

type Test = (value: unknown) => boolean;

/** The value of a property; one that leads to other rows is followed. */
export function valueAt(row: Row, field: string): unknown {
  const value = row[field];
  return typeof value === 'function' ? (value as () => unknown)() : (value ?? null);
}

/** The test that a filter input of an entity makes. */
export function filterTest(entity: string, where: unknown): Test {
  const tests = Object.entries(isRow(where) ? where : {}).map(([field, given]): Test => {
    if (field === 'and' || field === 'or') return joined(field, given, (part) => filterTest(entity, part));
    const property = entities.get(entity)?.get(field);
    if (!property) return () => true;
    const test = propertyTest(property, given);
    return (row) => isRow(row) && test(valueAt(row, field));
  });
  return (row) => tests.every((test) => test(row));
}

function joined(word: 'and' | 'or', given: unknown, read: (part: unknown) => Test): Test {
  const tests = Array.isArray(given) ? given.map(read) : [];
  if (word === 'or' && tests.length > 0) return (value) => tests.some((test) => test(value));
  return (value) => tests.every((test) => test(value));
}

function propertyTest(property: Property, given: unknown): Test {
  if (given === null) return (value) => value === null;
  if (!property.isList)
    return property.kind === 'entity' ? filterTest(property.type, given) : operationTest(property, given);
  const tests = Object.entries(isRow(given) ? given : {}).map(([word, asked]): Test => {
    if (word === 'any') return (value) => rowsIn(value).length > 0 === asked;
    const test = propertyTest({ ...property, isList: false }, asked);
    if (word === 'all') return (value) => rowsIn(value).every(test);
    return (value) => rowsIn(value).some(test) === (word === 'some');
  });
  return (value) => tests.every((test) => test(value));
}

function rowsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function operationTest(property: Property, given: unknown): Test {
  const tests = Object.entries(isRow(given) ? given : {}).map(([word, asked]): Test => {
    if (word === 'and' || word === 'or') return joined(word, asked, (part) => operationTest(property, part));
    // All operations but these have a twin that begins with n and means the contrary.
    const isTurned = word.startsWith('n');
    const operation = isTurned ? word.slice(1) : word;
    const wanted = Array.isArray(asked) ? asked.map((each) => comparable(property, each)) : comparable(property, asked);
    return (value) => meets(operation, comparable(property, value), wanted) !== isTurned;
  });
  return (value) => tests.every((test) => test(value));
}

function meets(operation: string, own: unknown, wanted: unknown): boolean {
  if (operation === 'eq' || operation === 'in') return Array.isArray(wanted) ? wanted.includes(own) : own === wanted;
  if (own === null || wanted === null) return false;
  if (operation === 'contains') return textOf(own).includes(textOf(wanted));
  if (operation === 'startsWith') return textOf(own).startsWith(textOf(wanted));
  if (operation === 'endsWith') return textOf(own).endsWith(textOf(wanted));
  const sign = compareValues(own, wanted);
  if (operation === 'gt') return sign > 0;
  if (operation === 'gte') return sign >= 0;
  return operation === 'lt' ? sign < 0 : sign <= 0;
}

/** A value in a form in which equal ones are the same. */
function comparable({ type }: Property, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'DateTime') return instantOfMoment(value);
  if (type === 'Date') return dayOf(value);
  if (type === 'Decimal') return Number(value);
  // SQL Server compares by Latin1_General_CI_AS here: accents count, capitals don't.
  return type === 'String' ? textOf(value).toLowerCase() : value;
}

interface SortBy {
  readonly read: (row: Row) => unknown;
  readonly isDescending: boolean;
}

const collation = new Intl.Collator('en', { sensitivity: 'accent' });

/** Rows by the sort inputs of an entity, the first one first; rows that are equal stay as they were. */
export function sorted(entity: string, rows: readonly Row[], order: unknown): readonly Row[] {
  const keys = rowsIn(order).flatMap((input) => sortsOf(entity, input, (row) => row));
  if (keys.length === 0) return rows;
  const read = rows.map((row) => ({ row, values: keys.map((key) => key.read(row)) }));
  const ordered = read.toSorted((one, other) => {
    for (const [index, { isDescending }] of keys.entries()) {
      const sign = compared(one.values[index] ?? null, other.values[index] ?? null);
      if (sign !== 0) return isDescending ? -sign : sign;
    }
    return 0;
  });
  return ordered.map(({ row }) => row);
}

/** SQL Server takes nothing for less than everything else. */
function compared(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  if (typeof one === 'string' && typeof other === 'string') return collation.compare(one, other);
  return compareValues(one, other);
}

function sortsOf(entity: string, input: unknown, lead: (row: Row) => unknown): readonly SortBy[] {
  return Object.entries(isRow(input) ? input : {}).flatMap(([field, asked]): readonly SortBy[] => {
    const property = entities.get(entity)?.get(field);
    if (!property || asked === null) return [];
    const follow = (row: Row): unknown => {
      const from = lead(row);
      return isRow(from) ? valueAt(from, field) : null;
    };
    if (property.kind === 'entity') return sortsOf(property.type, asked, follow);
    const read = property.type === 'DateTime' ? (row: Row) => instantOrNull(follow(row)) : follow;
    return [{ read, isDescending: asked === 'DESC' }];
  });
}

// Moments are written with the offset of their centre, so that their texts have another order than they.
function instantOrNull(value: unknown): number | null {
  return value === null ? null : instantOfMoment(value);
}
