import type { PatientRecordQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { formatDate } from '../../lib/dates.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { RecordPart } from './RecordPart.tsx';
import styles from './RecordPart.module.css';

/** Which documents there are; they are read where the clinic keeps them. */
export function DocumentPart({ list }: { readonly list: PatientRecordQuery['patientRecord']['documents'] }) {
  return (
    <RecordPart title={say('patientRecord.documents')} list={list} none={say('patientRecord.noneKnown')} most={6}>
      {(shown) => (
        <ul>
          {shown.map(({ id, name, kind, time }) => (
            <li key={id} className={styles.row}>
              <span className={styles.when}>{time && formatDate(time.day)}</span>
              <span className={styles.what}>
                <span className={styles.name} dir="auto">
                  {name ?? say('patientRecord.nameless')}
                </span>
                <span className={styles.soft}>{readableWord(kind)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordPart>
  );
}
