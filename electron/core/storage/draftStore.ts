import { type Draft, maxDraftCharacters, maxDrafts } from '../../contract/clients.ts';
import { isQueuedEntry, isWaitingEntry } from '../../contract/deskRecords.ts';
import { isObject, isShortText } from '../../contract/shapes.ts';
import { maxQueued, type QueueChange, type QueuedEntry } from '../../contract/offlineQueue.ts';
import { maxWaiting, type WaitingChange, type WaitingEntry } from '../../contract/waitingList.ts';
import type { DataFolder } from './files/dataFolder.ts';
import type { FileFormat, FileLabels } from './files/storedFile.ts';
import type { Encryption } from '../foundation/ports.ts';
import { openSealedFile } from './files/sealedFile.ts';
import { t } from '../../../i18n/core/t.ts';

/** Drafts of one account, its waiting list, and which of its clients were opened and are pinned at this desk. */
export interface DeskDrafts {
  readonly drafts: readonly Draft[];
  /** Ids, pinned last first. */
  readonly pinned: readonly string[];
  /** Ids, opened last first. */
  readonly recent: readonly string[];
  /** The waiting list, oldest entry first; absent in files from before there was one. */
  readonly waiting?: readonly WaitingEntry[];
  /** Check-ins and walk-in notes that the service has not got yet, oldest first; absent in files from before. */
  readonly queued?: readonly QueuedEntry[];
}

/** `gone`: what was to be marked is not there any more. */
export type QueueAnswer = 'changed' | 'full' | 'gone';

/** By account. It outlives the window, and the app where the operating system's encryption is available. */
export interface DraftStore {
  of(accountId: string): DeskDrafts;
  /**
   * Saves a draft, or removes it without content; the oldest makes room. A locked desk may only `add`: nothing is removed
   * for it. Returns whether it was saved.
   */
  saveDraft(accountId: string, id: string, content: Draft['content'] | null, may?: 'change' | 'add'): boolean;
  /** Adds, replaces or removes an entry of the waiting list; false where it is full. Nothing makes room by itself. */
  changeWaiting(accountId: string, change: WaitingChange): boolean;
  /** Changes the queue of check-ins and walk-in notes. Nothing makes room by itself. */
  changeQueue(accountId: string, change: QueueChange): QueueAnswer;
  /** Whether it outlives the app. */
  readonly kept: boolean;
  mark(accountId: string, id: string, as: 'opened' | 'pinned' | 'unpinned'): void;
  /** Removes a deleted client from both lists. */
  forget(accountId: string, id: string): void;
  /** Erases the drafts of every account. Returns whether the disk is clear too. */
  forgetAll(): Promise<boolean>;
  /** Resolves when all pending writes have finished; returns whether they are on disk. */
  flushed(): Promise<boolean>;
}

const maxPinned = 20;
const maxRecent = 20;
const maxAccounts = 8;
const nothing: DeskDrafts = { drafts: [], pinned: [], recent: [] };

interface Content {
  readonly version: 1;
  readonly clinics: Readonly<Record<string, DeskDrafts>>;
}

export const draftsFormat: FileFormat<Content> = { version: 1, is: isContent };

const labels: FileLabels = {
  id: 'memory',
  get file() {
    return t('files.memoryFile');
  },
  get content() {
    return t('files.memory');
  },
  get restored() {
    return t('files.restored');
  },
  get without() {
    return t('files.memoryWithout');
  },
};

/** Opens the drafts, sealed, in `desk-memory.json`: the name that the file was given first. */
export async function openDraftStore(options: DataFolder & { readonly encryption: Encryption }): Promise<DraftStore> {
  const file = await openSealedFile({
    ...options,
    name: 'desk-memory.json',
    format: draftsFormat,
    labels,
    lastGood: true,
  });
  const found = await file.read();
  const accounts = new Map<string, DeskDrafts>(isContent(found) ? Object.entries(found.clinics) : []);
  let writing = Promise.resolve(file.kept);
  let waits = false;

  function keep(accountId: string, change: Partial<DeskDrafts>): void {
    const next = { ...nothing, ...accounts.get(accountId), ...change };
    accounts.delete(accountId);
    accounts.set(accountId, next);
    // What no service has got yet is never dropped for another account.
    const oldest = [...accounts].find(([id, { queued = [] }]) => id !== accountId && queued.length === 0);
    if (accounts.size > maxAccounts && oldest) accounts.delete(oldest[0]);
    if (waits || !file.kept) return;
    // Changes during a write go into the next one, all at once.
    waits = true;
    writing = writing.then(() => {
      waits = false;
      return file.write({ version: 1, clinics: Object.fromEntries(accounts) });
    });
  }

  return {
    of: (accountId) => accounts.get(accountId) ?? nothing,
    saveDraft(accountId, id, content, may = 'change') {
      const { drafts } = accounts.get(accountId) ?? nothing;
      const others = drafts.filter((each) => each.id !== id);
      if (may === 'add' && (content === null || others.length >= maxDrafts)) return false;
      if (content === null && others.length === drafts.length) return true;
      const draft = content && { id, content, at: new Date(options.clock.now()).toISOString() };
      keep(accountId, { drafts: draft ? [draft, ...others].slice(0, maxDrafts) : others });
      return true;
    },
    changeWaiting(accountId, change) {
      const entry = 'keep' in change ? change.keep : null;
      const id = 'keep' in change ? change.keep.id : change.remove;
      const { waiting = [] } = accounts.get(accountId) ?? nothing;
      const place = waiting.findIndex((each) => each.id === id);
      if (place < 0 && entry === null) return true;
      if (place < 0 && waiting.length >= maxWaiting) return false;
      const next = waiting.toSpliced(place < 0 ? waiting.length : place, place < 0 ? 0 : 1, ...(entry ? [entry] : []));
      keep(accountId, { waiting: next });
      return true;
    },
    changeQueue(accountId, change) {
      const { queued = [] } = accounts.get(accountId) ?? nothing;
      const next = changedQueue(queued, change);
      if (typeof next === 'string') return next;
      if (next !== queued) keep(accountId, { queued: next });
      return 'changed';
    },
    kept: file.kept,
    mark(accountId, id, as) {
      const { pinned, recent } = accounts.get(accountId) ?? nothing;
      if (as === 'opened') keep(accountId, { recent: [id, ...without(recent, id)].slice(0, maxRecent) });
      else
        keep(accountId, {
          pinned: as === 'pinned' ? [id, ...without(pinned, id)].slice(0, maxPinned) : without(pinned, id),
        });
    },
    forget(accountId, id) {
      const { pinned, recent } = accounts.get(accountId) ?? nothing;
      keep(accountId, { pinned: without(pinned, id), recent: without(recent, id) });
    },
    async forgetAll() {
      accounts.clear();
      await writing;
      return file.erase();
    },
    flushed: () => writing,
  };
}

/** The queue after a change; why not, where it can't be made. */
function changedQueue(
  queued: readonly QueuedEntry[],
  change: QueueChange,
): readonly QueuedEntry[] | Exclude<QueueAnswer, 'changed'> {
  if ('remove' in change) {
    const rest = queued.filter(({ id }) => id !== change.remove.id);
    return rest.length === queued.length ? queued : rest;
  }
  if ('mark' in change) {
    const { id, attempt } = change.mark;
    const isThere = queued.some((each) => each.id === id && each.kind === 'checkIn');
    return isThere
      ? queued.map((each) => (each.id === id && each.kind === 'checkIn' ? { ...each, attempt } : each))
      : 'gone';
  }
  const entry = change.keep;
  const place = queued.findIndex(({ id }) => id === entry.id);
  if (place >= 0) return queued.with(place, entry);
  // Two windows may check in the same visit: it is queued once.
  if (queued.some((each) => isSameVisit(each, entry))) return queued;
  return queued.length >= maxQueued ? 'full' : [...queued, entry];
}

function isSameVisit(one: QueuedEntry, other: QueuedEntry): boolean {
  return (
    one.kind === 'checkIn' &&
    other.kind === 'checkIn' &&
    one.clinic === other.clinic &&
    one.appointment.id === other.appointment.id
  );
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((each) => each !== id);
}

function isContent(value: unknown): value is Content {
  const isIds = (ids: unknown): boolean => Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  const isDraft = (draft: unknown): boolean =>
    isObject(draft, {
      id: isShortText,
      content: (content) =>
        typeof content === 'object' && content !== null && JSON.stringify(content).length <= maxDraftCharacters,
      at: isShortText,
    });
  const isDeskDrafts = (each: unknown): boolean =>
    isObject(
      each,
      {
        drafts: (drafts) => Array.isArray(drafts) && drafts.every(isDraft),
        pinned: isIds,
        recent: isIds,
      },
      {
        waiting: (waiting) => Array.isArray(waiting) && waiting.every(isWaitingEntry),
        queued: (queued) => Array.isArray(queued) && queued.every(isQueuedEntry),
      },
    );
  return isObject(value, {
    version: (version) => version === 1,
    clinics: (accounts) =>
      typeof accounts === 'object' && accounts !== null && Object.values(accounts).every(isDeskDrafts),
  });
}
