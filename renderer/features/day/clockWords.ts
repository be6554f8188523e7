import type { ClockChange } from '../../lib/wallInstant.ts';
import { formatMinute } from '../../lib/wallTime.ts';

/** What the clocks do on a day, in words: Clocks go forward, 2:00 AM → 3:00 AM. */
export function clockWords({ kind, from, to }: ClockChange): string {
  if (kind === 'gap') return `Clocks go forward, ${formatMinute(from)} → ${formatMinute(to)}`;
  return `Clocks go back, ${formatMinute(to)} → ${formatMinute(from)}: this time comes twice`;
}
