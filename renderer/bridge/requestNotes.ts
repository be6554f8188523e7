import { isShapedLike, isTextList } from '../lib/shapes.ts';
import type { Bridge } from './bridge.ts';
import { createDeskNotes } from './deskNotes.ts';
import { type ContactOutcome, contactOutcomes } from './todayNotes.ts';

/** How a call about a request ended. */
export interface RequestCall {
  /** The request's id. */
  readonly id: string;
  readonly outcome: ContactOutcome;
  /** ISO instant, UTC. */
  readonly at: string;
}

/** What this desk remembers of appointment requests, by their ids, newest first. */
export interface RequestNotes {
  readonly opened: readonly string[];
  /** Booked or discarded: not listed any more, whatever the service says of them. */
  readonly closed: readonly string[];
  readonly calls: readonly RequestCall[];
}

/** More than are open at once, and less than a draft may hold. */
const most = { opened: 250, closed: 250, calls: 100 } as const;

export const requestNotes = createDeskNotes('notes of requests', (stored): RequestNotes => {
  if (!isShapedLike({ opened: [], closed: [], calls: [] }, stored)) return { opened: [], closed: [], calls: [] };
  const { opened, closed, calls } = stored;
  return {
    opened: isTextList(opened) ? opened : [],
    closed: isTextList(closed) ? closed : [],
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

/** Takes a request from the list, or puts it back. */
export function noteRequestClosed(bridge: Bridge, clinic: string, id: string, isClosed: boolean): Promise<void> {
  return requestNotes.change(bridge, clinic, (notes) => ({
    ...notes,
    closed: (isClosed ? [id, ...without(notes.closed, id)] : without(notes.closed, id)).slice(0, most.closed),
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
  return (
    isShapedLike({ id: '', outcome: '', at: '' }, value) && contactOutcomes.some((outcome) => outcome === value.outcome)
  );
}
