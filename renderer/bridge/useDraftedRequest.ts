import { useEffect, useState } from 'react';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { useBridge } from './BridgeContext.ts';
import { clinicMark, type KeptDraft, readDrafts } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

interface DraftedRequest<Request> {
  readonly request: Request;
  /** What was begun and not finished, of any kind. */
  readonly drafts: readonly KeptDraft[];
}

/**
 * What was asked for, together with what was begun before: a dialog that opens without that would be written over it.
 * A dialog that is open already is not taken from under the hands.
 */
export function useDraftedRequest<Request>(
  listen: (hear: (request: Request) => void) => () => void,
): readonly [open: DraftedRequest<Request> | null, close: () => void] {
  const bridge = useBridge();
  const { view } = useSettings();
  const [open, setOpen] = useState<DraftedRequest<Request> | null>(null);
  const hear = useStableCallback((request: Request): void => {
    void readDrafts(bridge, clinicMark(view)).then((drafts) => setOpen((current) => current ?? { request, drafts }));
  });
  useEffect(() => listen(hear), [listen, hear]);
  return [open, () => setOpen(null)];
}
