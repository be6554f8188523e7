import { say } from '../../../words/page/say.ts';
import type { ClockChange } from '../../lib/timeZone.ts';
import { formatMinute } from '../../lib/wallTime.ts';

/** What the clocks do on a day, in words: Clocks go forward, 2:00 AM → 3:00 AM. */
export function clockWords({ kind, from, to }: ClockChange): string {
  if (kind === 'gap') return say('day.clocksForward', { from: formatMinute(from), to: formatMinute(to) });
  return say('day.clocksBack', { from: formatMinute(to), to: formatMinute(from) });
}
