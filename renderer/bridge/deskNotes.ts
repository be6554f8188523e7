import { useEffect, useState } from 'react';
import { useBridge } from './BridgeContext.ts';
import type { Bridge } from './bridge.ts';
import { clinicMark, readDraft, writeDraft, type StoredDraft } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

/** What a desk remembers for itself. Stored with the drafts, as it is client data, and without a title, so not listed. */
export interface DeskNotes<Content extends object> {
  /** The draft's id. */
  readonly id: string;
  readonly read: (bridge: Bridge, clinic: string) => Promise<Content>;
  /** Saves what the function makes of the latest content; the same content is not saved again. */
  readonly change: (bridge: Bridge, clinic: string, change: (content: Content) => Content) => Promise<void>;
}

/** `parse` narrows what an earlier run or another version stored; null where nothing is. */
export function createDeskNotes<Content extends object>(
  id: string,
  parse: (stored: StoredDraft['content'] | null) => Content,
): DeskNotes<Content> {
  // Changes follow each other, so that none is lost between reading and writing.
  let changing: Promise<unknown> = Promise.resolve();
  const read = async (bridge: Bridge, clinic: string): Promise<Content> => parse(await readDraft(bridge, clinic, id));
  return {
    id,
    read,
    change(bridge, clinic, change) {
      const changed = changing.then(async () => {
        const before = await read(bridge, clinic);
        const content = change(before);
        if (content === before) return;
        const startedAt = new Date(0).toISOString();
        await writeDraft(bridge, clinic, { id, content, about: null, startedAt });
      });
      changing = changed;
      return changed;
    },
  };
}

/** The notes of this clinic, as any window has left them; null until they are read. */
export function useDeskNotes<Content extends object>(notes: DeskNotes<Content>): Content | null {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [content, setContent] = useState<Content | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let reading = 0;
    const read = async (): Promise<void> => {
      reading += 1;
      const mine = reading;
      const stored = await notes.read(bridge, mark);
      // Responses may arrive out of order.
      if (isCurrent && mine === reading) setContent(stored);
    };
    if (mark === '') return undefined;
    void read();
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged' && event.id === notes.id) void read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge, mark, notes]);
  return content;
}
