import { describe, expect, it } from 'vitest';
import { WeekLoadDocument } from '../../../graphql/desk/generated/operations.ts';
import { createCache } from '../../../renderer/data/cache.ts';
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

  it('answer any range whose days were all read, whichever ranges they came in', () => {
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
