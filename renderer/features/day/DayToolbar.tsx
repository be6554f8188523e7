import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Refresh from '@mui/icons-material/Refresh';
import type { ReactNode } from 'react';
import { say } from '../../../words/page/say.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { formatBriefDate, formatLongDate } from '../../lib/dates.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { DateChoice } from './calendar/DateChoice.tsx';
import type { DateChoiceProps } from './calendar/dateChoiceProps.ts';
import type { DayLook } from './dayView.ts';
import type { LocationSwitchProps } from './LocationSwitch.tsx';
import { ViewChoice } from './ViewChoice.tsx';
import page from './DayPage.module.css';
import styles from './DayToolbar.module.css';

/** Until the other locations are known, the one that is shown stands in their place. */
const locationSwitch = createLazyPart<LocationSwitchProps>(
  async () => {
    // The day itself comes first.
    await whenIdle(1000);
    return import('./LocationSwitch.tsx').then((part) => part.LocationSwitch);
  },
  ({ place, onLocation }) => (
    <Choice
      label={say('general.location')}
      value={place.id}
      options={[{ value: place.id, word: place.name }]}
      onChange={onLocation}
    />
  ),
);

interface DayToolbarProps extends DateChoiceProps {
  readonly date: string | undefined;
  readonly place: { readonly id: string; readonly name: string } | null;
  /** Where the day lies, seen from today: Tomorrow. */
  readonly relative: string | null;
  readonly asOf: string | null;
  readonly loading: boolean;
  readonly onStep: (days: number) => void;
  readonly onToday: () => void;
  readonly onLocation: (id: string) => void;
  readonly onRefresh: () => void;
  readonly tools: ReactNode;
  readonly view: DayLook;
  readonly onView: (view: DayLook) => void;
}

export function DayToolbar(props: DayToolbarProps) {
  const { date, place, relative, asOf, loading } = props;
  return (
    <div className={page.toolbar}>
      <div className={styles.days}>
        <Action aria-keyshortcuts="T" onClick={props.onToday}>
          {say('general.today')}
        </Action>
        <IconAction
          aria-label={say('day.before')}
          aria-keyshortcuts="ArrowLeft"
          disabled={date === undefined}
          onClick={() => props.onStep(-1)}
        >
          <ChevronLeft />
        </IconAction>
        <IconAction
          aria-label={say('day.after')}
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
      <div className={styles.heading}>
        <h1
          className={styles.date}
          data-short={date === undefined ? say('day.title') : formatBriefDate(date, props.calendar?.today)}
        >
          <span>{date === undefined ? say('day.title') : formatLongDate(date)}</span>
        </h1>
        {relative !== null && (
          <span className={styles.relative} data-today={date === props.calendar?.today ? '' : undefined}>
            {relative}
          </span>
        )}
      </div>
      <div className={styles.end}>
        <span className={styles.asOf}>{asOf !== null && say('day.asOf', { time: asOf })}</span>
        <IconAction
          aria-label={say('day.readAgain')}
          aria-keyshortcuts="R"
          disabled={loading}
          onClick={props.onRefresh}
        >
          <Refresh className={loading ? (styles.turning ?? '') : ''} />
        </IconAction>
        {props.tools}
        <div className={styles.choices}>
          <ViewChoice view={props.view} onView={props.onView} />
          {place && <locationSwitch.Part place={place} onLocation={props.onLocation} />}
        </div>
      </div>
    </div>
  );
}
