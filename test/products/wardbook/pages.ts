import type { Row } from '../generatedRows.ts';

/** Which page is wanted. */
export interface PageInput {
  readonly number?: number | null;
  readonly size?: number | null;
}

const usualSize = 25;

/** A page with what is known about all of them, counted from 0. */
export function pageOf<Record>(
  rows: readonly Record[],
  page: PageInput | null | undefined,
  cap: number,
  make: (row: Record) => unknown,
): Row {
  const number = Math.max(0, page?.number ?? 0);
  const size = Math.max(1, Math.min(page?.size ?? usualSize, cap));
  const totalPages = Math.ceil(rows.length / size);
  return {
    content: rows.slice(number * size, (number + 1) * size).map(make),
    page: { number, size, totalElements: rows.length, totalPages, last: number >= totalPages - 1 },
  };
}
