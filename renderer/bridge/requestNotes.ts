import { isShapedLike, isTextList } from '../lib/shapes.ts';
import type { Bridge } from './bridge.ts';
import { createDeskNotes } from './deskNotes.ts';
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

/** More than are open at once, and less than a draft may hold. */
const most = { opened: 250, away: 250, calls: 100 } as const;

export const requestNotes = createDeskNotes('notes of requests', (stored): RequestNotes => {
  if (!isShapedLike({ opened: [], away: [], calls: [] }, stored)) return { opened: [], away: [], calls: [] };
  const { opened, away, calls } = stored;
  return {
    opened: isTextList(opened) ? opened : [],
    away: isTextList(away) ? away : [],
    calls: calls.filter(isRequestCall),
  };
});

/** Notes that a request was opened: it is unread no longer. */
export function noteRequestOpened(bridge: Bridge, clinic: string, id: string): Promise<void> {
  return requestNotes.change(bridge, clinic, (notes) => ({
    ...notes,
    opened: [id, ...without(notes.opened, id)].slice(0, most.opened),
  }));
}

/** Puts a request away, or takes it back. */
export function noteRequestAway(bridge: Bridge, clinic: string, id: string, isAway: boolean): Promise<void> {
  return requestNotes.change(bridge, clinic, (notes) => ({
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
  return requestNotes.change(bridge, clinic, (notes) => {
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
