import { say } from '../../../../words/page/say.ts';
import { Choice } from '../../../components/Choice.tsx';
import { patientWords } from '../appointmentWords.ts';
import type { DayAppointment } from '../columns.ts';
import styles from './PrintOptions.module.css';
import type { PrintChoice } from './printChoice.ts';
import { allColumns, columnsOf, columnWord } from './sheets.ts';

interface PrintOptionsProps {
  readonly choice: PrintChoice;
  readonly onChange: (change: Partial<PrintChoice>) => void;
  /** Appointments that a label can be made for. */
  readonly patients: readonly DayAppointment[];
  readonly labelFor: string;
  readonly onLabelFor: (appointment: string) => void;
  readonly calledOff: number;
}

const kinds = ['day', 'providers', 'label'] as const satisfies readonly PrintChoice['kind'][];

export function PrintOptions({ choice, onChange, patients, labelFor, onLabelFor, calledOff }: PrintOptionsProps) {
  return (
    <div className={styles.options}>
      <fieldset className={styles.part}>
        <legend className={styles.title}>{say('paper.what')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className={styles.option}>
            <input
              type="radio"
              name="print-kind"
              checked={choice.kind === kind}
              onChange={() => onChange({ kind })}
              disabled={kind === 'label' && patients.length === 0}
            />
            {say(`paper.${kind}`)}
          </label>
        ))}
      </fieldset>
      {choice.kind === 'label' ? (
        <div className={styles.part}>
          <p className={styles.title} aria-hidden="true">
            {say('general.patient')}
          </p>
          <Choice
            label={say('general.patient')}
            value={labelFor}
            options={patients.map((each) => ({ value: each.id, word: patientWords(each) }))}
            onChange={onLabelFor}
          />
        </div>
      ) : (
        <fieldset className={styles.part}>
          <legend className={styles.title}>{say('paper.columns')}</legend>
          {columnsOf(choice.kind, allColumns).map((column) => (
            <label key={column} className={styles.option}>
              <input
                type="checkbox"
                checked={choice.columns.includes(column)}
                // A sheet without its times or names is none.
                disabled={column === 'time' || column === 'patient'}
                onChange={({ target }) =>
                  onChange({
                    columns: allColumns.filter((each) =>
                      each === column ? target.checked : choice.columns.includes(each),
                    ),
                  })
                }
              />
              {columnWord(column)}
            </label>
          ))}
        </fieldset>
      )}
      {choice.kind !== 'label' && calledOff > 0 && (
        <fieldset className={styles.part}>
          <legend className={styles.title}>{say('general.appointments')}</legend>
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={choice.withCalledOff}
              onChange={({ target }) => onChange({ withCalledOff: target.checked })}
            />
            {say('paper.withCalledOff', { number: calledOff })}
          </label>
        </fieldset>
      )}
    </div>
  );
}
