import { type MouseEvent, useId } from 'react';
import { alertsOf } from '../../../electron/contract/clients.ts';
import { ScheduleDayDocument, type ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { BalanceText } from '../../components/BalanceText.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { StatusMark } from '../../components/StatusMark.tsx';
import { locationAndDate } from '../../data/followDeskEvents.ts';
import { useDayWatch } from '../../data/useDayWatch.ts';
import { type DeskQuery, useDeskQuery } from '../../data/useDeskQuery.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import { isCancelledOrNoShow } from '../../domain/stages.ts';
import { useNow } from '../../hooks/useNow.ts';
import { clientPath } from '../../lib/paths.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import alertMark from '../../components/alertMark.module.css';
import typography from '../../components/typography.module.css';
import rows from './ClientRows.module.css';
import { ListSkeleton, type OpenClient } from './ClientRows.tsx';
import styles from './TodaysClients.module.css';

type Day = ScheduleDayQuery['day'];
type Appointment = Day['appointments'][number];
type ClientAppointment = Appointment & { readonly client: NonNullable<Appointment['client']> };

/** Who comes today to the location that is shown, by time. */
export function TodaysClients({ onOpen }: { readonly onOpen: OpenClient }) {
  const id = useId();
  const { day, failure, loading, refetch } = useToday();
  useDayWatch(day && locationAndDate(day), refetch);
  const appointments = day?.appointments.filter(isOfClient) ?? [];
  const providers = new Map(day?.providers.map((provider) => [provider.id, provider.name]));
  const click = (event: MouseEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-client]') : null;
    const client = row?.dataset['client'];
    // A click without a pointer comes from Enter.
    if (client !== undefined) onOpen({ id: client, line: null }, event.detail === 0);
  };
  return (
    <>
      <h2 className={rows.title} id={id}>
        {day ? t('clients.todayAt', { location: day.location.name }) : t('general.today')}
      </h2>
      {failure && <FailureNotice failure={failure} kept={day ? t('clients.keptToday') : undefined} onRetry={refetch} />}
      {!day && loading && <ListSkeleton />}
      {day && appointments.length === 0 && <p className={rows.hint}>{t('clients.noneToday')}</p>}
      {appointments.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks are the links' in it, and the link leads there by itself
        <ul aria-labelledby={id} onClick={click}>
          {appointments.map((appointment) => (
            <TodayRow
              key={appointment.id}
              appointment={appointment}
              provider={providers.get(appointment.provider?.id ?? '')}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Today at the location that was shown last; in passing, so that the desk opens where it did. */
function useToday(): Omit<DeskQuery<unknown>, 'data' | 'latest'> & { readonly day: Day | undefined } {
  const now = useNow();
  const shown = useShownDay();
  const query = useDeskQuery(ScheduleDayDocument, shown ? { location: shown.location.id } : {}, {
    requestVariables: { inPassing: true },
  });
  const read = query.data?.day;
  // What the cache has may be of yesterday; the schedule may have read today under its date.
  const today = [read, shown].find((day) => day && day.date === wallClock(now, day.timeZone)?.date);
  return { ...query, day: today ?? (query.loading ? undefined : read) };
}

function isOfClient(appointment: Appointment): appointment is ClientAppointment {
  return appointment.client !== null && !appointment.blocked;
}

interface TodayRowProps {
  readonly appointment: ClientAppointment;
  readonly provider: string | undefined;
}

/** A client's row in a list, with the appointment. */
function TodayRow({ appointment, provider }: TodayRowProps) {
  const { client, patient, start, status, type } = appointment;
  const species = readableLabel(patient?.species ?? null);
  const about = [patient && `${patient.name}${species ? ` (${species})` : ''}`, type?.name, provider];
  const alerts = alertsOf({ alerts: client.alerts, patients: patient ? [patient] : [] }).join(', ');
  return (
    <li className={rows.item}>
      <a
        href={`#${clientPath(client.id)}`}
        className={`${rows.row} ${styles.row}`}
        data-client={client.id}
        data-off={isCancelledOrNoShow(status) ? '' : undefined}
      >
        <span className={styles.time}>{start === null ? t('clients.noTime') : formatInstantTime(start)}</span>
        <span className={rows.line}>
          <b className={typography.truncated} dir="auto">
            {client.name === '' ? t('clients.noName') : client.name}
          </b>
          <span className={rows.end}>
            <StatusMark status={status} />
          </span>
        </span>
        <span className={`${rows.line} ${styles.about}`}>
          <span className={rows.pets} dir="auto">
            {about.filter(Boolean).join(' · ')}
          </span>
          <BalanceText balance={client.balance} />
        </span>
        {alerts !== '' && <span className={`${alertMark.mark} ${rows.alert} ${styles.about}`}>{alerts}</span>}
      </a>
    </li>
  );
}
