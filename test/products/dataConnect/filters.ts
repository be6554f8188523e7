import { compareValues, isLike, isRow, type Row } from '../generatedRows.ts';
import { type ConnectTable, scalarOf } from './tableText.ts';
import { comparable, expressionValue, relativeTime } from './values.ts';

/** Rows that a field of a row leads to. */
export type Follow = (
  table: ConnectTable,
  row: Row,
  field: string,
) => { readonly table: ConnectTable; readonly rows: readonly Row[]; readonly isMany: boolean } | null;

/** What filters need to know beside the rows. */
export interface FilterContext {
  readonly follow: Follow;
  readonly now: number;
}

/** Whether a row meets a filter; nothing asked means that it does. */
export function meetsFilter(context: FilterContext, table: ConnectTable, row: Row, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(([field, condition]) => {
    if (condition === null) return true;
    const all = Array.isArray(condition) ? condition : [condition];
    const meets = (each: unknown): boolean => meetsFilter(context, table, row, each);
    if (field === '_and') return all.every(meets);
    if (field === '_or') return all.some(meets);
    if (field === '_not') return !meets(condition);
    const type = table.columns[field];
    if (type !== undefined) return meetsColumn(scalarOf(type), row[field], condition, context.now);
    const related = context.follow(table, row, field);
    if (!related || !isRow(condition)) return true;
    if (!related.isMany) {
      const [one] = related.rows;
      return one !== undefined && meetsFilter(context, related.table, one, condition);
    }
    const found = related.rows.filter((each) => meetsFilter(context, related.table, each, condition['exist']));
    return meetsColumn('Int', found.length, condition['count'] ?? { gt: 0 }, context.now);
  });
}

/** Whether a value meets all conditions of a filter for its type. As in SQL, nothing compares with null. */
export function meetsColumn(scalar: string, value: unknown, filter: unknown, now: number): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(([operator, given]) => {
    if (operator === 'isNull') return ((value ?? null) === null) === (given === true);
    if (Array.isArray(value)) return meetsList(value, operator, given);
    const [name = '', variant] = operator.split('_');
    let wanted = given;
    if (variant === 'expr') wanted = expressionValue(scalar, given, now);
    if ((variant === 'time' || variant === 'date') && isRow(given)) wanted = relativeTime(scalar, given, now);
    if (name === 'eq' && wanted === null) return (value ?? null) === null;
    if (name === 'ne' && wanted === null) return (value ?? null) !== null;
    if (wanted === null) return true;
    const own = comparable(scalar, value);
    return own !== null && compares(scalar, name, own, wanted);
  });
}

function compares(scalar: string, operator: string, own: unknown, wanted: unknown): boolean {
  const list = (): readonly unknown[] => (Array.isArray(wanted) ? wanted.map((each) => comparable(scalar, each)) : []);
  const order = (): number => compareValues(own, comparable(scalar, wanted));
  const text = String(own);
  const tests: Readonly<Record<string, () => boolean>> = {
    eq: () => own === comparable(scalar, wanted),
    ne: () => own !== comparable(scalar, wanted),
    in: () => list().includes(own),
    nin: () => !list().includes(own),
    gt: () => order() > 0,
    ge: () => order() >= 0,
    lt: () => order() < 0,
    le: () => order() <= 0,
    contains: () => text.includes(String(wanted)),
    startsWith: () => text.startsWith(String(wanted)),
    endsWith: () => text.endsWith(String(wanted)),
    pattern: () => meetsPattern(text, wanted),
  };
  return tests[operator]?.() ?? true;
}

function meetsPattern(text: string, pattern: unknown): boolean {
  if (!isRow(pattern)) return true;
  const { like, regex, ignoreCase, invert } = pattern;
  const flags = ignoreCase === true ? 'i' : '';
  const matches =
    typeof regex === 'string' ? new RegExp(regex, `u${flags}`).test(text) : isLike(text, like ?? '%', flags);
  return matches !== (invert === true);
}

function meetsList(values: readonly unknown[], operator: string, given: unknown): boolean {
  const wanted: readonly unknown[] = Array.isArray(given) ? given : [given];
  const tests: Readonly<Record<string, () => boolean>> = {
    includes: () => wanted.every((each) => values.includes(each)),
    includesAll: () => wanted.every((each) => values.includes(each)),
    excludes: () => wanted.every((each) => !values.includes(each)),
    excludesAll: () => wanted.every((each) => !values.includes(each)),
  };
  return tests[operator]?.() ?? true;
}
