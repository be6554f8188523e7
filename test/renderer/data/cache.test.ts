import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DeskEvent } from '../../../electron/contract/channels.ts';
import { WeekLoadDocument } from '../../../graphql/desk/generated/operations.ts';
import type { Bridge } from '../../../renderer/bridge/bridge.ts';
import { createCache } from '../../../renderer/data/cache.ts';
import { createDeskClient } from '../../../renderer/data/DeskDataProvider.tsx';
import { followDeskEvents } from '../../../renderer/data/followDeskEvents.ts';
import { keepRecent } from '../../../renderer/data/keepRecent.ts';
import { addDays } from '../../../renderer/lib/dates.ts';

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

describe('memoized reads', () => {
  it('are cleared after half an hour of polls, so that what was replaced does not stay for a whole shift', () => {
    vi.stubGlobal('location', { hash: '#/clients' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const listeners = new Set<(event: DeskEvent) => void>();
    const bridge = {
      request: () => new Promise(() => undefined),
      subscribe: (listener: (event: DeskEvent) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    // Sound: nothing else of the bridge is used here.
    const client = createDeskClient(bridge as unknown as Bridge);
    const unsubscribe = followDeskEvents(client);
    const variables = { id: '1' };
    client.writeQuery({ query, variables, data: { client: { __typename: 'Client', id: '1', name: 'Anna' } } });
    const read = () => client.readQuery({ query, variables });
    const poll = (times: number): void => {
      const day = { date: '2026-11-17', location: '101', asOf: '2026-11-17T15:00:00Z' };
      for (let time = 0; time < times; time += 1)
        for (const listener of listeners)
          listener({ kind: 'dayRead', ...day, changed: false, live: false, failure: null });
    };
    const first = read();
    poll(59);
    expect(read()).toBe(first);
    poll(1);
    expect(read()).not.toBe(first);
    expect(read()).toEqual(first);
    unsubscribe();
  });
});
