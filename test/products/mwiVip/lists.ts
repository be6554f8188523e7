import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';

export interface Pageable {
  readonly page?: number | null;
  readonly size?: number | null;
  readonly sort?: readonly string[] | null;
}

export interface Modified {
  readonly modifiedStart?: string | null;
  readonly modifiedEnd?: string | null;
}

/** The arguments of a list. */
export interface ListArgs<Filter> {
  readonly filter?: Filter | null;
  readonly pageable?: Pageable | null;
}

/** What rows can be sorted by, by the names of properties. */
export type Sortable<Record> = Readonly<{ [property: string]: (row: Record) => string | number }>;

const usualSize = 20;

/** A page of rows, counted from 0; a size above the most is cut to it. */
export function pageOf<Record>(
  rows: readonly Record[],
  pageable: Pageable | null | undefined,
  cap: number,
  sortable: Sortable<Record>,
): readonly Record[] {
  const page = pageable?.page ?? 0;
  const size = pageable?.size ?? usualSize;
  if (page < 0) throw new GraphQLError('Page index must not be less than zero');
  if (size < 1) throw new GraphQLError('Page size must not be less than one');
  const most = Math.min(size, cap);
  return sorted(rows, pageable?.sort ?? [], sortable).slice(page * most, (page + 1) * most);
}

/** The first property counts most; rows that are equal stay as they were. */
function sorted<Record>(
  rows: readonly Record[],
  sort: readonly string[],
  sortable: Sortable<Record>,
): readonly Record[] {
  return sort.reduceRight<readonly Record[]>((ordered, text) => {
    const [property = '', direction = 'asc'] = text.split(',').map((part) => part.trim());
    const valueOf = sortable[property];
    if (!valueOf) throw new GraphQLError(`No property ${property} found`);
    const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
    return ordered.toSorted((one, other) => sign * compare(valueOf(one), valueOf(other)));
  }, rows);
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Whether something was changed within a stretch, its end not included. */
export function isModifiedWithin(modified: number, { modifiedStart, modifiedEnd }: Modified): boolean {
  if (modifiedStart && modified < instantOf(modifiedStart)) return false;
  return !modifiedEnd || modified < instantOf(modifiedEnd);
}

/** Whether a text begins with another, in whatever case; nothing asked for fits. */
export function begins(text: string | null, start: string | null | undefined): boolean {
  return !start || (text ?? '').toLowerCase().startsWith(start.toLowerCase());
}

/** Whether a row has what an id stands for; an id that was never one fits nothing. */
export function has(asked: string | null | undefined, own: string | null): boolean {
  return asked === null || asked === undefined || asked.toLowerCase() === own;
}
