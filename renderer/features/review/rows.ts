import type { Failure } from '../../../electron/contract/failure.ts';
import type { ReviewClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import type { ReviewFilter, ReviewSort } from './reviewTable.ts';

type Review = ReviewClientsQuery['reviewClients'];
export type ReviewClient = Review['clients'][number];
export type DirectoryView = Review['directory'];

export interface RowsRequest {
  readonly filter: ReviewFilter;
  readonly sort: ReviewSort | null;
}

/** What is known besides the rows; a new object only where a value changes. */
export interface RowsSummary {
  /** The request that the rows answer, serialized; null before the first result. */
  readonly request: string | null;
  readonly total: number;
  readonly directory: DirectoryView | null;
  /** Why there are no rows, or no newer ones. */
  readonly failure: Failure | null;
  /** Whether another request is in flight. */
  readonly isPending: boolean;
}

/** A snapshot of the rows; never mutated. */
export interface Rows extends RowsSummary {
  readonly blocks: ReadonlyMap<number, readonly ReviewClient[]>;
  /** By how many rows the anchor has moved; a new object each time. */
  readonly shift: { readonly rows: number } | null;
}

/** Before the first result. */
export const emptyRows: Rows = {
  request: null,
  blocks: new Map(),
  total: 0,
  directory: null,
  failure: null,
  isPending: false,
  shift: null,
};

/** The client in a row; undefined while it is loading. */
export function rowAt({ blocks }: Pick<Rows, 'blocks'>, row: number): ReviewClient | undefined {
  return blocks.get(blockOf(row))?.[row % blockSize];
}

/** Drops blocks beyond the end. */
export function withinTotal(
  blocks: ReadonlyMap<number, readonly ReviewClient[]>,
  total: number,
): ReadonlyMap<number, readonly ReviewClient[]> {
  const known = [...blocks].filter(([block]) => block * blockSize < Math.max(1, total));
  return new Map(known);
}

/** What components other than the table observe. */
export const summaryKeys = [
  'request',
  'total',
  'directory',
  'failure',
  'isPending',
] as const satisfies (keyof RowsSummary)[];

export function isSameDirectory(one: DirectoryView, other: DirectoryView | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function keyOf(request: RowsRequest): string {
  return JSON.stringify(request);
}

/** From the first to the last row, inclusive. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Rows per request. */
export const blockSize = 100;
/** Two thousand rows are kept, whatever the clinic's size. */
export const maxBlocks = 20;
/** Rows beyond the viewport, so that slow scrolling never meets an empty row. */
const overscanRows = 40;

export function blockOf(row: number): number {
  return Math.floor(row / blockSize);
}

/** The blocks of the viewport and around it, nearest first. */
export function neededBlocks({ first, last }: RowRange, total: number): readonly number[] {
  if (total === 0) return [];
  const end = total - 1;
  const from = blockOf(clamp(first - overscanRows, 0, end));
  const to = blockOf(clamp(last + overscanRows, 0, end));
  const blocks = Array.from({ length: to - from + 1 }, (_each, index) => from + index);
  const middle = middleOf({ first, last });
  return blocks.toSorted((one, other) => distance(one, middle) - distance(other, middle));
}

/** The blocks beyond the limit that are farthest from the viewport. */
export function blocksToEvict(held: Iterable<number>, range: RowRange, max = maxBlocks): readonly number[] {
  const middle = middleOf(range);
  return [...held].toSorted((one, other) => distance(one, middle) - distance(other, middle)).slice(max);
}

/** By how many rows an anchor has moved after a reload; 0 where it is not among the loaded rows. */
export function rowShift(
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

function distance(block: number, row: number): number {
  return Math.abs(block * blockSize + (blockSize - 1) / 2 - row);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Every tag of the loaded clients, sorted. */
export function collectTags({ blocks }: Pick<Rows, 'blocks'>): readonly string[] {
  const tags = new Set<string>();
  for (const rows of blocks.values()) for (const row of rows) for (const tag of row.tags) tags.add(tag);
  return [...tags].toSorted((one, other) => one.localeCompare(other));
}
