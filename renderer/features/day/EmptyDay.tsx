import { EmptyState } from '../../components/EmptyState.tsx';
import { formatLongDate } from '../../lib/plainDate.ts';
import type { ScheduleDay } from './columns.ts';

export function EmptyDay({ day }: { readonly day: ScheduleDay }) {
  return (
    <EmptyState title={`No appointments on ${formatLongDate(day.date)}`}>
      Nothing is booked at {day.location.name}
      {day.providers.length > 0 && `, for none of ${day.providers.length} providers`}. Use the arrow keys for the days
      around it, or choose another location.
    </EmptyState>
  );
}
