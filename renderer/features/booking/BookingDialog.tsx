import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { isSubmitShortcut } from '../../submission/submissionResult.ts';
import { altDigit } from '../../actions/keyNames.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { Action } from '../../components/Action.tsx';
import { DialogBody, DialogFoot, DialogFrame } from '../../components/DialogFrame.tsx';
import { DraftNotice } from '../../components/DraftNotice.tsx';
import { Choice } from '../../components/Choice.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { SlotList } from '../../components/freeSlots/SlotList.tsx';
import type { FreeSlot } from '../../components/freeSlots/slots.ts';
import { useFreeSlots } from '../../components/freeSlots/useFreeSlots.ts';
import { WarningList } from '../../components/WarningList.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { type BookingRequest, openDialog } from '../../state/dialogs.ts';
import { dayPath } from '../../lib/paths.ts';
import { useNow } from '../../hooks/useNow.ts';
import { minuteOfDay, wallDate } from '../../lib/wallTime.ts';
import { bookedDifferently, bookedText, type Booked } from './booked.ts';
import typography from '../../components/typography.module.css';
import styles from './BookingDialog.module.css';
import { bookingNotice } from './bookingNotice.ts';
import { focusField } from '../../components/Field.tsx';
import { appointmentWarnings } from '../../domain/appointmentWarnings.ts';
import { offerOf } from '../../domain/offers.ts';
import { readBookingDraft } from './bookingDraft.ts';
import { planOf } from './planOf.ts';
import { statusOf } from './bookingSteps.ts';
import { type Booking, useBooking } from './useBooking.ts';
import { waitingOf } from './waitingOf.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhoSection } from './WhoSection.tsx';
import { clockText, readLength } from './work.ts';

interface BookingDialogProps {
  readonly request: BookingRequest;
  /** The drafts of this clinic, of every kind. */
  readonly drafts: readonly StoredDraft[];
  readonly onClose: () => void;
  /** The appointment is booked: close the dialog and confirm it to the user. */
  readonly onBooked: (booked: Booked) => void;
}

/** Person, subject and time in one place; booking also registers a new client. */
export function BookingDialog({ request, drafts, onClose, onBooked }: BookingDialogProps) {
  const [, navigate] = useLocation();
  const now = useNow();
  const [stored] = useState(() => readBookingDraft(drafts));
  const booking = useBooking(request, {
    stored,
    onBooked: (work, place, start, made) => {
      const otherwise = bookedDifferently(work, place, start, made);
      // Somebody else may have been chosen instead.
      const isWaiting = work.who.kind === 'chosen' && work.who.client.id === request.waiting?.client.id;
      const waiting = isWaiting ? (request.waiting ?? null) : null;
      const text = [bookedText(work, place, start, now), otherwise].filter(Boolean).join('. ');
      onBooked({ text, isDifferent: otherwise !== null, location: work.location, date: work.date, waiting });
    },
    onInvalid: focusField,
  });
  const { form, work, place, start, edit } = booking;
  const { result, pending } = form;
  const close = (): void => form.close(onClose);
  const { day, thatDay, locations } = place;
  const free = useFreeSlots({
    location: work.location,
    type: work.type,
    ...work.wanted,
    minutes: readLength(work.minutes),
  });
  const warnings = useMemo(
    () => (start === null ? [] : appointmentWarnings(planOf(work, start), thatDay, now)),
    [work, start, thatDay, now],
  );
  const offer = day && offerOf(day, 'bookAppointment');
  const title = work.walkIn ? t('booking.walkIn') : t('booking.title');

  const criteriaGroup = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused field may be gone after the submission.
    if (result && !document.activeElement?.matches('input, select, textarea, button')) book.current?.focus();
  }, [result]);

  const toWaitingList = work.walkIn
    ? null
    : (): void =>
        openDialog('waitingEntry', { kind: 'add', known: waitingOf(work, place, free.criteria), fromBooking: true });
  const take = (slot: FreeSlot): void => {
    const date = wallDate(slot.start);
    edit('start', {
      date,
      time: clockText(minuteOfDay(slot.start, date)),
      ...(slot.provider && { provider: slot.provider.id }),
    });
  };
  const press = (event: KeyboardEvent): void => {
    const slot = free.slots?.[(altDigit(event) ?? 0) - 1];
    if (slot) take(slot);
    else if (event.altKey && event.code === 'KeyF')
      criteriaGroup.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else if (event.altKey && event.code === 'KeyW' && toWaitingList) toWaitingList();
    else if (isSubmitShortcut(event, result)) void booking.book();
    else return;
    event.preventDefault();
  };
  const showDay = (): void => {
    close();
    navigate(dayPath({ ...(work.location !== null && { location: work.location }), date: work.date }));
  };

  return (
    <DialogFrame
      title={title}
      head={
        <>
          <span className={`${typography.secondary} ${styles.status}`}>{walkInText(booking)}</span>
          {work.location !== null && locations.length > 1 && (
            <Choice
              label={t('general.location')}
              value={work.location}
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(location) => edit('location', { location })}
            />
          )}
        </>
      }
      paper={styles.paper}
      onKeyDown={press}
      onClose={close}
    >
      <DialogBody className={styles.body}>
        <DraftNotice
          startedAt={form.startedAt}
          what={t('booking.draft')}
          afresh={t('booking.startNew')}
          onAfresh={booking.startNew}
          onUndo={form.undoReset}
        />
        {place.failure && <FailureNotice failure={place.failure} onRetry={place.retry} />}
        {offer && !offer.offered && (
          <FailureNotice
            failure={{
              kind: 'notOffered',
              message: t('booking.notOffered'),
              action: offer.why ?? '',
            }}
          />
        )}
        <WhoSection booking={booking} />
        <div className={styles.columns}>
          <WhenFields booking={booking} />
          <SlotList
            free={free}
            timeZone={day?.timeZone ?? null}
            isTaken={(slot) => slot.start === start && (slot.provider?.id ?? '') === work.provider}
            onTake={take}
            criteriaGroup={criteriaGroup}
          />
        </div>
      </DialogBody>
      <DialogFoot
        text={
          <>
            <ChangeNotice done={form.completed} notice={bookingNotice(booking, showDay)} />
            <WarningList warnings={warnings} />
          </>
        }
        status={pending && t(pendingKeys[pending])}
      >
        <DraftStatus failure={form.saveFailure} isAnnounced={result?.__typename === 'Failed'} />
        {toWaitingList && (
          <Action look="quiet" aria-keyshortcuts="Alt+W" onClick={toWaitingList}>
            {t('booking.toWaitingList')}
          </Action>
        )}
        <Action onClick={close}>{t('general.close')}</Action>
        <Action
          ref={book}
          look="primary"
          aria-keyshortcuts="Control+Enter"
          aria-disabled={pending !== null || !offer?.offered || undefined}
          onClick={() => void booking.book()}
        >
          {bookLabel(booking, warnings.length > 0)}
        </Action>
      </DialogFoot>
    </DialogFrame>
  );
}

const pendingKeys = {
  registerClient: 'booking.registeringClient',
  addPatient: 'booking.addingPatient',
  bookAppointment: 'booking.sending',
} as const;

function bookLabel({ form: { pending, result } }: Booking, warned: boolean): string {
  if (pending) return t(pendingKeys[pending]);
  if (result?.__typename === 'OutcomeUnknown') return t('booking.bookAgain');
  return warned ? t('booking.bookAnyway') : t('general.book');
}

/** The status that a walk-in gets, or a reminder to check the client in afterwards. */
function walkInText({ work, place: { day } }: Booking): string {
  if (!work.walkIn || !day) return '';
  const status = offerOf(day, 'bookAppointment').takes.includes('status') ? statusOf(day, 'arrived') : null;
  return status === null ? t('booking.noStatus') : t('booking.isHere');
}
