import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockOf,
  blockSize,
  blocksToEvict,
  maxBlocks,
  rowShift,
  neededBlocks,
} from '../../../renderer/features/review/rows.ts';

const sights = fc
  .record({
    total: fc.integer({ min: 1, max: 50_000 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    shown: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ total, at, shown }) => {
    const first = Math.floor(at * (total - 1));
    return { total, range: { first, last: Math.min(total - 1, first + shown - 1) } };
  });

describe('the required blocks', () => {
  it('hold every visible row, none beyond the end, each once, and few', () => {
    fc.assert(
      fc.property(sights, ({ total, range }) => {
        const blocks = neededBlocks(range, total);
        for (let row = range.first; row <= range.last; row += 1) expect(blocks).toContain(blockOf(row));
        expect(new Set(blocks).size).toBe(blocks.length);
        for (const block of blocks) expect(block >= 0 && block * blockSize < total).toBe(true);
        expect(blocks.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('begin with the most visible one', () => {
    expect(neededBlocks({ first: 190, last: 250 }, 50_000)).toEqual([2, 1]);
    expect(neededBlocks({ first: 0, last: 20 }, 50_000)).toEqual([0]);
    expect(neededBlocks({ first: 0, last: 20 }, 0)).toEqual([]);
  });
});

describe('the blocks that are let go', () => {
  it('leave at most the cached number, and drop the farthest first', () => {
    fc.assert(
      fc.property(sights, fc.uniqueArray(fc.nat(499), { maxLength: 60 }), ({ total, range }, more) => {
        const needed = neededBlocks(range, total);
        const held = [...new Set([...more, ...needed])];
        const gone = blocksToEvict(held, range);
        expect(held.length - gone.length).toBe(Math.min(held.length, maxBlocks));
        for (const block of needed) expect(gone).not.toContain(block);
        const middle = (range.first + range.last) / 2;
        const far = (block: number): number => Math.abs(block * blockSize + (blockSize - 1) / 2 - middle);
        const nearestGone = Math.min(...gone.map(far));
        for (const block of held) if (!gone.includes(block)) expect(far(block)).toBeLessThanOrEqual(nearestGone);
      }),
    );
  });
});

describe('the shift of a row', () => {
  it('is by how many rows it has moved, and none where it is nowhere', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(blockSize - 1), fc.nat(700), (block, place, before) => {
        const rows = Array.from({ length: blockSize }, (_each, index) => ({ id: String(index) }));
        expect(rowShift(String(place), before, new Map([[block, rows]]))).toBe(block * blockSize + place - before);
        expect(rowShift('gone', before, new Map([[block, rows]]))).toBe(0);
      }),
    );
  });

  it('is the least where the same client is in two rows, as while the list moves', () => {
    const [early, late] = [[{ id: 'a' }, { id: 'b' }], [{ id: 'a' }]];
    expect(
      rowShift(
        'a',
        99,
        new Map([
          [0, early],
          [1, late],
        ]),
      ),
    ).toBe(1);
  });
});
