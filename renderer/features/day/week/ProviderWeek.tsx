import { useMemo } from 'react';
import { dayPath } from '../../../lib/paths.ts';
import { AllDayStrip } from '../AllDayStrip.tsx';
import { gridOffersOf } from '../changes/dayOffers.ts';
import { bookRange, type DayChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { DayGrid } from '../grid/DayGrid.tsx';
import { shortestTile, type SlotMinutes } from '../grid/layout.ts';
import { useDayClock } from '../useDayClock.ts';
import { weekBoardOf } from './weekBoard.ts';

interface ProviderWeekProps {
  readonly days: readonly ScheduleDay[];
  readonly provider: string;
  readonly changes: Pick<DayChanges, 'pending' | 'moveOnGrid' | 'isAway'>;
  readonly slotMinutes: SlotMinutes;
  /** Date and minute that it is at the clinic. */
  readonly clock: { readonly date: string; readonly minute: number } | null;
  readonly selected: string | null;
  readonly onSelect: (selected: { readonly key: string; readonly appointment: DayAppointment } | null) => void;
}

/**
 * Seven days of one provider, with the same tiles, keys and drags as a day; across columns the date changes. What is drawn
 * while dragging takes no account of a change of the clocks in that week; what is sent does.
 */
export function ProviderWeek(props: ProviderWeekProps) {
  const { days, provider, changes, slotMinutes, clock, selected, onSelect } = props;
  const [first] = days;
  const today = clock?.date;
  const board = useMemo(
    () => weekBoardOf(days, { provider, today, shortest: shortestTile(slotMinutes) }),
    [days, provider, today, slotMinutes],
  );
  const offers = useMemo(() => {
    const offered = first && gridOffersOf(first, 'provider', changes.isAway);
    // Another column is another day, not another provider.
    return { create: false, move: false, resize: false, ...offered, reassign: offered?.move ?? false };
  }, [first, changes.isAway]);
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
        shown={`${first.date} ${provider}`}
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
