import { type Row, type SortKey, isRow, sortedBy, textOf } from '../generatedRows.ts';
import { meetsComparison } from '../tableDefinitions.ts';
import type { FollowRelation, RelatedRows, RelatedTable } from '../tableRelations.ts';

/** The arguments of a list. */
export interface ListArgs extends Partial<Record<'first' | 'skip' | 'last', number | null>> {
  readonly filter?: Row | null;
  readonly orderBy?: readonly string[] | null;
  readonly sort?: readonly Row[] | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly withDeleted?: boolean | null;
}

type Related = Pick<RelatedRows, 'table' | 'rows'>;

/** The records of a page, and how many there are on all pages. */
export function findRows(follow: FollowRelation, { table, rows }: Related, args: ListArgs, cap: number) {
  const { filter, orderBy, sort, first, skip, last, after, before, withDeleted } = args;
  const old = (orderBy ?? []).map((rule): Row => ({ [rule.replace(/_[A-Z]+$/, '')]: rule.split('_').at(-1) }));
  const isShown = (row: Row): boolean => withDeleted === true || row['deletedAt'] === 0;
  const found = sortedBy(
    rows.filter((row) => isShown(row) && meets(follow, table, row, filter)),
    [...(sort ?? []), ...old].flatMap((rule) => sortKeys(follow, table, [], rule)),
  );
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const end = before ? found.findIndex(({ id }) => id === before) : found.length;
  const part = found.slice(from, end).slice(skip ?? 0);
  const size = Math.min(first ?? last ?? cap, cap);
  return { items: last ? part.slice(-size) : part.slice(0, size), count: found.length };
}

function sortKeys(follow: FollowRelation, table: RelatedTable, path: readonly string[], rule: Row): readonly SortKey[] {
  return Object.entries(rule).flatMap(([field, way]) => {
    if (isRow(way)) return sortKeys(follow, table, [...path, field], way);
    const value = (row: Row): unknown => {
      const next = (at: Related, step: string): Related => (at.rows[0] && follow(at.table, at.rows[0], step)) ?? at;
      const end = path.reduce<Related>(next, { table, rows: [row] });
      return folded(end.rows[0]?.[field] ?? null);
    };
    // In MySQL, what is null comes before all values.
    return [{ value, isDescending: way === 'DESC', nullsFirst: way !== 'DESC' }];
  });
}

function meets(follow: FollowRelation, table: RelatedTable, row: Row, filter: Row | null | undefined): boolean {
  return Object.entries(filter ?? {}).every(([field, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    if (field === 'OR') return parts.some((part) => meets(follow, table, row, part));
    if (field === 'AND') return parts.every((part) => meets(follow, table, row, part));
    if (field === '_fullText')
      return textOf(Object.values(row)).toLowerCase().includes(textOf(condition).toLowerCase());
    if (!isRow(condition)) return true;
    const related = follow(table, row, field);
    const isDate = table.columns[field]?.startsWith('DateTime') ?? false;
    if (!related) return Object.entries(condition).every((part) => meetsPredicate(row[field] ?? null, ...part, isDate));
    const fits = (wanted: unknown): number =>
      related.rows.filter((other) => isRow(wanted) && meets(follow, related.table, other, wanted)).length;
    if (!related.isMany) return fits(condition) > 0;
    const { some, every, none } = condition;
    return (!some || fits(some) > 0) && (!every || fits(every) === related.rows.length) && (!none || fits(none) === 0);
  });
}

function meetsPredicate(value: unknown, operator: string, operand: unknown, isDate: boolean): boolean {
  if (operator.startsWith('is_')) return (value === null || value === '') === ((operator === 'is_empty') === operand);
  if (operator.startsWith('not_')) return !meetsPredicate(value, operator.slice(4), operand, isDate);
  if (value === null || operand === null) return value === operand;
  const shaped = (one: unknown): unknown => (isDate ? Date.parse(textOf(one)) : folded(one));
  return meetsComparison(
    operator.replace('_', ''),
    shaped(value),
    Array.isArray(operand) ? operand.map(shaped) : shaped(operand),
  );
}

/** Its texts are compared without regard to case. */
function folded(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
