import { statusWord } from '../../lib/stages.ts';
import { patientWords, purposeWords } from './appointmentWords.ts';
import type { DayAppointment } from './columns.ts';
import styles from './UntimedList.module.css';

interface UntimedListProps {
  readonly appointments: readonly DayAppointment[];
  readonly selected: string | null;
  readonly onSelect: (appointment: DayAppointment) => void;
}

/** Appointments of the day that the service gives no time: they stand apart instead of at a made-up hour. */
export function UntimedList({ appointments, selected, onSelect }: UntimedListProps) {
  return (
    <section className={styles.untimed} aria-labelledby="untimed-title">
      <h2 className={styles.title} id="untimed-title">
        Without a time
      </h2>
      <ul className={styles.list}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <button
              type="button"
              className={styles.item}
              data-tile={`untimed ${appointment.id}`}
              data-stage={appointment.status?.stage ?? 'none'}
              aria-expanded={selected === `untimed ${appointment.id}`}
              onClick={() => onSelect(appointment)}
            >
              <b>{patientWords(appointment)}</b>
              {appointment.client && ` · ${appointment.client.name}`}
              {purposeWords(appointment) && <span className={styles.soft}>{purposeWords(appointment)}</span>}
              <span className={styles.status}>{statusWord(appointment.status)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
