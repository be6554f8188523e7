import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { WaitingEntry } from '../../../electron/contract/waitingList.ts';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { isSubmitShortcut } from '../../submission/submissionResult.ts';
import { altDigit, isAltKey } from '../../actions/keyNames.ts';
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
import { StopOrClose } from '../../components/StopOrClose.tsx';
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
import { bookingDraftFor, originOfDraft } from './bookingDraft.ts';
import { isGroup, isSent } from './group/bookingGroup.ts';
import { addPatient, editRepeat, slotDemand, takeSlot } from './group/editGroup.ts';
import { groupBookedText } from './group/groupTexts.ts';
import { PlanList } from './group/PlanList.tsx';
import { planOf } from './planOf.ts';
import { arrivedStatus } from './bookingSteps.ts';
import { UpcomingVisits } from './UpcomingVisits.tsx';
import { type Booking, useBooking } from './useBooking.ts';
import { waitingOf } from './waitingOf.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhoSection } from './WhoSection.tsx';
import { type BookingWork, clockText } from './work.ts';

interface BookingDialogProps {
  readonly request: BookingRequest;
  /** The drafts of this clinic, of every kind. */
  readonly drafts: readonly StoredDraft[];
  readonly onClose: () => void;
  /** The appointment is booked: close the dialog and confirm it to the user. */
  readonly onBooked: (booked: Booked) => void;
}

/** Whose wait is over with a booking: somebody else may have been chosen instead. */
function servedBy({ who }: BookingWork, { waiting }: BookingRequest): WaitingEntry | null {
  return who.kind === 'chosen' && who.client.id === waiting?.client.id ? waiting : null;
}

/** Person, subject and time in one place; booking also registers a new client. */
export function BookingDialog({ request, drafts, onClose, onBooked }: BookingDialogProps) {
  const [, navigate] = useLocation();
  const now = useNow();
  const [{ id: draftId, stored }] = useState(() => bookingDraftFor(drafts, request));
  const booking = useBooking(request, {
    draftId,
    stored,
    onBooked: (work, place, start, made) => {
      const otherwise = bookedDifferently(work, place, start, made);
      const text = [bookedText(work, place, start, now), otherwise].filter(Boolean).join('. ');
      onBooked({
        text,
        isDifferent: otherwise !== null,
        location: work.location,
        date: work.date,
        waiting: servedBy(work, request),
        origin: originOfDraft(draftId),
      });
    },
    onGroupBooked: ({ work, plan, isDifferent, undo }, { day }) =>
      onBooked({
        text: [groupBookedText(work, plan, day, now), ...(isDifferent ? [t('booking.groupDifferent')] : [])].join(' '),
        isDifferent,
        location: work.location,
        date: work.date,
        waiting: servedBy(work, request),
        origin: originOfDraft(draftId),
        ...(undo && { undo }),
      }),
    onInvalid: focusField,
  });
  const { form, work, place, start, group, edit, editGroup } = booking;
  const { result, pending } = form;
  const close = (): void => form.close(onClose);
  const { day, thatDay, locations } = place;
  const free = useFreeSlots({ location: work.location, type: work.type, ...work.wanted, ...slotDemand(work) });
  const several = isGroup(work.group);
  const sent = isSent(work.group);
  const warnings = useMemo(
    // Of several, each says its own.
    () => (start === null || several ? [] : appointmentWarnings(planOf(work, start), thatDay, now)),
    [work, start, several, thatDay, now],
  );
  const offer = day && offerOf(day, 'bookAppointment');
  const title = work.walkIn ? t('booking.walkIn') : t('booking.title');

  const criteriaGroup = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused field may be gone after the submission.
    if (result && !document.activeElement?.matches('input, select, textarea, button')) book.current?.focus();
  }, [result]);

  const toWaitingList =
    work.walkIn || sent
      ? null
      : (): void =>
          openDialog('waitingEntry', { kind: 'add', known: waitingOf(work, place, free.criteria), fromBooking: true });
  const take = (slot: FreeSlot): void => {
    const date = wallDate(slot.start);
    const time = clockText(minuteOfDay(slot.start, date));
    const at = { date, time, provider: slot.provider?.id ?? null };
    const companions = slot.companions.map((each) => each.provider?.id ?? null);
    editGroup('start', (current) => takeSlot(current, at, { companions, free: free.providersAt(slot) }));
  };
  const press = (event: KeyboardEvent): void => {
    const slot = sent ? undefined : free.slots?.[(altDigit(event) ?? 0) - 1];
    if (slot) take(slot);
    else if (isAltKey(event, 'KeyP') && !sent) editGroup('who', addPatient);
    else if (isAltKey(event, 'KeyR') && !sent && !work.walkIn)
      editGroup('repeat.count', (current) => editRepeat(current, { on: true }));
    else if (isAltKey(event, 'KeyF')) criteriaGroup.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else if (isAltKey(event, 'KeyW') && toWaitingList) toWaitingList();
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
          {work.location !== null && locations.length > 1 && !sent && (
            <Choice
              label={t('general.location')}
              value={work.location}
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(location) => edit('location', { location })}
            />
          )}
        </>
      }
      paper={`${styles.paper} ${several ? styles.wide : ''}`}
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
        {sent && <p className={typography.secondaryLines}>{t('booking.groupSent')}</p>}
        {!sent && <WhoSection booking={booking} />}
        <div className={styles.columns} data-sent={sent ? '' : undefined}>
          {!sent && (
            <>
              <div>
                <WhenFields booking={booking} />
                {work.who.kind === 'chosen' && (
                  <UpcomingVisits client={work.who.client.id} patient={work.who.patient} date={work.date} />
                )}
              </div>
              <SlotList
                free={free}
                timeZone={day?.timeZone ?? null}
                isTaken={(slot) => slot.start === start && (slot.provider?.id ?? '') === work.provider}
                onTake={take}
                criteriaGroup={criteriaGroup}
              />
            </>
          )}
          {several && <PlanList booking={booking} />}
        </div>
      </DialogBody>
      <DialogFoot
        text={
          <>
            <ChangeNotice done={form.completed} notice={bookingNotice(booking, showDay)} />
            <WarningList warnings={warnings} />
          </>
        }
        status={group.progress ? t('booking.groupProgress', group.progress) : pending && t(pendingKeys[pending])}
      >
        <DraftStatus failure={form.saveFailure} isAnnounced={result?.__typename === 'Failed'} />
        {toWaitingList && (
          <Action look="quiet" aria-keyshortcuts="Alt+W" onClick={toWaitingList}>
            {t('booking.toWaitingList')}
          </Action>
        )}
        {group.undo && <Action onClick={() => void group.undo?.()}>{t('general.undo')}</Action>}
        <StopOrClose stop={group.stop} isStopping={group.isStopping} onClose={close} />
        <Action
          ref={book}
          look="primary"
          aria-keyshortcuts="Control+Enter"
          aria-disabled={form.isBusy || !offer?.offered || (several && group.open === 0) || undefined}
          onClick={() => void booking.book()}
        >
          {several && !pending ? groupLabel(booking) : bookLabel(booking, warnings.length > 0)}
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

function groupLabel({ group: { progress, isWaiting, isWarned, open } }: Booking): string {
  if (progress) return t('booking.groupProgress', progress);
  if (isWaiting) return t('booking.checkingDays');
  return isWarned ? t('booking.groupBookAnyway', { count: open }) : t('booking.groupBook', { count: open });
}

/** The status that a walk-in gets, or a reminder to check the client in afterwards. */
function walkInText({ work, place: { day } }: Booking): string {
  if (!work.walkIn || !day) return '';
  const status = offerOf(day, 'bookAppointment').takes.includes('status') ? arrivedStatus(day) : null;
  return status === null ? t('booking.noStatus') : t('booking.isHere');
}
