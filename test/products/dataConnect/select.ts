import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { sliceOf } from '../../dialects/pages.ts';
import { compareValues, isRow, type Row, type SortKey, sortedBy } from '../generatedRows.ts';
import { type FilterContext, meetsColumn, meetsFilter } from './filters.ts';
import { type ConnectTable, scalarOf } from './tableText.ts';
import { comparable } from './values.ts';

/** The arguments of every list. */
export interface ListArgs {
  readonly where?: Row | null;
  readonly orderBy?: readonly Row[] | null;
  readonly offset?: number | null;
  readonly limit?: number | null;
  readonly distinct?: boolean | null;
  readonly having?: Row | null;
}

const usualLimit = 100;
const aggregate = /^(?:(.+)_(count|max|min|sum|avg)|_count)$/;

/** The fields that are asked for. */
function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo): readonly FieldNode[] {
  const fieldsOf = (set: SelectionSetNode | undefined): readonly FieldNode[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
      return fieldsOf(fragments[node.name.value]?.selectionSet);
    });
  return fieldNodes.flatMap((node) => fieldsOf(node.selectionSet));
}

/** Rows in the order that is asked for; in PostgreSQL null comes last, or first where the order is turned. */
export function ordered(
  context: FilterContext,
  table: ConnectTable,
  rows: readonly Row[],
  orderBy: ListArgs['orderBy'],
) {
  const keysOf = (of: ConnectTable, order: Row, reach: (row: Row) => Row | null): SortKey[] =>
    Object.entries(order).flatMap(([field, direction]) => {
      if (isRow(direction)) {
        const next = (row: Row): Row | null => {
          const from = reach(row);
          return (from && context.follow(of, from, field)?.rows[0]) ?? null;
        };
        const target = rows.map((row) => context.follow(of, reach(row) ?? {}, field)?.table).find(Boolean);
        return target ? keysOf(target, direction, next) : [];
      }
      const isDescending = direction === 'DESC';
      const scalar = scalarOf(of.columns[field] ?? 'String');
      const value = (row: Row): unknown => comparable(scalar, reach(row)?.[field]);
      return [{ value, isDescending, nullsFirst: isDescending }];
    });
  return sortedBy(
    rows,
    (orderBy ?? []).flatMap((order) => keysOf(table, order, (row) => row)),
  );
}

/** A page of a list: rows as they are, or groups of them where the fields count and sum up. */
export function listRows(
  context: FilterContext,
  table: ConnectTable,
  rows: readonly Row[],
  args: ListArgs,
  info: GraphQLResolveInfo,
  cap: number,
): { readonly rows: readonly Row[]; readonly areGroups: boolean } {
  const fields = selectedFields(info);
  const names = fields.map((field) => field.name.value);
  const found = ordered(
    context,
    table,
    rows.filter((row) => meetsFilter(context, table, row, args.where)),
    args.orderBy,
  );
  const page = (list: readonly Row[]): readonly Row[] => sliceOf(list, args.offset, args.limit ?? usualLimit, cap);
  if (names.some((name) => aggregate.test(name))) {
    const distinct = new Set(fields.filter(isDistinct).map((field) => field.name.value));
    const groups = groupsOf(table, found, names).filter((group) => meetsHaving(table, group, args.having, context.now));
    const shown = groups.map((members) => {
      const value = (name: string): unknown =>
        aggregate.test(name) ? aggregateOf(table, members, name, distinct.has(name)) : members[0]?.[name];
      return Object.fromEntries(names.map((name) => [name, value(name) ?? null]));
    });
    return { rows: page(shown), areGroups: true };
  }
  if (args.distinct !== true) return { rows: page(found), areGroups: false };
  const seen = new Map(found.map((row) => [JSON.stringify(names.map((name) => row[name] ?? null)), row]));
  return { rows: page([...seen.values()]), areGroups: false };
}

function isDistinct(field: FieldNode): boolean {
  return field.arguments?.some(({ value }) => value.kind === Kind.BOOLEAN && value.value) === true;
}

function groupsOf(table: ConnectTable, rows: readonly Row[], names: readonly string[]): readonly (readonly Row[])[] {
  const by = names.filter((name) => table.columns[name] !== undefined);
  const groups = new Map<string, Row[]>();
  // Without columns to group by there is one group, even of nothing.
  if (by.length === 0) groups.set('[]', []);
  for (const row of rows) {
    const key = JSON.stringify(by.map((name) => row[name] ?? null));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function aggregateOf(table: ConnectTable, rows: readonly Row[], name: string, distinct: boolean): unknown {
  const [, column = '', operation] = aggregate.exec(name) ?? [];
  if (operation === undefined) return rows.length;
  const scalar = scalarOf(table.columns[column] ?? 'String');
  const values = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
  if (operation === 'count') return distinct ? new Set(values).size : values.length;
  if (values.length === 0) return null;
  const inOrder = values.toSorted((one, other) => compareValues(comparable(scalar, one), comparable(scalar, other)));
  if (operation === 'min') return inOrder[0];
  if (operation === 'max') return inOrder.at(-1);
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  if (operation === 'avg') return sum / values.length;
  return scalar === 'Int64' ? String(sum) : sum;
}

function meetsHaving(table: ConnectTable, group: readonly Row[], having: unknown, now: number): boolean {
  if (!isRow(having)) return true;
  return Object.entries(having).every(([field, condition]) => {
    const all = Array.isArray(condition) ? condition : [condition];
    const meets = (each: unknown): boolean => meetsHaving(table, group, each, now);
    if (field === '_and') return all.every(meets);
    if (field === '_or') return all.some(meets);
    if (field === '_not') return !meets(condition);
    const value = aggregateOf(table, group, field, false);
    return meetsColumn(typeof value === 'number' ? 'Float' : 'String', value, condition, now);
  });
}
