import { isShapedLike, isTextList } from '../lib/shapes.ts';
import type { Bridge } from './bridge.ts';
import { readDraft, saveInOrder, storedContent } from './drafts.ts';
import { type ReminderDeed, reminderDeeds } from './todayNotes.ts';

/** How a call about a request ended. */
export interface RequestCall {
  /** The request's id. */
  readonly id: string;
  readonly deed: ReminderDeed;
  /** ISO instant, UTC. */
  readonly at: string;
}

/** What this desk remembers of appointment requests, by their ids, newest first. */
export interface RequestNotes {
  readonly opened: readonly string[];
  /** Booked or put away: not listed any more, whatever the service says of them. */
  readonly away: readonly string[];
  readonly calls: readonly RequestCall[];
}

export const noRequestNotes: RequestNotes = { opened: [], away: [], calls: [] };

/** Stored with the drafts, as it is client data: encrypted where they are. It has no title, so it is not listed. */
export const requestNotesId = 'notes of requests';
/** More than are open at once, and less than a draft may hold. */
const most = { opened: 250, away: 250, calls: 100 } as const;

/** The notes of this clinic's requests. */
export async function readRequestNotes(bridge: Bridge, clinic: string): Promise<RequestNotes> {
  const stored = await readDraft(bridge, clinic, requestNotesId);
  if (!isShapedLike({ opened: [], away: [], calls: [] }, stored)) return noRequestNotes;
  const { opened, away, calls } = stored;
  return {
    opened: isTextList(opened) ? opened : [],
    away: isTextList(away) ? away : [],
    calls: calls.filter(isRequestCall),
  };
}

/** Changes follow each other, so that none is lost between reading and writing. */
let changing: Promise<unknown> = Promise.resolve();

function changeRequestNotes(
  bridge: Bridge,
  clinic: string,
  change: (notes: RequestNotes) => RequestNotes,
): Promise<void> {
  const changed = changing.then(async () => {
    const content = change(await readRequestNotes(bridge, clinic));
    const startedAt = new Date(0).toISOString();
    await saveInOrder(() =>
      bridge.request('drafts:keep', {
        id: requestNotesId,
        content: storedContent({ clinic, startedAt, about: null, content }),
      }),
    );
  });
  changing = changed;
  return changed;
}

/** Notes that a request was opened: it is unread no longer. */
export function noteRequestOpened(bridge: Bridge, clinic: string, id: string): Promise<void> {
  return changeRequestNotes(bridge, clinic, (notes) => ({
    ...notes,
    opened: [id, ...without(notes.opened, id)].slice(0, most.opened),
  }));
}

/** Puts a request away, or takes it back. */
export function noteRequestAway(bridge: Bridge, clinic: string, id: string, isAway: boolean): Promise<void> {
  return changeRequestNotes(bridge, clinic, (notes) => ({
    ...notes,
    away: (isAway ? [id, ...without(notes.away, id)] : without(notes.away, id)).slice(0, most.away),
  }));
}

/** Notes how a call ended, instead of what was noted before; null removes that. */
export function noteRequestCall(
  bridge: Bridge,
  clinic: string,
  id: string,
  call: Omit<RequestCall, 'id'> | null,
): Promise<void> {
  return changeRequestNotes(bridge, clinic, (notes) => {
    const others = notes.calls.filter((each) => each.id !== id);
    return { ...notes, calls: call ? [{ id, ...call }, ...others].slice(0, most.calls) : others };
  });
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((each) => each !== id);
}

function isRequestCall(value: unknown): value is RequestCall {
  return isShapedLike({ id: '', deed: '', at: '' }, value) && reminderDeeds.some((deed) => deed === value.deed);
}
