import { instantOfWall, offsetText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween } from '../../dialects/openings.ts';
import { type PlaceRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { WorkingSlot, YclientsMemory } from './memory.ts';
import { isGone } from './values.ts';

/** What is known of working hours. */
export type YclientsHours = ReturnType<typeof yclientsHours>;

const usualHours: readonly WorkingSlot[] = [{ from: '08:00', to: '20:00' }];
const minuteMs = 60_000;
const onlineStep = 30;
const journalStep = 15;
const monthDays = 30;

/** Working hours of staff, and times that are free. */
export function yclientsHours({ practice, now }: Backstage, memory: YclientsMemory) {
  const nameOf = (place: PlaceRecord, provider: ProviderRecord, day: string): string =>
    [place.key, provider.key, day].join(' ');
  const slotsOf = (place: PlaceRecord, provider: ProviderRecord, day: string): readonly WorkingSlot[] =>
    memory.hours.get(nameOf(place, provider, day)) ?? usualHours;
  const at = (place: PlaceRecord, day: string, clock: string): number =>
    clock === '24:00'
      ? instantOfWall(`${day}T23:59:59`, place.zone) + 1000
      : instantOfWall(`${day}T${clock}`, place.zone);

  const isTaken = (provider: ProviderRecord, start: number, end: number, butKey: number | null = null): boolean =>
    practice.appointments.some(
      (row) =>
        row.providerKey === provider.key &&
        row.key !== butKey &&
        !isGone(row) &&
        row.start < end &&
        row.start + row.minutes * minuteMs > start,
    );
  const isWorking = (place: PlaceRecord, provider: ProviderRecord, start: number, end: number): boolean => {
    const day = wallDay(start, place.zone);
    return slotsOf(place, provider, day).some(
      ({ from, to }) => at(place, day, from) <= start && end <= at(place, day, to),
    );
  };

  /** Starts of a day that lie within working hours. */
  const startsOf = (place: PlaceRecord, provider: ProviderRecord, day: string, step: number): readonly number[] =>
    slotsOf(place, provider, day).flatMap(({ from, to }) => {
      const [first, last] = [at(place, day, from), at(place, day, to)];
      const count = Math.max(0, Math.floor((last - first) / (step * minuteMs)));
      return Array.from({ length: count }, (_, index) => first + index * step * minuteMs);
    });
  const clock = (start: number, place: PlaceRecord): string => offsetText(start, place.zone).slice(11, 16);

  return {
    isTaken,
    isWorking,
    setHours(place: PlaceRecord, provider: ProviderRecord, day: string, slots: readonly WorkingSlot[]): void {
      memory.hours.set(nameOf(place, provider, day), slots);
    },
    /** The schedule of days, one after the other. */
    schedule: (place: PlaceRecord, provider: ProviderRecord, first: string, last: string): readonly Row[] =>
      daysBetween(first, last).map((date) => {
        const slots = slotsOf(place, provider, date);
        return { date, is_working: slots.length > 0 ? 1 : 0, slots };
      }),
    /** Days of the next month on which any staff work. */
    workingDays(place: PlaceRecord, providers: readonly ProviderRecord[], first: string): readonly string[] {
      const last = new Date(Date.parse(first) + monthDays * 86_400_000).toISOString().slice(0, 10);
      return daysBetween(first, last).filter((day) =>
        providers.some((provider) => slotsOf(place, provider, day).length > 0),
      );
    },
    /** Every quarter of an hour of a day in the journal. */
    journal: (place: PlaceRecord, provider: ProviderRecord, day: string): readonly Row[] =>
      startsOf(place, provider, day, journalStep).map((start) => ({
        time: clock(start, place),
        is_free: !isTaken(provider, start, start + journalStep * minuteMs),
      })),
    /** Times of a day that can be booked online with any of some people. */
    seances(
      place: PlaceRecord,
      providers: readonly ProviderRecord[],
      day: string,
      typeKeys: readonly number[],
    ): readonly Row[] {
      const known = typeKeys.map((key) => rowOf(practice.visitTypes, key)?.minutes ?? 0);
      const minutes = known.reduce((sum, each) => sum + each, 0) || onlineStep;
      const free = providers.flatMap((provider) =>
        startsOf(place, provider, day, onlineStep).filter((start) => {
          const end = start + minutes * minuteMs;
          return start > now() && isWorking(place, provider, start, end) && !isTaken(provider, start, end);
        }),
      );
      return [...new Set(free)]
        .toSorted((one, other) => one - other)
        .map((start) => ({
          time: clock(start, place),
          seance_length: minutes * 60,
          datetime: offsetText(start, place.zone),
        }));
    },
  };
}
