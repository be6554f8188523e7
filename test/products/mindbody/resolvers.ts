import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { bookableItems, type BookableFilter } from './bookable.ts';
import { type DayRange, daysIn, type IdList, isIn } from './ranges.ts';
import { mindbodyNeighbours } from './neighbours.ts';
import { mindbodyRecords, programs, siteId } from './records.ts';
import {
  clientsOf,
  dayOf,
  invalid,
  mindbodyIds,
  siteDay,
  siteInstant,
  siteTime,
  siteZone,
  statusOf,
  uniqueIdOf,
} from './values.ts';
import { mindbodyWrites } from './writes.ts';

interface Paging {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface ClientFilter {
  readonly clientIds?: IdList;
  readonly uniqueIds?: IdList;
  readonly searchText?: string | null;
  readonly isProspect?: boolean | null;
  readonly includeInactive?: boolean | null;
  readonly lastModifiedDate?: string | null;
}

interface AppointmentFilter extends DayRange {
  readonly appointmentIds?: IdList;
  readonly locationIds?: IdList;
  readonly clientId?: string | null;
}

const usualLimit = 100;
const mostIds = 20;

/** Resolvers of all root fields. */
export function mindbodyRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const records = mindbodyRecords(backstage);
  const others = mindbodyNeighbours(backstage, records);

  function page<Any>(all: readonly Any[], { limit, offset }: Paging, show: (row: Any) => Row): Row {
    const [wanted, from] = [limit ?? usualLimit, offset ?? 0];
    if (wanted < 1 || from < 0) throw invalid('Limit must be above zero, and offset not below it.');
    const items = sliceOf(all, from, wanted, cap).map(show);
    return {
      items,
      pagination: {
        requestedLimit: wanted,
        requestedOffset: from,
        pageSize: items.length,
        totalResults: all.length,
      },
    };
  }
  const rowPage = (all: readonly Row[], paging: Paging): Row => page(all, paging, (row) => row);

  const daysOf = (range: DayRange): readonly [string, string] => daysIn(range, now());
  const isWithin = (row: AppointmentRecord, [first, last]: readonly [string, string]): boolean => {
    const day = siteDay(row.start);
    return day >= first && day <= last;
  };
  const isOfStaff = ({ providerKey }: AppointmentRecord, ids: IdList): boolean =>
    isIn(ids, providerKey === null ? '' : mindbodyIds.of('provider', providerKey));

  function isFound(row: ClientRecord, filter: ClientFilter): boolean {
    const words = (filter.searchText ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const columns = [row.givenName ?? '', row.familyName, row.emails[0] ?? ''].map((text) => text.toLowerCase());
    return (
      isIn(filter.clientIds, mindbodyIds.of('client', row.key)) &&
      isIn(filter.uniqueIds, uniqueIdOf(row.key)) &&
      words.every((word) => columns.some((text) => text.includes(word))) &&
      // Nobody here is a prospect.
      filter.isProspect !== true &&
      (!filter.lastModifiedDate || row.updatedAt >= siteInstant(filter.lastModifiedDate))
    );
  }
  function checkClients({ clientIds, uniqueIds, searchText }: ClientFilter): void {
    if ((clientIds ?? []).length > mostIds) throw invalid(`At most ${String(mostIds)} ClientIDs can be requested.`);
    if ((uniqueIds ?? []).length > 0 && ((clientIds ?? []).length > 0 || searchText))
      throw invalid('UniqueIds cannot be used with ClientIDs or SearchText.');
  }
  const knownClient = (id: string): ClientRecord => {
    const row = clientsOf(practice, true).find(({ key }) => mindbodyIds.of('client', key) === id);
    if (!row) throw invalid(`Client ID ${id} not found.`, 'ClientNotFound');
    return row;
  };

  const visit = (row: AppointmentRecord): Row => ({
    id: String(50_000 + row.key),
    appointmentId: mindbodyIds.of('appointment', row.key),
    appointmentStatus: statusOf(row),
    classId: '0',
    clientId: mindbodyIds.of('client', row.clientKey ?? 0),
    clientUniqueId: uniqueIdOf(row.clientKey ?? 0),
    startDateTime: siteTime(row.start),
    endDateTime: siteTime(row.start + row.minutes * 60_000),
    lastModifiedDateTime: siteTime(row.updatedAt),
    lateCancelled: statusOf(row) === 'LateCancelled',
    missed: row.state === 'noShow',
    signedIn: ['Arrived', 'Completed'].includes(statusOf(row)),
    makeUp: false,
    webSignup: false,
    locationId: mindbodyIds.of('place', row.placeKey),
    siteId,
    name: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
    serviceId: null,
    serviceName: null,
    staffId: row.providerKey === null ? null : mindbodyIds.of('provider', row.providerKey),
    visitType: row.typeKey,
  });

  return {
    sites: [
      {
        id: siteId,
        name: practice.organization.name,
        description: null,
        contactEmail: practice.places[0]?.email ?? null,
        logoUrl: null,
        pageColor1: '#2a9d8f',
        pricingLevel: 'Accelerate',
        acceptsVisa: true,
        acceptsMasterCard: true,
        smsPackageEnabled: false,
        taxInclusivePrices: false,
        currencyIsoCode: 'USD',
        countryCode: 'US',
        timeZone: siteZone,
      },
    ],
    locations: (paging: Paging) => page(practice.places, paging, records.location),
    programs: ({ scheduleType }: { readonly scheduleType?: string | null }) =>
      programs.filter((row) => !scheduleType || scheduleType === 'All' || row['scheduleType'] === scheduleType),
    sessionTypes: ({
      programIds,
      ...args
    }: Paging & { readonly programIds?: IdList; readonly onlineOnly?: boolean | null }) =>
      rowPage(
        records
          .sessionTypes()
          .filter(
            (row) => isIn(programIds, String(row['programId'])) && (!args.onlineOnly || row['type'] === 'Appointment'),
          ),
        args,
      ),
    resources: ({ locationId }: { readonly locationId?: string | null }) =>
      records.rooms.filter((row) => !locationId || row.locationId === locationId),
    staff({ filter, ...paging }: Paging & { readonly filter?: { staffIds?: IdList; filters?: IdList } | null }) {
      const traits: Readonly<Record<string, (row: Row) => boolean>> = {
        AppointmentInstructor: (row) => row['appointmentInstructor'] === true,
        ClassInstructor: (row) => row['classTeacher'] === true,
        Male: (row) => row['isMale'] === true,
        Female: (row) => row['isMale'] === false,
      };
      const isAsked = (row: Row): boolean =>
        isIn(filter?.staffIds, String(row['id'])) &&
        (filter?.filters ?? []).every((name) => traits[name]?.(row) ?? true);
      return rowPage(records.staff().filter(isAsked), paging);
    },
    clients({ filter, ...paging }: Paging & { readonly filter?: ClientFilter | null }) {
      const asked = filter ?? {};
      checkClients(asked);
      const rows = clientsOf(practice, asked.includeInactive ?? false).filter((row) => isFound(row, asked));
      return page(rows, paging, records.client);
    },
    client({ id }: { readonly id: string }) {
      const row = clientsOf(practice, true).find(({ key }) => mindbodyIds.of('client', key) === id);
      return row ? records.client(row) : null;
    },
    clientVisits({ clientId, startDate, endDate, ...paging }: Paging & DayRange & { readonly clientId: string }) {
      const days: readonly [string, string] = [
        startDate ? dayOf(startDate) : '0000-01-01',
        endDate ? dayOf(endDate) : siteDay(now()),
      ];
      const rows = records.bookOf(knownClient(clientId).key).filter((row) => isWithin(row, days));
      return page(rows.toReversed(), paging, visit);
    },
    clientServices: ({
      clientId,
      showActiveOnly,
    }: {
      readonly clientId: string;
      readonly showActiveOnly?: boolean | null;
    }) => others.clientServices(clientId).filter((row) => !showActiveOnly || row['current'] === true),
    clientDuplicates: (args: {
      readonly firstName: string;
      readonly lastName: string;
      readonly email?: string | null;
    }) =>
      clientsOf(practice, true)
        .filter((row) => row.givenName === args.firstName && row.familyName === args.lastName)
        .filter((row) => !args.email || row.emails[0] === args.email)
        .map(records.client),
    clientIndexes: others.clientIndexes,
    contactLogs: ({ clientId, ...paging }: Paging & { readonly clientId: string }) =>
      rowPage(
        others.logs.filter((row) => row['clientId'] === clientId),
        paging,
      ),
    staffAppointments({ filter, ...paging }: Paging & { readonly filter?: AppointmentFilter | null }) {
      const asked = filter ?? {};
      const days = daysOf(asked);
      const wanted = asked.appointmentIds ?? [];
      const rows = records.appointments().filter((row) => {
        // Who asks for some by their ids gets them, on whatever day.
        const isAsked =
          wanted.length > 0 ? wanted.includes(mindbodyIds.of('appointment', row.key)) : isWithin(row, days);
        return (
          isAsked &&
          isOfStaff(row, asked.staffIds) &&
          isIn(asked.locationIds, mindbodyIds.of('place', row.placeKey)) &&
          (!asked.clientId || mindbodyIds.of('client', row.clientKey ?? 0) === asked.clientId)
        );
      });
      return page(rows, paging, records.appointment);
    },
    unavailabilities: (range: DayRange) =>
      practice.appointments
        .filter(
          (row) => row.isBlock && !row.isDeleted && isWithin(row, daysOf(range)) && isOfStaff(row, range.staffIds),
        )
        .map((row) => ({
          id: String(900 + row.key),
          staffId: row.providerKey === null ? null : mindbodyIds.of('provider', row.providerKey),
          locationId: mindbodyIds.of('place', row.placeKey),
          startDateTime: siteTime(row.start),
          endDateTime: siteTime(row.start + row.minutes * 60_000),
          description: row.reason,
        })),
    bookableItems: ({ filter }: { readonly filter: BookableFilter }) => bookableItems(backstage, records, filter),
    classDescriptions: others.classDescriptions,
    classes: (args: {
      readonly startDateTime?: string | null;
      readonly endDateTime?: string | null;
      readonly locationIds?: IdList;
    }) => others.classes(args.startDateTime ?? null, args.endDateTime ?? null, args.locationIds ?? null),
    services: ({ sessionTypeIds }: { readonly sessionTypeIds?: IdList }) =>
      others.services.filter((row) => isIn(sessionTypeIds, row.sessionTypeId)),
    products: ({ searchText, ...paging }: Paging & { readonly searchText?: string | null }) =>
      rowPage(
        others.products.filter(({ name }) => name.toLowerCase().includes((searchText ?? '').toLowerCase())),
        paging,
      ),
    sales({
      startSaleDateTime,
      endSaleDateTime,
      ...paging
    }: Paging & { readonly startSaleDateTime?: string | null; readonly endSaleDateTime?: string | null }) {
      const from = startSaleDateTime ? siteInstant(startSaleDateTime) : siteInstant(siteDay(now()));
      const to = endSaleDateTime ? siteInstant(endSaleDateTime) : now();
      const rows = others.sales().filter((row) => {
        const at = siteInstant(String(row['saleDateTime']));
        return at >= from && at <= to;
      });
      return rowPage(rows, paging);
    },
    ...mindbodyWrites(backstage, records, others.logs),
  };
}
