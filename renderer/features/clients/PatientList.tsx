import { AlertList } from '../../components/AlertList.tsx';
import { currentTime } from '../../lib/clock.ts';
import { ageOn } from '../../lib/plainDate.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { computerZone, wallClock } from '../../lib/zone.ts';
import type { CardClient } from './ClientCard.tsx';
import styles from './PatientList.module.css';

export function PatientList({ patients }: { readonly patients: CardClient['patients'] }) {
  const today = wallClock(currentTime(), computerZone())?.date ?? '';
  return (
    <section aria-labelledby="patients-title">
      <h3 className={styles.title} id="patients-title">
        Patients
      </h3>
      {patients === null && <p className={styles.none}>The service does not list patients with a client.</p>}
      {patients?.length === 0 && <p className={styles.none}>No patients are known.</p>}
      {patients !== null && patients.length > 0 && (
        <ul className={styles.list}>
          {patients.map((patient) => (
            <li key={patient.id} className={styles.patient} data-gone={patient.deceased ? '' : undefined}>
              <p className={styles.line}>
                <b className={styles.name}>{patient.name}</b>
                {patient.deceased && <span className={styles.state}>Deceased</span>}
                {patient.active === false && !patient.deceased && <span className={styles.state}>Inactive</span>}
              </p>
              <p className={styles.facts}>{factsOf(patient, today)}</p>
              <AlertList alerts={patient.alerts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type CardPatient = NonNullable<CardClient['patients']>[number];

/** Dog · Labrador · Female · 4 years. Nobody ages after death. */
function factsOf({ species, breed, sex, birthDate, deceased }: CardPatient, today: string): string {
  const age = birthDate && !deceased ? ageOn(birthDate, today) : null;
  return [readableWord(species), readableWord(breed), readableWord(sex), age].filter(Boolean).join(' · ');
}
