import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useState } from 'react';
import { PatientCardDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { actionList } from '../../../actions/actionList.ts';
import { isKey } from '../../../actions/keyNames.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { type PdfState, usePdf } from '../../../bridge/usePdf.ts';
import { Action } from '../../../components/Action.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { PrintRoot } from '../../../components/PrintRoot.tsx';
import { usePhoneFormat } from '../../../components/usePhoneFormat.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { failureText } from '../../../lib/failureText.ts';
import { usualPaper } from '../../../lib/paper.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { patientLabel } from '../dayLabels.ts';
import { dayFileName, labelFileName } from '../exportDay.ts';
import { DaySheets, PatientLabel } from './DaySheets.tsx';
import typography from '../../../components/typography.module.css';
import styles from './PrintDialog.module.css';
import { allColumns, type ColumnId, columnsOf, columnLabel, type SheetKind, sheetsOf } from './sheets.ts';

/** A day, and those of its appointments that are printed, whatever it has besides. */
export interface PrintedDay {
  readonly day: ScheduleDay;
  readonly appointments: readonly DayAppointment[];
}

export interface PrintDialogProps {
  readonly parts: readonly PrintedDay[];
  /** The appointment that is open beside the day, for a label. */
  readonly selected: string | null;
  readonly onClose: () => void;
}

/** What can be printed of a day, or of several, as it will look on paper. */
export function PrintDialog({ parts, selected, onClose }: PrintDialogProps) {
  const savesPdf = useSettings().view?.savesPdf === true;
  const [choice, setChoice] = useState(startChoice);
  const [labelFor, setLabelFor] = useState(selected);
  const [pdf, savePdf] = usePdf();
  const formatPhone = usePhoneFormat();

  const appointments = parts.flatMap((part) => part.appointments);
  const cancelled = appointments.filter(({ status }) => isCancelledOrNoShow(status)).length;
  const patients = appointments.filter(({ patient }) => patient !== null);
  const labelled = patients.find(({ id }) => id === labelFor) ?? patients[0];
  // Queried here and not in the label: printing renders that again and can't wait for it.
  const breed = useBreed(choice.kind === 'label' ? (labelled?.patient?.id ?? null) : null);
  const change = (part: Partial<PrintChoice>): void => {
    const next = { ...choice, ...part };
    keepChoice(next);
    setChoice(next);
  };
  const press = (event: KeyboardEvent): void => {
    if (!actionList['day.print'].keys.some((key) => isKey(event.nativeEvent, key))) return;
    event.preventDefault();
    print();
  };

  const { kind } = choice;
  const content =
    kind === 'label'
      ? labelled && <PatientLabel appointment={labelled} breed={breed} formatPhone={formatPhone} />
      : parts.map((part) => (
          <DaySheets
            key={part.day.date}
            day={part.day}
            sheets={sheetsOf(part.day, part.appointments, { kind, withCancelled: choice.withCancelled, formatPhone })}
            columns={columnsOf(kind, choice.columns)}
          />
        ));

  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={press}
      maxWidth="xl"
      fullWidth
      aria-labelledby="print-title"
      slotProps={{ paper: { className: styles.dialog ?? '' } }}
    >
      <DialogTitle id="print-title">{t('paper.title')}</DialogTitle>
      <div className={styles.panes}>
        <PrintOptions
          choice={choice}
          onChange={change}
          patients={patients}
          labelFor={labelled?.id ?? ''}
          onLabelFor={setLabelFor}
          cancelled={cancelled}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
        <div className={styles.preview} role="region" aria-label={t('paper.preview')} tabIndex={0}>
          <div className={`${styles.paper} paper-look`} data-size={kind === 'label' ? 'label' : usualPaper()}>
            {content}
          </div>
        </div>
      </div>
      <div className={styles.foot}>
        <p className={`${typography.secondary} ${styles.text}`} role="status">
          {savesPdf ? pdfMessage(pdf) : t('paper.pdfHint')}
        </p>
        <Action onClick={onClose}>{t('general.close')}</Action>
        {savesPdf && (
          <Action
            aria-disabled={pdf.kind === 'saving' || undefined}
            onClick={() => {
              if (pdf.kind !== 'saving') {
                const [first] = parts;
                savePdf(kind === 'label' || !first ? labelFileName() : dayFileName(first.day));
              }
            }}
          >
            {t('paper.savePdf')}
          </Action>
        )}
        <Action look="primary" onClick={() => print()}>
          {t('general.print')}
        </Action>
      </div>
      <PrintRoot paper={kind === 'label' ? 'label' : 'landscape'} held={pdf.kind === 'saving'}>
        {content}
      </PrintRoot>
    </Dialog>
  );
}

function pdfMessage(state: PdfState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'saving':
      return t('day.saving');
    case 'saved':
      return t('paper.savedTo', { where: state.where });
    case 'failed':
      return failureText(state.failure);
  }
}

interface PrintOptionsProps {
  readonly choice: PrintChoice;
  readonly onChange: (change: Partial<PrintChoice>) => void;
  /** Appointments that a label can be made for. */
  readonly patients: readonly DayAppointment[];
  readonly labelFor: string;
  readonly onLabelFor: (appointment: string) => void;
  readonly cancelled: number;
}

const kinds = ['day', 'providers', 'label'] as const satisfies readonly PrintChoice['kind'][];

function PrintOptions({ choice, onChange, patients, labelFor, onLabelFor, cancelled }: PrintOptionsProps) {
  return (
    <div className={styles.options}>
      <fieldset>
        <legend className={styles.title}>{t('paper.what')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className={styles.option}>
            <input
              type="radio"
              name="print-kind"
              checked={choice.kind === kind}
              onChange={() => onChange({ kind })}
              disabled={kind === 'label' && patients.length === 0}
            />
            {t(`paper.${kind}`)}
          </label>
        ))}
      </fieldset>
      {choice.kind === 'label' ? (
        <div>
          <p className={styles.title} aria-hidden="true">
            {t('general.patient')}
          </p>
          <Choice
            label={t('general.patient')}
            value={labelFor}
            options={patients.map((each) => ({ value: each.id, label: patientLabel(each) }))}
            onChange={onLabelFor}
          />
        </div>
      ) : (
        <fieldset>
          <legend className={styles.title}>{t('paper.columns')}</legend>
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
              {columnLabel(column)}
            </label>
          ))}
        </fieldset>
      )}
      {choice.kind !== 'label' && cancelled > 0 && (
        <fieldset>
          <legend className={styles.title}>{t('general.appointments')}</legend>
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={choice.withCancelled}
              onChange={({ target }) => onChange({ withCancelled: target.checked })}
            />
            {t('paper.withCancelled', { number: cancelled })}
          </label>
        </fieldset>
      )}
    </div>
  );
}

/** What is to be printed. */
interface PrintChoice {
  readonly kind: SheetKind | 'label';
  readonly columns: readonly ColumnId[];
  readonly withCancelled: boolean;
}

let last: PrintChoice = { kind: 'day', columns: allColumns, withCancelled: false };

/** The columns that were chosen last in this run; the kind always starts as the day, which is the usual one. */
function startChoice(): PrintChoice {
  return { ...last, kind: 'day' };
}

function keepChoice(choice: PrintChoice): void {
  last = choice;
}

/** A patient's breed, which the day does not have; null until it is known, and where it is not. */
function useBreed(patient: string | null): string | null {
  const { data } = useDeskQuery(PatientCardDocument, patient === null ? null : { id: patient });
  return data?.patient?.breed ?? null;
}
