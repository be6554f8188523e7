import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { fits, type ListArgs } from './lookups.ts';
import type { MarlowMemory, WaitlistRow } from './memory.ts';
import { allGroups } from './placeRecords.ts';
import type { MarlowRecords } from './records.ts';
import { stockRow } from './shelves.ts';
import { dayOf, found, laterDay, marlowIds, momentText } from './values.ts';

interface OpeningsArgs {
  readonly facilityId: string;
  readonly purposeId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly attendingId?: string | null;
}

/** Root fields of the daybook, of facilities and of staff. */
export function marlowDaybook(backstage: Backstage, records: MarlowRecords, memory: MarlowMemory) {
  const { practice } = backstage;
  const { key } = marlowIds;
  const placeOf = (id: string) => found(rowOf(practice.places, key('place', id)), 'Facility');

  const waiting = (row: WaitlistRow): Row => ({
    id: row.id,
    guardian: () => records.guardianOf(row.clientKey),
    companion: () => records.companionOf(row.patientKey),
    facility: () => records.facilityOf(row.placeKey),
    purpose: () => records.purposeOf(row.typeKey),
    earliestOn: row.earliestOn,
    latestOn: row.latestOn,
    remarks: row.remarks,
    filledBy: null,
    createdAt: momentText(row.at),
  });

  const queries = {
    facilities: () => practice.places.map(records.facility),
    facility: ({ pk }: { readonly pk: string }) => records.facility(placeOf(pk)),
    closures: ({ year }: { readonly year: number }) => closuresOf(year),
    staffProfiles: (args: ListArgs) =>
      records.list(
        practice.providers.toSorted((one, other) => (one.familyName < other.familyName ? -1 : 1)),
        records.staffProfile,
        args,
      ),
    staffProfile: ({ pk }: { readonly pk: string }) => found(records.staffOf(key('provider', pk)), 'StaffProfile'),
    users: () => practice.providers.map(records.user),
    groups: allGroups,
    shifts({ facilityId, weekOf }: { readonly facilityId: string; readonly weekOf: string }) {
      const place = placeOf(facilityId);
      // The week starts on the Monday on or before the day.
      const first = laterDay(weekOf, -((new Date(dayOf(weekOf)).getUTCDay() + 6) % 7));
      const staff = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key));
      return [0, 1, 2, 3, 4].flatMap((later) =>
        staff.map((member, index) => {
          const day = laterDay(first, later);
          return {
            id: `${day.replaceAll('-', '')}${String(place.key)}${String(index + 1)}`,
            staffProfile: records.staffProfile(member),
            facility: records.facility(place),
            startsAt: momentText(instantOfWall(`${day}T08:00:00`, place.zone)),
            endsAt: momentText(instantOfWall(`${day}T17:00:00`, place.zone)),
          };
        }),
      );
    },
    rooms: ({ facilityId }: { readonly facilityId?: string | null }) =>
      (facilityId ? [placeOf(facilityId)] : practice.places).flatMap((place) => records.rooms(place.key)),
    visitPurposes: ({ filters }: ListArgs) =>
      practice.visitTypes.map(records.purpose).filter((row) => !filters || fits(row, filters)),
    daybookEntries: (args: ListArgs) => records.entries(() => true, args),
    daybookEntry({ pk }: { readonly pk: string }) {
      const row = rowOf(practice.appointments, key('appointment', pk));
      return records.entry(found(row?.isDeleted ? null : row, 'DaybookEntry'));
    },
    dayboard({ facilityId, on }: { readonly facilityId: string; readonly on: string }) {
      const place = placeOf(facilityId);
      const day = dayOf(on);
      const rows = practice.appointments
        .filter((row) => !row.isDeleted && row.placeKey === place.key && wallDay(row.start, place.zone) === day)
        .toSorted((one, other) => one.start - other.start);
      const columns = [...new Set(rows.map(({ providerKey }) => providerKey))].map((providerKey) => ({
        attending: records.staffOf(providerKey),
        entries: () => rows.filter((row) => row.providerKey === providerKey).map(records.entry),
      }));
      const closure = closuresOf(Number(day.slice(0, 4))).find((row) => row['on'] === day) ?? null;
      return { facility: records.facility(place), on: day, closure, columns };
    },
    openings({ facilityId, purposeId, fromDay, toDay, attendingId }: OpeningsArgs) {
      const place = placeOf(facilityId);
      const request = {
        placeKey: place.key,
        typeKey: found(rowOf(practice.visitTypes, key('visitType', purposeId)), 'VisitPurpose').key,
        days: daysBetween(dayOf(fromDay), dayOf(toDay)),
        ...(attendingId && { providerKey: found(key('provider', attendingId), 'StaffProfile') }),
      };
      return openingsOf(backstage, request)
        .filter(({ taken, start }) => !taken && start > backstage.now())
        .map(({ start, minutes, providerKey }) => ({
          startsAt: momentText(start),
          endsAt: momentText(start + minutes * 60_000),
          attending: () => records.staffOf(providerKey),
          facility: () => records.facility(place),
        }));
    },
    waitlist: ({ facilityId, pagination = null }: ListArgs & { readonly facilityId?: string | null }) =>
      records.list(
        memory.waitlist.filter((row) => !facilityId || row.placeKey === placeOf(facilityId).key),
        waiting,
        { pagination },
      ),
    controlledDrugLog({ facilityId, pagination = null }: ListArgs & { readonly facilityId: string }) {
      const place = placeOf(facilityId);
      const surgeries = practice.appointments.filter(
        (row) => row.placeKey === place.key && row.state === 'completed' && row.minutes >= 60 && !row.isDeleted,
      );
      return records.list(
        surgeries,
        (row) => ({
          id: String(30_000 + row.key),
          facility: () => records.facility(place),
          drug: () => stockRow(records, practice, 2 + (row.key % 2)),
          quantity: '0.50',
          remaining: (12 - (row.key % 10)).toFixed(2),
          witnessedBy: () => records.staffOf(row.providerKey),
          loggedAt: momentText(row.start),
        }),
        { pagination },
      );
    },
  };
  return { queries, waiting };
}

/** Statutory holidays of a year on which all facilities are closed. */
function closuresOf(year: number): readonly Row[] {
  const monday = (month: number, nth: number): string => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return new Date(Date.UTC(year, month - 1, 1 + ((8 - first) % 7) + (nth - 1) * 7)).toISOString().slice(0, 10);
  };
  const days: readonly (readonly [on: string, nameEn: string, nameFr: string])[] = [
    [`${String(year)}-01-01`, 'New Year’s Day', 'Jour de l’An'],
    [`${String(year)}-07-01`, 'Canada Day', 'Fête du Canada'],
    [monday(9, 1), 'Labour Day', 'Fête du Travail'],
    [monday(10, 2), 'Thanksgiving', 'Action de grâce'],
    [`${String(year)}-12-25`, 'Christmas', 'Noël'],
  ];
  return days.map(([on, nameEn, nameFr]) => ({ id: on.replaceAll('-', ''), on, nameEn, nameFr, facility: null }));
}
