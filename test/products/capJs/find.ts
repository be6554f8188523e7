import { type GraphQLResolveInfo, Kind as NodeKind, type ValueNode } from 'graphql';
import { compareValues, isRow, type Row, sortedBy, type SortKey, textOf } from '../generatedRows.ts';
import type { CdsElement, CdsEntity } from './model.ts';
import { storedValue } from './values.ts';

/** The arguments of a list; GraphQL makes lists of what is given alone. */
export interface ListArgs {
  readonly top?: number | null;
  readonly skip?: number | null;
  readonly filter?: readonly (Row | null)[] | null;
  readonly orderBy?: readonly (Row | null)[] | null;
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function comparable(type: string, value: unknown): unknown {
  return type === 'Decimal' ? Number(value) : storedValue(type, value);
}

function isSame(type: string, own: unknown, operand: unknown): boolean {
  if (own === null || operand === null) return own === operand;
  return type === 'Boolean' ? own === operand : compareValues(comparable(type, own), comparable(type, operand)) === 0;
}

function compares(type: string, own: unknown, operator: string, operand: unknown): boolean {
  const operands: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  if (operator === 'eq') return isSame(type, own, operand);
  // Nothing is different from every value.
  if (operator === 'ne') return operands.every((each) => !isSame(type, own, each));
  if (own === null || operand === null) return false;
  if (operator === 'in') return operands.some((each) => each !== null && isSame(type, own, each));
  const text = textOf(own);
  if (operator === 'startswith') return text.startsWith(textOf(operand));
  if (operator === 'endswith') return text.endsWith(textOf(operand));
  if (operator === 'contains') return operands.every((each) => each !== null && text.includes(textOf(each)));
  const order = compareValues(comparable(type, own), comparable(type, operand));
  return { gt: order > 0, ge: order >= 0, lt: order < 0, le: order <= 0 }[operator] ?? true;
}

function meetsConditions({ name, type }: CdsElement, row: Row, conditions: unknown): boolean {
  // An element that is compared with null itself is left out.
  if (!Array.isArray(conditions)) return true;
  return rowsIn(conditions).some((condition) =>
    Object.entries(condition).every(([operator, operand]) => compares(type, row[name] ?? null, operator, operand)),
  );
}

/** The rows that meet one of the objects of a filter; an empty list of them is met by none. */
export function filtered(entity: CdsEntity, rows: readonly Row[], filter: ListArgs['filter']): readonly Row[] {
  if (!filter) return rows;
  return rows.filter((row) =>
    rowsIn(filter).some((part) =>
      entity.elements.every((element) => !(element.name in part) || meetsConditions(element, row, part[element.name])),
    ),
  );
}

/** The field that an object of a query's text writes first; a variable has the order of its type. */
function firstField(node: ValueNode | undefined, order: Row): string | undefined {
  if (node?.kind === NodeKind.OBJECT) return node.fields[0]?.name.value;
  return Object.keys(order)[0];
}

/** Orders rows by the first field of each object, then by their key. */
export function ordered(
  rows: readonly Row[],
  key: string | null,
  orderBy: ListArgs['orderBy'],
  info: GraphQLResolveInfo,
): readonly Row[] {
  const written = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === 'orderBy')?.value;
  const nodes = written?.kind === NodeKind.LIST ? written.values : [written];
  const keys = rowsIn(orderBy).flatMap((order, index): readonly SortKey[] => {
    const field = firstField(nodes[index], order);
    if (field === undefined) return [];
    const isDescending = order[field] === 'desc';
    const value = (row: Row): unknown => (typeof row[field] === 'boolean' ? Number(row[field]) : row[field]);
    return [{ value, isDescending, nullsFirst: !isDescending }];
  });
  const byKey = key === null ? [] : [{ value: (row: Row) => row[key], isDescending: false, nullsFirst: true }];
  return sortedBy(rows, [...keys, ...byKey]);
}

/** A page of rows; what is to be skipped counts only along with how many are wanted. */
export function pageOf(rows: readonly Row[], { top, skip }: ListArgs, cap: number): readonly Row[] {
  if (top === null || top === undefined) return rows.slice(0, cap);
  const from = Math.max(0, skip ?? 0);
  return rows.slice(from, from + Math.min(Math.max(0, top), cap));
}
