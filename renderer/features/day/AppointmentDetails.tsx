import Close from '@mui/icons-material/Close';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { AlertList } from '../../components/AlertList.tsx';
import { BalanceText } from '../../components/BalanceText.tsx';
import { CopyValue } from '../../components/CopyValue.tsx';
import { Facts } from '../../components/Facts.tsx';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { OfferedAction } from '../../components/OfferedAction.tsx';
import { useNow } from '../../hooks/useNow.ts';
import { formatShortDate } from '../../lib/dates.ts';
import { openDialog } from '../../state/dialogs.ts';
import { sumText } from '../../lib/money.ts';
import { clientPath } from '../../lib/paths.ts';
import typography from '../../components/typography.module.css';
import styles from './AppointmentDetails.module.css';
import { providerName } from '../../domain/appointmentDifferences.ts';
import { cancelRequest, inverseOf } from '../../domain/changeRequest.ts';
import { amountDue, disabledReasons, offeredStep, openPayment, ownLabel, stepLabel } from './changes/dayOffers.ts';
import type { DayChanges } from './changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from './columns.ts';
import { patientLabel, timeLabel } from './dayLabels.ts';
import { messageAbout } from './messageAbout.ts';
import { LinkedSection } from './linked/LinkedSection.tsx';
import type { ChangeDialogKind } from './useDayActions.ts';
import { VisitStatus } from './offline/OfflineMark.tsx';
import { QueuedActions } from './offline/QueuedActions.tsx';
import { isCheckIn, queuedAt } from './offline/queuedVisits.ts';
import { earlierRequest } from './waitingList/earlierRequest.ts';

export interface AppointmentDetailsProps {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Whether the day is still to come. */
  readonly isAhead: boolean;
  readonly changes: DayChanges;
  readonly onDialog: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
  readonly onClose: () => void;
}

/** The panel of one appointment beside the day: its facts and its actions. */
export function AppointmentDetails(props: AppointmentDetailsProps) {
  const { appointment, day, isAhead, changes, onDialog, onClose } = props;
  const { date } = day;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    return () => {
      // It also closes when the appointment is moved to another day: the focus must not get lost then.
      if (current?.contains(document.activeElement)) document.getElementById('main')?.focus();
    };
  }, []);
  const sum = amountDue(day, appointment);
  const { patient, client, type, reason, notes, room } = appointment;
  return (
    <aside className={styles.panel} ref={panel} aria-label={t('day.appointment')}>
      <header className={styles.head}>
        <div>
          <p className={styles.time}>{timeLabel(appointment, date)}</p>
          <p className={typography.caption}>{formatShortDate(date)}</p>
        </div>
        <IconAction aria-label={t('day.closeAppointment')} aria-keyshortcuts="Escape" onClick={onClose}>
          <Close />
        </IconAction>
      </header>
      <div className={styles.status}>
        <VisitStatus appointment={appointment} />
        {changes.pending.has(appointment.id) && <span className={typography.caption}>{t('day.saving')}</span>}
      </div>
      <AppointmentActions appointment={appointment} day={day} isAhead={isAhead} changes={changes} onDialog={onDialog} />

      <section className={styles.part}>
        <h2 className={styles.patient}>{patientLabel(appointment)}</h2>
        <AlertList alerts={patient?.alerts ?? []} />
        <Facts
          facts={[
            [t('general.type'), type?.name],
            [t('general.reason'), reason],
            [t('general.provider'), providerName(appointment.provider?.id, day) ?? t('day.unassigned')],
            [t('general.room'), room],
            [t('general.notes'), notes],
          ]}
        />
        {patient && (
          <div>
            <Action
              look="quiet"
              aria-label={t('patientRecord.openOf', { name: patient.name })}
              onClick={() =>
                openDialog('patientRecord', {
                  id: patient.id,
                  name: patient.name,
                  deceased: patient.deceased === true,
                  alerts: patient.alerts,
                })
              }
            >
              {t('patientRecord.open')}
            </Action>
          </div>
        )}
      </section>

      <LinkedSection appointment={appointment} day={day} changes={changes} onDialog={onDialog} />

      {(client || !appointment.blocked) && (
        <section className={styles.part}>
          <h3 className={typography.caption}>{t('general.client')}</h3>
          {client ? (
            <>
              <div className={styles.client}>
                <Link href={clientPath(client.id)}>{client.name}</Link>
                <BalanceText balance={client.balance} saysZero />
              </div>
              {sum && (
                <div>
                  <Action look="tonal" aria-keyshortcuts="Y" onClick={() => openPayment(appointment)}>
                    {t('billing.takeAmount', { amount: sumText(sum) })}
                  </Action>
                </div>
              )}
              <AlertList alerts={client.alerts} />
              <div>
                {client.phones.map(({ number, label }) => (
                  <CopyValue key={number} value={number} label={label} />
                ))}
                {client.emails.map((email) => (
                  <CopyValue key={email} value={email} />
                ))}
              </div>
              <div>
                <Action
                  look="quiet"
                  onClick={() =>
                    openDialog('messages', {
                      client: client.id,
                      name: client.name,
                      about: messageAbout(appointment, day),
                    })
                  }
                >
                  {t('messages.open')}
                </Action>
              </div>
            </>
          ) : (
            <p className={typography.secondary}>{t('day.noClient')}</p>
          )}
        </section>
      )}
    </aside>
  );
}

const statusMenu = createLazyPart(() => import('./changes/StatusMenu.tsx').then(({ StatusMenu }) => StatusMenu));

interface AppointmentActionsProps {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Whether the day is still to come. */
  readonly isAhead: boolean;
  readonly changes: DayChanges;
  readonly onDialog: (kind: ChangeDialogKind, appointment: DayAppointment) => void;
}

/** The actions of an appointment. What the service does not offer is disabled, with the reason. */
function AppointmentActions({ appointment, day, isAhead, changes, onDialog }: AppointmentActionsProps) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const next = offeredStep(day, appointment, isAhead, changes.isAway);
  const queued = queuedAt(appointment) !== null;
  const own = next && ownLabel(next);
  const why = disabledReasons(day, appointment, changes);
  const wantsEarlier = earlierRequest(appointment, day, useNow());
  // At once where it can be undone, else after one confirmation.
  const remove = (): void => {
    const request = cancelRequest(day);
    if (!request || !inverseOf(request, appointment, day.statuses)) onDialog('cancel', appointment);
    else if (request.kind === 'status') changes.setStatus(appointment, request.status);
    else changes.cancel(appointment);
  };
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  useLayoutEffect(() => {
    // The focused step is done and there is no next one.
    if (focused.current && document.activeElement === document.body) group.current?.querySelector('button')?.focus();
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is that of the buttons in it
    <div
      className={styles.actions}
      ref={group}
      role="group"
      aria-label={t('changes.whatToDo')}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
    >
      {queued && <QueuedActions appointment={appointment} isAway={changes.isAway} />}
      {!appointment.blocked && !queued && (
        <div className={styles.row}>
          {next && (
            <OfferedAction
              look="primary"
              aria-keyshortcuts="S"
              why={why.status}
              onClick={() => changes.setStatus(appointment, next)}
            >
              {stepLabel(next)}
              {own !== null && <span className={styles.own}>{` · ${own}`}</span>}
            </OfferedAction>
          )}
          <OfferedAction
            why={why.status}
            aria-haspopup="menu"
            aria-expanded={menuAt !== null}
            onClick={(event) => setMenuAt(event.currentTarget)}
          >
            {t('general.status')} <span aria-hidden="true">▾</span>
          </OfferedAction>
        </div>
      )}
      {changes.isAway && !queued && <p className={typography.captionLines}>{t('changes.awayReason')}</p>}
      <div className={styles.row}>
        <OfferedAction look="quiet" why={why.move} onClick={() => onDialog('move', appointment)}>
          {t('changes.moveMore')}
        </OfferedAction>
        <OfferedAction look="quiet" why={why.edit} onClick={() => onDialog('edit', appointment)}>
          {t('changes.editMore')}
        </OfferedAction>
        {appointment.blocked ? (
          <OfferedAction look="quiet" why={why.cancel} onClick={remove}>
            {t('changes.removeBlock')}
          </OfferedAction>
        ) : (
          <OfferedAction look="quiet" why={why.cancel} onClick={() => onDialog('cancel', appointment)}>
            {t('changes.callOffMore')}
          </OfferedAction>
        )}
      </div>
      {wantsEarlier && (
        <div className={styles.row}>
          <Action look="quiet" onClick={() => openDialog('waitingEntry', { kind: 'add', known: wantsEarlier })}>
            {t('waitingList.wantsEarlier')}
          </Action>
        </div>
      )}
      {menuAt && (
        <statusMenu.Part
          at={menuAt}
          statuses={changes.isAway ? day.statuses.filter((each) => isCheckIn(appointment, each)) : day.statuses}
          present={appointment.status}
          onClose={() => setMenuAt(null)}
          onStatus={(status) => changes.setStatus(appointment, status)}
        />
      )}
    </div>
  );
}
