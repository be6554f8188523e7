import { describe, expect, it } from 'vitest';
import { createDayCache, type DayCache } from '../../../../electron/core/session/days/dayCache.ts';
import { beginReading, numbered } from '../../../../electron/core/session/days/readingOrder.ts';
import type { DayRows } from '../../../../electron/core/session/days/dayRows.ts';
import { tuesday } from '../../../support/core/memoryCore.ts';

const location = { id: 'l1', name: 'Riverside', address: null, phone: null, timeZone: 'UTC' };

function dayOn(date: string, change: Partial<DayRows> = {}): DayRows {
  return {
    location,
    date,
    timeZone: 'UTC',
    timeZoneSource: 'service',
    appointments: [],
    unreadable: 0,
    complete: true,
    partial: false,
    providers: [],
    hours: null,
    working: [],
    asOf: '2026-11-17T15:10:00Z',
    ...change,
  };
}

interface OpenCache {
  readonly cache: DayCache;
  now: number;
  on: boolean;
  changes: number;
}

function openCache(): OpenCache {
  const state: OpenCache = {
    now: tuesday,
    on: true,
    changes: 0,
    cache: createDayCache({
      clock: { now: () => state.now },
      isOn: () => state.on,
      onChange: () => void (state.changes += 1),
    }),
  };
  return state;
}

describe('the cache of days', () => {
  it('distinguishes a changed day from one that was only read again', () => {
    const { cache } = openCache();
    expect(cache.store(dayOn('2026-11-17'))).toBe('new');
    expect(cache.store(dayOn('2026-11-17', { asOf: '2026-11-17T15:11:00Z' }))).toBe('same');
    expect(cache.store(dayOn('2026-11-17', { complete: false }))).toBe('changed');
  });

  it('lets no reading that began earlier and ended later take the place of a newer one', () => {
    const { cache } = openCache();
    const [early, late] = [beginReading(), beginReading()];
    expect(cache.store(numbered(dayOn('2026-11-17', { partial: true }), late))).toBe('new');
    expect(cache.store(numbered(dayOn('2026-11-17'), early))).toBe('same');
    expect(cache.read('l1', '2026-11-17')?.day.partial).toBe(true);
    expect(cache.store(numbered(dayOn('2026-11-17'), beginReading()))).toBe('changed');
  });

  it('keeps a recent day for two seconds, and the last one for as long as it is near', () => {
    const state = openCache();
    state.cache.store(dayOn('2026-11-17'));
    expect(state.cache.recent('l1', '2026-11-17')).not.toBeNull();
    state.now += 2_000;
    expect(state.cache.recent('l1', '2026-11-17')).toBeNull();
    expect(state.cache.lastKnown('l1', '2026-11-17')).not.toBeNull();
    state.now += 8 * 86_400_000;
    expect(state.cache.lastKnown('l1', '2026-11-17')).toBeNull();
    expect(state.cache.content()).toEqual([]);
  });

  it('shows a day from the disk in need only: it is neither recent nor compared with', () => {
    const { cache } = openCache();
    cache.restore([dayOn('2026-11-17', { complete: false })]);
    expect(cache.lastKnown('l1', '2026-11-17')).not.toBeNull();
    expect(cache.read('l1', '2026-11-17')).toBeNull();
    expect(cache.recent('l1', '2026-11-17')).toBeNull();
    expect(cache.store(dayOn('2026-11-17'))).toBe('new');
    cache.restore([dayOn('2026-11-17', { complete: false })]);
    expect(cache.lastKnown('l1', '2026-11-17')?.complete).toBe(true);
  });

  it('counts checks without changes, and begins anew with a whole reading', () => {
    const { cache } = openCache();
    const day = dayOn('2026-11-17');
    cache.store(day);
    const confirmed = cache.confirm(day, '2026-11-17T15:12:00Z');
    expect(confirmed.asOf).toBe('2026-11-17T15:12:00Z');
    expect(cache.read('l1', '2026-11-17')).toMatchObject({ checks: 1, day: confirmed });
    cache.store(day);
    expect(cache.read('l1', '2026-11-17')?.checks).toBe(0);
  });

  it('answers nothing for an outage where offline copies are off, and writes nothing', () => {
    const state = openCache();
    state.on = false;
    state.cache.store(dayOn('2026-11-17'));
    expect(state.cache.lastKnown('l1', '2026-11-17')).toBeNull();
    expect(state.cache.recent('l1', '2026-11-17')).not.toBeNull();
    expect(state.changes).toBe(0);
  });

  it('holds the sixteen days that were read last wherever they lie, and of the others those near today', () => {
    const { cache } = openCache();
    cache.store(dayOn('2026-11-18'));
    for (let day = 1; day <= 20; day += 1) cache.store(dayOn(`2027-01-${String(day).padStart(2, '0')}`));
    expect(cache.read('l1', '2027-01-04')).toBeNull();
    expect(cache.read('l1', '2027-01-05')).not.toBeNull();
    expect(cache.read('l1', '2026-11-18')).not.toBeNull();
    cache.erase();
    expect(cache.lastKnown('l1', '2026-11-18')).toBeNull();
  });
});
