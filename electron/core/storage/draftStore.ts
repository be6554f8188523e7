import { type Draft, maxDraftCharacters, maxDrafts } from '../../contract/clients.ts';
import { isObject, isShortText } from '../../contract/guards.ts';
import type { DataFolder } from './files/dataFolder.ts';
import type { Form } from './files/fileFormat.ts';
import type { FileWords } from './files/storedFile.ts';
import type { Encryption } from '../foundation/ports.ts';
import { openSealedFile } from './sealed/sealedFile.ts';
import { say } from '../../../words/core/say.ts';

/** What this desk remembers of one clinic's people: drafts, who was opened and who is pinned. */
export interface Remembered {
  readonly drafts: readonly Draft[];
  /** Ids, pinned last first. */
  readonly pinned: readonly string[];
  /** Ids, opened last first. */
  readonly recent: readonly string[];
}

/** By clinic. It outlives the window, and where the operating system protects it the app as well. */
export interface DeskMemory {
  of(clinic: string): Remembered;
  keepDraft(clinic: string, id: string, content: Draft['content'] | null): void;
  mark(clinic: string, id: string, as: 'opened' | 'pinned' | 'unpinned'): void;
  /** Neither opened nor pinned any more: the client is gone. */
  forget(clinic: string, id: string): void;
  /** Nothing is remembered of any clinic. Answers whether nothing is on disk either. */
  forgetAll(): Promise<boolean>;
  /** Resolves when everything so far was written; answers whether it is on disk. */
  settled(): Promise<boolean>;
}

const maxPinned = 20;
const maxRecent = 20;
const maxClinics = 8;
const nothing: Remembered = { drafts: [], pinned: [], recent: [] };

interface Memory {
  readonly version: 1;
  readonly clinics: Readonly<Record<string, Remembered>>;
}

export const memoryForm: Form<Memory> = { version: 1, is: isMemory };

const words: FileWords = {
  id: 'memory',
  get file() {
    return say('files.memoryFile');
  },
  get content() {
    return say('files.memory');
  },
  get restored() {
    return say('files.restored');
  },
  get without() {
    return say('files.memoryWithout');
  },
};

/** Opens what was remembered, sealed, in `desk-memory.json`. */
export async function openDeskMemory(options: DataFolder & { readonly encryption: Encryption }): Promise<DeskMemory> {
  const file = await openSealedFile({ ...options, name: 'desk-memory.json', form: memoryForm, words, lastGood: true });
  const found = await file.read();
  const clinics = new Map<string, Remembered>(isMemory(found) ? Object.entries(found.clinics) : []);
  let writing = Promise.resolve(file.kept);
  let waits = false;

  function keep(clinic: string, change: Partial<Remembered>): void {
    const next = { ...nothing, ...clinics.get(clinic), ...change };
    clinics.delete(clinic);
    clinics.set(clinic, next);
    const [oldest] = clinics.keys();
    if (clinics.size > maxClinics && oldest !== undefined) clinics.delete(oldest);
    if (waits || !file.kept) return;
    // What comes while a file is being written goes into the next, all of it at once.
    waits = true;
    writing = writing.then(() => {
      waits = false;
      return file.write({ version: 1, clinics: Object.fromEntries(clinics) });
    });
  }

  return {
    of: (clinic) => clinics.get(clinic) ?? nothing,
    keepDraft(clinic, id, content) {
      const { drafts } = clinics.get(clinic) ?? nothing;
      const others = drafts.filter((each) => each.id !== id);
      if (content === null && others.length === drafts.length) return;
      const draft = content && { id, content, at: new Date(options.clock.now()).toISOString() };
      keep(clinic, { drafts: draft ? [draft, ...others].slice(0, maxDrafts) : others });
    },
    mark(clinic, id, as) {
      const { pinned, recent } = clinics.get(clinic) ?? nothing;
      if (as === 'opened') keep(clinic, { recent: [id, ...without(recent, id)].slice(0, maxRecent) });
      else
        keep(clinic, {
          pinned: as === 'pinned' ? [id, ...without(pinned, id)].slice(0, maxPinned) : without(pinned, id),
        });
    },
    forget(clinic, id) {
      const { pinned, recent } = clinics.get(clinic) ?? nothing;
      keep(clinic, { pinned: without(pinned, id), recent: without(recent, id) });
    },
    async forgetAll() {
      clinics.clear();
      await writing;
      return file.erase();
    },
    settled: () => writing,
  };
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((each) => each !== id);
}

function isMemory(value: unknown): value is Memory {
  const isIds = (ids: unknown): boolean => Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  const isDraft = (draft: unknown): boolean =>
    isObject(draft, {
      id: isShortText,
      content: (content) =>
        typeof content === 'object' && content !== null && JSON.stringify(content).length <= maxDraftCharacters,
      at: isShortText,
    });
  const isRemembered = (each: unknown): boolean =>
    isObject(each, {
      drafts: (drafts) => Array.isArray(drafts) && drafts.every(isDraft),
      pinned: isIds,
      recent: isIds,
    });
  return isObject(value, {
    version: (version) => version === 1,
    clinics: (clinics) => typeof clinics === 'object' && clinics !== null && Object.values(clinics).every(isRemembered),
  });
}
