import Close from '@mui/icons-material/Close';
import { t } from '../../../../i18n/page/t.ts';
import { Action, IconAction } from '../../../components/Action.tsx';
import { formatMonth } from '../../../lib/dates.ts';
import type { CalendarDay } from '../dayView.ts';
import { type DayLoad, fullestOf, hoursLabel, LoadBar, useLoads, visitsLabel } from './dayLoad.tsx';
import { formatWeekday, weekFrom } from './month.ts';
import { firstWeekday, startOfWeek } from '../../../lib/weeks.ts';
import typography from '../../../components/typography.module.css';
import styles from './WeekStrip.module.css';

export interface WeekStripProps {
  readonly calendar: CalendarDay;
  readonly onDate: (date: string) => void;
  readonly onHide: () => void;
}

const first = firstWeekday();

/** The seven days of the shown day's week, with how much is booked on each. */
export function WeekStrip({ calendar: { date, today, location, day }, onDate, onHide }: WeekStripProps) {
  const week = startOfWeek(date, first);
  const { loads, failure, retry } = useLoads({ location, weeks: [week], day });
  const fullest = fullestOf(loads.values());
  return (
    <section className={styles.strip} aria-label={t('calendar.week')}>
      <ul className={styles.days}>
        {weekFrom(week).map((each) => {
          const load = loads.get(each);
          return (
            <li key={formatWeekday(each, 'long')}>
              <button
                type="button"
                className={styles.day}
                aria-current={each === date ? 'page' : undefined}
                data-today={each === today ? '' : undefined}
                title={load && (hoursLabel(load) || undefined)}
                onClick={() => onDate(each)}
              >
                <span className={styles.name}>
                  {each === today ? t('general.today') : formatWeekday(each, 'short')} {Number(each.slice(8))}{' '}
                  <span className="visually-hidden">{t('calendar.inMonth', { month: formatMonth(each) })}</span>
                </span>{' '}
                <span className={styles.count}>{load && countLabel(load)}</span>
                <LoadBar load={load} fullest={fullest} />
              </button>
            </li>
          );
        })}
      </ul>
      <IconAction aria-label={t('calendar.hideWeek')} onClick={onHide}>
        <Close />
      </IconAction>
      <div className={`${typography.captionLines} ${styles.failure}`} role="status">
        {failure && (
          <>
            <p>
              {loads.size > 1
                ? t('calendar.weekOld', { why: failure.message })
                : t('calendar.weekUntold', { why: failure.message })}
            </p>
            <Action look="quiet" onClick={retry}>
              {t('general.tryAgain')}
            </Action>
          </>
        )}
      </div>
    </section>
  );
}

/** The short label of a day. A closed day with visits is rare enough for both labels. */
function countLabel(load: DayLoad): string {
  if (load.openMinutes !== 0) return visitsLabel(load.visits);
  const closed = t('calendar.closed');
  return load.visits > 0 ? `${closed} · ${load.visits}` : closed;
}
