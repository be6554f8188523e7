import { Link } from 'wouter';
import { t } from '../../../../i18n/page/t.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import { dayPath, weekPath } from '../../../lib/paths.ts';
import { type DayLoad, fullestOf, hoursLabel, LoadBar, loadOfDay, visitsLabel } from '../calendar/dayLoad.tsx';
import { isOffAllDay, type ScheduleDay } from '../columns.ts';
import { providersOf, type WeekProvider } from './weekBoard.ts';
import styles from './WeekLoadTable.module.css';

interface WeekLoadTableProps {
  readonly days: readonly ScheduleDay[];
  readonly location: string;
  readonly today: string | undefined;
}

/** How much each provider has on each day of a week; a name leads to that provider's week, a number to the day. */
export function WeekLoadTable({ days, location, today }: WeekLoadTableProps) {
  const rows = providersOf(days).map((provider) => ({ provider, loads: days.map((day) => loadOf(day, provider)) }));
  const sums = days.map((day) => loadOfDay(day));
  const fullest = fullestOf(rows.flatMap(({ loads }) => loads));
  const fullestSum = fullestOf(sums);
  return (
    <div className={styles.scroller} role="region" aria-label={t('week.load')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('general.provider')}</th>
            {days.map(({ date, hours }) => (
              <th key={date} scope="col" data-today={date === today ? '' : undefined}>
                <Link href={dayPath({ location, date })}>{formatBriefDate(date, today)}</Link>
                {hours?.length === 0 && <span className={styles.soft}>{t('calendar.closed')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ provider: { id, name }, loads }) => (
            <tr key={id ?? ''}>
              <th scope="row">
                {id === null ? (
                  name
                ) : (
                  <Link href={weekPath({ location, date: days[0]?.date ?? '', provider: id })}>{name}</Link>
                )}
              </th>
              {loads.map((load, index) => (
                <td key={load.date}>
                  <LoadCell load={load} fullest={fullest} isOff={isOff(days[index], id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('week.all')}</th>
            {sums.map((load) => (
              <td key={load.date}>
                <LoadCell load={load} fullest={fullestSum} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function isOff(day: ScheduleDay | undefined, provider: string | null): boolean {
  return day !== undefined && isOffAllDay(day, provider);
}

interface LoadCellProps {
  readonly load: DayLoad;
  readonly fullest: number;
  readonly isOff?: boolean;
}

function LoadCell({ load, fullest, isOff: off = false }: LoadCellProps) {
  if (off && load.visits === 0) return <span className={styles.soft}>{t('day.off')}</span>;
  return (
    <>
      {off && <span className={styles.soft}>{t('day.off')}</span>}
      <span className={load.visits === 0 ? styles.soft : styles.count}>{visitsLabel(load.visits)}</span>
      <span className={styles.soft}>{hoursLabel({ ...load, openMinutes: null })}</span>
      <LoadBar load={load} fullest={fullest} />
    </>
  );
}

function loadOf(day: ScheduleDay, { id }: WeekProvider): DayLoad {
  const appointments = day.appointments.filter(({ provider }) => (provider?.id ?? null) === id);
  const working = day.working.find(({ provider }) => provider === id);
  return loadOfDay({ ...day, appointments, hours: working?.hours ?? day.hours });
}
