import type { DayAppointment } from '../columns.ts';
import styles from './PatientLabel.module.css';
import { useBreed } from './useBreed.ts';

/** A label of 62 × 29 mm for a cage, a card or a sample. */
export function PatientLabel({ appointment }: { readonly appointment: DayAppointment }) {
  const { patient, client } = appointment;
  const breed = useBreed(patient?.id ?? null);
  return (
    <div className={styles.label} role="group" aria-label="Patient label">
      <p className={styles.patient}>{patient?.name}</p>
      <p className={styles.kind}>{[patient?.species, breed].filter(Boolean).join(' · ')}</p>
      <p className={styles.client}>{client?.name}</p>
      <p className={styles.phone}>{client?.phones[0]?.number}</p>
    </div>
  );
}
