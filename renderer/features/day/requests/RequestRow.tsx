import { useId } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import type { RequestCall } from '../../../bridge/requestNotes.ts';
import type { ContactOutcome } from '../../../bridge/todayNotes.ts';
import { Action } from '../../../components/Action.tsx';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import type { KnownClient } from '../../../components/personSearch/personOptions.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import type { ScheduleDay } from '../columns.ts';
import { CallMenu } from '../reminders/CallMenu.tsx';
import { noteText } from '../reminders/reminderWork.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { ageText, requestName, wantedText } from './requestText.ts';
import styles from './Requests.module.css';
import type { AppointmentRequest } from './useRequests.ts';

interface RequestRowProps {
  readonly request: AppointmentRequest;
  readonly day: ScheduleDay;
  readonly now: number;
  readonly today: string;
  readonly isUnread: boolean;
  readonly isOpen: boolean;
  readonly call: RequestCall | null;
  /** Where the outcome of a call is asked for; null while it is not. */
  readonly callAt: HTMLElement | null;
  /** Whom it is booked for, where it is open; null for a new client. */
  readonly client: KnownClient | null;
  /** Why a message can't be sent from here: its text is copied instead. */
  readonly whyNotSent: string | null;
  readonly onClient: (client: KnownClient | null) => void;
  readonly onToggle: () => void;
  readonly onBook: () => void;
  readonly onCall: (at: HTMLElement) => void;
  /** Null: closed without one. */
  readonly onCalled: (outcome: ContactOutcome | null) => void;
  readonly onWrite: () => void;
  readonly onDiscard: () => void;
}

/** Who wants what and when; opened, what was typed against the client that it may be of, and what can be done. */
export function RequestRow(props: RequestRowProps) {
  const { request, day, now, today, isUnread, isOpen, call, callAt, client, whyNotSent } = props;
  const { id, createdAt, patient, species, reason, phone, status } = request;
  const who = requestName(request);
  const details = useId();
  const labelOf = (action: string): string => t('reminders.actionOf', { action, name: who });
  const isCopied = client === null || whyNotSent !== null;
  const what = [patient, readableLabel(species)].filter(Boolean).join(', ');
  return (
    <li className={styles.row} data-request={id} data-unread={isUnread ? '' : undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={props.onToggle}
      >
        <span className={styles.line}>
          <b className={styles.who} dir="auto">
            {isUnread && <span className="visually-hidden">{t('requests.unread')} </span>}
            {who}
          </b>
          {what !== '' && <span dir="auto">{what}</span>}
          <span className={styles.age}>{ageText(createdAt, now)}</span>
        </span>
        <span className={styles.line}>
          <span className={styles.wanted}>{wantedText(request, today)}</span>
          {reason !== null && (
            <span className={styles.reason} dir="auto">
              {reason}
            </span>
          )}
          <span className={styles.note}>
            {call ? noteText(call, now, day.timeZone) : isOpen ? readableLabel(status) : null}
          </span>
        </span>
      </button>
      {isOpen && (
        <div className={styles.details} id={details}>
          <RequestDetails request={request} client={client} onClient={props.onClient} />
          <div className={styles.actions}>
            <Action look="primary" aria-label={labelOf(t('general.book'))} aria-keyshortcuts="B" onClick={props.onBook}>
              {t('general.book')}
            </Action>
            <OfferedAction
              why={phone === null ? t('requests.noPhone') : null}
              aria-label={labelOf(t('reminders.call'))}
              aria-keyshortcuts="C"
              aria-haspopup="menu"
              aria-expanded={callAt !== null}
              data-call=""
              onClick={(event) => props.onCall(event.currentTarget)}
            >
              {t('reminders.call')}
            </OfferedAction>
            <Action
              aria-label={labelOf(t(isCopied ? 'reminders.copyMessage' : 'reminders.write'))}
              aria-keyshortcuts="W"
              title={whyNotSent ?? undefined}
              onClick={props.onWrite}
            >
              {t(isCopied ? 'reminders.copyMessage' : 'reminders.write')}
            </Action>
            <Action
              look="quiet"
              aria-label={labelOf(t('requests.discard'))}
              aria-keyshortcuts="Delete"
              onClick={props.onDiscard}
            >
              {t('requests.discard')}
            </Action>
          </div>
        </div>
      )}
      {callAt && <CallMenu at={callAt} phone={phone} onCalled={props.onCalled} />}
    </li>
  );
}
