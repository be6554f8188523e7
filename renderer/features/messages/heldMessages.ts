import type { MessageDraft, MessageWork } from './messageWork.ts';

/** How long a message can still be taken back. */
export const holdMilliseconds = 10_000;
/** As many are held at a time as somebody can keep in sight. */
export const mostHeld = 5;

/** A message that is sent unless somebody takes it back. */
export interface HeldMessage {
  /** That of its draft. */
  readonly id: string;
  readonly work: MessageWork;
  /** ISO instant of its first key. */
  readonly startedAt: string;
  /** What names this hold in the draft, so that no other window sends it as well. */
  readonly hold: string;
  /** Until when, on this window's own clock (`performance.now`), which nobody sets. */
  readonly until: number;
  readonly state: 'waiting' | 'sending';
}

/** Whole seconds that are left; never less than none. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Whether a draft is still what this window holds: one that was discarded or changed elsewhere is not sent from here. */
export function isStillHeld(stored: MessageDraft | null, { hold }: HeldMessage): boolean {
  return stored?.hold === hold;
}
