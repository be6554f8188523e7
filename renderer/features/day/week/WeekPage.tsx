import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../../i18n/page/t.ts';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { useNow } from '../../../hooks/useNow.ts';
import { addDays, formatBriefRange, formatDateRange } from '../../../lib/dates.ts';
import { clockText } from '../../../lib/momentText.ts';
import { boardPath, dayPath, type WeekChoice, weekPath } from '../../../lib/paths.ts';
import { computerZone, wallClock } from '../../../lib/timeZone.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import { firstWeekday, startOfWeek } from '../../../lib/weeks.ts';
import { useWeekChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { DayNotes } from '../DayNotes.tsx';
import page from '../DayPage.module.css';
import {
  DayOverlays,
  details,
  requestsButton,
  selectionBar,
  selectMenu,
  tileActions,
  waitingListButton,
} from '../dayParts.tsx';
import { DayToolbar } from '../DayToolbar.tsx';
import { type DayOrBoardView, rememberWeek, useDayView, useWeekShown } from '../dayView.ts';
import { useFocusTile } from '../grid/gridFocus.ts';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import { SelectionContext } from '../selection/selection.ts';
import { endSelection, useSelection } from '../selection/useSelection.ts';
import { useDayActions, useDayKeys } from '../useDayActions.ts';
import { useQueuedDays } from '../offline/useQueuedVisits.ts';
import { useAppointmentsOf, useWeek } from './useWeek.ts';
import { weekOf } from './weekBoard.ts';
import { WeekLoadTable } from './WeekLoadTable.tsx';
import { WeekOfChoice } from './WeekOfChoice.tsx';
import styles from './WeekPage.module.css';
import { WeekSchedule } from './WeekSchedule.tsx';

const first = firstWeekday();
const noDays: readonly ScheduleDay[] = [];

/** A week at one location: of one provider or room by the hour, or how much everybody has on each day. */
export function WeekPage({ choice }: { readonly choice: WeekChoice }) {
  const { location, date, provider, room } = choice;
  const [, navigate] = useLocation();
  const from = startOfWeek(date, first);
  const { days: read, failure, loading, refresh } = useWeek(location, from);
  const days = useQueuedDays(read);
  const changes = useWeekChanges(days);
  const [view, setView] = useDayView();
  const [, showStrip] = useWeekShown();
  const now = useNow();
  const [selected, setSelected] = useState<{ readonly key: string; readonly appointment: DayAppointment } | null>(null);
  const panes = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const focusTile = useFocusTile(panes);

  const any = days?.[0];
  // While another week is on its way, the zone of the last one; until the first is known, that of this computer.
  const [zone, setZone] = useState(computerZone);
  if (any && any.timeZone !== zone) setZone(any.timeZone);
  const clock = wallClock(now, zone);
  const of = useMemo(
    () => days && weekOf({ location, date, provider, room }, days),
    [days, location, date, provider, room],
  );
  const visible = useAppointmentsOf(days, of ?? null);
  const selection = useSelection(`${location} ${from} ${provider} ${room}`, visible);
  useEffect(() => rememberWeek({ location, date, provider, room }), [location, date, provider, room]);
  const shown = selected && changes.day?.appointments.find(({ id }) => id === selected.appointment.id);
  const shownDay = shown && days?.find((day) => day.appointments.includes(shown));
  const isAhead = shownDay != null && clock !== null && shownDay.date > clock.date;

  const go = (next: Partial<WeekChoice>): void => {
    setSelected(null);
    selection.clear();
    navigate(weekPath({ ...choice, ...next }));
  };
  const close = (): boolean => {
    if (!selected) return false;
    focusTile(selected.key);
    setSelected(null);
    return true;
  };
  const today = (): void => go({ date: clock?.date ?? date });
  const changeView = ({ kind, slotMinutes }: DayOrBoardView): void => {
    if (kind !== 'week') setView({ kind: kind === 'board' ? view.kind : kind, slotMinutes });
    else if (slotMinutes !== view.slotMinutes) setView({ ...view, slotMinutes });
    if (kind === 'board') navigate(boardPath({ location, date }));
    else if (kind !== 'week') navigate(dayPath({ location, date }));
  };
  useDayKeys({
    onStep: (weeks) => go({ date: addDays(date, weeks * 7) }),
    onToday: today,
    onRefresh: refresh,
    onClose: () => endSelection(selection) || close(),
  });
  const actions = useDayActions(changes, {
    selected: shown ?? null,
    isAhead,
    onSwitch: () => navigate(boardPath({ location, date })),
    // To the day of that appointment, else to the one that the week was opened from.
    onWeek: (appointment) =>
      navigate(dayPath({ location, date: appointment?.start ? wallDate(appointment.start) : date })),
  });
  const asOf = any?.asOf;
  return (
    <div className={page.page}>
      <DayToolbar
        date={date}
        heading={formatDateRange(from, addDays(from, 6))}
        briefHeading={formatBriefRange(from, addDays(from, 6), clock?.date)}
        step="week"
        place={any ? any.location : { id: location, name: '…' }}
        relative={null}
        asOf={asOf === undefined ? null : formatInstantTime(asOf)}
        loading={loading}
        onStep={(weeks) => go({ date: addDays(date, weeks * 7) })}
        onToday={today}
        onDate={(next) => go({ date: next })}
        calendar={{ date, today: clock?.date ?? date, location, day: undefined }}
        weekShown={false}
        onWeekShown={(next) => {
          showStrip(next);
          navigate(dayPath({ location, date }));
        }}
        onLocation={(id) => go({ location: id, provider: undefined, room: undefined })}
        onRefresh={refresh}
        tools={
          <span className={styles.tools}>
            {of && any && (
              <selectMenu.Part selection={selection} day={any} selected={selected?.appointment.id ?? null} />
            )}
            <waitingListButton.Part days={days ?? noDays} pending={changes.pending} />
            {any && <requestsButton.Part day={any} />}
            <WeekOfChoice days={days ?? noDays} of={of ?? null} onChange={go} />
          </span>
        }
        view={{ ...view, kind: 'week' }}
        hasSlots={of != null}
        onView={changeView}
      />
      {failure && (
        <FailureNotice
          failure={failure}
          kept={any && asOf ? t('week.kept', { moment: clockText(asOf, now, undefined, any.timeZone) }) : undefined}
          onRetry={refresh}
        />
      )}
      {any && <DayNotes day={any} />}
      <div className={page.panes} ref={panes}>
        <div className={page.board} ref={board}>
          {!days && loading && <GridSkeleton columns={7} slotMinutes={view.slotMinutes} />}
          {days && !of && <WeekLoadTable days={days} location={location} today={clock?.date} />}
          {days && of && (
            <SelectionContext value={selection}>
              <WeekSchedule
                {...{ days, of, changes, onSelect: setSelected }}
                selected={selected?.key ?? null}
                slotMinutes={view.slotMinutes}
                clock={clock}
              />
            </SelectionContext>
          )}
          <tileActions.Part
            board={board}
            days={days ?? noDays}
            isAhead={({ date: shownDate }) => clock !== null && shownDate > clock.date}
            changes={changes}
            onDialog={actions.openDialog}
          />
          <selectionBar.Part selection={selection} board={board} days={days ?? noDays} changes={changes} />
        </div>
        {shown && shownDay && (
          <details.Part
            appointment={shown}
            day={shownDay}
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
