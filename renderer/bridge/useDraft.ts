import { useEffect, useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { currentTime } from '../lib/clock.ts';
import { useBridge } from './BridgeContext.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import { clinicMark, type DraftAbout } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

interface Draft {
  readonly keeper: DraftStore;
  /** Why what is typed can't be kept just now. */
  readonly failure: Failure | null;
}

/**
 * Keeps what is typed in the core: soon after the last key, and at once when the dialog or the window closes. `began` is
 * when the draft was begun, where one is resumed; with `about` it is listed among the drafts.
 */
export function useDraft(id: string, began: string | null, content: object | null, about?: DraftAbout): Draft {
  const bridge = useBridge();
  const { view } = useSettings();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [keeper] = useState(() =>
    createDraftStore({ bridge, clinic: clinicMark(view), id, began, now: currentTime, onFailure: setFailure }),
  );
  useEffect(() => keeper.put(content, about), [keeper, content, about]);
  useEffect(() => {
    const leave = (): void => void keeper.flush('leaving');
    const stop = bridge.listen((event) => {
      if (event.kind === 'connectionChanged') keeper.drop();
    });
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      void keeper.flush();
    };
  }, [bridge, keeper]);
  return { keeper, failure };
}
