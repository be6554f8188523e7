import { describe, expect, it } from 'vitest';
import { directoryResolvers } from '../../../../electron/core/desk/directoryResolvers.ts';
import type { Directory } from '../../../../electron/core/session/directory/directory.ts';
import { clientRow } from '../../../support/core/clientRow.ts';
import { openClientService } from '../../../support/service/clientService.ts';
import { openDirectory } from '../../../support/core/openDirectory.ts';

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

function ask(directory: Directory, question: { first?: number; apart?: readonly Ids[]; onlyApart?: boolean } = {}) {
  const args = { first: 50, apart: [], onlyApart: false, ...question };
  const { pairs, total, toldApart } = directoryResolvers.likePairs(args, { directory });
  return { pairs: pairs.map(({ one, other }) => [one.id, other.id]), total, toldApart };
}

describe('pairs that may be one person', () => {
  it('go on behind those that were told apart, and are counted without them', async () => {
    const directory = await openCouplesAndDoubles();
    const apart: Ids[] = [];
    for (let rounds = 0; rounds < 3; rounds += 1) apart.push(...ask(directory, { apart }).pairs);
    expect(apart.every(([one]) => one?.startsWith('c'))).toBe(true);
    const { pairs, total, toldApart } = ask(directory, { apart });
    expect(pairs).toHaveLength(doubles);
    expect(pairs.every(([one]) => one?.startsWith('d'))).toBe(true);
    expect([total, toldApart]).toEqual([doubles, couples]);
  });

  it('can be looked at beyond the hundredth', async () => {
    expect(ask(await openCouplesAndDoubles(), { first: 500 }).pairs).toHaveLength(couples + doubles);
  });

  it('that were told apart are listed by themselves, as far as they are still alike', async () => {
    const directory = await openCouplesAndDoubles();
    // Whichever stands first.
    const apart = [
      ['c7b', 'c7a'],
      ['d3a', 'd3b'],
      ['c1a', 'c2a'],
      ['c9a', 'gone'],
    ];
    expect(ask(directory, { apart, onlyApart: true })).toEqual({
      pairs: [
        ['c7a', 'c7b'],
        ['d3a', 'd3b'],
      ],
      total: couples + doubles - 2,
      toldApart: 2,
    });
  });
});
