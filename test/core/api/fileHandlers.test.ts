import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { readCsv } from '../../support/readCsv.ts';
import { type CsvCell, fileNamePart, isFileName } from '../../../electron/contract/files.ts';
import { guards, maxEnvelopeCharacters } from '../../../electron/contract/guards.ts';
import { byteOrderMark, csvText, safeText } from '../../../electron/core/api/csv.ts';
import { fileNotWritten } from '../../../electron/core/connection/failures.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import fc from 'fast-check';

async function open(change: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await startTestCore(change);
  onTestFinished(() => test.close());
  return test;
}

const anyName = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'é', '1', '-', ' ', '.', '/', '\\', ':', '\u202E', '\u0000') }),
);

describe('the name of a file that the page saves', () => {
  it.each([
    'list.txt',
    'list',
    '.csv',
    '../list.csv',
    'a/b.csv',
    'a\\b.csv',
    'C:list.csv',
    '.hidden.csv',
    'list.exe.csv',
    'NUL.csv',
    'com1.csv',
    ' list.csv',
    'list .csv',
    'li\u0000st.csv',
    'li\nst.csv',
    'lis\u202Et.csv',
    `${'x'.repeat(200)}.csv`,
    7,
    null,
  ])('may not be %j', (name) => {
    expect(isFileName(name, 'csv')).toBe(false);
    expect(guards['file:save']({ name, rows: [] })).toBe(false);
  });

  it('may be in any language', () => {
    expect(isFileName('day-zürich-2026-11-17.csv', 'csv')).toBe(true);
    expect(isFileName('日程 2026.csv', 'csv')).toBe(true);
  });

  it('names a file in no folder, whatever passes', () => {
    fc.assert(
      fc.property(anyName, (text) => {
        const name = `${text}.csv`;
        if (!isFileName(name, 'csv')) return;
        expect(/[/\\:<>"|?*\p{Cc}\p{Cf}]/u.test(name)).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it('can be made of any text that has a letter or a digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const part = fileNamePart(text);
        if (/[\p{L}\p{N}]/u.test(part)) expect(isFileName(`day-${part}.csv`, 'csv')).toBe(true);
      }),
    );
  });
});

describe('saving a list', () => {
  it('passes name and text to the host unchanged, and returns the location', async () => {
    const saved: string[] = [];
    const test = await open({
      async saveFile(name, text) {
        saved.push(name, text);
        return { ok: true, value: `/exports/${name}` };
      },
    });
    const text = '\uFEFFName\r\n"Zoë ""Z"""\r\n';
    const rows = [['Name'], ['Zoë "Z"']];
    expect(valueOf(await test.request('file:save', { name: 'day.csv', rows })).where).toBe('/exports/day.csv');
    expect(saved).toEqual(['day.csv', text]);
  });

  it('reports when the person cancels, and when the disk refuses', async () => {
    const cancelling = await open({ saveFile: async () => ({ ok: true, value: null }) });
    expect(valueOf(await cancelling.request('file:save', { name: 'day.csv', rows: [] })).where).toBeNull();
    const full = await open({ saveFile: async () => ({ ok: false, failure: fileNotWritten() }) });
    expect(await full.request('file:save', { name: 'day.csv', rows: [] })).toEqual({
      ok: false,
      failure: fileNotWritten(),
    });
  });

  it('takes no more than a request may hold', async () => {
    let requestCount = 0;
    const test = await open({ saveFile: async () => ({ ok: true, value: String((requestCount += 1)) }) });
    const answer = await test.request('file:save', { name: 'day.csv', rows: [['x'.repeat(maxEnvelopeCharacters)]] });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    expect(requestCount).toBe(0);
  });
});

describe('saving a PDF', () => {
  it('is offered where the host can, and done by it', async () => {
    const saved: string[] = [];
    const test = await open({
      async savePdf(name, paper) {
        saved.push(name, paper);
        return { ok: true, value: `/documents/${name}` };
      },
    });
    expect(valueOf(await test.request('settings:read', null)).savesPdf).toBe(true);
    expect(valueOf(await test.request('page:pdf', { name: 'day.pdf', paper: 'A4' })).where).toBe('/documents/day.pdf');
    expect(saved).toEqual(['day.pdf', 'A4']);
  });

  it('is refused with a message where the host can’t', async () => {
    const test = await open();
    expect(valueOf(await test.request('settings:read', null)).savesPdf).toBe(false);
    expect(await test.request('page:pdf', { name: 'day.pdf', paper: 'Letter' })).toMatchObject({
      ok: false,
      failure: { kind: 'notOffered', action: expect.stringContaining('Save as PDF') },
    });
  });

  it('takes no other paper and no other file', () => {
    expect(guards['page:pdf']({ name: 'day.pdf', paper: 'A3' })).toBe(false);
    expect(guards['page:pdf']({ name: 'day.csv', paper: 'A4' })).toBe(false);
  });
});

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', '\0', '"', ',', ';', "'", '1', 'a', ' '),
  }),
);
const cell: fc.Arbitrary<CsvCell> = fc.oneof(text, fc.double({ noNaN: true }), fc.constant(null));
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));

describe('a CSV file', () => {
  it('is read back as it was written, by an independent reader', () => {
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
        // Nothing but apostrophes is added.
        expect(written.replaceAll("'", '')).toBe(each.replaceAll("'", ''));
      }),
      { numRuns: 2_000 },
    );
  });

  it('has none in a spreadsheet that separates cells in another way and knows no quotes within a line', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), fc.constantFrom(';', '\t'), (row, separator) => {
        const lines = csvText([row])
          .slice(byteOrderMark.length)
          .split(/[\r\n]+/);
        for (const each of lines.flatMap((line) => line.split(separator))) {
          // One quote opens a cell, two are an empty one with something behind it, and more begin it with a quote.
          const shown = each.replace(/^[\0-\x20]*(?:"{1,2}(?!"))?[\0-\x20]*/, '');
          expect(/^[=+@＝]/.test(shown)).toBe(false);
          if (shown.startsWith('-')) expect(/^-\d+([.,]\d+)?/.test(shown)).toBe(true);
        }
      }),
      { numRuns: 4_000 },
    );
  });

  it.each([
    ['Bean;=1+1', "Bean;'=1+1"],
    ['Bean\t@SUM(A1)', "Bean\t'@SUM(A1)"],
    ['\0=1+1', "'\0=1+1"],
    [' =1+1', "' =1+1"],
    ['＝1+1', "'＝1+1"],
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
