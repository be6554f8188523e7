import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Channel, Channels } from '../../electron/contract/channels.ts';
import type { Result } from '../../electron/contract/failure.ts';
import type { Bridge } from '../../renderer/bridge/bridge.ts';
import { BridgeContext } from '../../renderer/bridge/BridgeContext.ts';
import { createDeskClient } from '../../renderer/data/DeskDataProvider.tsx';
import { mostTiles } from '../../renderer/features/day/grid/visibleTiles.ts';
import { useDay } from '../../renderer/features/day/useDay.ts';
import { dayWith, visit } from '../renderer/day/days.ts';

it.each([
  { appointments: mostTiles, firstShown: '2026-11-18' },
  { appointments: mostTiles + 1, firstShown: undefined },
])(
  'renders a known day of $appointments with what led to it, or in a task of its own',
  async ({ appointments, firstShown }) => {
    const many = Array.from({ length: appointments }, (_, index) => visit({ id: `v${index}` }));
    const days = new Map([
      ['2026-11-17', { ...dayWith([]), date: '2026-11-17' }],
      ['2026-11-18', { ...dayWith(many), date: '2026-11-18' }],
    ]);
    const bridge: Bridge = {
      request<C extends Channel>(_channel: C, payload: Channels[C]['request']) {
        // Sound: the only question that is answered with data is the day's.
        const { variables } = payload as { variables?: { date?: string } };
        const answer = { ok: true, value: { data: { day: days.get(variables?.date ?? '') } } };
        return Promise.resolve(answer as unknown as Result<Channels[C]['response']>);
      },
      subscribe: () => () => undefined,
    };
    const apollo = createDeskClient(bridge);
    const renders: { readonly asked: string; readonly date: string | undefined; readonly loading: boolean }[] = [];
    const { result, rerender } = renderHook(
      ({ date }) => {
        const reading = useDay({ location: 'l1', date });
        renders.push({ asked: date, date: reading.day?.date, loading: reading.loading });
        return reading;
      },
      {
        initialProps: { date: '2026-11-18' },
        wrapper: ({ children }: { children: ReactNode }) => (
          <BridgeContext value={bridge}>
            <ApolloProvider client={apollo}>{children}</ApolloProvider>
          </BridgeContext>
        ),
      },
    );
    await waitFor(() => expect(result.current.day?.appointments).toHaveLength(appointments));
    rerender({ date: '2026-11-17' });
    await waitFor(() => expect(result.current.day?.date).toBe('2026-11-17'));
    renders.length = 0;
    act(() => rerender({ date: '2026-11-18' }));
    const first = renders.find(({ asked }) => asked === '2026-11-18');
    // Without a day yet it is still loading.
    expect(first).toMatchObject({ date: firstShown, loading: true });
    await waitFor(() => expect(result.current.day?.appointments).toHaveLength(appointments));
  },
);
