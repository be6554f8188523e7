import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { CloverRecords } from './records.ts';
import { badInput, cloverVetIds, dateTime, dayAfter, dayIn } from './values.ts';
import type { CloverVisits } from './visitRecords.ts';

interface DayArgs {
  readonly clinicId: string;
  readonly date: string;
}

interface SlotArgs extends DayArgs {
  readonly visitTypeId: string;
  readonly teammateId?: string | null;
}

const daysOfWeek = 5;
const workdayMs = 9 * 3_600_000;
const opensMs = 8 * 3_600_000;

/** One clinic's day, its free slots and its shifts. */
export function cloverCalendar(backstage: Backstage, records: CloverRecords, visits: CloverVisits): object {
  const { practice, now } = backstage;
  const { key } = cloverVetIds;
  const placeOf = (id: string) => {
    const place = rowOf(practice.places, key('place', id));
    if (!place) throw badInput('clinicId is not the id of a clinic');
    return place;
  };
  return {
    calendarDay({ clinicId, date }: DayArgs): Row {
      const place = placeOf(clinicId);
      const day = dayIn(date);
      const rows = practice.appointments
        .filter((row) => row.placeKey === place.key && !row.isDeleted && wallDay(row.start, place.zone) === day)
        .toSorted(byStart);
      const busy = new Set(rows.map(({ providerKey }) => providerKey));
      const staff = practice.providers.filter(
        (row) => busy.has(row.key) || (row.isActive && row.placeKeys.includes(place.key)),
      );
      const columns: readonly (number | null)[] = [...staff.map((row) => row.key), ...(busy.has(null) ? [null] : [])];
      return {
        date: day,
        clinic: () => records.clinic(place),
        columns: columns.map((providerKey) => ({
          teammate: () => records.teammateOf(providerKey),
          items: () =>
            rows
              .filter((row) => row.providerKey === providerKey)
              .map((row) => (row.isBlock ? visits.heldTime(row) : visits.visit(row))),
        })),
      };
    },
    availability({ clinicId, visitTypeId, date, teammateId }: SlotArgs): readonly Row[] {
      const place = placeOf(clinicId);
      const typeKey = key('visitType', visitTypeId);
      if (!rowOf(practice.visitTypes, typeKey)) throw badInput('visitTypeId is not the id of a visit type');
      const providerKey = teammateId ? key('provider', teammateId) : null;
      if (teammateId && providerKey === null) return [];
      const request = { placeKey: place.key, typeKey, days: [dayIn(date)], ...(providerKey && { providerKey }) };
      return openingsOf(backstage, request)
        .filter(({ taken, start }) => !taken && start >= now())
        .map((opening) => ({
          startsAt: dateTime(opening.start),
          endsAt: dateTime(opening.start + opening.minutes * 60_000),
          teammate: () => records.teammateOf(opening.providerKey),
        }));
    },
    /** Monday to Friday of the week of a day, for all whose first clinic this is. */
    shifts({ clinicId, week }: { readonly clinicId: string; readonly week: string }): readonly Row[] {
      const place = placeOf(clinicId);
      const weekday = (new Date(`${dayIn(week)}T12:00:00Z`).getUTCDay() + 6) % 7;
      const monday = dayAfter(week, -weekday);
      return Array.from({ length: daysOfWeek }, (_, index) => startOfDay(monday, place.zone, index)).flatMap((start) =>
        practice.providers
          .filter(({ isActive, placeKeys }) => isActive && placeKeys[0] === place.key)
          .map((row) => ({
            teammate: () => records.teammate(row),
            clinic: () => records.clinic(place),
            startsAt: dateTime(start + opensMs),
            endsAt: dateTime(start + opensMs + workdayMs),
          })),
      );
    },
  };
}
