import type { MessageDraft, MessageWork } from './messageWork.ts';

/** How long a message can be undone, in milliseconds. */
export const holdMilliseconds = 10_000;
/** The most messages held at a time, so that all stay visible. */
export const mostHeld = 5;

/** A message that is sent after a delay, unless it is undone. */
export interface HeldMessage {
  /** The draft's id. */
  readonly id: string;
  readonly work: MessageWork;
  /** ISO instant of the first keystroke. */
  readonly startedAt: string;
  /** Identifies this hold in the draft, so that no other window sends it as well. */
  readonly hold: string;
  /** The deadline on this window's monotonic clock (`performance.now`). */
  readonly until: number;
  readonly state: 'waiting' | 'sending';
}

/** Whole seconds left, at least 0. The clock counts in fractions, of which a sum may be off by the last digit. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil(Math.round(until - now) / 1000));
}

/**
 * Whether a draft is unchanged since this window held it: one that was discarded or changed elsewhere is not sent from
 * here.
 */
export function isStillHeld(stored: MessageDraft | null, { hold }: HeldMessage): boolean {
  return stored?.hold === hold;
}
