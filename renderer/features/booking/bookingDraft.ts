import { t } from '../../../i18n/page/t.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { today } from '../../state/clock.ts';
import type { BookingOrigin, BookingRequest } from '../../state/dialogs.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';
import type { InitialValues, StoredSubmission, Submission } from '../../submission/submissionReducer.ts';
import { readStoredResult, type SubmissionResult } from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import type { BookingStep } from './bookingSteps.ts';
import { bookingAbout } from './bookingTitle.ts';
import { afterRestart, type BookingGroup, isBookingGroup, isFinished, isSent, noGroup } from './group/bookingGroup.ts';
import { type BookingWork, isTouched, startWork } from './work.ts';

/** The draft that the next booking resumes. One of several appointments that was sent in part has an id of its own. */
const bookingDraftId = 'booking';

/** Bookings of these have drafts of their own, which are never taken for the next booking. */
const originDrafts: Readonly<Record<BookingOrigin['kind'], string>> = {
  note: 'walk-in note ',
  request: 'appointment request ',
};
const originKinds = ['note', 'request'] as const;

function draftIdOf({ kind, id }: BookingOrigin): string {
  return `${originDrafts[kind]}${id}`;
}

/** The walk-in note or appointment request that a draft books; null where it is another booking. */
export function originOfDraft(draftId: string): BookingOrigin | null {
  const kind = originKinds.find((each) => draftId.startsWith(originDrafts[each]));
  return kind === undefined ? null : { kind, id: draftId.slice(originDrafts[kind].length) };
}

type StoredBooking = StoredSubmission<BookingWork, BookingStep>;

/**
 * What was looked at and closed leaves no draft, and a draft as it was stored: `stored` is the one that the booking resumes,
 * before the request moved it to another time.
 */
export function bookingSubmissionDraft(
  id: string,
  stored: StoredBooking | null = null,
): SubmissionDraft<BookingWork, BookingStep> {
  const before = ({ isResumed }: InitialValues<BookingWork>): StoredBooking | null => (isResumed ? stored : null);
  return {
    id,
    about(work, initial) {
      const shown = isTouched(work, initial.values) ? work : (before(initial)?.values ?? work);
      return bookingAbout(shown, today(), id === bookingDraftId ? undefined : id);
    },
    content({ values, result, completed }, initial) {
      if (isFinished(values.group)) return null;
      const resumed = before(initial);
      const isTried =
        result !== (resumed?.result ?? null) ||
        completed.length > (resumed?.completed.length ?? 0) ||
        isSent(values.group);
      if (!isTried && !isTouched(values, initial.values)) return resumed && draftContent(resumed);
      return draftContent({ values, result, completed });
    },
  };
}

function draftContent({ values, result, completed }: Submission<BookingWork, BookingStep>): object {
  return { work: values, end: result ?? groupResult(values.group), done: completed };
}

/**
 * The draft that a booking writes, and resumes where there is one: a walk-in only that of a walk-in, another booking only
 * that of another booking. What was sent in part is resumed from the list of drafts only: the next booking leaves it alone.
 */
export function bookingDraftFor(
  drafts: readonly StoredDraft[],
  { resume, origin, draft, walkIn }: BookingRequest,
): { readonly id: string; readonly stored: StoredBooking | null } {
  if (resume || origin) {
    const id = draft ?? (origin ? draftIdOf(origin) : bookingDraftId);
    return { id, stored: readBookingDraft(drafts, id) };
  }
  const found = drafts
    .filter(({ id }) => id === bookingDraftId || id.startsWith(`${bookingDraftId} `))
    .map(({ id }) => ({ id, stored: readBookingDraft(drafts, id) }));
  const open = found.find(
    ({ stored }) => stored !== null && stored.values.walkIn === (walkIn === true) && !isSent(stored.values.group),
  );
  if (open) return open;
  const taken = new Set(found.filter(({ stored }) => stored !== null).map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? bookingDraftId : `${bookingDraftId} ${number}`;
    if (!taken.has(id)) return { id, stored: null };
  }
}

/** A booking as it was stored; null where this version can't read it. */
export function readBookingDraft(drafts: readonly StoredDraft[], draftId = bookingDraftId): StoredBooking | null {
  const draft = drafts.find(({ id }) => id === draftId);
  if (!draft) return null;
  const { end, done } = draft.content;
  const work = withGroup(draft.content['work']);
  if (!isShapedLike(startWork({}), work) || !isBookedPerson(work.who) || !isTextList(done)) return null;
  if (!isBookingGroup(work.group)) return null;
  const group = afterRestart(work.group, `${t('general.sentAndClosed')} ${t('general.lookFirst')}`);
  const result = isSent(group) ? null : readStoredResult(end, isStep, 'bookAppointment');
  return { values: { ...work, group }, result, completed: done, startedAt: draft.startedAt };
}

/** Bookings that were stored before there were several at once are one. */
function withGroup(work: unknown): unknown {
  return typeof work === 'object' && work !== null ? { group: noGroup, ...work } : work;
}

/** How the worst of several ended, as the list of drafts tells it. */
function groupResult({ plan }: BookingGroup): SubmissionResult<BookingStep> | null {
  const outcomes = plan.flatMap(({ outcome, removed }) => (removed ? [] : (outcome ?? [])));
  const unknown = outcomes.find(({ kind }) => kind === 'unknown' || kind === 'sending');
  const step = 'bookAppointment';
  if (unknown) return { __typename: 'OutcomeUnknown', step, message: unknown.text, action: '', now: null };
  const failed = outcomes.find(({ kind }) => kind === 'failed');
  return failed
    ? { __typename: 'Refused', step, problems: [{ __typename: 'Problem', message: failed.text, field: null }] }
    : null;
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
