import { sliceOf } from '../../dialects/pages.ts';
import { compareValues, isRow, type Row, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a list. */
export interface ListArgs {
  readonly filter?: Row | null;
  readonly sort?: readonly { readonly property: string; readonly direction?: string | null }[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

// Numbers and ids are compared as numbers, whatever they are written as.
const numeric = /^-?\d+(?:\.\d+)?$/;

function order(own: unknown, wanted: unknown): number {
  const [left, right] = [textOf(own), textOf(wanted)];
  if (numeric.test(left) && numeric.test(right)) return Number(left) - Number(right);
  return compareValues(left.toLowerCase(), right.toLowerCase());
}

/** Times of columns have a space where ISO 8601 has a T; a day alone is its first moment. */
function shaped(own: unknown, wanted: unknown): unknown {
  const isTime = typeof own === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:/.test(own);
  if (!isTime || typeof wanted !== 'string') return wanted;
  return /^\d{4}-\d{2}-\d{2}$/.test(wanted) ? `${wanted} 00:00:00` : wanted.replace('T', ' ');
}

function meets(operator: string, own: unknown, wanted: unknown): boolean {
  if (own === null || own === undefined) return operator === 'eq' && wanted === null;
  if (operator === 'like') return textOf(own).toLowerCase().includes(textOf(wanted).toLowerCase());
  if (operator === 'in') return Array.isArray(wanted) && wanted.some((each) => order(own, shaped(own, each)) === 0);
  if (wanted === null) return operator === 'ne';
  const difference = order(own, shaped(own, wanted));
  const tests: Readonly<Record<string, boolean>> = {
    eq: difference === 0,
    ne: difference !== 0,
    lt: difference < 0,
    lte: difference <= 0,
    gt: difference > 0,
    gte: difference >= 0,
  };
  return tests[operator] ?? false;
}

/** Whether a row meets all comparisons of a filter, as MySQL compares: without regard to case, and nothing equals null. */
export function fits(row: Row, filter: Row | null | undefined): boolean {
  return Object.entries(filter ?? {}).every(([column, comparisons]) => {
    if (!isRow(comparisons)) return true;
    return Object.entries(comparisons).every(([operator, wanted]) => meets(operator, row[column], wanted));
  });
}

/** A page of rows, by id where nothing else is said; a longer one than allowed is cut. */
export function pageOf(
  rows: readonly Row[],
  args: ListArgs,
  cap: number,
  show: (row: Row) => Row,
): { readonly items: readonly Row[]; readonly total_count: number } {
  const found = rows.filter((row) => fits(row, args.filter));
  const keys = [...(args.sort ?? []), { property: 'id', direction: 'ASC' }].map(({ property, direction }) => ({
    value: (row: Row): unknown => (property === 'id' ? Number(row[property]) : row[property]),
    isDescending: direction === 'DESC',
    nullsFirst: direction !== 'DESC',
  }));
  return { items: sliceOf(sortedBy(found, keys), args.offset, args.limit, cap).map(show), total_count: found.length };
}
