import { describe, expect, it } from 'vitest';
import type { ClientRow } from '../../../../graphql/service/readers/readObjects.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';
import { type MemoryService, openMemoryService } from '../../../support/service/memoryService.ts';

/** A service that says of its clients only by a number, or by a name, where they belong. */
function schemaWith(home: string, search: string): string {
  return `
    type Query {
      org: Org
      sites: [Site!]!
      clients(limit: Int, offset: Int): [Client!]!
      client(id: ID!): Client
      ${search}
    }
    type Org { id: ID! name: String }
    type Site { id: ID! name: String! street: String city: String tz: String! }
    type Client { id: ID! firstName: String lastName: String phone: String email: String ${home}
      pets: [Pet!]! }
    type Pet { id: ID! name: String! speciesName: String! }
  `;
}

const sites = [
  { id: 's1', name: 'Quay Lane', tz: 'Europe/Dublin' },
  { id: 's2', name: 'Mill Hill', tz: 'Europe/Dublin' },
];
const people = ['Ana', 'Ben', 'Cleo'].map((firstName, index) => ({
  id: `c${index + 1}`,
  firstName,
  lastName: 'Moran',
  pets: [],
  homeSiteId: ['s2', null, 's9'][index],
  homeSiteName: ['mill hill', null, 'Elsewhere'][index],
}));

function open(home: string, search = ''): Promise<MemoryService> {
  return openMemoryService(schemaWith(home, search), {
    org: { id: 'g1', name: 'Quay Lane Vets' },
    sites,
    clients: ({ offset = 0 }: { offset?: number }) => people.slice(offset),
    client: ({ id }: { id: string }) => people.find((each) => each.id === id) ?? null,
    searchClients: people,
  });
}

const { signal } = new AbortController();
const everybody = { search: null, first: 50, after: null };

function homes(clients: readonly ClientRow[]): readonly unknown[] {
  return clients.map(({ location }) => location && [location.id, location.name]);
}

describe('where clients belong, where only an id is given', () => {
  it('is the place of that id in the list, in a search and on the card, all with one question for places', async () => {
    const { clinic, asked } = await open('homeSiteId: ID', 'searchClients(query: String!): [Client!]!');
    const expected = [['s2', 'Mill Hill'], null, ['s9', '']];
    expect(homes(valueOf(await clinic.clients(everybody, signal)).clients)).toEqual(expected);
    expect(homes(valueOf(await clinic.clients({ ...everybody, search: 'moran' }, signal)).clients)).toEqual(expected);
    expect(homes([valueOf(await clinic.client('c1', signal))].flatMap((each) => each ?? []))).toEqual([expected[0]]);
    expect(asked.toSorted()).toEqual(['DeskClient', 'DeskClientSearch', 'DeskClients', 'DeskLocations']);
  });

  it('is known as well where the whole list is searched here', async () => {
    const { clinic } = await open('homeSiteId: ID');
    const found = valueOf(await clinic.clients({ ...everybody, search: 'ana' }, signal));
    expect(homes(found.clients)).toEqual([['s2', 'Mill Hill']]);
  });

  it('is the only place of a name, where a name is all there is', async () => {
    const { clinic } = await open('homeSiteName: String');
    expect(homes(valueOf(await clinic.clients(everybody, signal)).clients)).toEqual([
      ['s2', 'Mill Hill'],
      null,
      ['Elsewhere', 'Elsewhere'],
    ]);
  });
});
