import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import { dialectNow, practiceDays, type ProviderRecord } from '../../dialects/practice.ts';
import { placesOfPractice, providersOfPractice } from '../../dialects/practicePlaces.ts';
import type { Row } from '../generatedRows.ts';
import { otherId } from './ledger.ts';

interface ShiftRecord {
  readonly id: string;
  readonly providerKey: number;
  readonly placeKey: number;
  readonly startDate: number;
  readonly endDate: number;
  readonly status: string;
  readonly [field: string]: unknown;
}

function shiftOf({ key, placeKeys }: ProviderRecord, day: string, index: number): ShiftRecord {
  const place = placesOfPractice.find((each) => each.key === placeKeys[0]);
  const zone = place?.zone ?? 'America/New_York';
  const [startDate, endDate] = [instantOfWall(`${day}T09:00:00`, zone), instantOfWall(`${day}T17:00:00`, zone)];
  const today = wallDay(dialectNow, zone);
  const status = day < today ? 'COMPLETED' : day === today ? 'STARTED' : 'PUBLISHED';
  return {
    id: otherId('shift', key * 20 + index),
    providerKey: key,
    placeKey: place?.key ?? 1,
    startDate,
    endDate,
    breakDuration: key % 2 === 0 ? 30 : 60,
    notes: index === 2 && key === 5 ? 'Front desk in the afternoon' : null,
    status,
    createdAt: startDate - 14 * 86_400_000,
    updatedAt: startDate - 7 * 86_400_000,
    canceledAt: null,
    startedAt: status === 'PUBLISHED' ? null : startDate,
    completedAt: status === 'COMPLETED' ? endDate : null,
    markedNoShowAt: null,
  };
}

const workdays = practiceDays.slice(2);
const shifts = providersOfPractice
  .filter(({ isActive }) => isActive)
  .flatMap((person) => workdays.map((day, index) => shiftOf(person, day, index)));

/** The shifts of some people within a filter. */
export function shiftsOf(filter: Row | null, people: readonly ProviderRecord[]): readonly ShiftRecord[] {
  const [from, to] = [Number(filter?.['startDate'] ?? 0), Number(filter?.['endDate'] ?? Number.MAX_SAFE_INTEGER)];
  return shifts.filter(
    ({ providerKey, startDate, status }) =>
      people.some(({ key }) => key === providerKey) &&
      startDate >= from &&
      startDate <= to &&
      (filter?.['status'] ?? status) === status,
  );
}
