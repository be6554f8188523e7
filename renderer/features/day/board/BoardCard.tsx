import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { BalanceText } from '../../../components/BalanceText.tsx';
import { type BalanceAmount, sumText } from '../../../lib/money.ts';
import { isCancelledOrNoShow, type StatusView, statusLabel } from '../../../domain/stages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import { openPayment, ownLabel, stepLabel } from '../changes/dayOffers.ts';
import type { DayAppointment } from '../columns.ts';
import { alertsOf, patientLabel, purposeLabel } from '../dayLabels.ts';
import { OfflineMark } from '../offline/OfflineMark.tsx';
import { queuedAt } from '../offline/queuedVisits.ts';
import styles from './BoardCard.module.css';
import { waitingOf } from './boardColumns.ts';

interface BoardCardProps {
  readonly appointment: DayAppointment;
  readonly provider: string | null;
  readonly next: StatusView | null;
  readonly selected: boolean;
  readonly pending: boolean;
  readonly lifted: boolean;
  /** Whether Tab leads to this card (roving tabindex). */
  readonly reachable: boolean;
  /** The amount due at check-out; null where there is none. */
  readonly amountDue: BalanceAmount | null;
  readonly onOpen: (appointment: DayAppointment) => void;
  readonly onStep: (appointment: DayAppointment, status: StatusView) => void;
  readonly onKey: (event: KeyboardEvent, appointment: DayAppointment) => void;
  readonly onLift: (event: PointerEvent<HTMLElement>, appointment: DayAppointment) => void;
}

/** A visit on the board, named by its text. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { appointment, provider, next, selected, pending, lifted, reachable, amountDue } = props;
  const { start, status, client, room } = appointment;
  const alerts = alertsOf(appointment);
  const purpose = purposeLabel(appointment);
  const place = [provider, room].filter(Boolean).join(' · ');
  const own = next && ownLabel(next);
  const queued = queuedAt(appointment);
  return (
    <li
      className={styles.card}
      data-card={appointment.id}
      data-stage={status?.stage ?? 'none'}
      data-selected={selected ? '' : undefined}
      data-pending={pending || queued !== null ? '' : undefined}
      data-lifted={lifted ? '' : undefined}
      onPointerDown={(event) => props.onLift(event, appointment)}
    >
      <button
        type="button"
        className={styles.open}
        data-tile={appointment.id}
        aria-expanded={selected}
        aria-busy={pending || undefined}
        aria-keyshortcuts="S Shift+ArrowRight Shift+ArrowLeft"
        tabIndex={reachable ? 0 : -1}
        onClick={() => props.onOpen(appointment)}
        onKeyDown={(event) => props.onKey(event, appointment)}
      >
        <span className={styles.line}>
          <span className={styles.time}>{start === null ? t('day.noTime') : formatInstantTime(start)} </span>
          <WaitTimer appointment={appointment} />
        </span>
        <b className={styles.patient}>{`${patientLabel(appointment)} `}</b>
        {client && (
          <span className={styles.line}>
            <span className={styles.client}>{`${client.name} `}</span>
            <BalanceText balance={client.balance} />
          </span>
        )}
        {alerts.length > 0 && <span className={styles.alert}>{`${alerts.join(', ')} `}</span>}
        {purpose !== '' && <span className={styles.soft}>{`${purpose} `}</span>}
        {place !== '' && <span className={styles.soft}>{`${place} `}</span>}
        {queued !== null && <OfflineMark at={queued} className={styles.offline} />}
        {(isCancelledOrNoShow(status) || status?.stage === 'confirmed' || status?.stage === 'unknown') && (
          <span className={styles.status}>{statusLabel(status)}</span>
        )}
      </button>
      {(next || amountDue) && (
        <div className={styles.foot}>
          {amountDue && (
            <Action look="tonal" tabIndex={reachable ? 0 : -1} onClick={() => openPayment(appointment)}>
              {t('billing.takeShort', { amount: sumText(amountDue) })}
              <span className="visually-hidden"> {patientLabel(appointment)}</span>
            </Action>
          )}
          {next && (
            <Action
              tabIndex={reachable ? 0 : -1}
              aria-disabled={pending || undefined}
              onClick={() => !pending && props.onStep(appointment, next)}
            >
              {stepLabel(next)}
              {own !== null && ` · ${own}`}
              <span className="visually-hidden"> {patientLabel(appointment)}</span>
            </Action>
          )}
        </div>
      )}
    </li>
  );
});

/** How long a client has been waiting. It updates alone, so that the card around it is not rendered every minute. */
function WaitTimer({ appointment }: { readonly appointment: DayAppointment }) {
  const waiting = waitingOf(appointment, useNow(), formatInstantTime);
  return (
    waiting && (
      <span className={styles.timer} data-urgency={waiting.urgency}>
        {waiting.text}
      </span>
    )
  );
}
