import { t } from '../../../../i18n/page/t.ts';
import type { ContactOutcome } from '../../../bridge/todayNotes.ts';
import { Action } from '../../../components/Action.tsx';
import { PhoneValue } from '../../../components/PhoneValue.tsx';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import { StatusMark } from '../../../components/StatusMark.tsx';
import { providerName } from '../../../domain/appointmentDifferences.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import { CallMenu } from './CallMenu.tsx';
import type { Reminder, ReminderReasons, ReminderVisit } from './reminderWork.ts';
import styles from './Reminders.module.css';

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly phone: string | null;
  readonly visit: ReminderVisit | null;
  readonly leadsTo: 'appointment' | 'client' | null;
  readonly why: ReminderReasons;
  /** Why a message can't be sent from here: its text is copied instead. */
  readonly whyNotSent: string | null;
  /** Called 9:10 AM, no answer; null where nothing was noted. */
  readonly note: string | null;
  readonly isWorked: boolean;
  readonly isMarked: boolean;
  /** Where the outcome of a call is asked for; null while it is not. */
  readonly callAt: HTMLElement | null;
  readonly onOpen: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onCall: (at: HTMLElement) => void;
  /** Null: closed without one. */
  readonly onCalled: (outcome: ContactOutcome | null) => void;
  readonly onWrite: () => void;
  readonly onDone: () => void;
}

/** Who is to be reminded of what, what was done about it, and what can be done. */
export function ReminderRow(props: ReminderRowProps) {
  const { reminder, phone, visit, leadsTo, why, whyNotSent, note, isWorked, isMarked, callAt } = props;
  const { id, name, kind, client, patient, time, channel, status, text } = reminder;
  const who = client?.name ?? patient?.name ?? t('reminders.noClient');
  const what = name ?? readableLabel(kind) ?? t('reminders.nameless');
  const labelOf = (action: string): string => t('reminders.actionOf', { action, name: who });
  const isCopied = whyNotSent !== null;
  return (
    <li className={styles.row} data-reminder={id} data-worked={isWorked ? '' : undefined}>
      <div className={styles.words}>
        <p className={styles.line}>
          {leadsTo === null ? (
            <b>{who}</b>
          ) : (
            <button
              type="button"
              className={styles.who}
              title={t(leadsTo === 'appointment' ? 'reminders.toAppointment' : 'reminders.toClient')}
              onClick={props.onOpen}
            >
              {who}
            </button>
          )}
          {client?.name && patient?.name && <span dir="auto">{patient.name}</span>}
          {visit && <span className={styles.visit}>{visitLabel(visit)}</span>}
        </p>
        <p className={styles.what}>
          {[time?.at ? formatInstantTime(time.at) : null, what, name && readableLabel(kind), readableLabel(channel)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {text !== null && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.state}>
          {note !== null && <span className={styles.note}>{note}</span>}
          {visit ? <StatusMark status={visit.appointment.status} /> : <span>{readableLabel(status)}</span>}
          {phone !== null && (
            <span>
              <PhoneValue number={phone} />
            </span>
          )}
        </div>
        <div className={styles.actions}>
          {reminder.appointment !== null && (
            <>
              <OfferedAction
                look={isWorked ? 'quiet' : 'tonal'}
                why={why.confirm}
                aria-label={labelOf(t('changes.confirm'))}
                aria-keyshortcuts="S"
                onClick={props.onConfirm}
              >
                {t('changes.confirm')}
              </OfferedAction>
              <OfferedAction
                look="quiet"
                why={why.cancel}
                aria-label={labelOf(t('reminders.cancel'))}
                aria-keyshortcuts="X"
                onClick={props.onCancel}
              >
                {t('reminders.cancel')}
              </OfferedAction>
            </>
          )}
          <OfferedAction
            look="quiet"
            why={phone === null ? t('reminders.noPhone') : null}
            aria-label={labelOf(t('reminders.call'))}
            aria-keyshortcuts="C"
            aria-haspopup="menu"
            aria-expanded={callAt !== null}
            data-call=""
            onClick={(event) => props.onCall(event.currentTarget)}
          >
            {t('reminders.call')}
          </OfferedAction>
          <OfferedAction
            look="quiet"
            why={client === null ? t('reminders.noClient') : null}
            aria-label={labelOf(t(isCopied ? 'reminders.copyMessage' : 'reminders.write'))}
            aria-keyshortcuts="W"
            title={whyNotSent ?? undefined}
            onClick={props.onWrite}
          >
            {t(isCopied ? 'reminders.copyMessage' : 'reminders.write')}
          </OfferedAction>
          <Action
            look={isMarked ? 'tonal' : 'quiet'}
            aria-label={labelOf(t('reminders.done'))}
            aria-keyshortcuts="D"
            aria-pressed={isMarked}
            onClick={props.onDone}
          >
            {t('reminders.done')}
          </Action>
        </div>
      </div>
      {callAt && <CallMenu at={callAt} phone={phone} onCalled={props.onCalled} />}
    </li>
  );
}

/** Wed, Nov 18, 10:15 AM · Dr. Okafor. */
function visitLabel({ appointment: { start, provider }, day }: ReminderVisit): string {
  const when = start === null ? null : `${formatBriefDate(wallDate(start), day.date)}, ${formatInstantTime(start)}`;
  return [when, providerName(provider?.id, day)].filter(Boolean).join(' · ');
}
