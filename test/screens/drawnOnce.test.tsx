import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Channels } from '../../electron/contract/channels.ts';
import type { Result } from '../../electron/contract/failure.ts';
import { prefetch } from '../../renderer/bridge/prefetch.ts';
import type { Bridge } from '../../renderer/bridge/bridge.ts';
import { BridgeContext } from '../../renderer/bridge/BridgeContext.ts';
import { createDeskClient } from '../../renderer/data/DeskDataProvider.tsx';
import { useLocations } from '../../renderer/data/useLocations.ts';
import { useDay } from '../../renderer/features/day/useDay.ts';
import { useNow } from '../../renderer/hooks/useNow.ts';
import { dayWith } from '../support/page/dayWith.ts';

afterEach(() => vi.useRealTimers());

describe('what is drawn at the start', () => {
  it('has the day from the earlier query, and is not drawn again for it', async () => {
    const requests: string[] = [];
    const day = dayWith([]);
    const host: Bridge = {
      request<C extends Channel>(channel: C) {
        requests.push(channel);
        // Sound: the only question that is answered with data is the day's.
        const answer = { ok: true, value: { data: { day } } } as unknown as Result<Channels[C]['response']>;
        // The first answer is there before the screen; later ones are under way for a moment.
        if (requests.length === 1) return Promise.resolve(answer);
        return new Promise((resolve) => setTimeout(() => resolve(answer), 300));
      },
      subscribe: () => () => undefined,
    };
    const variables = { location: day.location.id };
    const bridge = prefetch(host, [{ channel: 'desk:query', payload: { operation: 'ScheduleDay', variables } }]);
    await Promise.resolve();
    await Promise.resolve();
    const apollo = createDeskClient(bridge);
    const drawn = new Set<unknown>();
    const { result, rerender } = renderHook(
      () => {
        const reading = useDay(variables);
        // Tiles are drawn for another day only.
        drawn.add(reading.day);
        return reading;
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <BridgeContext value={bridge}>
            <ApolloProvider client={apollo}>{children}</ApolloProvider>
          </BridgeContext>
        ),
      },
    );
    expect([result.current.day, result.current.loading]).toEqual([day, false]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([...drawn]).toEqual([day]);
    expect(drawn.size).toBe(1);
    expect(requests.filter((channel) => channel === 'desk:query')).toHaveLength(1);
    // A later change does not fetch it again.
    const id = apollo.cache.identify({ ...day });
    act(() => void apollo.cache.modify({ id: id ?? '', fields: { unreadable: () => 3 } }));
    await waitFor(() => expect(result.current.day?.unreadable).toBe(3));
    rerender();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(requests.filter((channel) => channel === 'desk:query')).toHaveLength(1);
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.loading).toBe(true));
    // A second query while an answer is on its way needs a newer one than that.
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.loading).toBe(false));
    expect([result.current.loading, requests.filter((channel) => channel === 'desk:query').length]).toEqual([false, 3]);
  });

  it('has the locations from the earlier query, which coming back to them sends again', async () => {
    let queries = 0;
    const data = { organization: null, locations: [] };
    const host: Bridge = {
      request<C extends Channel>(channel: C) {
        if (channel === 'desk:query') queries += 1;
        // Sound: the only question that is answered with data is that for locations.
        return Promise.resolve({ ok: true, value: { data } } as unknown as Result<Channels[C]['response']>);
      },
      subscribe: () => () => undefined,
    };
    const bridge = prefetch(host, [{ channel: 'desk:query', payload: { operation: 'LocationList', variables: {} } }]);
    await Promise.resolve();
    await Promise.resolve();
    const apollo = createDeskClient(bridge);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={apollo}>{children}</ApolloProvider>
    );
    // Two parts of a screen read them.
    const { result, unmount } = renderHook(() => [useLocations(), useLocations()], { wrapper });
    expect(result.current.map((each) => [each.data, each.loading])).toEqual([
      [data, false],
      [data, false],
    ]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    act(
      () =>
        void apollo.cache.modify({
          fields: { organization: () => ({ __typename: 'Organization', id: '1', name: 'Harbor' }) },
        }),
    );
    await waitFor(() =>
      expect(result.current.map((each) => each.data?.organization?.name)).toEqual(['Harbor', 'Harbor']),
    );
    expect(queries).toBe(1);
    unmount();
    renderHook(() => useLocations(), { wrapper });
    await waitFor(() => expect(queries).toBe(2));
  });

  it('is rendered again when a minute begins, and not for its own changes', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-17T15:10:30Z') });
    let drawn = 0;
    const { result } = renderHook(() => {
      drawn += 1;
      const now = useNow();
      // As long as a busy computer may take from a first look to what follows it.
      vi.setSystemTime(Date.now() + 40);
      return now;
    });
    expect(drawn).toBe(1);
    act(() => void vi.advanceTimersByTime(31_000));
    expect([drawn, new Date(result.current).toISOString().slice(0, 16)]).toEqual([2, '2026-11-17T15:11']);
  });
});
