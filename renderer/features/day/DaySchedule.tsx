import { useMemo } from 'react';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { AllDayStrip } from './AllDayStrip.tsx';
import { boardOf, type DayAppointment, type DayColumn, type ScheduleDay } from './columns.ts';
import type { DayListProps } from './DayList.tsx';
import { EmptyDay } from './DayNotes.tsx';
import type { DayView } from './dayView.ts';
import { DayGrid } from './grid/DayGrid.tsx';
import type { GridOffers, NewRange, Placing } from './grid/gridChange.ts';
import { type OpeningHours, shortestTile } from './grid/layout.ts';
import { useDayClock } from './useDayClock.ts';

const dayList = createLazyPart<DayListProps>(async () => (await import('./DayList.tsx')).DayList);

interface DayScheduleProps {
  /** The day as the filter leaves it. */
  readonly day: ScheduleDay;
  readonly view: DayView;
  readonly nowMinute: number | null;
  readonly hours: OpeningHours;
  readonly selected: string | null;
  readonly onSelect: (selected: { readonly key: string; readonly appointment: DayAppointment } | null) => void;
  readonly offers: GridOffers;
  readonly pending: ReadonlySet<string>;
  readonly onCreate: (range: NewRange) => void;
  readonly onMove: (appointment: DayAppointment, placing: Placing) => void;
  /** Where the name over a column leads to. */
  readonly headPath?: (column: DayColumn) => string | null;
  /** With what the filter leaves out: it is in the way all the same. */
  readonly wholeDay: ScheduleDay;
}

/** A day in the view that was chosen: in columns or as one list. */
export function DaySchedule(props: DayScheduleProps) {
  const { day, view, nowMinute, hours, selected, onSelect, offers, pending } = props;
  const { kind, slotMinutes } = view;
  const board = useMemo(
    () => boardOf(day, { by: kind === 'list' ? 'provider' : kind, hours, shortest: shortestTile(slotMinutes) }),
    [day, kind, hours, slotMinutes],
  );
  const { wholeDay } = props;
  const wholeDays = useMemo(() => [wholeDay], [wholeDay]);
  const clock = useDayClock(day.date, day.timeZone);
  if (day.appointments.length === 0 && (!offers.create || board.columns.length === 0)) return <EmptyDay day={day} />;
  if (kind === 'list') {
    return <dayList.Part {...{ day, nowMinute, selected, pending }} onSelect={onSelect} />;
  }
  return (
    <>
      <AllDayStrip
        board={board}
        providers={day.providers}
        selected={selected}
        onSelect={(key, appointment) => onSelect({ key, appointment })}
      />
      <DayGrid
        board={board}
        shown={day.date}
        zoneName={clock.zoneName}
        nowMinute={nowMinute}
        hours={hours}
        clockChange={clock.change}
        slotMinutes={slotMinutes}
        selected={selected}
        onSelect={onSelect}
        offers={offers}
        pending={pending}
        onCreate={props.onCreate}
        onMove={props.onMove}
        headPath={props.headPath}
        wholeDays={wholeDays}
      />
    </>
  );
}
