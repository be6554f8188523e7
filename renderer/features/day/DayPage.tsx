import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { useOfflineQueue } from '../../bridge/offlineQueue.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { markFirstPaint } from '../../hooks/afterPaint.ts';
import { noteFirstContent } from '../../hooks/firstContent.ts';
import { addDays, relativeDay } from '../../lib/dates.ts';
import { clockText } from '../../lib/momentText.ts';
import { boardPath, type DayChoice, dayPath, weekPath } from '../../lib/paths.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import { useNow } from '../../hooks/useNow.ts';
import { AbsenceEntry } from './absence/AbsenceEntry.tsx';
import { formatInstantTime } from '../../lib/wallTime.ts';
import { gridOffersOf } from './changes/dayOffers.ts';
import { bookRange, useDayChanges } from './changes/useDayChanges.ts';
import { type DayAppointment, type DayColumn, openingHours, type ScheduleDay } from './columns.ts';
import { filterDay, fittingFilter, noFilter } from './dayFilter.ts';
import { DayNotes, NoMatch, StaleNote } from './DayNotes.tsx';
import styles from './DayPage.module.css';
import {
  boardView,
  DayOverlays,
  details,
  offlineStrip,
  remindersEntry,
  selectionBar,
  selectMenu,
  tileActions,
  requestsButton,
  waitingListButton,
  weekStrip,
} from './dayParts.tsx';
import { DaySchedule } from './DaySchedule.tsx';
import { DayToolbar } from './DayToolbar.tsx';
import { DayTools } from './DayTools.tsx';
import { type DayOrBoardView, lastWeekAt, useDayView, useWeekShown } from './dayView.ts';
import { FilterBar } from './FilterBar.tsx';
import { nothingOffered } from './grid/gridChange.ts';
import { useFocusTile } from './grid/gridFocus.ts';
import { GridSkeleton } from './grid/GridSkeleton.tsx';
import { SelectionContext } from './selection/selection.ts';
import { endSelection, useSelection } from './selection/useSelection.ts';
import { useDay } from './useDay.ts';
import { useDayActions, useDayKeys } from './useDayActions.ts';

const noAppointments: readonly DayAppointment[] = [];

/** The last day, whose layout stays while the next one is loading, so that nothing jumps. */
interface DayBefore {
  readonly day: ScheduleDay;
  readonly columns: number | undefined;
}

interface DayPageProps {
  readonly choice: DayChoice;
  /** As a board by status, instead of by time. */
  readonly asBoard: boolean;
}

/** One day at one location; without a choice, the last location and today. */
export function DayPage({ choice, asBoard }: DayPageProps) {
  const [, navigate] = useLocation();
  const reading = useDay(choice);
  const { failure, loading, refresh } = reading;
  const changes = useDayChanges(reading.day);
  const { day, isAway } = changes;
  const isQueued = useOfflineQueue().length > 0;
  const asOf = day?.asOf ?? null;
  const [view, setView] = useDayView();
  const [weekShown, showWeek] = useWeekShown();
  const [chosenFilter, setFilter] = useState(noFilter);
  const filter = useMemo(() => (day ? fittingFilter(chosenFilter, day) : chosenFilter), [day, chosenFilter]);
  const shownDay = useMemo(() => (day ? filterDay(day, filter) : null), [day, filter]);
  const hours = useMemo(() => (day ? openingHours(day) : null), [day]);
  const watched = useMemo(() => (day ? [day] : []), [day]);
  const offers = useMemo(() => (day ? gridOffersOf(day, view.kind, isAway) : nothingOffered), [day, view.kind, isAway]);
  const shownPart = shownDay && !asBoard ? `${shownDay.location.id} ${shownDay.date}` : null;
  const selection = useSelection(asBoard ? 'board' : shownPart, asBoard ? noAppointments : shownDay?.appointments);
  const now = useNow();
  const [selected, setSelected] = useState<{ readonly key: string; readonly appointment: DayAppointment } | null>(null);
  const [last, setLast] = useState(() => day && dayBefore(day));

  useEffect(() => (day ? markFirstPaint('first-appointment') : undefined), [day]);
  useEffect(() => (day || failure ? noteFirstContent() : undefined), [day, failure]);
  if (day && last?.day !== day) setLast(dayBefore(day, last));
  const { timeZone, location: place } = day ?? last?.day ?? {};
  const clock = timeZone === undefined ? null : wallClock(now, timeZone);

  const location = day?.location.id ?? choice.location ?? place?.id;
  const date = day?.date ?? choice.date;
  const go = (next: DayChoice): void => {
    setSelected(null);
    selection.clear();
    navigate(asBoard ? boardPath(next) : dayPath(next));
  };
  const goTo = (next: string): void => go({ ...here, date: next });
  // Until the clinic's time zone is known, today is that of this computer.
  const clinicToday = clock?.date ?? wallClock(now, computerZone())?.date ?? date;
  const calendar =
    date === undefined || clinicToday === undefined ? undefined : { date, today: clinicToday, location, day };
  const here = location === undefined ? {} : { location };
  const step = (days: number): void => {
    if (date !== undefined) goTo(addDays(date, days));
  };
  const panes = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const focusTile = useFocusTile(panes);
  const close = (): boolean => {
    if (!selected) return false;
    // To the tile that opened the details.
    focusTile(selected.key);
    setSelected(null);
    return true;
  };
  // Where the address names no date, today is another day after midnight: going there again must refetch.
  const goToday = (): void => (choice.date === undefined ? refresh() : go(here));
  const today = choice.date === undefined ? clock?.date : undefined;
  const shownDate = day?.date;
  const refreshDay = useEffectEvent(refresh);
  useEffect(() => {
    if (today !== undefined && shownDate !== undefined && today !== shownDate) refreshDay();
  }, [today, shownDate]);
  useDayKeys({ onStep: step, onToday: goToday, onRefresh: refresh, onClose: () => endSelection(selection) || close() });

  // The pressed button disappears with the filter; the focus goes to the filter's switches.
  const showAll = (): void => {
    setFilter(noFilter);
    document.querySelector<HTMLElement>('[data-filter]')?.focus();
  };
  const openAppointment = (appointment: DayAppointment): void => {
    const key = tileOf(appointment);
    setSelected({ key, appointment });
    focusTile(key);
  };
  const shown = day?.appointments.find(({ id }) => id === selected?.appointment.id) ?? null;
  const isAhead = day !== undefined && clock !== null && day.date > clock.date;
  const showWeekOf = (appointment: DayAppointment | null): void => {
    if (location === undefined || date === undefined) return;
    const { provider, room } = appointment ?? {};
    // Where the columns are rooms, the week of an appointment is that of its room.
    if (view.kind === 'room' && !asBoard && room) navigate(weekPath({ location, date, room }));
    else navigate(weekPath(provider ? { location, date, provider: provider.id } : lastWeekAt(location, date)));
  };
  const changeView = (next: DayOrBoardView): void => {
    if (next.kind === 'board') navigate(boardPath(choice));
    else if (next.kind === 'week') showWeekOf(null);
    else {
      setView({ ...next, kind: next.kind });
      if (asBoard) navigate(dayPath(choice));
    }
  };
  const actions = useDayActions(changes, {
    selected: shown,
    isAhead,
    onSwitch: () => navigate(asBoard ? dayPath(choice) : boardPath(choice)),
    onWeek: showWeekOf,
  });

  return (
    <div className={styles.page}>
      <DayToolbar
        date={date}
        place={shownPlace(choice, place)}
        relative={clock && date !== undefined ? relativeDay(date, clock.date) : null}
        asOf={asOf === null ? null : formatInstantTime(asOf)}
        updates={reading.updates}
        loading={loading}
        onStep={step}
        onToday={goToday}
        onDate={goTo}
        calendar={calendar}
        weekShown={weekShown}
        onWeekShown={showWeek}
        onLocation={(id) => go(choice.date === undefined ? { location: id } : { location: id, date: choice.date })}
        onRefresh={refresh}
        tools={
          <DayTools
            day={day}
            rows={() => shownDay?.appointments ?? []}
            selected={selected?.appointment.id ?? null}
            onOpen={openAppointment}
          />
        }
        view={asBoard ? { ...view, kind: 'board' } : view}
        hasSlots={!asBoard && view.kind !== 'list'}
        onView={changeView}
      />
      {weekShown && calendar && <weekStrip.Part calendar={calendar} onDate={goTo} onHide={() => showWeek(false)} />}
      <FilterBar
        day={day ?? null}
        shown={shownDay}
        filter={filter}
        onFilter={setFilter}
        onShowAll={showAll}
        tools={
          <>
            <waitingListButton.Part days={watched} pending={changes.pending} />
            {day && <requestsButton.Part day={day} />}
            {day && <remindersEntry.Part day={day} onOpen={openAppointment} />}
          </>
        }
        more={
          day && (
            <>
              {!asBoard && (
                <selectMenu.Part selection={selection} day={day} selected={selected?.appointment.id ?? null} />
              )}
              <AbsenceEntry day={day} selected={selected?.appointment.id ?? null} />
            </>
          )
        }
      />
      {failure && (
        <FailureNotice
          failure={failure}
          kept={day && asOf ? t('day.kept', { moment: clockText(asOf, now, undefined, day.timeZone) }) : undefined}
          onRetry={refresh}
        />
      )}
      {!failure && <StaleNote reading={reading} />}
      {day && <DayNotes day={day} />}
      {day && (isAway || isQueued) && (
        <offlineStrip.Part day={day} isToday={clock?.date === day.date} isAway={isAway} />
      )}
      <div className={styles.panes} ref={panes}>
        <div className={styles.board} ref={board}>
          {day && shownDay && asBoard && !isEmptied(day, shownDay) && (
            <boardView.Part
              day={shownDay}
              isToday={clock?.date === day.date}
              isAhead={isAhead}
              selected={selected?.appointment.id ?? null}
              changes={changes}
              onSelect={(appointment) => setSelected(appointment && { key: appointment.id, appointment })}
            />
          )}
          {day && shownDay && !asBoard && !isEmptied(day, shownDay) && (
            <SelectionContext value={selection}>
              <DaySchedule
                day={shownDay}
                view={view}
                nowMinute={clock?.date === day.date ? clock.minute : null}
                hours={hours}
                selected={selected?.key ?? null}
                onSelect={setSelected}
                offers={offers}
                pending={changes.pending}
                onCreate={(range) => bookRange(range, day)}
                onMove={changes.moveOnGrid}
                wholeDay={day}
                headPath={(column) => weekPathOf(column, day)}
              />
            </SelectionContext>
          )}
          {day && shownDay && isEmptied(day, shownDay) && <NoMatch onClear={showAll} />}
          {!day && loading && <GridSkeleton columns={last?.columns} slotMinutes={view.slotMinutes} />}
          <tileActions.Part
            board={board}
            days={watched}
            isAhead={() => isAhead}
            changes={changes}
            onDialog={actions.openDialog}
          />
          {!asBoard && <selectionBar.Part selection={selection} board={board} days={watched} changes={changes} />}
        </div>
        {day && shown && (
          <details.Part
            appointment={shown}
            day={day}
            isAhead={isAhead}
            changes={changes}
            onDialog={actions.openDialog}
            onClose={close}
          />
        )}
      </div>
      <DayOverlays changes={changes} actions={actions} />
    </div>
  );
}

/** The name over a column leads to the week of its provider or room. */
function weekPathOf({ providerId, room }: DayColumn, { location: { id: location }, date }: ScheduleDay): string | null {
  if (room !== null) return weekPath({ location, date, room });
  return providerId === null ? null : weekPath({ location, date, provider: providerId });
}

function dayBefore(day: ScheduleDay, last?: DayBefore): DayBefore {
  return { day, columns: day.providers.length || last?.columns };
}

/** Whether there is something on this day and the filter leaves nothing of it. */
function isEmptied(day: ScheduleDay, shown: ScheduleDay): boolean {
  return shown.appointments.length === 0 && day.appointments.length > 0;
}

interface Place {
  readonly id: string;
  readonly name: string;
}

/** The chosen location at once; its name follows with the list of locations. */
function shownPlace({ location }: DayChoice, last: Place | undefined): Place | null {
  return location === undefined || location === last?.id ? (last ?? null) : { id: location, name: '…' };
}

/** The key of an appointment's tile, on the grid or in the all-day strip. */
function tileOf({ id }: DayAppointment): string {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset['tile'] ?? '');
  return tiles.find((key) => key === id || key.endsWith(` ${id}`)) ?? id;
}
