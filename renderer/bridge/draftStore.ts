import type { Failure } from '../../electron/contract/failure.ts';
import type { Bridge } from './bridge.ts';
import { type DraftAbout, saveInOrder, storedContent } from './drafts.ts';

/** Keeps one draft as it changes. */
export interface DraftStore {
  /** Keeps this soon: a key is followed by the next. Null is nothing that would be missed. */
  readonly put: (content: object | null, about?: DraftAbout) => void;
  /** Keeps what was put last, at once. A page that is being closed can't wait for what is under way. */
  readonly flush: (how?: 'leaving') => Promise<void>;
  /** It is done with: what was kept goes, and nothing is kept from here on. */
  readonly forget: () => void;
  /** Writes no more, and leaves what is kept: another clinic answers now. */
  readonly drop: () => void;
}

interface Keeping {
  readonly bridge: Bridge;
  readonly clinic: string;
  readonly id: string;
  /** As it was found, where it is continued. */
  readonly began: string | null;
  readonly now: () => number;
  /** Null once it could be kept again. */
  readonly onFailure: (failure: Failure | null) => void;
}

const restMilliseconds = 250;
const nothing = 'null';

export function createDraftStore({ bridge, clinic, id, began, now, onFailure }: Keeping): DraftStore {
  let since = began;
  // What the core has, as text; of what is continued nobody knows, so that the first to be put is written.
  let written = began === null ? nothing : '';
  let wanted = written;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  async function flush(how?: 'leaving'): Promise<void> {
    clearTimeout(timer);
    if (closed || wanted === written) return;
    written = wanted;
    since ??= new Date(now()).toISOString();
    // Sound: written as an object or null a moment ago.
    const kept = JSON.parse(wanted) as { readonly about?: DraftAbout; readonly content: object } | null;
    const content = kept && storedContent({ clinic, began: since, about: kept.about ?? null, content: kept.content });
    const answer = await saveInOrder(() => bridge.ask('drafts:keep', { id, content }), how);
    // What was not kept is tried again with the next key.
    if (!answer.ok) written = '';
    onFailure(answer.ok ? null : answer.failure);
  }

  return {
    put(content, about) {
      if (closed) return;
      wanted = JSON.stringify(content && { about, content });
      clearTimeout(timer);
      if (wanted !== written) timer = setTimeout(() => void flush(), restMilliseconds);
    },
    flush,
    forget() {
      wanted = nothing;
      void flush();
      closed = true;
    },
    drop() {
      clearTimeout(timer);
      closed = true;
    },
  };
}
