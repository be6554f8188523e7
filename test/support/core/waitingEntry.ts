import type { WaitingEntry } from '../../../electron/contract/waitingList.ts';

/** Bella of Maria Garcia waits at Riverside for half an hour, with anybody, at any time. */
export function waitingEntry(change: Partial<WaitingEntry> = {}): WaitingEntry {
  return {
    id: 'w1',
    clinic: 'demo  1',
    location: { id: '101', name: 'Riverside' },
    client: { id: 'c', name: 'Maria Garcia' },
    patient: { id: 'p', name: 'Bella' },
    type: null,
    minutes: 30,
    provider: null,
    from: null,
    until: null,
    weekdays: [],
    earliest: null,
    latest: null,
    note: '',
    visit: null,
    since: '2026-11-10T15:00:00.000Z',
    ...change,
  };
}
