import type { LocationRecord, ProviderRecord } from './records.ts';
import { dayNumber, dayOf, weekdayOf } from './zoneTime.ts';

/** A stretch of a day in minutes after midnight, wall clock of the location. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

/** A provider's working hours and place on one day; no appointments at lunch. */
export interface Shift extends Hours {
  readonly locationId: string;
  readonly lunchStart: number;
  readonly lunchEnd: number;
}

/** When each location is open, and who works where. */
export interface Calendar {
  /** Opening hours on a weekday, Monday 0 to Sunday 6; null when closed. */
  hoursOf(locationId: string, weekday: number): Hours | null;
  /** The shift of a provider on a day, YYYY-MM-DD; null when the place is closed. */
  shiftOf(provider: ProviderRecord, day: string): Shift | null;
}

const fullDay: Hours = { opens: 8 * 60, closes: 18 * 60 };
const halfDay: Hours = { opens: 8 * 60, closes: 12 * 60 };
const saturday = 5;
const sunday = 6;

/**
 * The opening hours of a clinic that starts at `now` (epoch ms).
 *
 * Weekdays are full, Saturdays half, Sundays closed; but the weekday of the start is always a full day, so that
 * the first start on a Sunday shows a busy clinic and not an empty page.
 */
export function createCalendar(locations: readonly LocationRecord[], now: number): Calendar {
  const firstWeekdays = new Map(
    locations.map((location) => [location.id, weekdayOf(dayOf(now, location.timezone))] as const),
  );

  function hoursOf(locationId: string, weekday: number): Hours | null {
    if (weekday < saturday || firstWeekdays.get(locationId) === weekday) return fullDay;
    return weekday === sunday ? null : halfDay;
  }

  function shiftOf(provider: ProviderRecord, day: string): Shift | null {
    const { locationIds } = provider;
    const locationId = locationIds[dayNumber(day) % locationIds.length];
    if (locationId === undefined) return null;
    const hours = hoursOf(locationId, weekdayOf(day));
    // Lunch is staggered, so that the desk is staffed at noon.
    const lunchStart = 12 * 60 + (Number(provider.id) % 3) * 30;
    return hours && { ...hours, locationId, lunchStart, lunchEnd: lunchStart + 60 };
  }

  return { hoursOf, shiftOf };
}
