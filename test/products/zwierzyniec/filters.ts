import { compareValues, isRow, type Row, textOf } from '../generatedRows.ts';
import type { Column } from './schemaGenerated.ts';
import { entities } from './schema.ts';
import { dayOf, instantOfMoment, uuidOf } from './values.ts';

type Test = (value: unknown) => boolean;

const anything: Test = () => true;

/** The value of a column; what leads to other rows is followed. */
export function valueAt(row: Row, field: string): unknown {
  const value = row[field];
  return typeof value === 'function' ? (value as () => unknown)() : value;
}

/** The rows of an entity that meet a filter. */
export function filtered(rows: readonly Row[], type: string, where: unknown): readonly Row[] {
  const test = rowTest(type, where);
  return test === anything ? rows : rows.filter(test);
}

/** The rows of an entity by the columns of a sort input, the first one first; without any they stay as they are. */
export function sorted(
  rows: readonly Row[],
  type: string,
  order: readonly unknown[] | null | undefined,
): readonly Row[] {
  const keys = (order ?? []).flatMap((input) => sortKeys(type, input, (row) => row));
  if (keys.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { read, isDescending } of keys) {
      const [left, right] = [read(one) ?? null, read(other) ?? null];
      // SQL Server takes nothing for less than everything.
      const isShort = left === null || right === null;
      const sign = isShort ? Number(right === null) - Number(left === null) : byValue(left, right);
      if (sign !== 0) return isDescending ? -sign : sign;
    }
    return 0;
  });
}

function rowTest(type: string, where: unknown): Test {
  if (!isRow(where)) return anything;
  const tests = Object.entries(where).map(([field, given]): Test => {
    if (field === 'and' || field === 'or') return joined(field, given, (part) => rowTest(type, part));
    const column = entities.get(type)?.get(field);
    const test = column ? columnTest(column, given) : anything;
    return (row) => isRow(row) && test(valueAt(row, field));
  });
  return (row) => tests.every((test) => test(row));
}

function joined(word: 'and' | 'or', parts: unknown, read: (part: unknown) => Test): Test {
  const tests = Array.isArray(parts) ? parts.map(read) : [];
  if (word === 'and' || tests.length === 0) return (value) => tests.every((test) => test(value));
  return (value) => tests.some((test) => test(value));
}

function columnTest(column: Column, given: unknown): Test {
  // A relation or an operation that is null asks for what has no value.
  if (given === null) return (value) => (value ?? null) === null;
  if (column.isList) return listTest({ ...column, isList: false }, given);
  return column.kind === 'entity' ? rowTest(column.type, given) : operationTest(column.type, given);
}

function listTest(column: Column, given: unknown): Test {
  const tests = Object.entries(isRow(given) ? given : {}).map(([word, asked]): Test => {
    if (word === 'any') return (value) => (Array.isArray(value) && value.length > 0) === asked;
    const test = columnTest(column, asked);
    const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
    if (word === 'some') return (value) => all(value).some(test);
    if (word === 'none') return (value) => !all(value).some(test);
    return (value) => all(value).every(test);
  });
  return (value) => tests.every((test) => test(value));
}

function operationTest(type: string, given: unknown): Test {
  const tests = Object.entries(isRow(given) ? given : {}).map(([word, asked]): Test => {
    if (word === 'and' || word === 'or') return joined(word, asked, (part) => operationTest(type, part));
    if (Array.isArray(asked)) {
      const wanted = asked.map((each) => comparable(type, each));
      return (value) => wanted.includes(comparable(type, value)) === (word === 'in');
    }
    // The operations that begin with n, other than nin and neq, are the others turned around.
    const isTurned = word !== 'neq' && word.startsWith('n');
    const operation = isTurned ? word.slice(1) : word;
    const wanted = comparable(type, asked);
    return (value) => meets(operation, comparable(type, value), wanted) !== isTurned;
  });
  return (value) => tests.every((test) => test(value));
}

function meets(operation: string, own: unknown, wanted: unknown): boolean {
  if (operation === 'eq') return own === wanted;
  if (operation === 'neq') return own !== wanted;
  if (own === null || wanted === null) return false;
  if (operation === 'contains') return textOf(own).includes(textOf(wanted));
  if (operation === 'startsWith') return textOf(own).startsWith(textOf(wanted));
  if (operation === 'endsWith') return textOf(own).endsWith(textOf(wanted));
  const order = byValue(own, wanted);
  if (operation === 'gt') return order > 0;
  if (operation === 'gte') return order >= 0;
  return operation === 'lt' ? order < 0 : order <= 0;
}

/** A value in a form in which equal ones are the same. */
function comparable(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'DateTime') return instantOfMoment(value);
  if (type === 'LocalDate') return dayOf(value);
  if (type === 'UUID') return uuidOf(value);
  if (type === 'Decimal' || type === 'Long') return Number(value);
  // The collation of the database is Polish_CI_AS: it knows accents, and no capitals.
  return type === 'String' ? textOf(value).toLocaleLowerCase('pl') : value;
}

interface SortKey {
  readonly read: (row: Row) => unknown;
  readonly isDescending: boolean;
}

function sortKeys(type: string, input: unknown, lead: (row: Row) => unknown): readonly SortKey[] {
  return Object.entries(isRow(input) ? input : {}).flatMap(([field, asked]): readonly SortKey[] => {
    const read = (row: Row): unknown => {
      const from = lead(row);
      return isRow(from) ? valueAt(from, field) : null;
    };
    const column = entities.get(type)?.get(field);
    if (!column || asked === null) return [];
    return column.kind === 'entity' ? sortKeys(column.type, asked, read) : [{ read, isDescending: asked === 'DESC' }];
  });
}

const polish = new Intl.Collator('pl');

function byValue(one: unknown, other: unknown): number {
  return typeof one === 'string' && typeof other === 'string' ? polish.compare(one, other) : compareValues(one, other);
}
