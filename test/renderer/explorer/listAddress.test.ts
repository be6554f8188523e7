import '../../support/propertySeed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPath, parseListPath } from '../../../renderer/features/explorer/listAddress.ts';

const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((each) => each.trim() !== '');

describe('the address of a list', () => {
  it('leads back to the same list, filters, columns and row', () => {
    const place = fc.record({
      list: fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{0,12}(\.[a-z]{1,8})?$/),
      search: fc.oneof(fc.constant(''), text),
      filters: fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z]{0,9}(\.[a-z_]{1,8})?$/), text, { maxKeys: 4 }),
      columns: fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z]{0,9}(\.[a-z]{1,8})?$/), { maxLength: 4 }),
      row: fc.oneof(fc.constant(null), text),
    });
    fc.assert(
      fc.property(place, (requested) => {
        expect(parseListPath(listPath(requested))).toEqual({ ...requested, filters: { ...requested.filters } });
      }),
    );
  });

  it('is what a person can read', () => {
    const filters = { status: 'OPEN', clientId: '17' };
    expect(listPath({ list: 'invoices', filters, columns: ['number', 'total'], row: '4/1' })).toBe(
      '/explorer/invoices;by.clientId=17&by.status=OPEN&columns=number,total/4%2F1',
    );
    expect(parseListPath('/explorer')).toBeNull();
    expect(parseListPath('/explorer/')).toBeNull();
  });
});
