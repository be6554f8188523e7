import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAfterKey, headRow } from '../../renderer/components/gridNavigation.ts';

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'] as const;
const size = { rows: 50_000, columns: 8, page: 20 };

describe('a key in the table', () => {
  it('never leads out of it, and leads back where there is room', () => {
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.nat(300),
          columns: fc.integer({ min: 1, max: 13 }),
          page: fc.integer({ min: 1, max: 40 }),
        }),
        fc.array(fc.constantFrom(...keys)),
        (some, pressed) => {
          let cell = { row: some.rows > 0 ? 0 : headRow, column: 0 };
          for (const key of pressed) {
            cell = cellAfterKey(cell, key, some) ?? cell;
            expect(cell.row >= headRow && cell.row < Math.max(some.rows, 0)).toBe(
              some.rows > 0 || cell.row === headRow,
            );
            expect(cell.column >= 0 && cell.column < some.columns).toBe(true);
          }
        },
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 49_998 }), fc.integer({ min: 1, max: 6 }), (row, column) => {
        const there = cellAfterKey({ row, column }, 'ArrowDown', size);
        expect(there && cellAfterKey(there, 'ArrowUp', size)).toEqual({ row, column });
        const right = cellAfterKey({ row, column }, 'ArrowRight', size);
        expect(right && cellAfterKey(right, 'ArrowLeft', size)).toEqual({ row, column });
      }),
    );
  });

  it.each([
    ['ArrowUp', { row: 0, column: 3 }, { row: headRow, column: 3 }],
    ['ArrowDown', { row: headRow, column: 3 }, { row: 0, column: 3 }],
    ['PageUp', { row: 7, column: 3 }, { row: 0, column: 3 }],
    ['PageUp', { row: headRow, column: 3 }, { row: headRow, column: 3 }],
    ['PageDown', { row: 49_990, column: 3 }, { row: 49_999, column: 3 }],
    ['Home', { row: 700, column: 3 }, { row: 0, column: 3 }],
    ['End', { row: headRow, column: 3 }, { row: 49_999, column: 3 }],
  ] as const)('%s leads from %j to %j', (key, from, to) => expect(cellAfterKey(from, key, size)).toEqual(to));

  it.each(['a', 'Enter', 'toString', 'Tab'])('%s is none of them', (key) => {
    expect(cellAfterKey({ row: 1, column: 1 }, key, size)).toBeNull();
  });
});
