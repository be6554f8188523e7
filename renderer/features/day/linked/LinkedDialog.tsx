import { useMemo, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { noteDates } from '../../../bridge/appointmentLinks.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { useAppointmentLink } from '../../../bridge/useAppointmentLink.ts';
import { DialogBody, DialogFrame } from '../../../components/DialogFrame.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { Field } from '../../../components/Field.tsx';
import { TimeInput } from '../../../components/TimeInput.tsx';
import { useScheduleDays } from '../../../data/useScheduleDays.ts';
import { addDays } from '../../../lib/dates.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import { currentTime } from '../../../state/clock.ts';
import { isSubmitShortcut } from '../../../submission/submissionResult.ts';
import { cancelBy } from '../changes/cancelBy.ts';
import { CancelReasonField } from '../changes/CancelReasonField.tsx';
import { ChangesFoot } from '../changes/ChangesFoot.tsx';
import type { ChangeRequest } from '../../../domain/changeRequest.ts';
import { SendAction } from '../changes/SendAction.tsx';
import { useChangesInTurn } from '../changes/useChangesInTurn.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { excludedReason, type LinkedNow, movedStart, movedWarnings, shiftTo } from './linkedChanges.ts';
import styles from './LinkedDialog.module.css';
import { LinkedRow } from './LinkedRow.tsx';

export interface LinkedDialogProps {
  readonly kind: 'moveLinked' | 'cancelLinked';
  /** As it was when the dialog was opened. */
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly onClose: () => void;
}

/** Moves or cancels an appointment and all that was booked with it and is still to come; single ones can be left out. */
export function LinkedDialog({ kind, appointment, day, onClose }: LinkedDialogProps) {
  const bridge = useBridge();
  const clinic = clinicMark(useSettings().view);
  const latest = useAppointmentLink(appointment.id);
  const [link, setLink] = useState(latest);
  if (!link && latest) setLink(latest);
  const [now] = useState(currentTime);
  const from = appointment.start === null ? day.date : wallDate(appointment.start);
  const [date, setDate] = useState(from);
  const [time, setTime] = useState(appointment.start?.slice(11, 16) ?? '');
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { outcomes, progress, send, ...ends } = useChangesInTurn();

  const linked = useMemo(() => (link?.appointments ?? []).filter((each) => each.date >= from), [link, from]);
  const shift = kind === 'moveLinked' ? shiftTo(appointment, date, time) : null;
  const dates = useMemo(() => {
    const own = linked.map((each) => each.date);
    return [...new Set([...own, ...(shift ? own.map((each) => addDays(each, shift.days)) : [])])];
  }, [linked, shift]);
  const days = useScheduleDays(day.location.id, dates, { known: day, recent: false });
  // As each was first read here: what changes meanwhile is a conflict of its own.
  const [seen, setSeen] = useState<ReadonlyMap<string, LinkedNow>>(new Map());
  const fresh = linked.flatMap((each): readonly LinkedNow[] => {
    const own = seen.has(each.id) ? null : days.dayOf(each.date);
    const found = own?.appointments.find(({ id }) => id === each.id);
    return own && found ? [{ linked: each, appointment: found, day: own }] : [];
  });
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map((each) => [each.linked.id, each] as const)]));

  const chosen = linked
    .flatMap(({ id }) => seen.get(id) ?? [])
    .filter((each) => excludedReason(each, now) === null && !left.has(each.linked.id));
  const isMoved = shift !== null && (shift.days !== 0 || shift.minutes !== 0);
  const open = chosen.filter(
    (each) => !outcomes.get(each.linked.id)?.isDone && (kind === 'cancelLinked' || (shift && movedStart(each, shift))),
  );
  const cancel = cancelBy(day, reason);
  const canSend =
    progress === null &&
    !days.isChecking &&
    open.length > 0 &&
    (kind === 'moveLinked' ? isMoved : cancel.request !== null);
  const carry = async (): Promise<void> => {
    if (!canSend) return;
    const changes = open.flatMap((each) => {
      const start = shift && movedStart(each, shift);
      const request: ChangeRequest | null =
        kind === 'cancelLinked' ? cancel.request : start === null ? null : { kind: 'move', to: { start } };
      return request ? [{ appointment: each.appointment, day: each.day, request }] : [];
    });
    const failed = await send(changes, {
      done: t(kind === 'moveLinked' ? 'linked.moved' : 'linked.cancelled'),
      notice: (count) => t(kind === 'moveLinked' ? 'linked.movedAll' : 'linked.cancelledAll', { count }),
      about: 'linked',
      onChanged(appointments) {
        const dated = appointments.flatMap(({ id, start }) => (start === null ? [] : [[id, wallDate(start)] as const]));
        void noteDates(bridge, clinic, new Map(dated));
      },
    });
    if (failed === 0) onClose();
  };

  return (
    <DialogFrame
      title={t(kind === 'moveLinked' ? 'linked.moveTitle' : 'linked.cancelTitle')}
      paper={styles.paper}
      onKeyDown={(event) => {
        if (!isSubmitShortcut(event, null)) return;
        event.preventDefault();
        void carry();
      }}
      onClose={() => {
        if (progress === null) onClose();
      }}
    >
      <DialogBody>
        <p className={styles.lead}>{t(kind === 'moveLinked' ? 'linked.moveLead' : 'linked.cancelLead')}</p>
        {kind === 'moveLinked' ? (
          <div className={styles.fields}>
            <Field name="date" label={t('general.date')}>
              {(control) => (
                <DateInput
                  {...control}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
                  autoFocus
                  value={date}
                  onChange={setDate}
                />
              )}
            </Field>
            <Field name="time" label={t('general.time')}>
              {(control) => <TimeInput {...control} value={time} onChange={setTime} />}
            </Field>
          </div>
        ) : (
          <CancelReasonField cancel={cancel} reason={reason} onChange={setReason} />
        )}
        <ul className={styles.list} aria-label={t('linked.title')} aria-busy={days.isChecking || undefined}>
          {linked.map((each) => {
            const found = seen.get(each.id) ?? null;
            const others = chosen.filter((other) => other !== found);
            return (
              <LinkedRow
                key={each.id}
                linked={each}
                found={found}
                isRead={days.dayOf(each.date) !== null || days.isUnread(each.date)}
                excluded={found && excludedReason(found, now)}
                isChosen={!left.has(each.id)}
                movedTo={found && isMoved && shift ? { start: movedStart(found, shift) } : null}
                warnings={
                  found && isMoved && shift && !left.has(each.id)
                    ? movedWarnings(found, others, shift, days.dayOf, now)
                    : []
                }
                outcome={outcomes.get(each.id)}
                isPaused={progress !== null}
                onChoose={(isChosen) =>
                  setLeft(new Set(isChosen ? [...left].filter((id) => id !== each.id) : [...left, each.id]))
                }
              />
            );
          })}
        </ul>
      </DialogBody>
      <ChangesFoot progress={progress} {...ends} onClose={onClose}>
        <SendAction
          look={kind === 'moveLinked' ? 'primary' : 'danger'}
          label={t(kind === 'moveLinked' ? 'linked.move' : 'linked.cancel', { count: open.length })}
          busy={progress ? t('absence.progress', progress) : days.isChecking ? t('linked.reading') : null}
          canSend={canSend}
          onSend={() => void carry()}
        />
      </ChangesFoot>
    </DialogFrame>
  );
}
