import { wallDay } from '../dialects/clock.ts';
import type { AppointmentRecord } from '../dialects/practice.ts';
import { placesOfPractice } from '../dialects/practicePlaces.ts';

/** The zone of most places, and of the computer at the front desk. */
const deskZone = 'America/New_York';

/**
 * Whether an appointment is on the same day by its place's clock and by the front desk's.
 *
 * A product that gives no zones leaves the day of all others unknown, so that its book goes without them: they are a few
 * visits around midnight, at the place in another zone.
 */
export function hasClearDay({ start, placeKey }: AppointmentRecord): boolean {
  const zone = placesOfPractice.find(({ key }) => key === placeKey)?.zone ?? deskZone;
  return wallDay(start, zone) === wallDay(start, deskZone);
}
