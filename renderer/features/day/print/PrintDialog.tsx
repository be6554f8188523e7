import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useState } from 'react';
import { say } from '../../../../words/page/say.ts';
import { actionList } from '../../../actions/actionList.ts';
import { isKey } from '../../../actions/keyNames.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { Action } from '../../../components/Action.tsx';
import { PrintRoot } from '../../../components/PrintRoot.tsx';
import { usualPaper } from '../../../lib/paper.ts';
import { isCalledOff } from '../../../lib/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { dayFileName, labelFileName } from '../export/dayFileName.ts';
import { DaySheets } from './DaySheets.tsx';
import { PatientLabel } from './PatientLabel.tsx';
import { keepChoice, type PrintChoice, startChoice } from './printChoice.ts';
import styles from './PrintDialog.module.css';
import { PrintOptions } from './PrintOptions.tsx';
import { columnsOf, sheetsOf } from './sheets.ts';
import { useBreed } from './useBreed.ts';
import { type PdfState, usePdf } from '../../../bridge/usePdf.ts';
import { failureWords } from '../../../lib/failureWords.ts';

interface PrintDialogProps {
  readonly day: ScheduleDay;
  /** Those that are shown, whatever the day has besides. */
  readonly appointments: readonly DayAppointment[];
  /** The appointment that is open beside the day, for a label. */
  readonly selected: string | null;
  readonly onClose: () => void;
}

/** What can be printed of a day, as it will look on paper. */
export function PrintDialog({ day, appointments, selected, onClose }: PrintDialogProps) {
  const savesPdf = useSettings().view?.savesPdf === true;
  const [choice, setChoice] = useState(startChoice);
  const [labelFor, setLabelFor] = useState(selected);
  const [pdf, savePdf] = usePdf();

  const calledOff = appointments.filter(({ status }) => isCalledOff(status)).length;
  const patients = appointments.filter(({ patient }) => patient !== null);
  const labelled = patients.find(({ id }) => id === labelFor) ?? patients[0];
  // Asked here and not in the label, which paper draws anew and can't wait for.
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
    kind === 'label' ? (
      labelled && <PatientLabel appointment={labelled} breed={breed} />
    ) : (
      <DaySheets
        day={day}
        sheets={sheetsOf(day, appointments, { kind, withCalledOff: choice.withCalledOff })}
        columns={columnsOf(kind, choice.columns)}
      />
    );

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
      <DialogTitle id="print-title">{say('paper.title')}</DialogTitle>
      <div className={styles.panes}>
        <PrintOptions
          choice={choice}
          onChange={change}
          patients={patients}
          labelFor={labelled?.id ?? ''}
          onLabelFor={setLabelFor}
          calledOff={calledOff}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
        <div className={styles.preview} role="region" aria-label={say('paper.preview')} tabIndex={0}>
          <div className={`${styles.paper} paper-look`} data-size={kind === 'label' ? 'label' : usualPaper()}>
            {content}
          </div>
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.words} role="status">
          {savesPdf ? pdfWords(pdf) : say('paper.pdfHint')}
        </p>
        <Action onClick={onClose}>{say('general.close')}</Action>
        {savesPdf && (
          <Action
            aria-disabled={pdf.kind === 'saving' || undefined}
            onClick={() => {
              if (pdf.kind !== 'saving') savePdf(kind === 'label' ? labelFileName() : dayFileName(day));
            }}
          >
            {say('paper.savePdf')}
          </Action>
        )}
        <Action look="primary" onClick={() => print()}>
          {say('general.print')}
        </Action>
      </div>
      <PrintRoot paper={kind === 'label' ? 'label' : 'landscape'} held={pdf.kind === 'saving'}>
        {content}
      </PrintRoot>
    </Dialog>
  );
}

function pdfWords(state: PdfState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'saving':
      return say('day.saving');
    case 'saved':
      return say('paper.savedTo', { where: state.where });
    case 'failed':
      return failureWords(state.failure);
  }
}
