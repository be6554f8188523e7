import type { StoredDraft } from '../../bridge/drafts.ts';
import { readKeptEnd } from '../../data/sendSteps.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';
import type { BookingEnd, BookingStep } from './sendBooking.ts';
import { type BookingWork, isWorthKeeping, startWork } from './work.ts';

/** There is one draft of a booking: the next booking resumes it. */
export const bookingDraftId = 'booking';

/** The draft of a booking. */
export interface BookingDraft {
  readonly work: BookingWork;
  /** What came of the last attempt: that nobody knows must not be forgotten. */
  readonly end: BookingEnd | null;
  /** The steps that were done, in words. */
  readonly done: readonly string[];
}

/** What is stored of a booking; null where nothing of it would be missed. */
export function bookingDraft(booking: BookingDraft): BookingDraft | null {
  return isWorthKeeping(booking.work) ? booking : null;
}

/** A booking as it comes back from the core; null where this version can't read it. */
export function readBookingDraft(
  drafts: readonly StoredDraft[],
): (BookingDraft & { readonly startedAt: string }) | null {
  const draft = drafts.find(({ id }) => id === bookingDraftId);
  if (!draft) return null;
  const { work, end, done } = draft.content;
  if (!isShapedLike(startWork({}), work) || !isWho(work.who) || !isTextList(done)) return null;
  return { work, end: readKeptEnd(end, isStep), done, startedAt: draft.startedAt };
}

function isWho(who: BookingWork['who']): boolean {
  if (who.kind !== 'chosen') return who.kind === 'search' || who.kind === 'register';
  const client = { id: '', name: '', alerts: [], emails: [], phones: [] };
  return isShapedLike({ kind: '', client, patient: null, adding: false }, who);
}

const steps: readonly BookingStep[] = ['registerClient', 'addPatient', 'bookAppointment'];

function isStep(step: unknown): step is BookingStep {
  return steps.some((each) => each === step);
}
