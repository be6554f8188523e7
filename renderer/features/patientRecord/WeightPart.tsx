import type { PatientRecordQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { formatDate } from '../../lib/dates.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { displayLocale } from '../../lib/locale.ts';
import { RecordPart } from './RecordPart.tsx';
import styles from './RecordPart.module.css';
import { linePoints, onlyWeights } from './linePoints.ts';

type Weights = PatientRecordQuery['patientRecord']['weights'];

/** The last weights as a small table; the line beside them shows nothing that the table does not tell. */
export function WeightPart({ list: all }: { readonly list: Weights }) {
  const list = all && { ...all, entries: onlyWeights(all.entries) };
  const named = list?.entries.some(({ name }) => name !== null) ?? false;
  const points = linePoints(list?.entries ?? []);
  return (
    <RecordPart title={say('patientRecord.weights')} list={list} none={say('patientRecord.noneKnown')} most={5}>
      {(shown) => (
        <div className={styles.weights}>
          <table className={styles.table}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{say('general.date')}</th>
                {named && <th scope="col">{say('general.name')}</th>}
                <th scope="col">{say('patientRecord.weight')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, name, time, value, unit }) => (
                <tr key={id}>
                  <td className={styles.when}>{time && formatDate(time.day)}</td>
                  {named && <td>{readableWord(name)}</td>}
                  <td className={styles.number}>{[value && numberText(value), unit].filter(Boolean).join('\u00a0')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {points !== null && (
            <svg className={styles.line} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
              <polyline points={points} />
            </svg>
          )}
        </div>
      )}
    </RecordPart>
  );
}

/** With the digits that the service gave, written in the region's way. */
function numberText(value: string): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(displayLocale, { minimumFractionDigits: decimals, maximumFractionDigits: 6 });
  return format.format(Number(value));
}
