import type { Failure } from '../../../electron/contract/failure.ts';
import type { ReviewClientsQuery } from '../../../graphql/desk/generated/operations.ts';
import { blockOf, blockSize } from './rowBlocks.ts';
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
