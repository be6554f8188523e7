import { useMemo } from 'react';
import { dayPath } from '../../../lib/paths.ts';
import { AllDayStrip } from '../AllDayStrip.tsx';
import { gridOffersOf } from '../changes/dayOffers.ts';
import { bookRange, type DayChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { DayGrid } from '../grid/DayGrid.tsx';
import { shortestTile, type SlotMinutes } from '../grid/layout.ts';
import { useDayClock } from '../useDayClock.ts';
import { weekBoardOf, type WeekOf } from './weekBoard.ts';

interface WeekScheduleProps {
  readonly days: readonly ScheduleDay[];
  readonly of: WeekOf;
  readonly changes: Pick<DayChanges, 'pending' | 'moveOnGrid' | 'isAway'>;
  readonly slotMinutes: SlotMinutes;
  /** Date and minute that it is at the clinic. */
  readonly clock: { readonly date: string; readonly minute: number } | null;
  readonly selected: string | null;
  readonly onSelect: (selected: { readonly key: string; readonly appointment: DayAppointment } | null) => void;
}

/**
 * Seven days of one provider or room, with the same tiles, keys and drags as a day; across columns the date changes. What is drawn
 * while dragging takes no account of a change of the clocks in that week; what is sent does.
 */
export function WeekSchedule(props: WeekScheduleProps) {
  const { days, of, changes, slotMinutes, clock, selected, onSelect } = props;
  const [first] = days;
  const today = clock?.date;
  const board = useMemo(
    () => weekBoardOf(days, { of, today, shortest: shortestTile(slotMinutes) }),
    [days, of, today, slotMinutes],
  );
  const offers = useMemo(() => {
    const offered = first && gridOffersOf(first, of.kind, changes.isAway);
    // Another column is another day, not another provider or room.
    return { create: false, move: false, resize: false, ...offered, reassign: offered?.move ?? false };
  }, [first, of.kind, changes.isAway]);
  const zone = useDayClock(first?.date ?? '', first?.timeZone ?? '');
  if (!first) return null;
  return (
    <>
      <AllDayStrip
        board={board}
        providers={first.providers}
        selected={selected}
        onSelect={(key, appointment) => onSelect({ key, appointment })}
      />
      <DayGrid
        board={board}
        shown={`${first.date} ${of.kind === 'room' ? `room ${of.room}` : of.provider}`}
        wholeDays={days}
        zoneName={zone.zoneName}
        nowMinute={days.some(({ date }) => date === today) ? (clock?.minute ?? null) : null}
        hours={null}
        clockChange={null}
        slotMinutes={slotMinutes}
        selected={selected}
        onSelect={onSelect}
        offers={offers}
        pending={changes.pending}
        headPath={({ date }) => dayPath({ location: first.location.id, date })}
        onCreate={(range) => bookRange(range, first)}
        onMove={changes.moveOnGrid}
      />
    </>
  );
}
