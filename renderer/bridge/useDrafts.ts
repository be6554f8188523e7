import { useEffect, useState } from 'react';
import { useBridge } from './BridgeContext.ts';
import { clinicMark, type StoredDraft, readDrafts } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

/** A draft that the list shows. */
export type ListedDraft = StoredDraft & { readonly about: NonNullable<StoredDraft['about']> };

/** The drafts of this clinic, written by any window; null until they are read. */
export function useDrafts(): readonly ListedDraft[] | null {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [drafts, setDrafts] = useState<readonly ListedDraft[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let reading = 0;
    const read = async (): Promise<void> => {
      reading += 1;
      const mine = reading;
      const found = listedDrafts(await readDrafts(bridge, mark));
      // Responses may arrive out of order.
      if (isCurrent && mine === reading) setDrafts(found);
    };
    if (mark === '') return undefined;
    void read();
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged') void read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge, mark]);
  return drafts;
}

export function listedDrafts(drafts: readonly StoredDraft[]): readonly ListedDraft[] {
  return drafts.filter((draft): draft is ListedDraft => draft.about !== null);
}
