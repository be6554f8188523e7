import { describe, expect, it } from 'vitest';
import { clientRow } from '../../../support/core/testDirectory.ts';
import { reciprocalRanks } from '../../../support/core/searchQueries.ts';
import { createClientStore } from '../../../../electron/core/session/directory/clientStore.ts';
import { createSearch } from '../../../../electron/core/session/directory/findClients.ts';
import { foldText } from '../../../../electron/contract/foldText.ts';
import type { ClientRow } from '../../../../graphql/service/readers/readObjects.ts';
import fc from 'fast-check';

function searchOver(...clients: readonly ClientRow[]) {
  const store = createClientStore();
  for (const client of clients) store.put(client, 2);
  const search = createSearch(store);
  return { store, find: (text: string) => search.find(text, 50).clients.map(({ id }) => id) };
}

const maria = clientRow({
  id: '17',
  name: 'María López-Hernández',
  phones: ['(646) 555-0142', '+1 212 555 0199'],
  emails: ['maria.lopez@example.org'],
  patients: ['Biscuit', 'Señor Whiskers'],
});
const liam = clientRow({ id: '18', name: 'Liam O’Brien', phones: ['+353 86 123 4567'], patients: ['Molly'] });
const soren = clientRow({ id: '19', name: 'Søren Groß', phones: ['030 901820'], patients: ['Bürste'] });
const kim = clientRow({ id: '21', name: 'Kim Tran', phones: ['718-555-0166 ext. 82'] });
const ann = clientRow({ id: '22', name: 'Ann Bond', phones: ['+44 (0)20 7946 0958'] });
const bernd = clientRow({ id: '23', name: 'Bernd Klein', phones: ['0049 (0)171 / 765 43 21', '+39 (0)6 6982 4567'] });
const cara = clientRow({
  id: '24',
  name: 'Cara Two',
  phones: ['347-555-0111 / 347-555-0112', '+1 347 555 0113 / 0114'],
});
const dora = clientRow({
  id: '25',
  name: 'Dora Odd',
  phones: ['\u202a+1 929\u2011555\u20110177\u202c x82, 929 555 0178'],
});
const lopez = clientRow({ id: '20', name: 'Biscuit Lopez', phones: ['6465550143'], patients: [] });

describe('the search of the directory', () => {
  const { find } = searchOver(maria, liam, soren, lopez, kim, ann, bernd, cara, dora);

  it.each([
    ['lopez', ['20', '17']],
    ['LÓPEZ mar', ['17']],
    ['hernandez maria', ['17']],
    ['whisk', ['17']],
    ['senor whiskers', ['17']],
    ['obrien', ['18']],
    ["o'brien", ['18']],
    ['o brien', ['18']],
    ['soren gross', ['19']],
    ['burste', ['19']],
    ['maria.lopez@', ['17']],
    ['0142', ['17']],
    ['555 0142', ['17']],
    ['(646) 555-0142', ['17']],
    ['+1 646 555 0142', ['17']],
    ['0861234567', ['18']],
    ['00353861234567', ['18']],
    ['lopez 0143', ['20']],
    ['18', ['18']],
    ['+1 718 555 0166', ['21']],
    ['718-555-0166 x82', ['21']],
    ['+442079460958', ['22']],
    ['00442079460958', ['22']],
    ['020 7946 0958', ['22']],
    ['+44 (0)20 7946', ['22']],
    ['+491717654321', ['23']],
    ['0171 7654321', ['23']],
    ['0171/765 43 21', ['23']],
    ['+390669824567', ['23']],
    ['+13475550111', ['24']],
    ['347 555 0112', ['24']],
    ['347-555-0111 / 347-555-0112', ['24']],
    ['+13475550113', ['24']],
    ['+13475550114', ['24']],
    ['0112', ['24']],
    ['+19295550177', ['25']],
    ['929\u2011555\u20110177', ['25']],
    ['\u2068929 555 0178\u2069', ['25']],
  ])('finds “%s”', (text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  it.each([
    ['hernandes', '17'],
    ['obrein', '18'],
    ['mollly', '18'],
    ['groos', '19'],
    ['whiskars', '17'],
    ['marai lopez', '17'],
  ])('forgives the slip in “%s”', (text, id) => {
    expect(find(text)).toContain(id);
  });

  it('matches a short word exactly only', () => {
    expect(find('lim')).toEqual([]);
  });

  it('distinguishes a client’s name from a pet’s, and ranks the name first', () => {
    expect(find('biscuit')).toEqual(['20', '17']);
  });

  it('answers nothing to nothing', () => {
    expect(find('  ')).toEqual([]);
    expect(find('-')).toEqual([]);
  });
});

describe('a short search', () => {
  it('finds what was added, changed and removed since it was searched before', () => {
    const { store, find } = searchOver(maria, liam);
    expect(find('m')).toEqual(['17', '18']);
    expect(find('m')).toEqual(['17', '18']);
    store.put(clientRow({ id: '30', name: 'Mo' }), 2);
    expect(find('m')).toEqual(['17', '30', '18']);
    store.renew(clientRow({ id: '30', name: 'Bo' }), 2);
    expect(find('m')).toEqual(['17', '18']);
    store.remove('17');
    expect(find('m')).toEqual(['18']);
  });

  it('lists as many as are asked for', () => {
    const people = Array.from({ length: 250 }, (_each, index) => clientRow({ id: `n${index}`, name: `Ann ${index}` }));
    const { store } = searchOver(...people);
    const search = createSearch(store);
    const listed = [50, 20, 200, 100].map((first) => search.find('an', first));
    expect(listed.map(({ clients }) => clients.length)).toEqual([50, 20, 200, 100]);
    expect(listed.map(({ total }) => total)).toEqual([250, 250, 250, 250]);
  });
});

const word = fc.stringMatching(/^[a-zäöé]{1,6}$/);
const person = fc.record({
  name: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  pets: fc.array(word, { maxLength: 2 }),
});

describe('a continued search', () => {
  it('finds the same as a new search, and only clients that a plain scan finds', () => {
    fc.assert(
      fc.property(
        fc.array(person, { maxLength: 40 }),
        fc.array(word, { minLength: 1, maxLength: 2 }),
        (people, words) => {
          const clients = people.map(({ name, pets }, index) => clientRow({ id: `id${index}`, name, patients: pets }));
          const { find } = searchOver(...clients);
          const typed = words.join(' ');
          let last: readonly string[] = [];
          for (let end = 1; end <= typed.length; end += 1) last = find(typed.slice(0, end));
          expect(last).toEqual(searchOver(...clients).find(typed));
          const folded = words.map(foldText);
          const plain = clients.filter(({ name, patients }) => {
            const text = ` ${foldText(name)} ${(patients ?? []).map((each) => foldText(each.name)).join(' ')}`;
            return folded.every((each) => text.includes(each.length > 2 ? each : ` ${each}`));
          });
          // Slips are forgiven besides, behind these.
          expect(last.slice(0, plain.length).toSorted()).toEqual(plain.map(({ id }) => id).toSorted());
        },
      ),
    );
  });
});

describe('the store', () => {
  it('is the same after any puts and removals as one that was made of the rest', () => {
    const step = fc.record({ id: fc.integer({ min: 0, max: 9 }), name: word, gone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const store = createClientStore();
        const rest = new Map<string, ClientRow>();
        for (const { id, name, gone } of steps) {
          const client = clientRow({ id: `id${id}`, name });
          if (gone) store.remove(client.id);
          else store.renew(client, 2);
          if (gone) rest.delete(client.id);
          else rest.set(client.id, client);
        }
        expect(store.size).toBe(rest.size);
        for (const [id, client] of rest) expect(store.find(id)).toEqual(client);
        const found = createSearch(store).match('id');
        expect(found?.size ?? 0).toBe(rest.size);
      }),
    );
  });
});

it('ranks the intended client first, or nearly so, in 200 searches as they are typed', () => {
  const ranks = reciprocalRanks();
  expect(ranks).toHaveLength(200);
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  console.log(`Search of the directory: mean reciprocal rank ${mean.toFixed(3)} over 200 searches.`);
  expect(mean).toBeGreaterThan(0.9);
  expect(ranks.filter((rank) => rank === 0).length).toBeLessThan(4);
});
