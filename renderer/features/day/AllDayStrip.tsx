import { t } from '../../../i18n/page/t.ts';
import type { DayAppointment, DayBoard } from './columns.ts';
import { patientLabel, purposeLabel } from './dayLabels.ts';
import { visitStatusLabel } from './offline/queuedVisits.ts';
import typography from '../../components/typography.module.css';
import styles from './AllDayStrip.module.css';

interface AllDayStripProps {
  readonly board: DayBoard;
  /** Names of the day's providers by id: there are no columns here that show them. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  readonly selected: string | null;
  readonly onSelect: (key: string, appointment: DayAppointment) => void;
}

/** What takes the whole day, and what the service gives no time: apart instead of at a made-up hour. */
export function AllDayStrip({ board, providers, selected, onSelect }: AllDayStripProps) {
  const groups = [
    { id: 'all-day', title: t('day.allDay'), appointments: board.allDay },
    { id: 'untimed', title: t('day.withoutTime'), appointments: board.untimed },
  ].filter(({ appointments }) => appointments.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.strip}>
      {groups.map(({ id, title, appointments }) => (
        <section key={id} className={styles.group} aria-labelledby={`${id}-title`}>
          <h2 className={`${typography.caption} ${styles.title}`} id={`${id}-title`}>
            {title}
          </h2>
          <ul className={styles.list}>
            {appointments.map((appointment, index) => {
              const key = `${id} ${index} ${appointment.id}`;
              const provider = providers.find((each) => each.id === appointment.provider?.id)?.name;
              const soft = [purposeLabel(appointment), provider].filter(Boolean).join(' · ');
              return (
                <li key={key}>
                  <button
                    type="button"
                    className={styles.item}
                    data-tile={key}
                    data-stage={appointment.status?.stage ?? 'none'}
                    data-blocked={appointment.blocked ? '' : undefined}
                    aria-expanded={selected === key}
                    onClick={() => onSelect(key, appointment)}
                  >
                    <b>{patientLabel(appointment)}</b>
                    {appointment.client && ` · ${appointment.client.name}`}
                    {soft !== '' && <span className={typography.soft}>{soft}</span>}
                    {!appointment.blocked && <span className={styles.status}>{visitStatusLabel(appointment)}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
