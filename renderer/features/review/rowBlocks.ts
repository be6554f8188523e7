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
