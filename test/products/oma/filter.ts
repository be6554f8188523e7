import { compareValues, isLike, isRow, type Row, sortedBy } from '../generatedRows.ts';
import { entityOf, filterColumns } from './entities.ts';
import { related } from './relations.ts';
import type { OmaStore } from './store.ts';
import { instantIn } from './values.ts';

type Test = (row: Row) => boolean;

/** A value of a column, or one that it is compared with, as it can be compared: numbers for ids and instants. */
function comparable(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'DateTime') return instantIn(value, 'value');
  return type === 'ID' || type === 'Float' || type === 'Int' ? Number(value) : value;
}

/** The test of one operator; an empty column meets none but `is` and `isNot`. */
function operatorTest(type: string, operator: string, wanted: unknown): (own: unknown) => boolean {
  const shape = (value: unknown): unknown => comparable(type, value);
  const inList = (own: unknown): boolean => Array.isArray(wanted) && wanted.map(shape).includes(own);
  const within = (own: unknown): boolean =>
    isRow(wanted) && compareValues(own, shape(wanted['lower'])) >= 0 && compareValues(own, shape(wanted['upper'])) <= 0;
  const order = (own: unknown): number => compareValues(own, shape(wanted));
  const like = (own: unknown, flags: '' | 'i'): boolean => isLike(String(own), wanted, flags);
  const tests: Readonly<Record<string, (own: unknown) => boolean>> = {
    eq: (own) => own === shape(wanted),
    neq: (own) => own !== shape(wanted),
    gt: (own) => order(own) > 0,
    gte: (own) => order(own) >= 0,
    lt: (own) => order(own) < 0,
    lte: (own) => order(own) <= 0,
    in: inList,
    notIn: (own) => !inList(own),
    between: within,
    notBetween: (own) => !within(own),
    like: (own) => like(own, ''),
    notLike: (own) => !like(own, ''),
    iLike: (own) => like(own, 'i'),
    notILike: (own) => !like(own, 'i'),
  };
  if (operator === 'is') return (own) => own === wanted;
  if (operator === 'isNot') return (own) => own !== wanted;
  return (own) => own !== null && tests[operator]?.(own) === true;
}

/** The test of a column; of several operators beside each other one is enough, as in the library. */
function columnTest(column: string, type: string, comparison: Row): Test {
  const tests = Object.entries(comparison).map(([operator, wanted]) => operatorTest(type, operator, wanted));
  return (row) => {
    const own = comparable(type, row[column]);
    return tests.length === 0 || tests.some((test) => test(own));
  };
}

/** The test of a filter: every part of it has to be met, and of `or` one. */
export function filterTest(store: OmaStore, entity: string, filter: unknown): Test {
  if (!isRow(filter)) return () => true;
  const columns = filterColumns(entity);
  const tests = Object.entries(filter).map(([field, part]): Test => {
    if (part === null || part === undefined) return () => true;
    if (field === 'and' || field === 'or') {
      const parts = (Array.isArray(part) ? part : []).map((each) => filterTest(store, entity, each));
      if (parts.length === 0) return () => true;
      return (row) => (field === 'and' ? parts.every((test) => test(row)) : parts.some((test) => test(row)));
    }
    const type = columns[field];
    if (type !== undefined) return columnTest(field, type, isRow(part) ? part : {});
    const target = entityOf(entity).relations[field]?.target ?? '';
    const test = filterTest(store, target, part);
    return (row) => related(store, entity, field, row).some(test);
  });
  return (row) => tests.every((test) => test(row));
}

/** What a list of rows is asked for. */
export interface ListArgs {
  readonly filter?: unknown;
  readonly sorting?: readonly Row[];
}

/** Rows that meet a filter, in the order that is asked for; otherwise as they were entered. */
export function chosenRows(store: OmaStore, entity: string, rows: readonly Row[], args: ListArgs): readonly Row[] {
  const columns = filterColumns(entity);
  const test = filterTest(store, entity, args.filter);
  const keys = (args.sorting ?? []).map(({ field, direction, nulls }) => ({
    value: (row: Row) => comparable(columns[String(field)] ?? 'String', row[String(field)]),
    isDescending: direction === 'DESC',
    // A database puts empty values last, and so first where it counts down.
    nullsFirst: typeof nulls === 'string' ? nulls === 'NULLS_FIRST' : direction === 'DESC',
  }));
  return sortedBy(rows.filter(test), keys);
}
