import CalendarMonth from '@mui/icons-material/CalendarMonth';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FormatLineSpacing from '@mui/icons-material/FormatLineSpacing';
import Refresh from '@mui/icons-material/Refresh';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { actionList, actionLabel } from '../../actions/actionList.ts';
import { ariaKeys } from '../../actions/keyNames.ts';
import { useActions } from '../../actions/useActions.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { Segments } from '../../components/Segments.tsx';
import { capitalized, formatBriefDate, formatLongDate } from '../../lib/dates.ts';
import { waitForIdle } from '../../hooks/firstContent.ts';
import page from './DayPage.module.css';
import { calendarDialog } from './dayParts.tsx';
import typography from '../../components/typography.module.css';
import styles from './DayToolbar.module.css';
import type { DateChoiceProps, DayOrBoardView } from './dayView.ts';
import { slotLengths } from './grid/layout.ts';
import type { DayUpdates } from './useDay.ts';
import type { LocationSwitchProps } from './LocationSwitch.tsx';

/** Until the other locations are known, the one that is shown stands in their place. */
const locationSwitch = createLazyPart<LocationSwitchProps>(
  () => import('./LocationSwitch.tsx').then((part) => part.LocationSwitch),
  ({ place, onLocation }) => (
    <Choice
      label={t('general.location')}
      value={place.id}
      options={[{ value: place.id, label: place.name }]}
      onChange={onLocation}
    />
  ),
  // The day itself comes first.
  () => waitForIdle(1000),
);

interface DayToolbarProps extends DateChoiceProps {
  readonly date: string | undefined;
  /** In the place of the date: the days that are shown. */
  readonly heading?: string;
  /** The same where there is less room. */
  readonly briefHeading?: string;
  /** How far a step goes. */
  readonly step?: 'day' | 'week';
  readonly place: { readonly id: string; readonly name: string } | null;
  /** The day relative to today: Tomorrow. */
  readonly relative: string | null;
  readonly asOf: string | null;
  /** How it stays up to date; absent where it is read only once. */
  readonly updates?: DayUpdates;
  readonly loading: boolean;
  /** Called with how many days or weeks to go. */
  readonly onStep: (count: number) => void;
  readonly onToday: () => void;
  readonly onLocation: (id: string) => void;
  readonly onRefresh: () => void;
  readonly tools: ReactNode;
  readonly view: DayOrBoardView;
  /** Whether the time is drawn in slots. */
  readonly hasSlots: boolean;
  readonly onView: (view: DayOrBoardView) => void;
}

export function DayToolbar(props: DayToolbarProps) {
  const { date, heading, briefHeading = heading, step = 'day', place, relative, asOf, loading } = props;
  return (
    <div className={page.toolbar}>
      <div className={styles.days}>
        <Action aria-keyshortcuts="T" onClick={props.onToday}>
          {t('general.today')}
        </Action>
        <IconAction
          aria-label={t(step === 'week' ? 'week.before' : 'day.before')}
          aria-keyshortcuts="ArrowLeft"
          disabled={date === undefined}
          onClick={() => props.onStep(-1)}
        >
          <ChevronLeft />
        </IconAction>
        <IconAction
          aria-label={t(step === 'week' ? 'week.after' : 'day.after')}
          aria-keyshortcuts="ArrowRight"
          disabled={date === undefined}
          onClick={() => props.onStep(1)}
        >
          <ChevronRight />
        </IconAction>
        <DateChoice
          calendar={props.calendar}
          weekShown={props.weekShown}
          onWeekShown={props.onWeekShown}
          onDate={props.onDate}
        />
      </div>
      <div className={styles.heading} data-step={step}>
        <h1
          className={styles.date}
          data-short={
            briefHeading ??
            (date === undefined ? t('day.title') : capitalized(formatBriefDate(date, props.calendar?.today)))
          }
        >
          <span>{heading ?? (date === undefined ? t('day.title') : capitalized(formatLongDate(date)))}</span>
        </h1>
        {relative !== null && (
          <span className={styles.relative} data-today={date === props.calendar?.today ? '' : undefined}>
            {relative}
          </span>
        )}
      </div>
      <div className={styles.end}>
        <AsOf time={asOf} updates={props.updates ?? null} />
        <IconAction aria-label={t('day.readAgain')} aria-keyshortcuts="R" disabled={loading} onClick={props.onRefresh}>
          <Refresh className={loading ? (styles.turning ?? '') : ''} />
        </IconAction>
        {props.tools}
        <div className={styles.choices}>
          <ViewChoice view={props.view} hasSlots={props.hasSlots} onView={props.onView} />
          {place && (
            <span className={styles.location}>
              <locationSwitch.Part place={place} onLocation={props.onLocation} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

interface AsOfProps {
  readonly time: string | null;
  readonly updates: DayUpdates | null;
}

/** How old the day is, and how it stays up to date. */
function AsOf({ time, updates }: AsOfProps) {
  const isSpecial = updates === 'live' || updates === 'offline';
  return (
    <span
      className={`${typography.caption} ${styles.asOf}`}
      data-updates={time === null ? undefined : (updates ?? undefined)}
      data-time={time ?? undefined}
      title={time === null || updates === null ? undefined : t(`day.${updates}Hint`, { time })}
    >
      {time !== null && <span>{t(isSpecial ? `day.${updates}` : 'day.asOf', { time })}</span>}
    </span>
  );
}

const kindLabels = {
  provider: 'general.providers',
  room: 'day.rooms',
  list: 'day.list',
  board: 'day.board',
  week: 'week.title',
} as const satisfies Record<DayOrBoardView['kind'], string>;
const kinds = ['provider', 'room', 'list', 'board', 'week'] as const;

interface ViewChoiceProps {
  readonly view: DayOrBoardView;
  readonly hasSlots: boolean;
  readonly onView: (view: DayOrBoardView) => void;
}

/** What the columns are, and how fine the time is drawn. */
function ViewChoice({ view, hasSlots, onView }: ViewChoiceProps) {
  return (
    <>
      {hasSlots && (
        <span className={styles.slotLength} title={t('day.slotLength')}>
          <FormatLineSpacing />
          <Choice
            label={t('day.slotLength')}
            value={String(view.slotMinutes)}
            options={slotLengths.map((minutes) => ({ value: String(minutes), label: t('day.minutes', { minutes }) }))}
            onChange={(value) => {
              const slotMinutes = slotLengths.find((minutes) => String(minutes) === value);
              if (slotMinutes) onView({ ...view, slotMinutes });
            }}
          />
        </span>
      )}
      <Segments
        label={t('day.showBy')}
        value={view.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(kindLabels[kind]) }))}
        onChange={(kind) => onView({ ...view, kind })}
      />
    </>
  );
}

const { keys } = actionList['day.jump'];

/** The button that opens the calendar, by J too. */
function DateChoice({ calendar, weekShown, onWeekShown, onDate }: DateChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    void waitForIdle(3000).then(calendarDialog.prefetch);
  }, []);

  const open = (): void => {
    cameFrom.current = document.activeElement;
    setOpen(true);
  };
  useActions({
    'day.jump': calendar && open,
    'day.week': calendar && (() => onWeekShown(!weekShown)),
  });
  const giveBack = (): void => {
    setOpen(false);
    const { current: before } = cameFrom;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    else button.current?.focus();
  };
  const choose = (date: string): void => {
    setOpen(false);
    // The focused tile disappears with its day.
    button.current?.focus();
    if (date !== calendar?.date) onDate(date);
  };

  return (
    <span className={styles.choice}>
      <IconAction
        ref={button}
        aria-label={actionLabel('day.jump')}
        aria-keyshortcuts={ariaKeys(keys)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!calendar}
        onClick={() => (isOpen ? giveBack() : open())}
      >
        <CalendarMonth />
      </IconAction>
      {isOpen && calendar && (
        <calendarDialog.Part
          calendar={calendar}
          weekShown={weekShown}
          onWeekShown={onWeekShown}
          onDate={choose}
          onLeave={() => setOpen(false)}
          onClose={giveBack}
        />
      )}
    </span>
  );
}
