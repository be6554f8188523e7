import type { AppointmentRecord } from '../../dialects/practice.ts';
import { type Row, compareValues } from '../generatedRows.ts';
import { badRequest } from './values.ts';

/** Which page is asked for. */
export interface PageInput {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sort?: readonly { readonly property: string; readonly direction: 'ASC' | 'DESC' }[] | null;
}

export interface PageArgs {
  readonly page?: PageInput | null;
}

/** What rows can be sorted by, each property with its value. */
export type Sortable<Item> = Readonly<Record<string, (row: Item) => string | number>>;

/** What entries of the diary can be sorted by. */
export const entrySortable: Sortable<AppointmentRecord> = {
  diaryDate: ({ start }) => start,
  startTime: ({ start }) => start,
  createdAt: ({ createdAt }) => createdAt,
  changedAt: ({ updatedAt }) => updatedAt,
  id: ({ key }) => key,
};

/** A page as Spring Data makes one: counted from 0, with the number of all rows; a size above the most is cut. */
export function pageOf<Item>(
  rows: readonly Item[],
  { page }: PageArgs,
  cap: number,
  sortable: Sortable<Item>,
  show: (row: Item) => Row,
): Row {
  const { pageNumber, pageSize: asked, sort } = page ?? { pageNumber: 0, pageSize: 50 };
  if (pageNumber < 0) throw badRequest('Page index must not be less than zero');
  if (asked < 1) throw badRequest('Page size must not be less than one');
  const pageSize = Math.min(asked, cap);
  const totalPages = Math.ceil(rows.length / pageSize);
  const from = pageNumber * pageSize;
  return {
    content: sorted(rows, sort ?? [], sortable)
      .slice(from, from + pageSize)
      .map(show),
    totalElements: rows.length,
    totalPages,
    pageNumber,
    pageSize,
    first: pageNumber === 0,
    last: pageNumber >= totalPages - 1,
  };
}

function sorted<Item>(
  rows: readonly Item[],
  sort: NonNullable<PageInput['sort']>,
  sortable: Sortable<Item>,
): readonly Item[] {
  const keys = sort.map(({ property, direction }) => {
    const value = sortable[property];
    if (!value) throw badRequest(`No property '${property}' found`);
    return { value, sign: direction === 'DESC' ? -1 : 1 };
  });
  if (keys.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { value, sign } of keys) {
      const order = compareValues(value(one), value(other));
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}
