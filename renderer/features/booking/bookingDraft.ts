import type { StoredDraft } from '../../bridge/drafts.ts';
import { today } from '../../state/clock.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { readStoredResult } from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import type { BookingStep } from './bookingSteps.ts';
import { bookingAbout } from './bookingTitle.ts';
import { type BookingWork, isWorthKeeping, startWork } from './work.ts';

/** There is one draft of a booking: the next booking resumes it. */
export const bookingDraftId = 'booking';

export const bookingSubmissionDraft: SubmissionDraft<BookingWork, BookingStep> = {
  id: bookingDraftId,
  about: (work) => bookingAbout(work, today()),
  content: ({ values, result, completed }) =>
    isWorthKeeping(values) ? { work: values, end: result, done: completed } : null,
};

/** A booking as it was stored; null where this version can't read it. */
export function readBookingDraft(drafts: readonly StoredDraft[]): StoredSubmission<BookingWork, BookingStep> | null {
  const draft = drafts.find(({ id }) => id === bookingDraftId);
  if (!draft) return null;
  const { work, end, done } = draft.content;
  if (!isShapedLike(startWork({}), work) || !isBookedPerson(work.who) || !isTextList(done)) return null;
  const result = readStoredResult(end, isStep, 'bookAppointment');
  return { values: work, result, completed: done, startedAt: draft.startedAt };
}

function isBookedPerson(who: BookingWork['who']): boolean {
  if (who.kind !== 'chosen') return who.kind === 'search' || who.kind === 'register';
  const client = { id: '', name: '', alerts: [], emails: [], phones: [] };
  return isShapedLike({ kind: '', client, patient: null, adding: false }, who);
}

const steps: readonly BookingStep[] = ['registerClient', 'addPatient', 'bookAppointment'];

function isStep(step: string): step is BookingStep {
  return steps.some((each) => each === step);
}
