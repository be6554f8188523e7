import type { Row } from '../generatedRows.ts';
import { invalid, momentIn } from './values.ts';

/** Arguments that all lists have. */
export interface PageArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
  readonly includeTotal?: boolean | null;
}

/** Arguments of most lists. */
export interface ListArgs extends PageArgs {
  readonly ids?: readonly (number | string)[] | null;
  readonly active?: 'True' | 'Any' | 'False' | null;
  readonly createdBefore?: string | null;
  readonly createdOnOrAfter?: string | null;
  readonly modifiedBefore?: string | null;
  readonly modifiedOnOrAfter?: string | null;
  readonly sort?: string | null;
}

/** What lists are filtered and sorted by. */
export interface Facts {
  readonly id: number;
  readonly active?: boolean;
  readonly createdOn?: number;
  readonly modifiedOn?: number;
}

const usualSize = 50;
const mostIds = 50;
const sortable = { Id: 'id', CreatedOn: 'createdOn', ModifiedOn: 'modifiedOn' } as const;

/** A page of rows, counted from 1. The total is there where it is asked for. */
export function pageOf<Item>(rows: readonly Item[], args: PageArgs, cap: number, show: (row: Item) => Row): Row {
  const [page, asked] = [args.page ?? 1, args.pageSize ?? usualSize];
  if (page < 1) throw invalid('page', 'Page must be greater than or equal to 1.');
  if (asked < 1) throw invalid('pageSize', 'PageSize must be greater than or equal to 1.');
  const pageSize = Math.min(asked, cap);
  return {
    page,
    pageSize,
    hasMore: page * pageSize < rows.length,
    totalCount: args.includeTotal === true ? rows.length : null,
    data: rows.slice((page - 1) * pageSize, page * pageSize).map(show),
  };
}

/** Whether an instant is between two given ones, of which the first belongs to the time. */
export function isWithin(
  instant: number | undefined,
  onOrAfter: string | null | undefined,
  before: string | null | undefined,
  name: string,
): boolean {
  const at = instant ?? 0;
  return (
    (!onOrAfter || at >= momentIn(onOrAfter, `${name}OnOrAfter`)) && (!before || at < momentIn(before, `${name}Before`))
  );
}

/** A page of those rows that the arguments of most lists leave, in the order that they ask for. */
export function listOf<Item>(
  rows: readonly Item[],
  factsOf: (row: Item) => Facts,
  args: ListArgs,
  cap: number,
  show: (row: Item) => Row,
): Row {
  const { ids, active } = args;
  if (ids && ids.length > mostIds) throw invalid('ids', 'No more than 50 IDs can be looked up at once.');
  const wanted = ids ? new Set(ids.map(Number)) : null;
  const left = rows.filter((row) => {
    const facts = factsOf(row);
    const isActive = facts.active ?? true;
    return (
      (!wanted || wanted.has(facts.id)) &&
      (active === 'Any' || isActive === (active !== 'False')) &&
      isWithin(facts.createdOn, args.createdOnOrAfter, args.createdBefore, 'created') &&
      isWithin(facts.modifiedOn, args.modifiedOnOrAfter, args.modifiedBefore, 'modified')
    );
  });
  return pageOf(sorted(left, factsOf, args.sort), args, cap, show);
}

/** Rows by their numbers, or by the field of a text such as -ModifiedOn. */
function sorted<Item>(
  rows: readonly Item[],
  factsOf: (row: Item) => Facts,
  sort: string | null | undefined,
): readonly Item[] {
  const [, sign, name = ''] = /^([+-]?)(\w+)$/.exec(sort ?? '+Id') ?? [];
  const field = Object.entries(sortable).find(([word]) => word.toLowerCase() === name.toLowerCase())?.[1];
  if (!field) throw invalid('sort', 'Available fields are: Id, ModifiedOn, CreatedOn.');
  const direction = sign === '-' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [factsOf(one), factsOf(other)];
    return direction * ((left[field] ?? 0) - (right[field] ?? 0)) || left.id - right.id;
  });
}
