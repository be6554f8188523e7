import { describe, expect, it, vi } from 'vitest';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { createFreedStore, type FreedStore } from '../../../renderer/features/day/waitingList/freedStore.ts';
import { dayVisit, dayWith } from '../../support/page/scheduleDay.ts';

const none: ReadonlySet<string> = new Set();
const first = dayVisit({ id: '1' });
const second = dayVisit({ id: '2', start: '2026-11-17T10:00:00-05:00', end: '2026-11-17T10:30:00-05:00' });
const off = (visit: DayAppointment): DayAppointment => ({
  ...visit,
  status: { __typename: 'Status', label: 'CANCELLED', stage: 'cancelled', word: null },
});

/** What is free after these looks at a day, the first of which is the day with both. */
function freedAfter(...looks: readonly (readonly [ScheduleDay, ReadonlySet<string>?])[]): readonly string[] {
  const store: FreedStore = createFreedStore();
  store.look([dayWith([first, second])], none);
  for (const [day, pending = none] of looks) store.look([day], pending);
  return store.freed().map(({ id }) => id);
}

describe('what leaves a day', () => {
  it.each([
    ['it is cancelled', [off(first), second]],
    ['it is gone', [second]],
    ['it has another time', [{ ...first, start: '2026-11-17T15:00:00-05:00' }, second]],
    ['it has another provider', [{ ...first, provider: { __typename: 'Provider', id: 'b' } as const }, second]],
  ])('is noticed where %s', (_how, appointments) => {
    expect(freedAfter([dayWith(appointments)])).toEqual(['1']);
  });

  it('is nothing where only a reason or a status on the way changes, or somebody comes', () => {
    const arrived = { __typename: 'Status', label: 'HERE', stage: 'arrived', word: null } as const;
    const others = [{ ...first, reason: 'X-ray' }, { ...second, status: arrived }, dayVisit({ id: '3' })];
    expect(freedAfter([dayWith(others)])).toEqual([]);
  });

  it('waits for the answer: an optimistic change that is taken back frees nothing', () => {
    const pending = new Set(['1']);
    expect(freedAfter([dayWith([off(first), second]), pending])).toEqual([]);
    expect(freedAfter([dayWith([off(first), second]), pending], [dayWith([first, second])])).toEqual([]);
    expect(freedAfter([dayWith([second]), pending], [dayWith([second])])).toEqual(['1']);
  });

  it.each([{ complete: false }, { partial: true }, { unreadable: 1 }])('is not concluded from %j', (change) => {
    expect(freedAfter([dayWith([second], change)])).toEqual([]);
  });

  it('is listed once, newest first, and listeners are told', () => {
    const store = createFreedStore();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.look([dayWith([first, second])], none);
    store.look([dayWith([off(first), second])], none);
    store.look([dayWith([off(first), off(second)])], none);
    store.look([dayWith([first, off(second)])], none);
    store.look([dayWith([off(first), off(second)])], none);
    expect(store.freed().map(({ id }) => id)).toEqual(['1', '2']);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
