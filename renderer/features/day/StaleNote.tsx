import { say } from '../../../words/page/say.ts';
import { Note } from '../../components/Note.tsx';
import { formatInstantTime } from '../../lib/wallTime.ts';
import type { DayReading } from './useDay.ts';

/** Said as long as the day can't be read again, in the same words, so that nothing flashes. */
export function StaleNote({ reading: { stale, day } }: { readonly reading: DayReading }) {
  if (!stale || !day) return null;
  return <Note tone="caution">{say('day.stale', { time: formatInstantTime(day.asOf), why: stale.message })}</Note>;
}
