import { describe, expect, it } from 'vitest';
import { WeekLoadDocument } from '../../../graphql/desk/generated/operations.ts';
import { createCache } from '../../../renderer/data/cache.ts';
import { addDays } from '../../../renderer/lib/dates.ts';
import { gql, InMemoryCache } from '@apollo/client';
import { keepRecent } from '../../../renderer/data/keepRecent.ts';

describe('the loads of days in the cache', () => {
  const load = (date: string, visits: number) =>
    ({ __typename: 'DayLoad', date, visits, minutes: 60, openMinutes: null }) as const;
  const range = (from: string, days: number, location = '101') => ({
    query: WeekLoadDocument,
    variables: { location, from, days },
  });
  const loads = (from: string, days: number, visits = 1) => ({
    load: Array.from({ length: days }, (_, index) => load(addDays(from, index), visits)),
  });

  it('answer any range of days that were all read, in whichever ranges they came', () => {
    const cache = createCache();
    cache.writeQuery({ ...range('2026-11-01', 14), data: loads('2026-11-01', 14) });
    cache.writeQuery({ ...range('2026-11-15', 14), data: loads('2026-11-15', 14) });
    expect(cache.readQuery(range('2026-11-09', 7))).toEqual(loads('2026-11-09', 7));
    expect(cache.readQuery(range('2026-11-12', 7))).toEqual(loads('2026-11-12', 7));
    expect(cache.readQuery(range('2026-11-23', 7))).toBeNull();
    expect(cache.readQuery(range('2026-11-09', 7, '102'))).toBeNull();
  });

  it('are replaced day by day', () => {
    const cache = createCache();
    cache.writeQuery({ ...range('2026-11-01', 14), data: loads('2026-11-01', 14) });
    cache.writeQuery({ ...range('2026-11-02', 7), data: loads('2026-11-02', 7, 5) });
    expect(cache.readQuery(range('2026-11-01', 14))?.load.map(({ visits }) => visits)).toEqual([
      1, 5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1,
    ]);
  });
});

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
