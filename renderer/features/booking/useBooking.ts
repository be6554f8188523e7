import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { DayAppointmentFragment } from '../../../graphql/desk/generated/operations.ts';
import type { Done } from '../../submission/sendSteps.ts';
import { currentTime } from '../../state/clock.ts';
import type { BookingRequest } from '../../state/dialogs.ts';
import { offerOf } from '../../domain/offers.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import type { FieldProblem } from '../../submission/submissionResult.ts';
import { messagesByField, type SubmissionForm, useSubmission } from '../../submission/useSubmission.ts';
import { bookingSubmissionDraft } from './bookingDraft.ts';
import { bookingSteps, type BookingStep, fieldOf, stepLabel } from './bookingSteps.ts';
import { checkBooking, clockNotice, type BookingField, lengthProblem, startOf } from './checkBooking.ts';
import { isGroup } from './group/bookingGroup.ts';
import { checkGroup, checkRepeat } from './group/checkGroup.ts';
import { type GroupBooked, type GroupBooking, useGroupBooking } from './group/useGroupBooking.ts';
import { type BookingPlace, useBookingPlace } from './useBookingPlace.ts';
import { useChosenClient } from './useChosenClient.ts';
import { type BookingWork, continueWork, keepCompanions, settleWork, startWork } from './work.ts';

export interface Booking {
  readonly form: SubmissionForm<BookingWork, BookingStep, BookingField>;
  readonly work: BookingWork;
  readonly place: BookingPlace;
  /** ISO instant; null while date and time are invalid. */
  readonly start: string | null;
  /** Problems by field. */
  readonly problems: ReadonlyMap<BookingField, string>;
  /** The client or patient of the request is loading. */
  readonly isLookingUp: boolean;
  /** Several appointments, where the form asks for more than one. */
  readonly group: GroupBooking;
  readonly edit: (field: BookingField, change: Partial<BookingWork>) => void;
  readonly editGroup: (field: BookingField, change: (current: BookingWork) => BookingWork) => void;
  readonly book: () => Promise<void>;
  readonly refetchClient: () => void;
  readonly startNew: () => void;
}

interface BookingOptions {
  readonly draftId: string;
  readonly stored: StoredSubmission<BookingWork, BookingStep> | null;
  readonly onBooked: (
    work: BookingWork,
    place: BookingPlace,
    start: string,
    made: DayAppointmentFragment | null,
  ) => void;
  readonly onGroupBooked: (booked: GroupBooked, place: BookingPlace) => void;
  readonly onInvalid: (field: BookingField) => void;
}

/** One booking, from the request to its outcome. */
export function useBooking(
  request: BookingRequest,
  { draftId, stored, onBooked, onGroupBooked, onInvalid }: BookingOptions,
): Booking {
  const apollo = useApolloClient();
  const draft = useMemo(() => bookingSubmissionDraft(draftId, stored), [draftId, stored]);
  const [resumed] = useState(() => stored && { ...stored, values: continueWork(stored.values, request) });
  const form = useSubmission<BookingWork, BookingStep, BookingField>({
    draft,
    stored: resumed,
    initialValues: () => startWork(request),
    fieldOf,
    onInvalid,
  });
  const { values: work } = form;
  const [settledLocation, setSettledLocation] = useState<string | null>(null);

  const place = useBookingPlace(work);
  const { day } = place;
  const chosen = useChosenClient(request, work, form.update);
  if (day && settledLocation !== day.location.id) {
    setSettledLocation(day.location.id);
    // Another location may have another time zone: a chosen time keeps its text, but “now” is recalculated. Reads the
    // latest values, as the requested client may arrive in this render.
    if (settledLocation === null || work.walkIn)
      form.update((current) => settleWork(current, request, day, currentTime()));
  }

  const start = day && startOf(work, day.timeZone);
  const several = isGroup(work.group);
  const group = useGroupBooking({
    form,
    place,
    isGroup: several,
    onBooked: (booked) => onGroupBooked(booked, place),
  });
  return {
    form,
    work,
    place,
    start,
    problems: messagesByField(
      form.refused,
      form.isSubmitted && day
        ? [...checkBooking(work, day, place.types), ...(several ? checkGroup(work, group.plan, day) : [])]
        : [],
      immediateProblems(work, place),
    ),
    isLookingUp: chosen.isLookingUp,
    group,
    editGroup: (field, change) => form.change(change, field),
    edit: (field, change) => form.change((current) => keepCompanions({ ...current, ...change }), field),
    async book() {
      if (!day || !offerOf(day, 'bookAppointment').offered) return;
      if (several) {
        await group.book();
        return;
      }
      const problems = checkBooking(work, day, place.types);
      const sent = await form.submit({
        problems: problems.length === 0 && start === null ? [{ field: 'start', message: '' }] : problems,
        steps: bookingSteps(apollo, day, start ?? ''),
        label: stepLabel,
      });
      if (sent.kind === 'done') onBooked(sent.values, place, start ?? '', madeBy(sent.outcome));
    },
    refetchClient: chosen.refetch,
    startNew() {
      const isNamed = request.client !== undefined || request.patient !== undefined;
      const fresh = { ...startWork(request), location: work.location, ...(isNamed && { who: work.who }) };
      form.reset(day ? settleWork(fresh, request, day, currentTime()) : fresh);
    },
  };
}

/** The appointment as it was read back; null where it could not be. */
function madeBy(outcome: Done | null): DayAppointmentFragment | null {
  return outcome && 'appointment' in outcome ? outcome.appointment : null;
}

/** Problems to show while typing. */
function immediateProblems(work: BookingWork, { day }: BookingPlace): readonly FieldProblem<BookingField>[] {
  const clock = day && clockNotice(work, day.timeZone);
  const length = lengthProblem(work);
  return [
    ...(clock?.kind === 'gap' ? [{ field: 'start', message: clock.message } as const] : []),
    ...(length ? [length] : []),
    ...checkRepeat(work),
  ];
}
