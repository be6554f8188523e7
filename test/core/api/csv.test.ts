import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvCell } from '../../../electron/contract/files.ts';
import { byteOrderMark, csvText, safeText } from '../../../electron/core/api/csv.ts';
import { readCsv } from '../../support/readCsv.ts';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", '1', 'a', ' ') }),
);
const cell: fc.Arbitrary<CsvCell> = fc.oneof(text, fc.double({ noNaN: true }), fc.constant(null));
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));

describe('a CSV file', () => {
  it('is read back as it was written, by a reader that knows nothing of the writer', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(csvText(rows))).toEqual(rows.map((row) => row.map(safeText)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('begins with the mark of UTF-8 and ends each row with CR and LF', () => {
    expect(csvText([['Zoë', 1]])).toBe(`${byteOrderMark}Zoë,1\r\n`);
    expect(csvText([])).toBe(byteOrderMark);
  });

  it('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(text, (each) => {
        const [row] = readCsv(csvText([[each]]));
        const written = row?.[0] ?? '';
        expect(/^[=+@\t\r\n]/.test(written)).toBe(false);
        if (written.startsWith('-')) expect(Number.isFinite(Number(written.replace(',', '.')))).toBe(true);
        expect(written === each || written === `'${each}`).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
    ['+1 201 555 0101', "'+1 201 555 0101"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['-12.50', '-12.50'],
    ['-12,5', '-12,5'],
    [-7, '-7'],
    ["O'Brien", "O'Brien"],
    [null, ''],
  ])('writes %j as %j', (given, written) => {
    expect(safeText(given)).toBe(written);
  });
});
