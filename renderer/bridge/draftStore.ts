import type { Failure } from '../../electron/contract/failure.ts';
import type { Bridge } from './bridge.ts';
import { type DraftAbout, saveInOrder, storedContent } from './drafts.ts';

/** Saves one draft as it changes. */
export interface DraftStore {
  /** Saves this after a pause in typing. Null means that there is nothing worth keeping. */
  readonly save: (content: object | null, about?: DraftAbout) => void;
  /** Saves the latest content at once. A page that is closing can't wait for saves in flight. */
  readonly flush: (how?: 'leaving') => Promise<void>;
  /** Deletes the draft and saves nothing from here on. */
  readonly discard: () => void;
  /** Saves no more and leaves the stored draft: another clinic is connected now. */
  readonly stop: () => void;
}

interface DraftStoreOptions {
  readonly bridge: Bridge;
  readonly clinic: string;
  readonly id: string;
  /** When the stored draft was started; null for a new one. */
  readonly startedAt: string | null;
  readonly now: () => number;
  /** Null once saving works again. */
  readonly onFailure: (failure: Failure | null) => void;
}

const debounceMilliseconds = 250;
const nothing = 'null';

export function createDraftStore({ bridge, clinic, id, startedAt, now, onFailure }: DraftStoreOptions): DraftStore {
  let since = startedAt;
  // The content in the core, as text; empty for a resumed draft, so that its first save is always written.
  let written = startedAt === null ? nothing : '';
  let pending = written;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  async function flush(how?: 'leaving'): Promise<void> {
    clearTimeout(timer);
    if (closed || pending === written) return;
    written = pending;
    since ??= new Date(now()).toISOString();
    // Sound: written as an object or null a moment ago.
    const stored = JSON.parse(pending) as { readonly about?: DraftAbout; readonly content: object } | null;
    const content =
      stored && storedContent({ clinic, startedAt: since, about: stored.about ?? null, content: stored.content });
    const answer = await saveInOrder(() => bridge.request('drafts:keep', { id, content }), how);
    // A failed save is retried with the next change.
    if (!answer.ok) written = '';
    onFailure(answer.ok ? null : answer.failure);
  }

  return {
    save(content, about) {
      if (closed) return;
      pending = JSON.stringify(content && { about, content });
      clearTimeout(timer);
      if (pending !== written) timer = setTimeout(() => void flush(), debounceMilliseconds);
    },
    flush,
    discard() {
      pending = nothing;
      void flush();
      closed = true;
    },
    stop() {
      clearTimeout(timer);
      closed = true;
    },
  };
}
