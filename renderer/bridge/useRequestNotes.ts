import { useEffect, useState } from 'react';
import { useBridge } from './BridgeContext.ts';
import { clinicMark } from './drafts.ts';
import { readRequestNotes, type RequestNotes, requestNotesId } from './requestNotes.ts';
import { useSettings } from './SettingsContext.tsx';

/** What this desk remembers of appointment requests, as any window has left it; null until it was read. */
export function useRequestNotes(): RequestNotes | null {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [notes, setNotes] = useState<RequestNotes | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const stored = await readRequestNotes(bridge, mark);
      if (isCurrent) setNotes(stored);
    };
    if (mark === '') return undefined;
    void read();
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged' && event.id === requestNotesId) void read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge, mark]);
  return notes;
}
