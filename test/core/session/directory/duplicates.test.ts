import { describe, expect, it } from 'vitest';
import { clientRow, openDirectory } from '../../../support/core/testDirectory.ts';
import { openClientService } from '../../../support/service/clientService.ts';
import { directoryResolvers } from '../../../../electron/core/desk/directoryResolvers.ts';
import { createClientStore } from '../../../../electron/core/session/directory/clientStore.ts';
import type { Directory } from '../../../../electron/core/session/directory/directory.ts';
import { findDuplicates, findPairs } from '../../../../electron/core/session/directory/duplicates.ts';

function storeOf(phones: Readonly<Record<string, string>>) {
  const store = createClientStore();
  for (const [id, phone] of Object.entries(phones))
    store.put(clientRow({ id, name: `Client ${id}`, phones: [phone] }), 2);
  return store;
}

describe('similar clients', () => {
  const store = storeOf({
    uk: '+44 (0)20 7946 0958',
    de: '+49 (0)171 1234567',
    two: '646-555-0111 / 646-555-0112',
    ext: '718-555-0166 x82',
    short: '112',
  });

  it.each([
    ['+442079460958', 'uk'],
    ['020 7946 0958', 'uk'],
    ['+44 (0) 20 7946 0958', 'uk'],
    ['+491711234567', 'de'],
    ['6465550111', 'two'],
    ['+1 646 555 0112', 'two'],
    ['212 555 0100 / 646 555 0112', 'two'],
    ['718-555-0166', 'ext'],
    ['7185550166 ext. 7', 'ext'],
  ])('are found by %s', (phone, id) => {
    expect(findDuplicates(store, { phone }).map(({ slot }) => store.client(slot).id)).toEqual([id]);
  });

  it.each(['', '112', '66 82', '7185550166 82', '555-0113'])('are none by %j', (phone) => {
    expect(findDuplicates(store, { phone })).toEqual([]);
  });
});

describe('pairs of clients', () => {
  it.each([
    ['555-0133', '(646) 555-0133'],
    ['(646) 555-0133', '+1 646 555 0133'],
    // Denmark and Germany: a whole number may have eight digits, or fewer.
    ['12 34 56 78', '+45 12 34 56 78'],
    ['030 901820', '+49 30 901820'],
    ['+44 (0)20 7946 0958', '020 7946 0958'],
    ['646-555-0111 / 646-555-0112', '646-555-0112 x3'],
  ])('are made of %s and %s', (one, other) => {
    const pairs = findPairs(storeOf({ one, other }));
    expect(pairs).toEqual([{ one: 0, other: 1, reasons: ['phone'] }]);
  });

  it.each([
    // The same end in two areas is that of two people.
    ['(646) 555-0133', '(718) 555-0133'],
    ['55-0133', '(646) 555-0133'],
    ['555-0133', '555-0134'],
  ])('are not made of %s and %s', (one, other) => {
    expect(findPairs(storeOf({ one, other }))).toEqual([]);
  });

  it('are not joined across two areas by a third client without one', () => {
    const store = storeOf({ manhattan: '(646) 555-0133', queens: '(718) 555-0133', short: '555-0133' });
    expect(findPairs(store).map(({ one, other }) => [one, other])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

const couples = 150;
const doubles = 20;
type Ids = readonly string[];

/** Couples who share a number and an address, and fewer people who were registered twice, who look less alike. */
async function openCouplesAndDoubles(): Promise<Directory> {
  const { clinic } = await openClientService({ paging: 'offset', cap: 100, serve: () => [] });
  const { directory } = openDirectory(clinic);
  for (let index = 0; index < couples; index += 1) {
    const shared = { phones: [`718555${1000 + index}`], emails: [`home${index}@example.org`] };
    directory.learn(
      ['a', 'b'].map((each) => clientRow({ id: `c${index}${each}`, name: `${each} Pine ${index}`, ...shared })),
    );
  }
  for (let index = 0; index < doubles; index += 1) {
    const same = { name: `Mary Oak ${index}`, patients: ['Rex'] };
    directory.learn(['a', 'b'].map((each) => clientRow({ id: `d${index}${each}`, ...same })));
  }
  return directory;
}

function runQuery(
  directory: Directory,
  question: { first?: number; distinct?: readonly Ids[]; onlyDistinct?: boolean } = {},
) {
  const args = { first: 50, distinct: [], onlyDistinct: false, ...question };
  const { pairs, total, distinctCount } = directoryResolvers.duplicatePairs(args, { directory });
  return { pairs: pairs.map(({ one, other }) => [one.id, other.id]), total, distinctCount };
}

describe('pairs that may be one person', () => {
  it('follow those marked as different, and are counted without them', async () => {
    const directory = await openCouplesAndDoubles();
    const distinct: Ids[] = [];
    for (let rounds = 0; rounds < 3; rounds += 1) distinct.push(...runQuery(directory, { distinct }).pairs);
    expect(distinct.every(([one]) => one?.startsWith('c'))).toBe(true);
    const { pairs, total, distinctCount } = runQuery(directory, { distinct });
    expect(pairs).toHaveLength(doubles);
    expect(pairs.every(([one]) => one?.startsWith('d'))).toBe(true);
    expect([total, distinctCount]).toEqual([doubles, couples]);
  });

  it('can be read beyond the hundredth', async () => {
    expect(runQuery(await openCouplesAndDoubles(), { first: 500 }).pairs).toHaveLength(couples + doubles);
  });

  it('that were marked as different are listed separately, as long as they are still similar', async () => {
    const directory = await openCouplesAndDoubles();
    // Whichever stands first.
    const distinct = [
      ['c7b', 'c7a'],
      ['d3a', 'd3b'],
      ['c1a', 'c2a'],
      ['c9a', 'gone'],
    ];
    expect(runQuery(directory, { distinct, onlyDistinct: true })).toEqual({
      pairs: [
        ['c7a', 'c7b'],
        ['d3a', 'd3b'],
      ],
      total: couples + doubles - 2,
      distinctCount: 2,
    });
  });
});
