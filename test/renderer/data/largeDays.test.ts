import { describe, expect, it, vi } from 'vitest';
import {
  ScheduleDayDocument,
  type ScheduleDayQuery,
  ScheduleWeekDocument,
} from '../../../graphql/desk/generated/operations.ts';
import type { Bridge } from '../../../renderer/bridge/bridge.ts';
import { createCache } from '../../../renderer/data/cache.ts';
import { createDeskClient } from '../../../renderer/data/DeskDataProvider.tsx';
import { createWriteAhead } from '../../../renderer/data/largeDays.ts';
import { dayWith, visit } from '../day/days.ts';

type Day = ScheduleDayQuery['day'];

const place = { location: 'l1', date: '2026-11-17' };

function largeDay(count: number, date: string, change: Partial<Day> = {}): Day {
  const visits = Array.from({ length: count }, (_, index) =>
    visit({
      id: `${date} ${index}`,
      patient: { __typename: 'Patient', id: 'p', name: 'Bo', species: null, deceased: null, alerts: [] },
    }),
  );
  return { ...dayWith(visits), date, ...change };
}

/** A page whose core answers these data, in turn; `sizes` gets how many appointments each task wrote. */
function pageWith(answers: readonly object[], mostAtOnce = 600) {
  vi.stubGlobal('location', { hash: '#/clients' });
  const left = [...answers];
  const cache = createCache();
  const sizes: number[] = [];
  const write = cache.write.bind(cache);
  cache.write = (options) => {
    const { appointments } = options.result as { readonly appointments?: readonly unknown[] };
    sizes.push(appointments?.length ?? 0);
    return write(options);
  };
  const request = (): Promise<unknown> => Promise.resolve({ ok: true, value: { data: left.shift() } });
  // Sound: only questions are asked here.
  const bridge = { request, subscribe: () => () => undefined } as unknown as Bridge;
  const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const client = createDeskClient(bridge, cache, createWriteAhead(cache, { mostAtOnce, length: 250, nextTask }));
  return { cache, client, sizes };
}

describe('a large day', () => {
  it('is written in slices, and read as it came', async () => {
    const day = largeDay(1100, place.date);
    const { cache, client, sizes } = pageWith([{ day }]);
    const { data } = await client.query({ query: ScheduleDayDocument, variables: place, fetchPolicy: 'network-only' });
    expect(data?.day).toEqual(day);
    expect(sizes).toEqual([250, 250, 250, 250, 100, 0]);
    // The same objects: whoever reads it later finds all of it memoized.
    const query = { query: cache.transformDocument(ScheduleDayDocument), variables: place };
    expect(cache.readQuery(query, true)).toBe(data);
    expect(Object.keys(cache.extract()).filter((key) => key.startsWith('Appointment'))).toHaveLength(1100);
    expect(cache.extract()['AppointmentSlice']).toBeUndefined();
  });

  it('takes the place of what it was before, and goes with it', async () => {
    const before = largeDay(700, place.date);
    const after = largeDay(650, place.date, { asOf: '2026-11-17T11:00:00-05:00' });
    const { cache, client } = pageWith([{ day: before }, { day: after }]);
    const options = { query: ScheduleDayDocument, variables: place, fetchPolicy: 'network-only' } as const;
    await client.query(options);
    const { data } = await client.query(options);
    expect(data?.day).toEqual(after);
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'day' });
    cache.gc();
    expect(Object.keys(cache.extract()).filter((key) => key.startsWith('Appointment:'))).toEqual([]);
  });

  it('is left as it comes where it is small, or answered in part', async () => {
    const small = pageWith([{ day: largeDay(600, place.date) }]);
    await small.client.query({ query: ScheduleDayDocument, variables: place, fetchPolicy: 'network-only' });
    expect(small.sizes).toEqual([0]);
  });

  it('of a week is written in slices too', async () => {
    const days = [largeDay(400, '2026-11-16'), largeDay(0, '2026-11-17'), largeDay(300, '2026-11-18')];
    const { client, sizes } = pageWith([{ days }]);
    const variables = { location: 'l1', from: '2026-11-16' };
    const { data } = await client.query({ query: ScheduleWeekDocument, variables, fetchPolicy: 'network-only' });
    expect(data?.days).toEqual(days);
    expect(sizes).toEqual([250, 150, 250, 50, 0]);
  });
});
