import { useEffect, useState } from 'react';
import type { Result } from '../../electron/contract/failure.ts';
import type { WaitingEntry, WaitingList } from '../../electron/contract/waitingList.ts';
import { useBridge } from './BridgeContext.ts';
import type { Bridge } from './bridge.ts';
import { clinicMark } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

/** Adds an entry, or replaces that of its id. */
export function keepWaiting(bridge: Bridge, entry: WaitingEntry): Promise<Result<null>> {
  return bridge.request('waitingList:change', { keep: entry });
}

export function removeWaiting(bridge: Bridge, id: string): Promise<Result<null>> {
  return bridge.request('waitingList:change', { remove: id });
}

/** The waiting list of this clinic as any window has left it; null until it is read. */
export function useWaitingList(): WaitingList | null {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [list, setList] = useState<WaitingList | null>(null);
  useEffect(() => {
    if (mark === '') return undefined;
    let isCurrent = true;
    let reading = 0;
    const read = async (): Promise<void> => {
      reading += 1;
      const mine = reading;
      const answer = await bridge.request('waitingList:read', null);
      // Responses may arrive out of order.
      if (!isCurrent || mine !== reading || !answer.ok) return;
      const { entries, storedIn } = answer.value;
      setList({ entries: entries.filter(({ clinic }) => clinic === mark), storedIn });
    };
    void read();
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'waitingListChanged') void read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge, mark]);
  return list;
}
