import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import { type Row, compareValues, isLike, isRow, sortedBy } from '../generatedRows.ts';
import { appZone } from './records.ts';

/** The arguments of lists that page. */
export interface ListArgs {
  readonly first: number;
  readonly page?: number | null;
  readonly where?: Row | null;
  readonly orderBy?: readonly { readonly column: string; readonly order: 'ASC' | 'DESC' }[] | null;
  readonly trashed?: 'ONLY' | 'WITH' | 'WITHOUT' | null;
}

const mostItems = 100;

/** Rows that are deleted or not, as is asked; without a word, only those that are not. */
export function untrashed(rows: readonly Row[], trashed: ListArgs['trashed']): readonly Row[] {
  if (trashed === 'WITH') return rows;
  return rows.filter((row) => (typeof row['deleted_at'] === 'string') === (trashed === 'ONLY'));
}

/** One page of rows in Laravel's sense, pages counted from 1. */
export function paginate(rows: readonly Row[], { first, page }: ListArgs, cap: number) {
  if (first > mostItems)
    throw new GraphQLError(
      `Maximum number of ${String(mostItems)} requested items exceeded, got ${String(first)}. Fetch smaller chunks.`,
    );
  const perPage = Math.max(0, Math.min(first, cap));
  const currentPage = Math.max(1, page ?? 1);
  const from = (currentPage - 1) * perPage;
  const data = rows.slice(from, from + perPage);
  const lastPage = Math.max(1, Math.ceil(rows.length / Math.max(1, perPage)));
  const items = data.length > 0 ? { firstItem: from + 1, lastItem: from + data.length } : {};
  const pages = { currentPage, lastPage, perPage, hasMorePages: currentPage < lastPage };
  return { data, paginatorInfo: { ...items, ...pages, count: data.length, total: rows.length } };
}

/** Rows in the order that is asked for; the database puts what is null first. */
export function ordered(rows: readonly Row[], { orderBy }: ListArgs): readonly Row[] {
  const keys = (orderBy ?? []).map(({ column, order }) => {
    const isDescending = order === 'DESC';
    const name = column.toLowerCase();
    return { value: (row: Row) => sortValue(name, row[name]), isDescending, nullsFirst: !isDescending };
  });
  return sortedBy(rows, keys);
}

function sortValue(column: string, value: unknown): unknown {
  if (column === 'id') return Number(value);
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Whether a row meets dynamic conditions. An enum is compared as the database has it, in small letters. */
export function meetsConditions(row: Row, where: Row | null | undefined): boolean {
  if (!where) return true;
  const { column, operator, value, AND, OR } = where;
  const listOf = (parts: unknown): readonly Row[] => (Array.isArray(parts) ? parts.filter(isRow) : []);
  const meets = (part: Row): boolean => meetsConditions(row, part);
  if (typeof column === 'string' && !meetsOperator(row[column.toLowerCase()] ?? null, String(operator), value))
    return false;
  return listOf(AND).every(meets) && (listOf(OR).length === 0 || listOf(OR).some(meets));
}

function meetsOperator(own: unknown, operator: string, value: unknown): boolean {
  if (operator === 'IS_NULL') return own === null;
  if (operator === 'IS_NOT_NULL') return own !== null;
  // A comparison with what is null is true of nothing.
  if (own === null || value === null || value === undefined) return false;
  const isNegated = operator.startsWith('N');
  return meetsPositive(own, operator.replace(/^(?:NOT_|N(?=EQ))/, ''), value) !== isNegated;
}

function meetsPositive(own: unknown, operator: string, value: unknown): boolean {
  const [first, second]: readonly unknown[] = Array.isArray(value) ? value : [];
  const order = (other: unknown): number => compareValues(plain(own), plain(other));
  if (operator === 'LIKE') return isLike(own, value, 'i');
  if (operator === 'IN') return Array.isArray(value) && value.some((one) => order(one) === 0);
  if (operator === 'BETWEEN') return order(first) >= 0 && order(second) <= 0;
  const way = order(value);
  if (operator === 'EQ') return way === 0;
  if (way === 0) return operator.endsWith('E');
  return way > 0 === operator.startsWith('G');
}

/** A value as the database compares it: texts without regard to case, numbers also where they came as texts. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return typeof value === 'boolean' ? Number(value) : value;
  return /^\d+$/.test(value) ? Number(value) : value.toLowerCase();
}

/** A DateTime that has the one format that is allowed. */
export function dateTimeText(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text))
    throw new GraphQLError(`The separation symbol could not be found: ${text} is not of the format Y-m-d H:i:s`);
  return text;
}

/** The instant of a DateTime, by the clock of the app. */
export function instantOfDateTime(text: string): number {
  return instantOfWall(dateTimeText(text).replace(' ', 'T'), appZone);
}
