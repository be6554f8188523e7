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
import { PhoneValue } from '../../components/PhoneValue.tsx';
import { useNow } from '../../hooks/useNow.ts';
import { formatShortDate } from '../../lib/dates.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { clientPath } from '../../lib/paths.ts';
import typography from '../../components/typography.module.css';
import styles from './AppointmentDetails.module.css';
import { providerName } from '../../domain/appointmentDifferences.ts';
import { type AppointmentActions, appointmentActions, statusesFor } from './changes/appointmentActions.ts';
import { statusMenu } from './changes/statusMenuPart.ts';
import type { DayChanges } from './changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from './columns.ts';
import { patientLabel, timeLabel } from './dayLabels.ts';
import { LinkedSection } from './linked/LinkedSection.tsx';
import type { ChangeDialogKind } from './useDayActions.ts';
import { VisitStatus } from './offline/OfflineMark.tsx';
import { QueuedActions } from './offline/QueuedActions.tsx';
import { queuedAt } from './offline/queuedVisits.ts';

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
  const now = useNow();
  const actions = appointmentActions({ appointment, day, isAhead, changes, onDialog }, now);
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
      <ActionButtons appointment={appointment} day={day} changes={changes} actions={actions} />

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
          <patientHistory.Part
            key={patient.id}
            patient={patient.id}
            date={date}
            today={wallClock(now, day.timeZone)?.date ?? date}
            isAway={changes.isAway}
          />
        )}
        {patient && actions.record && (
          <div className={styles.more}>
            <Action
              look="quiet"
              aria-label={t('patientRecord.openOf', { name: patient.name })}
              onClick={actions.record.run}
            >
              {actions.record.label}
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
              <AlertList alerts={client.alerts} />
              <div>
                {client.phones.map(({ number, label }) => (
                  <PhoneValue key={number} number={number} label={label} />
                ))}
                {client.emails.map((email) => (
                  <CopyValue key={email} value={email} />
                ))}
              </div>
              {actions.message && (
                <div className={styles.more}>
                  <Action look="quiet" onClick={actions.message.run}>
                    {actions.message.label}
                  </Action>
                </div>
              )}
            </>
          ) : (
            <p className={typography.secondary}>{t('day.noClient')}</p>
          )}
        </section>
      )}
    </aside>
  );
}

const patientHistory = createLazyPart(() =>
  import('./history/PatientHistory.tsx').then(({ PatientHistory }) => PatientHistory),
);

interface ActionButtonsProps {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly changes: DayChanges;
  readonly actions: AppointmentActions;
}

/** The actions of an appointment. What the service does not offer is disabled, with the reason. */
function ActionButtons({ appointment, day, changes, actions }: ActionButtonsProps) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const { step, move, edit, cancel, earlier } = actions;
  const queued = queuedAt(appointment) !== null;
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
      {actions.hasStatuses && (
        <div className={styles.row}>
          {actions.payment && (
            <Action look="primary" aria-keyshortcuts="Y" onClick={actions.payment.run}>
              {actions.payment.label}
            </Action>
          )}
          {step && (
            <OfferedAction
              look={actions.payment ? 'tonal' : 'primary'}
              aria-keyshortcuts="S"
              why={step.why}
              onClick={step.run}
            >
              {step.label}
              {step.own !== null && <span className={styles.own}>{` · ${step.own}`}</span>}
            </OfferedAction>
          )}
          <OfferedAction
            why={actions.statusWhy}
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
        {Object.entries({ move, edit, cancel }).map(([name, { label, why, run }]) => (
          <OfferedAction key={name} look="quiet" data-opens={name} why={why} onClick={run}>
            {label}
          </OfferedAction>
        ))}
      </div>
      {earlier && (
        <div className={styles.row}>
          <Action look="quiet" onClick={earlier.run}>
            {earlier.label}
          </Action>
        </div>
      )}
      {menuAt && (
        <statusMenu.Part
          at={menuAt}
          statuses={statusesFor(appointment, day, changes.isAway)}
          present={appointment.status}
          onClose={() => setMenuAt(null)}
          onStatus={(status) => changes.setStatus(appointment, status)}
        />
      )}
    </div>
  );
}
