import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { entrySortable, type PageArgs, pageOf } from './paging.ts';
import type { PinfoldRecords } from './parts.ts';
import { badRequest, checkedDate, isEntered, keyOf, pinfoldIds, progress, zoneOfPlace } from './values.ts';

interface DiaryArgs extends PageArgs {
  readonly criteria: {
    readonly fromDate: string;
    readonly toDate: string;
    readonly surgeryId?: string | null;
    readonly columnId?: string | null;
    readonly clinicianId?: string | null;
    readonly accountId?: string | null;
    readonly cardId?: string | null;
    readonly progressCodes?: readonly string[] | null;
    readonly bookingCodes?: readonly string[] | null;
    readonly includeDeleted: boolean;
  };
}

interface SittingArgs {
  readonly criteria: {
    readonly surgeryId: string;
    readonly fromDate: string;
    readonly toDate: string;
    readonly clinicianId?: string | null;
    readonly bookingCode?: string;
  };
}

const mostDays = 93;
const mostSittingDays = 31;
const dayMs = 86_400_000;
const halves = [
  { label: 'Morning surgery', startTime: '08:30:00', endTime: '12:00:00' },
  { label: 'Afternoon surgery', startTime: '14:00:00', endTime: '18:30:00' },
] as const;

/** Queries of the diary. */
export function pinfoldDiary(backstage: Backstage, records: PinfoldRecords): object {
  const { practice, cap, now } = backstage;
  const dayOf = (row: AppointmentRecord): string => wallDay(row.start, zoneOfPlace(practice, row.placeKey));
  const placeOf = (id: string): PlaceRecord => {
    const row = rowOf(practice.places, keyOf(practice, 'place', id));
    if (!row) throw badRequest('surgeryId must be a surgery');
    return row;
  };
  const keyIn = (kind: 'place' | 'provider' | 'client' | 'patient', id: string | null | undefined): number | null =>
    id ? keyOf(practice, kind, id) : null;

  /** Mondays to Saturdays there is a sitting each half of the day, on Saturdays in the morning only. */
  const sittingsOf = (placeKey: number, providerKey: number, date: string): readonly Row[] => {
    const weekday = new Date(date).getUTCDay();
    const held = weekday === 0 ? [] : weekday === 6 ? halves.slice(0, 1) : halves;
    return held.map((half, index) => ({
      id: `${records.columnIdOf(placeKey, providerKey)}-${date.replaceAll('-', '')}-${String(index + 1)}`,
      column: records.column(placeKey, providerKey),
      sittingDate: date,
      ...half,
      intervalMins: 10,
    }));
  };
  const providersAt = (placeKey: number, only: number | null): readonly number[] =>
    practice.providers
      .filter(({ key, isActive, placeKeys }) => isActive && placeKeys.includes(placeKey) && (only ?? key) === key)
      .map(({ key }) => key);
  const datesOf = ({ fromDate, toDate }: SittingArgs['criteria']): readonly string[] => {
    checkSpan(fromDate, toDate, mostSittingDays);
    return daysBetween(fromDate, toDate);
  };

  return {
    diaryEntries({ criteria, page }: DiaryArgs) {
      const { fromDate, toDate, columnId, progressCodes, bookingCodes, includeDeleted } = criteria;
      checkSpan(fromDate, toDate, mostDays);
      const place = keyIn('place', criteria.surgeryId);
      const clinician = keyIn('provider', criteria.clinicianId);
      const account = keyIn('client', criteria.accountId);
      const card = keyIn('patient', criteria.cardId);
      const rows = practice.appointments
        .filter((row) => includeDeleted || isEntered(row))
        .filter(
          (row) =>
            (place === null || row.placeKey === place) &&
            (clinician === null || row.providerKey === clinician) &&
            (account === null || row.clientKey === account) &&
            (card === null || row.patientKey === card),
        )
        .filter((row) => !columnId || records.columnIdOf(row.placeKey, row.providerKey) === columnId)
        .filter(({ state }) => !progressCodes || progressCodes.includes(progress[state].code))
        .filter(({ typeKey }) => !bookingCodes || bookingCodes.includes(pinfoldIds.of('visitType', typeKey)))
        .filter((row) => dayOf(row) >= fromDate && dayOf(row) <= toDate)
        .toSorted(byStart);
      return pageOf(rows, { page: page ?? null }, cap, entrySortable, records.entry);
    },
    diaryEntry({ id }: { readonly id: string }) {
      const row = rowOf(practice.appointments, pinfoldIds.key('appointment', id));
      return row && isEntered(row) ? records.entry(row) : null;
    },
    daySheet({ surgeryId, date }: { readonly surgeryId: string; readonly date: string }) {
      const place = placeOf(surgeryId);
      checkedDate(date);
      const rows = practice.appointments
        .filter((row) => isEntered(row) && row.placeKey === place.key && dayOf(row) === date)
        .toSorted(byStart);
      // An operator who helps out for a day has a column for that day.
      const keys = new Set([null, ...providersAt(place.key, null), ...rows.map(({ providerKey }) => providerKey)]);
      return {
        surgery: records.surgery(place),
        sheetDate: date,
        columns: [...keys].map((key) => ({
          column: records.column(place.key, key),
          sittings: key === null ? [] : sittingsOf(place.key, key, date),
          entries: () => rows.filter(({ providerKey }) => providerKey === key).map(records.entry),
        })),
      };
    },
    diaryColumns({ surgeryId }: { readonly surgeryId?: string | null }) {
      const only = keyIn('place', surgeryId);
      return practice.places.filter(({ key }) => only === null || key === only).flatMap(records.columnsOf);
    },
    sittings({ criteria }: SittingArgs) {
      const { key } = placeOf(criteria.surgeryId);
      const clinician = keyIn('provider', criteria.clinicianId);
      return datesOf(criteria).flatMap((date) =>
        providersAt(key, clinician).flatMap((provider) => sittingsOf(key, provider, date)),
      );
    },
    freeSlots({ criteria }: SittingArgs) {
      const place = placeOf(criteria.surgeryId);
      const requested = {
        placeKey: place.key,
        typeKey: keyOf(practice, 'visitType', criteria.bookingCode ?? ''),
        providerKey: keyIn('provider', criteria.clinicianId),
        days: datesOf(criteria),
      };
      const isInSitting = (start: number): boolean =>
        halves.some(({ startTime, endTime }) => {
          const at = (time: string): number => instantOfWall(`${wallDay(start, place.zone)}T${time}`, place.zone);
          return start >= at(startTime) && start < at(endTime);
        });
      return openingsOf(backstage, requested)
        .filter(({ taken, start }) => !taken && start > now() && isInSitting(start))
        .map(({ start, minutes, providerKey }) => ({
          column: records.column(place.key, providerKey),
          slotDate: wallDay(start, place.zone),
          slotTime: wallTime(start, place.zone),
          lengthMins: minutes,
        }));
    },
  };
}

function checkSpan(from: string, to: string, most: number): void {
  const length = (Date.parse(checkedDate(to)) - Date.parse(checkedDate(from))) / dayMs;
  if (length < 0) throw badRequest('toDate must not be before fromDate');
  if (length >= most) throw badRequest(`A range of dates must not be longer than ${String(most)} days`);
}
