import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { formatLongDate } from '../../../lib/dates.ts';
import { type DayLoad, fullestOf, loadWords } from './dayLoad.ts';
import { LoadBar } from './LoadBar.tsx';
import { firstWeekday, formatWeekday, stepByKey, weekFrom } from './month.ts';
import styles from './MonthGrid.module.css';

interface MonthGridProps {
  readonly labelledBy: string;
  /** By their first days. */
  readonly weeks: readonly string[];
  /** The day that keys start from. */
  readonly cursor: string;
  readonly shown: string;
  readonly today: string;
  readonly loads: ReadonlyMap<string, DayLoad>;
  readonly onCursor: (date: string) => void;
  readonly onDate: (date: string) => void;
}

const first = firstWeekday();

/** A month as a grid of days (ARIA grid): arrows by day, Page Up and Down by month, with Shift by year. */
export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, weeks, cursor, shown, today, loads, onCursor, onDate } = props;
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const fullest = fullestOf(loads.values());

  useLayoutEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
    isMoving.current = false;
  }, [cursor]);

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const date = stepByKey(cursor, event, first);
    if (date === null) return;
    event.preventDefault();
    isMoving.current = date !== cursor;
    onCursor(date);
  };

  return (
    <div ref={grid} className={styles.month} role="grid" tabIndex={-1} aria-labelledby={labelledBy} onKeyDown={press}>
      <div role="row" className={styles.week}>
        {weekFrom(weeks[0] ?? shown).map((date) => (
          <span key={date} role="columnheader" className={styles.weekday} aria-label={formatWeekday(date, 'long')}>
            {formatWeekday(date, 'short')}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week} role="row" className={styles.week}>
          {weekFrom(week).map((date) => {
            const load = loads.get(date);
            return (
              <div key={date} role="gridcell" aria-selected={date === shown}>
                <button
                  type="button"
                  className={styles.day}
                  data-date={date}
                  data-beyond={date.slice(0, 7) === cursor.slice(0, 7) ? undefined : ''}
                  data-cursor={date === cursor ? '' : undefined}
                  tabIndex={date === cursor ? 0 : -1}
                  aria-current={date === today ? 'date' : undefined}
                  aria-label={formatLongDate(date)}
                  title={load && loadWords(load)}
                  onClick={() => onDate(date)}
                >
                  {Number(date.slice(8))}
                  <LoadBar load={load} fullest={fullest} />
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
