import { t } from '../../../../i18n/page/t.ts';
import { capitalized, formatLongDate } from '../../../lib/dates.ts';
import { zoneAbbreviation } from '../../../lib/timeZone.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import styles from './DaySheets.module.css';
import { type ColumnId, columnLabel, type Sheet, type SheetRow } from './sheets.ts';

interface DaySheetsProps {
  readonly day: ScheduleDay;
  readonly sheets: readonly Sheet[];
  readonly columns: readonly ColumnId[];
}

/** The day as tables for paper, each on a page of its own. What it is stands on every page, as pages get lost. */
export function DaySheets({ day, sheets, columns }: DaySheetsProps) {
  const time = `${formatInstantTime(day.asOf)} ${zoneAbbreviation(day.timeZone, day.date)}`;
  return sheets.map(({ title, rows, notes }) => (
    <section key={title} className={styles.sheet}>
      <table className={styles.table} aria-label={`${title}, ${formatLongDate(day.date)}`}>
        <thead>
          <tr>
            <td className={styles.head} colSpan={columns.length}>
              <b>{capitalized(formatLongDate(day.date))}</b>
              <b>{title}</b>
              <span>{day.location.name}</span>
              <span>{t('day.asOf', { time })}</span>
            </td>
          </tr>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLabel(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SheetLine key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.note}>{t('paper.none')}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  ));
}

function SheetLine({ row, columns }: { readonly row: SheetRow; readonly columns: readonly ColumnId[] }) {
  return (
    <tr data-cancelled={row.cancelled ? '' : undefined} data-blocked={row.blocked ? '' : undefined}>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          {row.cells[column].map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
}

interface PatientLabelProps {
  readonly appointment: DayAppointment;
  readonly breed: string | null;
  readonly formatPhone: (number: string) => string;
}

/** A label of 62 × 29 mm for a cage, a card or a sample. */
export function PatientLabel({ appointment, breed, formatPhone }: PatientLabelProps) {
  const { patient, client } = appointment;
  const phone = client?.phones[0];
  return (
    <div className={styles.label} role="group" aria-label={t('paper.label')}>
      <p className={styles.patient}>{patient?.name}</p>
      <p className={styles.kind}>{[patient?.species, breed].filter(Boolean).join(' · ')}</p>
      <p className={styles.client}>{client?.name}</p>
      <p className={styles.phone}>{phone && formatPhone(phone.number)}</p>
    </div>
  );
}
