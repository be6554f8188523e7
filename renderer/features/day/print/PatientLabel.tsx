import { say } from '../../../../words/page/say.ts';
import type { DayAppointment } from '../columns.ts';
import styles from './PatientLabel.module.css';

interface PatientLabelProps {
  readonly appointment: DayAppointment;
  readonly breed: string | null;
}

/** A label of 62 × 29 mm for a cage, a card or a sample. */
export function PatientLabel({ appointment, breed }: PatientLabelProps) {
  const { patient, client } = appointment;
  return (
    <div className={styles.label} role="group" aria-label={say('paper.label')}>
      <p className={styles.patient}>{patient?.name}</p>
      <p className={styles.kind}>{[patient?.species, breed].filter(Boolean).join(' · ')}</p>
      <p className={styles.client}>{client?.name}</p>
      <p className={styles.phone}>{client?.phones[0]?.number}</p>
    </div>
  );
}
