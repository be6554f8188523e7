import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { useIsCompact, useMeasuredAgain } from '../../hooks/useIsCompact.ts';
import { isPlain } from '../../lib/keys.ts';
import { isCancelledOrNoShow } from '../../domain/stages.ts';
import { minuteOfDay } from '../../lib/wallTime.ts';
import { type DayAppointment, type ScheduleDay, uniqueKeys } from './columns.ts';
import { alertsOf, patientLabel, purposeLabel, timeLabel } from './dayLabels.ts';
import typography from '../../components/typography.module.css';
import alertMark from '../../components/alertMark.module.css';
import styles from './DayList.module.css';
import { VisitStatus } from './offline/OfflineMark.tsx';
import { useFocusTile } from './grid/gridFocus.ts';
import { useSelectableLayout } from './selection/useSelectableLayout.ts';

export interface DayListProps {
  readonly day: ScheduleDay;
  readonly nowMinute: number | null;
  readonly selected: string | null;
  readonly onSelect: (row: AgendaRow | null) => void;
  readonly pending: ReadonlySet<string>;
}

/** A day of more rows than this renders only those near the viewport. */
const mostRows = 400;
const rowHeights = { comfortable: 33, compact: 25 } as const;
const headHeight = 34;

/** The day as one table by time. Tab leads to one row, arrows to the others, Enter opens. */
export function DayList({ day, nowMinute, selected, onSelect, pending }: DayListProps) {
  const rows = useMemo(() => agendaOf(day), [day]);
  const [roved, setRoved] = useState<string | null>(null);
  const next = rows.find(({ appointment: { start } }) => isAfter(start, day.date, nowMinute)) ?? rows.at(0);
  const entry = rows.some(({ key }) => key === roved) ? roved : (next?.key ?? null);
  const scroller = useRef<HTMLDivElement>(null);
  const focusRow = useFocusTile(scroller);
  useSelectableLayout(() => ({
    columns: [rows.map(({ key }) => key)],
    next(key, arrow) {
      const step = arrow === 'ArrowDown' ? 1 : arrow === 'ArrowUp' ? -1 : 0;
      return step === 0 ? null : (rows[rows.findIndex((row) => row.key === key) + step]?.key ?? null);
    },
    focus(key) {
      setRoved(key);
      focusRow(key);
    },
    grid: null,
  }));
  const isLarge = rows.length > mostRows;
  const { shown, below } = useShownRows(rows, new Set([entry, selected]), scroller);
  const withRooms = rows.some(({ appointment }) => appointment.room);

  const open = (row: AgendaRow): void => {
    setRoved(row.key);
    onSelect(row.key === selected ? null : row);
  };
  const rove = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = rows[index + step];
    if (step === 0 || !isPlain(event)) return;
    event.preventDefault();
    if (!row) return;
    setRoved(row.key);
    focusRow(row.key);
    if (selected !== null) onSelect(row);
  };

  return (
    <div className={styles.scroller} ref={scroller} role="region" aria-label={t('day.schedule')}>
      <table
        className={styles.table}
        data-large={isLarge ? '' : undefined}
        // Of a large day some rows are not in the page.
        aria-rowcount={isLarge ? rows.length + 1 : undefined}
      >
        <thead>
          <tr>
            <th scope="col">{t('general.time')}</th>
            <th scope="col">{t('general.patient')}</th>
            <th scope="col">{t('general.client')}</th>
            <th scope="col">{t('general.type')}</th>
            <th scope="col">{t('general.provider')}</th>
            {withRooms && <th scope="col">{t('general.room')}</th>}
            <th scope="col">{t('general.status')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, index, above }) => (
            <Fragment key={row.key}>
              {above > 0 && <Gap rows={above} />}
              <tr
                aria-rowindex={isLarge ? index + 2 : undefined}
                className={styles.row}
                data-off={isCancelledOrNoShow(row.appointment.status) ? '' : undefined}
                data-blocked={row.appointment.blocked ? '' : undefined}
                data-open={row.key === selected ? '' : undefined}
              >
                <td className={typography.numbers}>{timeLabel(row.appointment, day.date)}</td>
                <td className={styles.who}>
                  <button
                    type="button"
                    className={styles.patient}
                    data-tile={row.key}
                    tabIndex={row.key === entry ? 0 : -1}
                    aria-expanded={row.key === selected}
                    onClick={() => open(row)}
                    onKeyDown={(event) => rove(event, index)}
                  >
                    {patientLabel(row.appointment)}
                  </button>
                  {alertsOf(row.appointment).length > 0 && (
                    <em className={`${alertMark.mark} ${styles.alert}`}>{alertsOf(row.appointment).join(', ')}</em>
                  )}
                </td>
                <td>{row.appointment.client?.name}</td>
                <td className={styles.purpose}>{purposeLabel(row.appointment)}</td>
                <td className={styles.soft}>{row.providerName}</td>
                {withRooms && <td className={styles.soft}>{row.appointment.room}</td>}
                <td>{pending.has(row.appointment.id) ? t('day.saving') : statusOf(row)}</td>
              </tr>
            </Fragment>
          ))}
          {below > 0 && <Gap rows={below} />}
        </tbody>
      </table>
    </div>
  );
}

/** The room of rows that are not rendered. */
function Gap({ rows }: { readonly rows: number }) {
  const rowHeight = useRowHeight();
  return (
    <tr aria-hidden="true" style={{ height: rows * rowHeight }}>
      <td colSpan={7}>{null}</td>
    </tr>
  );
}

function useRowHeight(): number {
  return rowHeights[useIsCompact() ? 'compact' : 'comfortable'];
}

interface ShownRow {
  readonly row: AgendaRow;
  readonly index: number;
  /** How many rows before it are not rendered. */
  readonly above: number;
}

/** The rows to render: all of a usual day, of a large one those near the viewport and the ones with these keys. */
function useShownRows(
  rows: readonly AgendaRow[],
  kept: ReadonlySet<string | null>,
  scroller: RefObject<HTMLElement | null>,
): { readonly shown: readonly ShownRow[]; readonly below: number } {
  const isLarge = rows.length > mostRows;
  const rowHeight = useRowHeight();
  // oxlint-disable-next-line react/incompatible-library -- its functions are called while drawing only, and never kept
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isLarge,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 15,
    scrollMargin: headHeight,
  });
  useMeasuredAgain(virtual, rowHeight);
  if (!isLarge) return { shown: rows.map((row, index) => ({ row, index, above: 0 })), below: 0 };
  const indexes = new Set(virtual.getVirtualItems().map(({ index }) => index));
  let last = -1;
  const shown = rows.flatMap((row, index) => {
    if (!indexes.has(index) && !kept.has(row.key)) return [];
    const above = index - last - 1;
    last = index;
    return [{ row, index, above }];
  });
  return { shown, below: rows.length - 1 - last };
}

function statusOf({ appointment }: AgendaRow) {
  const { blocked, status } = appointment;
  if (blocked && (status === null || status.stage === 'booked')) return t('day.blocked');
  return <VisitStatus appointment={appointment} />;
}

function isAfter(start: string | null, date: string, minute: number | null): boolean {
  return start !== null && minuteOfDay(start, date) >= (minute ?? 0);
}

interface AgendaRow {
  readonly key: string;
  readonly appointment: DayAppointment;
  readonly providerName: string | null;
}

/** The day as one list: by time, then by provider as the columns have them; what has no time comes first. */
function agendaOf(day: ScheduleDay): readonly AgendaRow[] {
  const places = new Map(day.providers.map(({ id }, index) => [id, index]));
  const names = new Map(day.providers.map(({ id, name }) => [id, name]));
  const keys = uniqueKeys(day.appointments);
  const startOf = ({ start }: DayAppointment): number => (start === null ? -Infinity : minuteOfDay(start, day.date));
  const placeOf = ({ provider }: DayAppointment): number => places.get(provider?.id ?? '') ?? places.size;
  return day.appointments
    .map((appointment, index) => ({
      key: keys[index] ?? appointment.id,
      appointment,
      providerName: names.get(appointment.provider?.id ?? '') ?? null,
    }))
    .toSorted(({ appointment: one }, { appointment: other }) => {
      const [first, second] = [startOf(one), startOf(other)];
      return first === second ? placeOf(one) - placeOf(other) : first - second;
    });
}
