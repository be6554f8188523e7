import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientColumns } from '../../../electron/contract/clients.ts';
import { guards } from '../../../electron/contract/guards.ts';
import { tablePath, tableOfAddress } from '../../../renderer/features/review/reviewAddress.ts';
import {
  maxTextCharacters,
  missable,
  readColumns,
  readSort,
  type ReviewFilter,
  type ReviewTable,
  sortAfterClick,
  toggleColumn,
  usualTable,
  withoutSearch,
} from '../../../renderer/features/review/reviewTable.ts';

const text = fc
  .string({ unit: 'grapheme', maxLength: maxTextCharacters })
  .map((each) => each.trim())
  .filter((each) => each !== '' && each.length <= maxTextCharacters);
const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const filters: fc.Arbitrary<ReviewFilter> = fc.record(
  {
    search: text,
    active: fc.boolean(),
    noVisitMonths: fc.integer({ min: 1, max: 240 }),
    missing: fc.subarray([...missable], { minLength: 1 }),
    balanceDue: fc.boolean(),
    hasAlerts: fc.boolean(),
    location: text,
    newSince: day,
    tag: text,
  },
  { requiredKeys: [] },
);
export const tables: fc.Arbitrary<ReviewTable> = fc.record({
  filter: filters,
  sort: fc
    .record({ by: fc.constantFrom(...clientColumns), descending: fc.boolean() })
    .map(({ by, descending }) => readSort(by, descending)),
  columns: fc.subarray([...clientColumns]).map(readColumns),
});

/** What stands between `#/review/` and the end of an address, as the router hands it on. */
function partOf(path: string): string {
  const url = new URL('http://127.0.0.1/token/');
  url.hash = path;
  return url.hash.slice(1).split('/')[2] ?? '';
}

describe('the address of a table', () => {
  it('contains all of it, and survives the browser’s own address', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(tableOfAddress(partOf(tablePath(table)))).toEqual(table);
      }),
    );
  });

  it('is empty for the default view, and readable otherwise', () => {
    expect(tablePath(usualTable)).toBe('/review');
    const table: ReviewTable = {
      ...usualTable,
      filter: { noVisitMonths: 12, missing: ['phone', 'email'], balanceDue: true },
      sort: { by: 'balance', descending: true },
    };
    expect(tablePath(table)).toBe('/review/no-visit=12&missing=phone,email&owes=yes&sort=-balance');
  });

  it('always parses: any text gives a table that the core accepts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'sort=', 'no-visit=', 'columns=', 'new-since=', 'active='),
        (written, start) => {
          const table = tableOfAddress(start + written);
          const expected = { name: 'a', table: { ...withoutSearch(table), filter: { ...table.filter } } };
          expect(guards['views:change'](expected)).toBe(true);
          expect(tableOfAddress(partOf(tablePath(table)))).toEqual(table);
        },
      ),
    );
  });

  it.each([
    'no-visit=0',
    'no-visit=1.5',
    'no-visit=x',
    'new-since=2026-02-30',
    'missing=name',
    'active=maybe',
    'sort=shoe',
    'columns=',
    'tag=%20',
  ])('leaves out %s', (fraction) => expect(tableOfAddress(fraction)).toEqual(usualTable));
});

describe('the order after a click on a head', () => {
  it('goes up, down and back, and begins with down where the table is in that order already', () => {
    const up = sortAfterClick(null, 'balance');
    const down = sortAfterClick(up, 'balance');
    expect([up, down, sortAfterClick(down, 'balance')]).toEqual([
      { by: 'balance', descending: false },
      { by: 'balance', descending: true },
      null,
    ]);
    expect(sortAfterClick(down, 'phone')).toEqual({ by: 'phone', descending: false });
    expect(sortAfterClick(null, 'name')).toEqual({ by: 'name', descending: true });
    expect(sortAfterClick({ by: 'name', descending: true }, 'name')).toBeNull();
    expect(sortAfterClick(down, 'name')).toBeNull();
  });
});

describe('the columns', () => {
  it('keep their order and the name, whatever is switched', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...clientColumns)), (switched) => {
        const columns = switched.reduce((shown, column) => toggleColumn(shown, column), usualTable.columns);
        expect(columns).toEqual(clientColumns.filter((column) => columns.includes(column)));
        expect(columns[0]).toBe('name');
      }),
    );
  });
});
