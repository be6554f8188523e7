import type { BookingEnd } from './sendBooking.ts';
import { type BookingWork, isWorthKeeping } from './work.ts';

/** A booking that was begun and neither booked nor discarded. */
export interface KeptBooking {
  readonly work: BookingWork;
  /** What came of the last attempt: that nobody knows must not be forgotten. */
  readonly end: BookingEnd | null;
}

let kept: (KeptBooking & { readonly clinic: number }) | null = null;

/** What was begun, for as long as the same clinic answers. */
export function recallBooking(clinic: number): KeptBooking | null {
  return kept?.clinic === clinic ? kept : null;
}

/** Keeps what would be missed, in memory only. */
export function keepBooking(clinic: number, { work, end }: KeptBooking): void {
  kept = isWorthKeeping(work) ? { clinic, work, end } : null;
}

export function forgetBooking(): void {
  kept = null;
}
