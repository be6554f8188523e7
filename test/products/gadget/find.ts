import { GraphQLError } from 'graphql';
import { type ConnectionArgs, type Stretch, stretchOf } from '../../dialects/pages.ts';
import { type Row, type SortKey, compareValues, isRow, sortedBy, textOf } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';
import type { GadgetModel } from './modelText.ts';

/** The arguments of every list. */
export interface FindArgs extends ConnectionArgs {
  readonly filter?: readonly Row[] | null;
  readonly search?: string | null;
  readonly sort?: readonly Row[] | null;
}

const usualSize = 50;

/** The page that is asked for: fifty records, unless a size is named. Several filters must all be met. */
export function findPage(
  follow: FollowRelation,
  model: GadgetModel,
  rows: readonly Row[],
  args: FindArgs,
  cap: number,
): Stretch<Row> {
  const found = rows.filter(
    (row) =>
      (args.filter ?? []).every((filter) => meetsFilter(follow, model, row, filter)) &&
      isFound(model, row, args.search ?? ''),
  );
  // Ids are texts of digits, and sorted as numbers.
  const value =
    (field: string) =>
    (row: Row): unknown =>
      field === 'id' ? Number(row['id']) : row[field];
  const keys = (args.sort ?? []).flatMap(Object.entries).map(([field, way]): SortKey => {
    const isDescending = way === 'Descending';
    return { value: value(field), isDescending, nullsFirst: isDescending };
  });
  const isUnsized = typeof args.first !== 'number' && typeof args.last !== 'number';
  return stretchOf(sortedBy(found, keys), isUnsized ? { ...args, first: usualSize } : args, cap);
}

function meetsFilter(follow: FollowRelation, model: RelatedTable, row: Row, filter: Row): boolean {
  return Object.entries(filter).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    const meets = (part: Row): boolean => meetsFilter(follow, model, row, part);
    if (field === 'AND') return parts.every(meets);
    if (field === 'OR') return parts.length === 0 || parts.some(meets);
    if (field === 'NOT') return !parts.some(meets);
    if (!isRow(condition)) return true;
    const related = follow(model, row, field);
    if (!related) return compares(row[field] ?? null, condition, model.columns[field] ?? '');
    const fits =
      (wanted: unknown) =>
      (other: Row): boolean =>
        !isRow(wanted) || meetsFilter(follow, related.table, other, wanted);
    const { some = null, every = null, isSet = null, ...rest } = condition;
    if (isSet !== null && isSet !== related.rows.length > 0) return false;
    if (every !== null && !related.rows.every(fits(every))) return false;
    if (some !== null) return related.rows.some(fits(some));
    return Object.keys(rest).length === 0 || related.rows.some(fits(rest));
  });
}

function compares(value: unknown, condition: Row, type: string): boolean {
  const shape = (one: unknown): unknown =>
    type.startsWith('DateTime') && typeof one === 'string' ? instantOf(one) : one;
  const own = shape(value);
  const isIn = (...list: readonly unknown[]): boolean => list.some((one) => textOf(shape(one)) === textOf(own));
  return Object.entries(condition).every(([operator, operand]) => {
    if (operand === null && operator !== 'equals' && operator !== 'notEquals') return true;
    const list: readonly unknown[] = Array.isArray(operand) ? operand : [];
    if (operator === 'isSet') return (value !== null) === operand;
    if (operator === 'equals' || operator === 'notEquals') return isIn(operand) === (operator === 'equals');
    if (operator === 'in' || operator === 'notIn') return isIn(...list) === (operator === 'in');
    if (operator === 'startsWith') return typeof value === 'string' && value.startsWith(String(operand));
    if (operator === 'contains') return Array.isArray(value) && list.every((each) => value.includes(each));
    if (operator === 'matches') return textOf(value).includes(textOf(operand).slice(1, -1));
    if (own === null) return false;
    const order = compareValues(own, shape(operand));
    if (operator === 'lessThan' || operator === 'before') return order < 0;
    if (operator === 'greaterThan' || operator === 'after') return order > 0;
    return operator === 'lessThanOrEqual' ? order <= 0 : order >= 0;
  });
}

/** Each word of a search must begin a word of the record, in any field of text. */
function isFound({ columns }: GadgetModel, row: Row, search: string): boolean {
  const texts = Object.entries(columns).map(([field, type]) => (type.startsWith('String') ? row[field] : ''));
  const words = texts.flatMap((text) => (typeof text === 'string' ? text.toLowerCase().split(/[\s,]+/) : []));
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((word) => words.some((each) => each.startsWith(word)));
}

/** An instant as it was written; one without an offset counts as UTC. */
export function instantOf(text: string): number {
  const instant = Date.parse(/T.*(?:Z|[+-]\d{2}:?\d{2})$|^[^T]*$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(instant)) throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${text}.`);
  return instant;
}
