import { useEffect, useState } from 'react';
import { waitForIdle } from '../hooks/firstContent.ts';
import { useBridge } from './BridgeContext.ts';
import { clinicMark, readDrafts } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';
import { listedDrafts } from './useDrafts.ts';

/**
 * The number of drafts for this clinic, written by any window. Reads again only when a draft is added or removed, not
 * on each keystroke.
 */
export function useDraftsCount(): number {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (mark === '') return undefined;
    let isCurrent = true;
    let known: ReadonlySet<string> = new Set();
    let removed = 0;
    const take = (next: ReadonlySet<string>): void => {
      known = next;
      setIds(next);
    };
    const read = async (): Promise<void> => {
      const before = removed;
      const found = listedDrafts(await readDrafts(bridge, mark));
      // What was removed meanwhile may still be among those read.
      if (isCurrent && before !== removed) await read();
      else if (isCurrent) take(new Set(found.map(({ id }) => id)));
    };
    void waitForIdle(2000).then(read);
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged' && !event.kept) removed += 1;
      if (event.kind !== 'draftsChanged' || event.kept === known.has(event.id)) return;
      if (event.kept) void read();
      else take(new Set([...known].filter((id) => id !== event.id)));
    });
    return () => {
      isCurrent = false;
      stop();
      setIds(new Set());
    };
  }, [bridge, mark]);
  return ids.size;
}
