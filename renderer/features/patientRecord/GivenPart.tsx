import type { PatientRecordQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { formatDate } from '../../lib/dates.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { RecordPart } from './RecordPart.tsx';
import styles from './RecordPart.module.css';

interface GivenPartProps {
  readonly title: string;
  readonly list: PatientRecordQuery['patientRecord']['vaccinations'];
}

/** What was given and when, the newest first. */
export function GivenPart({ title, list }: GivenPartProps) {
  return (
    <RecordPart title={title} list={list} none={say('patientRecord.noneKnown')} most={6}>
      {(shown) => (
        <ul>
          {shown.map(({ id, name, time, due, status, provider }) => (
            <li key={id} className={styles.row}>
              <span className={styles.when}>{time ? formatDate(time.day) : say('patientRecord.notGiven')}</span>
              <span className={styles.what}>
                <span>{name ?? say('patientRecord.nameless')}</span>
                <span className={styles.soft}>
                  {[
                    due && say('patientRecord.dueOn', { date: formatDate(due.day) }),
                    readableWord(status),
                    provider?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordPart>
  );
}
