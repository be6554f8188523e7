import type { Backstage } from './dialect.ts';
import { instantOfWall } from './clock.ts';
import { rowOf } from './practice.ts';

/** A time at which a provider is free; `taken` where it overlaps an appointment. */
export interface OpeningRecord {
  readonly start: number;
  readonly minutes: number;
  readonly providerKey: number;
  readonly placeKey: number;
  readonly taken: boolean;
}

export interface OpeningsRequest {
  readonly placeKey: number | null;
  readonly typeKey: number | null;
  readonly providerKey?: number | null;
  /** YYYY-MM-DD, by the clock of the place. */
  readonly days: readonly string[];
}

const opens = 9;
const closes = 17;
const usualMinutes = 30;

/** Every half hour of some days, for all who work there, by time and then by person; taken ones are marked. */
export function openingsOf({ practice }: Backstage, requested: OpeningsRequest): readonly OpeningRecord[] {
  const minutes = rowOf(practice.visitTypes, requested.typeKey)?.minutes ?? usualMinutes;
  const places = practice.places.filter(({ key }) => requested.placeKey === null || key === requested.placeKey);
  const found = requested.days.flatMap((day) =>
    places.flatMap((place) =>
      practice.providers
        .filter(
          ({ key, isActive, placeKeys }) =>
            isActive && placeKeys.includes(place.key) && (requested.providerKey ?? key) === key,
        )
        .flatMap(({ key: providerKey }) =>
          halfHours.map((clock): OpeningRecord => {
            const start = instantOfWall(`${day}T${clock}`, place.zone);
            const end = start + minutes * 60_000;
            const taken = practice.appointments.some(
              (row) =>
                row.providerKey === providerKey &&
                !row.isDeleted &&
                row.state !== 'cancelled' &&
                row.start < end &&
                row.start + row.minutes * 60_000 > start,
            );
            return { start, minutes, providerKey, placeKey: place.key, taken };
          }),
        ),
    ),
  );
  return found.toSorted((one, other) => one.start - other.start || one.providerKey - other.providerKey);
}

const halfHours: readonly string[] = Array.from({ length: (closes - opens) * 2 }, (_, index) => {
  const hour = String(opens + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}:00`;
});

/** The days from one to another, both counted. */
export function daysBetween(first: string, last: string): readonly string[] {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return Array.from({ length: Math.max(0, Math.min(count, 31)) }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
}
