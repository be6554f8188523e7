import { compareValues, type Row } from '../generatedRows.ts';
import { failure } from './values.ts';

/** The parameters of every list. */
export interface ListArgs {
  readonly q?: string | null;
  readonly sort?: string | null;
  readonly page?: number | null;
  readonly length?: number | null;
}

/** Rows of one table. */
export interface EasyTable {
  /** In the order of their ids, without what leads to other rows. */
  readonly rows: () => readonly Row[];
  /** The texts of a row that a keyword is looked for in. */
  readonly texts: (row: Row) => readonly unknown[];
  /** What a row of an answer has in addition. */
  readonly show?: (row: Row) => Row;
}

const usualLength = 20;

/** A text as its columns compare it: without case and without accents. */
export function folded(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() : '';
}

/** A page of the rows that fit; a keyword takes the place of all filters. */
export function listOf(
  { rows, texts, show = (row) => row }: EasyTable,
  args: ListArgs,
  cap: number,
  fits: (row: Row) => boolean = () => true,
): readonly Row[] {
  const keyword = folded(args.q);
  const found = rows().filter(
    keyword === '' ? fits : (row) => texts(row).some((text) => folded(text).includes(keyword)),
  );
  const [page, length] = [args.page ?? 1, Math.min(args.length ?? usualLength, cap)];
  // The database takes no negative numbers.
  if (page < 1 || length < 0) throw failure();
  return sorted(found, args.sort ?? '')
    .slice((page - 1) * length, page * length)
    .map(show);
}

/** By fields with a sign, `-start,+id`; names that aren't fields are skipped. */
function sorted(rows: readonly Row[], sort: string): readonly Row[] {
  const keys = sort
    .split(',')
    .map((token) => token.trim())
    .map((token) => ({ field: token.replace(/^[-+]/, ''), sign: token.startsWith('-') ? -1 : 1 }))
    .filter(({ field }) => rows.some((row) => field in row));
  return rows.toSorted((one, other) => {
    for (const { field, sign } of keys) {
      const order = compareNullable(comparable(one[field]), comparable(other[field]));
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

function comparable(value: unknown): unknown {
  return typeof value === 'string' ? folded(value) : (value ?? null);
}

/** What is null comes first. */
function compareNullable(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  return compareValues(one, other);
}
