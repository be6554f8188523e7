import { useEffect, useState } from 'react';
import { useBridge } from './BridgeContext.ts';
import { clinicMark, type KeptDraft, readDrafts } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

/** A draft that is somebody's work. */
export type BegunDraft = KeptDraft & { readonly about: NonNullable<KeptDraft['about']> };

/** All that was begun and not finished for this clinic, as it is kept now, in whichever window; null until it was read. */
export function useBegun(): readonly BegunDraft[] | null {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [begun, setBegun] = useState<readonly BegunDraft[] | null>(null);
  useEffect(() => {
    let wanted = true;
    let reading = 0;
    const read = async (): Promise<void> => {
      reading += 1;
      const mine = reading;
      const found = begunIn(await readDrafts(bridge, mark));
      // What was asked first may be answered last.
      if (wanted && mine === reading) setBegun(found);
    };
    if (mark === '') return undefined;
    void read();
    const stop = bridge.listen((event) => {
      if (event.kind === 'draftsChanged') void read();
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [bridge, mark]);
  return begun;
}

export function begunIn(drafts: readonly KeptDraft[]): readonly BegunDraft[] {
  return drafts.filter((draft): draft is BegunDraft => draft.about !== null);
}
