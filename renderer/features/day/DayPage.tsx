import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { markOnceShown } from '../../lib/afterPaint.ts';
import { type DayChoice, dayPath } from '../../lib/paths.ts';
import { addDays, relativeDay } from '../../lib/plainDate.ts';
import { useNow } from '../../lib/useNow.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import { wallClock, zoneAbbreviation } from '../../lib/zone.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { boardOf, type DayAppointment, type PlacedAppointment, type ScheduleDay } from './columns.ts';
import { DayGrid } from './DayGrid.tsx';
import { DayNotes } from './DayNotes.tsx';
import styles from './DayPage.module.css';
import { GridSkeleton } from './DaySkeleton.tsx';
import { DayToolbar } from './DayToolbar.tsx';
import { DayTools } from './DayTools.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { StageSummary } from './StageSummary.tsx';
import { UntimedList } from './UntimedList.tsx';
import { useDay } from './useDay.ts';
import { useDayKeys } from './useDayKeys.ts';

/** What stays on the screen while the next day is on its way, so that nothing jumps. */
interface DayBefore {
  readonly day: ScheduleDay;
  readonly columns: number | undefined;
}

/** One day at one location; without a choice, the last location and today. */
export function DayPage({ choice }: { readonly choice: DayChoice }) {
  const [, navigate] = useLocation();
  const { connection } = useSettings();
  const { day, failure, loading, refresh } = useDay(choice, connection);
  const board = useMemo(() => (day ? boardOf(day) : null), [day]);
  const now = useNow();
  const [selected, setSelected] = useState<{ readonly key: string; readonly appointment: DayAppointment } | null>(null);
  const [last, setLast] = useState<DayBefore>();

  useEffect(() => (board ? markOnceShown('first-appointment') : undefined), [board]);
  if (day && board && last?.day !== day) setLast({ day, columns: board.columns.length || last?.columns });
  const { timeZone, location: place } = day ?? last?.day ?? {};
  const clock = timeZone === undefined ? null : wallClock(now, timeZone);

  const location = day?.location.id ?? choice.location ?? place?.id;
  const date = day?.date ?? choice.date;
  const go = (wanted: DayChoice): void => {
    setSelected(null);
    navigate(dayPath(wanted));
  };
  const here = location === undefined ? {} : { location };
  const step = (days: number): void => {
    if (date !== undefined) go({ ...here, date: addDays(date, days) });
  };
  const close = (): boolean => {
    if (!selected) return false;
    focusTile(selected.key);
    setSelected(null);
    return true;
  };
  // Where the address names no date, today is another day after midnight: going there again must ask again.
  const goToday = (): void => (choice.date === undefined ? refresh() : go(here));
  const today = choice.date === undefined ? clock?.date : undefined;
  const shownDate = day?.date;
  const refreshDay = useStableCallback(refresh);
  useEffect(() => {
    if (today !== undefined && shownDate !== undefined && today !== shownDate) refreshDay();
  }, [today, shownDate, refreshDay]);
  useDayKeys({ onStep: step, onToday: goToday, onRefresh: refresh, onClose: close });

  const selectTile = (tile: PlacedAppointment | null): void => {
    setSelected(tile && { key: tile.key, appointment: tile.appointment });
  };
  const openAppointment = (appointment: DayAppointment): void => {
    const tile = board?.columns.flatMap(({ tiles }) => tiles).find((each) => each.appointment.id === appointment.id);
    const key = tile?.key ?? `untimed ${appointment.id}`;
    setSelected({ key, appointment });
    focusTile(key);
  };
  const shown = day?.appointments.find(({ id }) => id === selected?.appointment.id) ?? null;

  return (
    <div className={styles.page}>
      <DayToolbar
        date={date}
        place={shownPlace(choice, place)}
        relative={clock && date !== undefined ? relativeDay(date, clock.date) : null}
        asOf={day ? formatInstantTime(day.asOf) : null}
        loading={loading}
        onStep={step}
        onToday={goToday}
        onDate={(wanted) => go({ ...here, date: wanted })}
        onLocation={(id) => go(choice.date === undefined ? { location: id } : { location: id, date: choice.date })}
        onRefresh={refresh}
        tools={
          <DayTools
            day={day}
            rows={() => day?.appointments ?? []}
            selected={selected?.appointment.id ?? null}
            onOpen={openAppointment}
          />
        }
      />
      <StageSummary appointments={day?.appointments ?? null} />
      {failure && <FailureNotice failure={failure} kept={day && 'the day as it was read before'} onRetry={refresh} />}
      {day && <DayNotes day={day} />}
      <div className={styles.panes}>
        <div className={styles.board}>
          {day && board && board.untimed.length > 0 && (
            <UntimedList
              appointments={board.untimed}
              selected={selected?.key ?? null}
              onSelect={(appointment) => setSelected({ key: `untimed ${appointment.id}`, appointment })}
            />
          )}
          {day && board && day.appointments.length > 0 && (
            <DayGrid
              board={board}
              date={day.date}
              zoneName={zoneAbbreviation(day.timeZone, day.date)}
              nowMinute={clock?.date === day.date ? clock.minute : null}
              selected={selected?.key ?? null}
              onSelect={selectTile}
            />
          )}
          {day && day.appointments.length === 0 && <EmptyDay day={day} />}
          {!day && loading && <GridSkeleton columns={last?.columns} />}
        </div>
        {day && shown && (
          <AppointmentDetails
            appointment={shown}
            provider={day.providers.find(({ id }) => id === shown.provider?.id)?.name ?? null}
            date={day.date}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}

interface Place {
  readonly id: string;
  readonly name: string;
}

/** The place that was chosen, at once; the switch knows its name as soon as it knows the others. */
function shownPlace({ location }: DayChoice, last: Place | undefined): Place | null {
  return location === undefined || location === last?.id ? (last ?? null) : { id: location, name: '…' };
}

/** So that closing leads back to where the appointment was opened. */
function focusTile(key: string): void {
  document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(key)}"]`)?.focus();
}
