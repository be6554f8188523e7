import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { keepRecent } from '../../renderer/data/keepRecent.ts';

const query = gql`
  query ClientCard($id: ID!) {
    client(id: $id) {
      id
      name
    }
  }
`;

describe('keepRecent', () => {
  it('lets go of clients that were opened long ago and keeps the recent ones', () => {
    const cache = new InMemoryCache();
    for (let number = 0; number < 30; number += 1) {
      const id = String(number);
      cache.writeQuery({
        query,
        variables: { id },
        data: { client: { __typename: 'Client', id, name: `Client ${id}` } },
      });
      keepRecent(cache, 'client', { id }, 20);
      keepRecent(cache, 'client', { id: '0' }, 20);
    }
    const known = (id: string): boolean => cache.readQuery({ query, variables: { id } }) !== null;
    expect(['0', '29', '15'].map(known)).toEqual([true, true, true]);
    expect(['1', '5', '9'].map(known)).toEqual([false, false, false]);
    expect(Object.keys(cache.extract()).filter((key) => key.startsWith('Client:'))).toHaveLength(20);
  });
});
