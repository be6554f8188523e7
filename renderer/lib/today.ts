import { currentTime } from './clock.ts';
import { computerZone, wallClock } from './zone.ts';

/** The date on this computer's wall: close enough for ages. */
export function today(): string {
  return wallClock(currentTime(), computerZone())?.date ?? '';
}
