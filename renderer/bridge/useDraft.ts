import { useEffect, useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { currentTime } from '../state/clock.ts';
import { useBridge } from './BridgeContext.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import { clinicMark, type DraftAbout } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

interface Draft {
  readonly store: DraftStore;
  /** Why the draft can't be saved now. */
  readonly failure: Failure | null;
}

/**
 * Saves the form's content in the core: after a pause in typing, and at once when the dialog or the window closes.
 * `startedAt` is that of the resumed draft, else null; with `about` the draft is listed.
 */
export function useDraft(id: string, startedAt: string | null, content: object | null, about?: DraftAbout): Draft {
  const bridge = useBridge();
  const { view } = useSettings();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [store] = useState(() =>
    createDraftStore({ bridge, clinic: clinicMark(view), id, startedAt, now: currentTime, onFailure: setFailure }),
  );
  useEffect(() => store.save(content, about), [store, content, about]);
  useEffect(() => {
    const leave = (): void => void store.flush('leaving');
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'connectionChanged') store.stop();
    });
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      void store.flush();
    };
  }, [bridge, store]);
  return { store, failure };
}
