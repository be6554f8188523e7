import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Action, IconAction } from '../../../components/Action.tsx';
import { addMonths, formatLongDate, formatMonth, relativeDay } from '../../../lib/dates.ts';
import { isPlain } from '../../../lib/keys.ts';
import { type TypedDate, parseTypedDate } from '../../../lib/typedDate.ts';
import type { DateChoiceProps } from '../dayView.ts';
import typography from '../../../components/typography.module.css';
import styles from './CalendarDialog.module.css';
import { type DayLoad, fullestOf, LoadBar, loadLabel, useLoads } from './dayLoad.tsx';
import { formatWeekday, stepByKey, weekFrom, weeksOfMonth, withinReach } from './month.ts';
import { firstWeekday } from '../../../lib/weeks.ts';

export interface CalendarDialogProps extends DateChoiceProps {
  readonly calendar: NonNullable<DateChoiceProps['calendar']>;
  /** Closes as the focus is going elsewhere. */
  readonly onLeave: () => void;
  /** Closes and gives the focus back. */
  readonly onClose: () => void;
}

const first = firstWeekday();

/** A month to choose a day from, and a field for those who would rather write it. */
export function CalendarDialog({ calendar, weekShown, onWeekShown, onDate, onLeave, onClose }: CalendarDialogProps) {
  const { date, today, location, day } = calendar;
  const [cursor, setCursor] = useState(date);
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const monthId = useId();
  const weeks = weeksOfMonth(cursor, first);
  const { loads, failure } = useLoads({ location, weeks, day });

  useEffect(() => focusCursor(dialog.current), []);

  useLightDialog({ dialog, field, onLeave, onClose });

  return (
    <div ref={dialog} className={styles.dialog} role="dialog" aria-label={t('calendar.title')} tabIndex={-1}>
      <JumpField
        ref={field}
        today={today}
        onRead={setCursor}
        onDate={onDate}
        onDown={() => focusCursor(dialog.current)}
      />
      <div className={styles.head}>
        <h2 className={styles.month} id={monthId} aria-live="polite">
          {formatMonth(cursor)}
        </h2>
        <IconAction
          aria-label={t('calendar.monthBefore')}
          onClick={() => setCursor(withinReach(addMonths(cursor, -1)))}
        >
          <ChevronLeft />
        </IconAction>
        <IconAction aria-label={t('calendar.monthAfter')} onClick={() => setCursor(withinReach(addMonths(cursor, 1)))}>
          <ChevronRight />
        </IconAction>
      </div>
      <MonthGrid
        labelledBy={monthId}
        weeks={weeks}
        cursor={cursor}
        shown={date}
        today={today}
        loads={loads}
        onCursor={setCursor}
        onDate={onDate}
      />
      {failure && (
        <p className={`${typography.captionLines} ${styles.failure}`} role="status">
          {t('calendar.daysUntold', { why: failure.message })}
        </p>
      )}
      <div className={styles.foot}>
        <Action onClick={() => onDate(today)}>{t('general.today')}</Action>
        <Action look={weekShown ? 'tonal' : 'quiet'} aria-pressed={weekShown} onClick={() => onWeekShown(!weekShown)}>
          {t('calendar.week')}
        </Action>
      </div>
    </div>
  );
}

function focusCursor(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
}

interface LightDialog {
  readonly dialog: RefObject<HTMLElement | null>;
  /** Takes what is typed anywhere in the dialog. */
  readonly field: RefObject<HTMLElement | null>;
  /** Closes as the focus or the pointer is elsewhere. */
  readonly onLeave: () => void;
  /** Closes by Esc and gives the focus back. */
  readonly onClose: () => void;
}

/** Closes a dialog that covers nothing as soon as the focus or the pointer goes elsewhere. */
function useLightDialog({ dialog, field, onLeave, onClose }: LightDialog): void {
  const leave = useEffectEvent((target: EventTarget | null): void => {
    // Its own button closes it by itself.
    const place = dialog.current?.parentElement;
    if (target instanceof Node && place && !place.contains(target)) onLeave();
  });
  const press = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      onClose();
    }
    // The key press types into the field, as the focus moves before its default action.
    const isCharacter = event.key.length === 1 && event.key !== ' ' && isPlain(event);
    if (isCharacter && event.target !== field.current) field.current?.focus();
  });

  useEffect(() => {
    const { current: place } = dialog;
    if (!place) return undefined;
    const point = (event: PointerEvent): void => leave(event.target);
    const blur = (event: FocusEvent): void => leave(event.relatedTarget);
    document.addEventListener('pointerdown', point, true);
    place.addEventListener('focusout', blur);
    const key = (event: globalThis.KeyboardEvent): void => press(event);
    place.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', point, true);
      place.removeEventListener('focusout', blur);
      place.removeEventListener('keydown', key);
    };
  }, [dialog]);
}

interface JumpFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly today: string;
  /** Called with the date that the text means so far. */
  readonly onRead: (date: string) => void;
  /** Called with the chosen date. */
  readonly onDate: (date: string) => void;
  readonly onDown: () => void;
}

/** A date as people write it. How it was understood stands below. */
function JumpField({ ref, today, onRead, onDate, onDown }: JumpFieldProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const helpId = useId();
  const typed = parseTypedDate(text, today);

  const change = (written: string): void => {
    setText(written);
    setRefused(false);
    const read = parseTypedDate(written, today);
    if (read.kind === 'day') onRead(read.date);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Enter' && typed.kind === 'day') onDate(typed.date);
    else if (event.key === 'Enter') setRefused(typed.kind !== 'nothing');
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <input
        ref={ref}
        className={styles.field}
        type="text"
        aria-label={t('calendar.field')}
        aria-describedby={helpId}
        aria-invalid={isRefused || undefined}
        placeholder={t('calendar.examples')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <p
        className={`${typography.captionLines} ${styles.text}`}
        id={helpId}
        role="status"
        data-refused={isRefused ? '' : undefined}
      >
        {messageFor(typed, today, isRefused)}
      </p>
    </div>
  );
}

function messageFor(typed: TypedDate, today: string, isRefused: boolean): string {
  switch (typed.kind) {
    case 'day':
      return `${formatLongDate(typed.date)} · ${relativeDay(typed.date, today)}`;
    case 'noSuchDay':
      return isRefused ? t('calendar.noSuchDay') : '';
    case 'unreadable':
      return isRefused ? t('calendar.notRead') : '';
    case 'nothing':
      return '';
  }
}

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

/** A month as a grid of days (ARIA grid): arrows by day, Page Up and Down by month, with Shift by year. */
function MonthGrid(props: MonthGridProps) {
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
    <div
      ref={grid}
      className={styles.gridMonth}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={press}
    >
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
                  title={load && loadLabel(load)}
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
