import type { Backstage } from '../../dialects/dialect.ts';
import type { ProviderRecord, VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type DayRange, daysIn, type IdList, isIn } from './ranges.ts';
import type { MindbodyRecords } from './records.ts';
import { mindbodyIds, siteDay, siteInstant, siteTime } from './values.ts';

/** What is to be booked. */
export interface BookableFilter extends DayRange {
  readonly sessionTypeIds: readonly string[];
  readonly locationIds?: IdList;
}

const mostDays = 31;
const stretchMs = 2 * 3_600_000;
const dayMs = 86_400_000;

/** Stretches of two hours in which staff are free for a type of session. */
export function bookableItems(
  { practice, now }: Backstage,
  records: MindbodyRecords,
  filter: BookableFilter,
): readonly Row[] {
  const [first, last] = daysIn(filter, now());
  const days: string[] = [];
  for (let day = first; day <= last && days.length < mostDays; day = siteDay(siteInstant(day) + 1.5 * dayMs))
    days.push(day);
  const isBusy = (providerKey: number, from: number, to: number): boolean =>
    practice.appointments.some(
      (row) =>
        row.providerKey === providerKey &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < to &&
        from < row.start + row.minutes * 60_000,
    );
  const itemsOf = (type: VisitTypeRecord, provider: ProviderRecord, day: string): readonly Row[] =>
    Array.from({ length: 4 }, (_, index) => siteInstant(`${day}T09:00`) + index * stretchMs)
      .filter((start) => !isBusy(provider.key, start, start + type.minutes * 60_000))
      .map((start) => ({
        staff: records.slimStaff(provider.key),
        location: records.locationOf(provider.placeKeys[0] ?? null),
        sessionType: records.sessionType(type),
        startDateTime: siteTime(start),
        endDateTime: siteTime(start + stretchMs),
        bookableEndDateTime: siteTime(start + stretchMs - type.minutes * 60_000),
      }));
  const staff = practice.providers.filter(
    ({ key, isActive, placeKeys }) =>
      isActive &&
      isIn(filter.staffIds, mindbodyIds.of('provider', key)) &&
      isIn(filter.locationIds, mindbodyIds.of('place', placeKeys[0] ?? 0)),
  );
  return records
    .visitTypes()
    .filter(({ key }) => filter.sessionTypeIds.includes(mindbodyIds.of('visitType', key)))
    .flatMap((type) => staff.flatMap((provider) => days.flatMap((day) => itemsOf(type, provider, day))));
}
