import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { lostEnd, withoutProblem } from '../../data/sendSteps.ts';
import { useDraft } from '../../bridge/useDraft.ts';
import type { BookingRequest } from '../../lib/dialogs.ts';
import { currentTime } from '../../lib/clock.ts';
import { today } from '../../lib/dates.ts';
import { bookingAbout } from './bookingTitle.ts';
import { checkWork, clockWords, type FieldName, type FieldProblem, lengthProblem, startOf } from './checkWork.ts';
import { bookingDraftId, bookingDraft, type BookingDraft } from './bookingDraft.ts';
import { offerOf } from '../../lib/offers.ts';
import { type BookingEnd, type BookingStep, sendBooking } from './sendBooking.ts';
import { type BookingPlace, useBookingPlace } from './useBookingPlace.ts';
import { useChosenClient } from './useChosenClient.ts';
import { type BookingWork, continueWork, settleWork, startWork } from './work.ts';

export interface Booking {
  readonly work: BookingWork;
  readonly place: BookingPlace;
  readonly start: string | null;
  /** By field, what is to be put right; shown at the field. */
  readonly problems: ReadonlyMap<FieldName, string>;
  readonly end: BookingEnd | null;
  /** The steps that were done, in words. */
  readonly done: readonly string[];
  /** The change that is in flight. */
  readonly sending: BookingStep | null;
  /** When the resumed draft was started; null once it is known as what it is. */
  readonly startedAt: string | null;
  /** Why what is typed can't be saved just now. */
  readonly saveFailure: Failure | null;
  readonly awaited: boolean;
  /** Puts new values in; what was said of the field before is settled with it. */
  readonly edit: (field: FieldName, change: Partial<BookingWork>) => void;
  readonly book: () => Promise<void>;
  readonly readClientAgain: () => void;
  readonly settleEnd: () => void;
  readonly startNew: () => void;
  /** Brings back what was there before it was started anew. */
  readonly undoStartNew: (() => void) | null;
  readonly close: () => void;
}

interface BookingEnds {
  /** The stored draft. */
  readonly stored: (BookingDraft & { readonly startedAt: string }) | null;
  readonly onClose: () => void;
  readonly onBooked: (work: BookingWork, place: BookingPlace, start: string) => void;
  /** Something stands at this field: it should have the focus. */
  readonly onProblem: (field: FieldName) => void;
}

/** One booking from the request to its end. */
export function useBooking(request: BookingRequest, { stored, onClose, onBooked, onProblem }: BookingEnds): Booking {
  const apollo = useApolloClient();
  const [startedAt, setStartedAt] = useState(stored?.startedAt ?? null);
  const [aside, setAside] = useState<BookingDraft | null>(null);
  const [work, setWork] = useState(() => (stored ? continueWork(stored.work, request) : startWork(request)));
  const [end, setEnd] = useState<BookingEnd | null>(stored?.end ?? null);
  const [done, setDone] = useState<readonly string[]>(stored?.done ?? []);
  const [sending, setSending] = useState<BookingStep | null>(null);
  const [tried, setTried] = useState(false);
  const [settled, setSettled] = useState<string | null>(null);
  const inFlight = useRef(false);

  const place = useBookingPlace(work);
  const { day } = place;
  const chosen = useChosenClient(request, work, setWork);
  if (day && settled !== day.location.id) {
    setSettled(day.location.id);
    // Another location has another clock on its wall: the time there stays as it was chosen, but now is now.
    // What is there by now: whom the request names may be found in this very moment.
    if (settled === null || work.walkIn) setWork((current) => settleWork(current, request, day, currentTime()));
  }

  const start = day && startOf(work, day.timeZone);
  const problems = problemsOf(work, place, tried, end);
  const content = useMemo(
    // Should the window go while something is in flight, nobody knows what came of it.
    () => bookingDraft({ work, done, end: sending === null ? end : lostEnd(sending) }),
    [work, done, end, sending],
  );
  const about = useMemo(() => bookingAbout(work, today()), [work]);
  const { store, failure: saveFailure } = useDraft(bookingDraftId, stored?.startedAt ?? null, content, about);

  const edit = (field: FieldName, change: Partial<BookingWork>): void => {
    setAside(null);
    setWork((current) => ({ ...current, ...change }));
    setEnd((current) => withoutProblem(current, field));
  };

  const book = async (): Promise<void> => {
    if (!day || inFlight.current || !offerOf(day, 'bookAppointment').offered) return;
    setTried(true);
    const [first] = checkWork(work, day);
    if (first || start === null) {
      onProblem(first?.field ?? 'start');
      return;
    }
    inFlight.current = true;
    setEnd(null);
    const sent = await sendBooking(work, {
      apollo,
      day,
      start,
      async onStep(step, current, stepsDone) {
        const doneNow = [...new Set([...done, ...stepsDone])];
        setSending(step);
        setWork((before) => ({ ...before, who: current.who }));
        setDone(doneNow);
        const inFlightDraft = bookingDraft({ work: current, done: doneNow, end: lostEnd(step) });
        store.save(inFlightDraft, bookingAbout(current, today()));
        await store.flush();
      },
    });
    inFlight.current = false;
    setSending(null);
    if (sent.end.kind === 'done') {
      store.discard();
      onBooked(sent.work, place, start);
      return;
    }
    const { who, search } = sent.work;
    setWork((current) => ({ ...current, who, search }));
    setDone((current) => [...new Set([...current, ...sent.done])]);
    setEnd(sent.end);
    if (sent.end.kind === 'refused' && sent.end.problems[0]) onProblem(sent.end.problems[0].field);
  };

  return {
    work,
    place,
    start,
    problems,
    end,
    done,
    sending,
    startedAt,
    saveFailure,
    awaited: chosen.awaited,
    edit,
    book,
    readClientAgain: chosen.readAgain,
    settleEnd: () => setEnd(null),
    startNew() {
      setAside({ work, end, done });
      setStartedAt(null);
      setTried(false);
      setEnd(null);
      setDone([]);
      const named = request.client !== undefined || request.patient !== undefined;
      const fresh = { ...startWork(request), location: work.location, ...(named && { who: work.who }) };
      setWork(day ? settleWork(fresh, request, day, currentTime()) : fresh);
    },
    undoStartNew:
      aside &&
      (() => {
        setAside(null);
        setWork(aside.work);
        setEnd(aside.end);
        setDone(aside.done);
      }),
    close() {
      // What is in flight can't be called back, and its end must be seen.
      if (!inFlight.current) onClose();
    },
  };
}

function problemsOf(
  work: BookingWork,
  { day }: BookingPlace,
  tried: boolean,
  end: BookingEnd | null,
): ReadonlyMap<FieldName, string> {
  const atOnce: FieldProblem[] = [];
  const clock = day && clockWords(work, day.timeZone);
  if (clock?.kind === 'gap') atOnce.push({ field: 'start', words: clock.words });
  const length = lengthProblem(work);
  if (length) atOnce.push(length);
  const missing = tried && day ? checkWork(work, day) : [];
  const refused = end?.kind === 'refused' ? end.problems : [];
  return new Map([...refused, ...missing, ...atOnce].map(({ field, words }) => [field, words]));
}
