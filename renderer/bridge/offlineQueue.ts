import { useMemo, useSyncExternalStore } from 'react';
import type { Result } from '../../electron/contract/failure.ts';
import type {
  OfflineQueue,
  QueueChange,
  QueuedEntry,
  QueueStorage,
  RemovalReason,
} from '../../electron/contract/offlineQueue.ts';
import { useBridge } from './BridgeContext.ts';
import type { Bridge } from './bridge.ts';
import { clinicMark } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

type Changed = Result<{ readonly storedIn: QueueStorage }>;

function change(bridge: Bridge, requested: QueueChange): Promise<Changed> {
  return bridge.request('offlineQueue:change', requested);
}

/** Adds an entry, or replaces that of its id. */
export function keepQueued(bridge: Bridge, entry: QueuedEntry): Promise<Changed> {
  return change(bridge, { keep: entry });
}

/** Notes how an attempt to send a check-in ended; refused where it is no longer in the queue. */
export function markQueued(
  bridge: Bridge,
  id: string,
  attempt: Extract<QueueChange, { readonly mark: object }>['mark']['attempt'],
): Promise<Changed> {
  return change(bridge, { mark: { id, attempt } });
}

export function removeQueued(bridge: Bridge, id: string, why: RemovalReason): Promise<Changed> {
  return change(bridge, { remove: { id, why } });
}

interface QueueStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => OfflineQueue;
}

const empty: OfflineQueue = { entries: [], storedIn: 'disk', counts: {} };
const stores = new WeakMap<Bridge, QueueStore>();

/** One copy for all parts of the page, so that a tile and the notice about it never tell different things. */
function queueStoreOf(bridge: Bridge): QueueStore {
  const store = stores.get(bridge) ?? createQueueStore(bridge);
  stores.set(bridge, store);
  return store;
}

function createQueueStore(bridge: Bridge): QueueStore {
  const listeners = new Set<() => void>();
  let queue = empty;
  let reading = 0;
  let stop = (): void => undefined;
  const read = async (): Promise<void> => {
    reading += 1;
    const mine = reading;
    const answer = await bridge.request('offlineQueue:read', null);
    // Responses may arrive out of order.
    if (mine !== reading || !answer.ok) return;
    const isStillEmpty = queue.entries.length === 0 && Object.keys(answer.value.counts).length === 0;
    if (isStillEmpty && Object.keys(queue.counts).length === 0) return;
    queue = answer.value;
    for (const listener of listeners) listener();
  };
  return {
    view: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        void read();
        stop = bridge.subscribe(({ kind }) => {
          if (kind === 'offlineQueueChanged' || kind === 'connectionChanged') void read();
        });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** What this clinic's service has not got yet, as any window has left it. */
export function useOfflineQueue(): readonly QueuedEntry[] {
  const { entries } = useQueue();
  const mark = clinicMark(useSettings().view);
  return useMemo(() => ofClinic(entries, mark), [entries, mark]);
}

/** Where the queue is stored. */
export function useQueueStorage(): QueueStorage {
  return useQueue().storedIn;
}

/** How many entries each environment has. */
export function useQueueCounts(): OfflineQueue['counts'] {
  return useQueue().counts;
}

function useQueue(): OfflineQueue {
  const { subscribe, view } = queueStoreOf(useBridge());
  return useSyncExternalStore(subscribe, view);
}

function ofClinic(entries: readonly QueuedEntry[], mark: string): readonly QueuedEntry[] {
  return entries.every(({ clinic }) => clinic === mark) ? entries : entries.filter(({ clinic }) => clinic === mark);
}
