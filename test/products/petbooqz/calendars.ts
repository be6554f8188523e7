import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { PetbooqzMemory } from './memory.ts';
import { apiError, petbooqzIds, takesTime, weekdayOf } from './values.ts';

/** A column of the daybook of a practice: a member of staff, a room, or what is not allocated yet. */
export interface CalendarRow {
  readonly name: string;
  readonly place: PlaceRecord;
  readonly providerKey: number | null;
  readonly column: string | null;
}

/** The calendars of a server. */
export type Calendars = ReturnType<typeof petbooqzCalendars>;

/** The calendar of visits without a provider. */
export const unallocated = 'UNALLOCATED';
/** Minutes after midnight at which every practice opens and closes; on Sundays it is closed. */
export const hours = { from: 8 * 60, to: 18 * 60 } as const;
/** Minutes of a block of the daybook. */
export const blockMinutes = 15;
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const rooms = ['ROOM 1', 'ROOM 2'];
const { key, of } = petbooqzIds;

/** Finds calendars and their free times. */
export function petbooqzCalendars({ practice, now }: Backstage, memory: PetbooqzMemory) {
  const at = (place: PlaceRecord): readonly CalendarRow[] => {
    const staff = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key));
    const columns = [
      ...staff.map((person) => ({ name: of('provider', person.key), providerKey: person.key })),
      ...rooms.map((name) => ({ name, providerKey: null })),
    ];
    return [
      ...columns.map((each, index) => ({ ...each, place, column: String(place.key * 20 + index) })),
      { name: unallocated, providerKey: null, place, column: null },
    ];
  };

  /** The practices that are meant: all of them, unless one is named. */
  const placesIn = (code: string | null | undefined): readonly PlaceRecord[] => {
    if (code === null || code === undefined) return practice.places;
    const place = rowOf(practice.places, key('place', code));
    if (!place) throw apiError('Practice information not found');
    return [place];
  };
  const all = (code?: string | null): readonly CalendarRow[] => placesIn(code).flatMap(at);
  const named = (name: string, code?: string | null): readonly CalendarRow[] =>
    all(code).filter((row) => row.name === name.trim().toUpperCase());

  /** The calendar in which an appointment stands. */
  const nameFor = ({ key: appointmentKey, providerKey }: AppointmentRecord): string =>
    memory.extras.get(appointmentKey)?.calendar ?? (providerKey === null ? unallocated : of('provider', providerKey));

  const isFree = ({ name, place }: CalendarRow, start: number, minutes: number, hold?: string): boolean => {
    if (name === unallocated) return true;
    const end = start + minutes * 60_000;
    const overlaps = (row: { readonly start: number; readonly minutes: number }): boolean =>
      row.start < end && row.start + row.minutes * 60_000 > start;
    const isTaken = practice.appointments.some(
      (row) => takesTime(row) && row.placeKey === place.key && nameFor(row) === name && overlaps(row),
    );
    const isHeld = [...memory.holds.values()].some(
      (row) =>
        row.slotId !== hold &&
        row.expires > now() &&
        row.placeKey === place.key &&
        row.calendar === name &&
        overlaps(row),
    );
    return !isTaken && !isHeld;
  };

  /** Times of a day at which so many minutes are free, in minutes after midnight; what has gone by is not among them. */
  const freeTimes = (calendar: CalendarRow, day: string, minutes: number): readonly number[] => {
    if (weekdayOf(day) === 0) return [];
    const times: number[] = [];
    for (let time = hours.from; time + minutes <= hours.to; time += blockMinutes) {
      const wall = [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');
      const start = instantOfWall(`${day}T${wall}:00`, calendar.place.zone);
      if (start > now() && isFree(calendar, start, minutes)) times.push(time);
    }
    return times;
  };

  return { placesIn, all, named, nameFor, isFree, freeTimes };
}
