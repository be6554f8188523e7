import { GraphQLError, type GraphQLResolveInfo, type ValueNode } from 'graphql';
import { type Row, type SortKey, compareValues, isLike, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of every list and of every link. */
export interface SelectArgs {
  readonly filter?: Row | null;
  readonly order?: Row | null;
  readonly first?: number | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Objects that a link of a row leads to; null where the field is a property. */
export function linked(row: Row, field: string): readonly Row[] | null {
  const value = row[field];
  return typeof value === 'function' ? (value as () => readonly Row[])() : null;
}

/** The objects that a list asks for. */
export function selectRows(rows: readonly Row[], args: SelectArgs, cap: number): readonly Row[] {
  const { filter, order, first, last, before, after } = args;
  const found = sortedBy(
    rows.filter((row) => meetsFilter(row, filter) === true),
    sortKeys(order ?? {}),
  );
  // Cursors are indices as text; the objects that they name are not part of the page.
  let from = after === null || after === undefined ? 0 : indexOf(after) + 1;
  let to = before === null || before === undefined ? found.length : Math.min(found.length, indexOf(before));
  if (first !== null && first !== undefined) to = Math.min(to, from + first);
  if (last !== null && last !== undefined) from = Math.max(from, to - last);
  return found.slice(from, Math.min(to, from + cap));
}

/** The arguments with their order as it is written: what comes first in the text is sorted by first. */
export function asWritten<Args extends SelectArgs>(args: Args, { fieldNodes }: GraphQLResolveInfo): Args {
  const node = fieldNodes[0]?.arguments?.find(({ name }) => name.value === 'order');
  return args.order && node ? { ...args, order: inOrderOf(node.value, args.order) } : args;
}

function inOrderOf(node: ValueNode, order: Row): Row {
  if (node.kind !== 'ObjectValue' || order['dir'] !== undefined) return order;
  return Object.fromEntries(
    node.fields.map(({ name, value }) => {
      const inner = order[name.value];
      return [name.value, isRow(inner) ? inOrderOf(value, inner) : inner];
    }),
  );
}

function indexOf(cursor: string): number {
  const index = Number(cursor);
  if (cursor.trim() === '' || !Number.isInteger(index))
    throw new GraphQLError(`invalid input syntax for type std::int64: ${JSON.stringify(cursor)}`);
  return index;
}

function sortKeys(order: Row, at: (row: Row) => Row | null = (row) => row): readonly SortKey[] {
  return Object.entries(order).flatMap(([field, way]): readonly SortKey[] => {
    if (!isRow(way)) return [];
    if (way['dir'] === undefined)
      return sortKeys(way, (row) => {
        const from = at(row);
        return (from && linked(from, field)?.[0]) ?? null;
      });
    const isDescending = way['dir'] === 'DESC';
    return [
      { value: (row) => at(row)?.[field], isDescending, nullsFirst: (way['nulls'] !== 'BIGGEST') !== isDescending },
    ];
  });
}

/** True, false, or null for an empty set: that is what a comparison gives where one of its sides is empty. */
type Truth = boolean | null;

/** Whether an object meets a filter. */
export function meetsFilter(row: Row, filter: Row | null | undefined): Truth {
  return every(
    Object.entries(filter ?? {}).map(([field, condition]): Truth => {
      const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
      if (field === 'and') return every(parts.map((part) => meetsFilter(row, part)));
      if (field === 'or') return some(parts.map((part) => meetsFilter(row, part)));
      if (!isRow(condition)) return true;
      if (field === 'not') {
        const met = meetsFilter(row, condition);
        return met === null ? null : !met;
      }
      const objects = linked(row, field);
      if (!objects) return meetsOperators(row[field] ?? null, condition);
      const { exists, ...inner } = condition;
      const isThere = typeof exists === 'boolean' ? objects.length > 0 === exists : true;
      if (Object.keys(inner).length === 0) return isThere;
      const met = objects.map((object) => meetsFilter(object, inner));
      return every([isThere, met.includes(true) ? true : met.includes(false) ? false : null]);
    }),
  );
}

/** As PostgreSQL has it: what is false decides, and otherwise what is unknown. */
function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
}

function some(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

function meetsOperators(value: unknown, operators: Row): Truth {
  return every(
    Object.entries(operators).map(([operator, operand]): Truth => {
      if (operator === 'exists') return (value !== null) === operand;
      if (value === null || operand === null || operand === undefined) return null;
      if (operator === 'in') return Array.isArray(operand) && operand.some((one) => textOf(one) === textOf(value));
      // A datetime is cast to text, and so compared letter by letter with what is given.
      const order = compareValues(value, operand);
      switch (operator) {
        case 'eq':
          return order === 0;
        case 'neq':
          return order !== 0;
        case 'gte':
          return order >= 0;
        case 'gt':
          return order > 0;
        case 'lte':
          return order <= 0;
        case 'lt':
          return order < 0;
        default:
          return isLike(value, operand, operator === 'ilike' ? 'i' : '');
      }
    }),
  );
}
