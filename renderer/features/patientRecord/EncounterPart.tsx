import type { PatientRecordQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { formatDate } from '../../lib/dates.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { RecordPart } from './RecordPart.tsx';
import styles from './RecordPart.module.css';

/** Longer texts are for the consulting room. */
const longestText = 400;

/** What the patient was here for, the newest first; what was written about it only where somebody opens it. */
export function EncounterPart({ list }: { readonly list: PatientRecordQuery['patientRecord']['encounters'] }) {
  return (
    <RecordPart title={say('patientRecord.encounters')} list={list} none={say('patientRecord.noEncounters')} most={5}>
      {(shown) => (
        <ul>
          {shown.map(({ id, name, kind, time, status, text, provider }) => (
            <li key={id} className={styles.row}>
              <span className={styles.when}>{time && formatDate(time.day)}</span>
              <span className={styles.what}>
                <span>{name ?? readableWord(kind) ?? say('patientRecord.noReason')}</span>
                <span className={styles.soft}>
                  {[provider?.name, name && readableWord(kind), readableWord(status)].filter(Boolean).join(' · ')}
                </span>
                {text !== null && (
                  <details className={styles.text}>
                    <summary>{say('patientRecord.moreText')}</summary>
                    <p dir="auto">{text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text}</p>
                  </details>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordPart>
  );
}
