import type { Failure } from '../../../electron/contract/failure.ts';
import type { ReviewClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import type { ReviewFilter, ReviewSort } from './reviewTable.ts';

type Review = ReviewClientsQuery['reviewClients'];
export type ReviewClient = Review['clients'][number];
export type DirectoryView = Review['directory'];

export interface RowQuestion {
  readonly filter: ReviewFilter;
  readonly sort: ReviewSort | null;
}

/** What is known of a table beside its rows; another object only where something of it is another. */
export interface RowsSummary {
  /** What the rows are an answer to, as text; null before the first answer. */
  readonly question: string | null;
  readonly total: number;
  readonly directory: DirectoryView | null;
  /** Why there is nothing to see, or nothing newer. */
  readonly failure: Failure | null;
  /** Whether another question is being answered. */
  readonly turning: boolean;
}

/** What is known of the rows at a moment; never changed, only replaced. */
export interface Rows extends RowsSummary {
  readonly blocks: ReadonlyMap<number, readonly ReviewClient[]>;
  /** By how many rows the row that was held on to has moved, each time that it has. */
  readonly shift: { readonly rows: number } | null;
}

/** Before the first answer. */
export const nothing: Rows = {
  question: null,
  blocks: new Map(),
  total: 0,
  directory: null,
  failure: null,
  turning: false,
  shift: null,
};

/** The client in a row; undefined where the row is not here yet. */
export function rowAt({ blocks }: Pick<Rows, 'blocks'>, row: number): ReviewClient | undefined {
  return blocks.get(blockOf(row))?.[row % blockSize];
}

/** Without blocks beyond the end. */
export function fitting(
  blocks: ReadonlyMap<number, readonly ReviewClient[]>,
  total: number,
): ReadonlyMap<number, readonly ReviewClient[]> {
  const known = [...blocks].filter(([block]) => block * blockSize < Math.max(1, total));
  return new Map(known);
}

/** What of it others than the table look at. */
export const summaryKeys = [
  'question',
  'total',
  'directory',
  'failure',
  'turning',
] as const satisfies (keyof RowsSummary)[];

export function isSameDirectory(one: DirectoryView, other: DirectoryView | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A question as text: the same for the same. */
export function keyOf(question: RowQuestion): string {
  return JSON.stringify(question);
}

/** Rows from the first to the last, both of them included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** How many rows are asked for at once. */
export const blockSize = 100;
/** How many of those are kept: two thousand rows, whatever the clinic's size. */
export const mostBlocks = 20;
/** Rows beyond those in sight that are wanted as well: calm scrolling then never meets an empty row. */
const ahead = 40;

export function blockOf(row: number): number {
  return Math.floor(row / blockSize);
}

/** The blocks that hold the rows in sight and those that come next, nearest first. */
export function wantedBlocks({ first, last }: RowRange, total: number): readonly number[] {
  if (total === 0) return [];
  const end = total - 1;
  const from = blockOf(clamp(first - ahead, 0, end));
  const to = blockOf(clamp(last + ahead, 0, end));
  const blocks = Array.from({ length: to - from + 1 }, (_each, index) => from + index);
  const middle = middleOf({ first, last });
  return blocks.toSorted((one, other) => distance(one, middle) - distance(other, middle));
}

/** The blocks to let go so that no more than so many are kept: those farthest from what is in sight. */
export function blocksToForget(held: Iterable<number>, range: RowRange, most = mostBlocks): readonly number[] {
  const middle = middleOf(range);
  return [...held].toSorted((one, other) => distance(one, middle) - distance(other, middle)).slice(most);
}

/**
 * By how many rows somebody has moved in a list that was read again; 0 where she is not in what was read, as nobody
 * knows where she is then.
 */
export function shiftOf(
  id: string,
  before: number,
  blocks: ReadonlyMap<number, readonly { readonly id: string }[]>,
): number {
  let nearest: number | null = null;
  for (const [block, rows] of blocks) {
    const place = rows.findIndex((row) => row.id === id);
    if (place < 0) continue;
    const shift = block * blockSize + place - before;
    if (nearest === null || Math.abs(shift) < Math.abs(nearest)) nearest = shift;
  }
  return nearest ?? 0;
}

function middleOf({ first, last }: RowRange): number {
  return (first + last) / 2;
}

/** How far the middle of a block is from a row. */
function distance(block: number, row: number): number {
  return Math.abs(block * blockSize + (blockSize - 1) / 2 - row);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Every tag of the clients that are here, in the order of the alphabet. */
export function tagsIn({ blocks }: Pick<Rows, 'blocks'>): readonly string[] {
  const tags = new Set<string>();
  for (const rows of blocks.values()) for (const row of rows) for (const tag of row.tags) tags.add(tag);
  return [...tags].toSorted((one, other) => one.localeCompare(other));
}
