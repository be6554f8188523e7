import { say } from '../../../words/page/say.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import type { ScheduleDay } from './columns.ts';

export function EmptyDay({ day: { date, location, providers } }: { readonly day: ScheduleDay }) {
  return (
    <EmptyState title={say('day.emptyOn', { date: formatLongDate(date) })}>
      {providers.length === 0
        ? say('day.emptyAt', { place: location.name })
        : say('day.emptyFor', { place: location.name, count: providers.length })}
    </EmptyState>
  );
}
