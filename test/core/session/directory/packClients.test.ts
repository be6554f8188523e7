import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClientStore } from '../../../../electron/core/session/directory/clientStore.ts';
import { createSearch } from '../../../../electron/core/session/directory/findClients.ts';
import { readStoredClients, writeStoredClients } from '../../../../electron/core/session/directory/packClients.ts';
import { clientRow } from '../../../support/core/testDirectory.ts';

const anything = fc.record({
  id: fc.string({ minLength: 1, unit: 'binary' }),
  name: fc.string({ unit: 'binary' }),
  phones: fc.array(fc.string(), { maxLength: 2 }),
  emails: fc.array(fc.string({ unit: 'binary' }), { maxLength: 2 }),
  patients: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
  rest: fc.record({
    active: fc.constantFrom(true, false, null),
    since: fc.constantFrom('2020-02-29', null),
    balance: fc.constantFrom({ amount: '120.50', currency: 'USD' }, { amount: '-3', currency: null }, null),
    tags: fc.array(fc.string(), { maxLength: 2 }),
  }),
});

describe('stored clients', () => {
  it('come back as they were, with their visits, and can be changed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anything, { selector: ({ id }) => id, maxLength: 20 }), (people) => {
        const store = createClientStore();
        for (const each of people) store.put(clientRow(each), 2);
        const [gone, ...rest] = people;
        if (gone) store.remove(gone.id);
        const [visitor] = rest;
        if (visitor) store.noteVisit(visitor.id, { day: 20_000, location: { id: 'L', name: 'Main' } });
        const kept = readStoredClients(writeStoredClients(store.keep()));
        if (kept === null) throw new Error('What was written can be read.');
        const again = createClientStore();
        expect(again.restore(kept)).toBe(true);
        expect(again.size).toBe(rest.length);
        for (const { id } of rest) expect(again.find(id)).toEqual(store.find(id));
        if (gone) expect(again.put(clientRow(gone), 4)).toBe('new');
        expect(createSearch(again).match(visitor?.name ?? 'x')).toBeDefined();
      }),
    );
  });

  it('are none where anything was cut off or written over', () => {
    const store = createClientStore();
    for (let index = 0; index < 50; index += 1) store.put(clientRow({ id: `c${index}`, name: `Person ${index}` }), 2);
    const text = writeStoredClients(store.keep());
    for (let length = 0; length < text.length; length += 7) expect(readStoredClients(text.slice(0, length))).toBeNull();
    expect(readStoredClients(`${text}x`)).toBeNull();
    expect(readStoredClients('{"format":2}\n')).toBeNull();
    // What an earlier build has kept says other things of a client.
    expect(readStoredClients(text.replace('"format":2', '"format":1'))).toBeNull();
  });
});
