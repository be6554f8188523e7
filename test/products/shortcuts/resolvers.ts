import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { stretchOf } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { createMemory } from './memory.ts';
import { priceOf, shortcutsRecords } from './records.ts';
import {
  badRequest,
  customersOf,
  dayIn,
  displayNameOf,
  durationText,
  instantIn,
  isAppointment,
  noSite,
  shortcutsIds,
} from './values.ts';
import { shortcutsWrites } from './writes.ts';

interface PageArgs {
  readonly limit?: number | null;
  readonly cursor?: string | null;
}

interface SiteArgs extends PageArgs {
  readonly siteId: string;
  readonly search?: string | null;
  readonly isActive?: boolean | null;
  readonly isBookable?: boolean | null;
  readonly isCustomerBookable?: boolean | null;
  readonly serviceCategoryId?: string | null;
}

interface CustomerArgs extends PageArgs {
  readonly siteId?: string | null;
  readonly search?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phoneNumber?: string | null;
  readonly isActive?: boolean | null;
  readonly updatedSince?: string | null;
}

interface BookArgs extends SiteArgs {
  readonly fromDate: string;
  readonly toDate?: string | null;
  readonly employeeId?: string | null;
  readonly customerId?: string | null;
}

interface AvailableArgs {
  readonly siteId: string;
  readonly serviceId: string;
  readonly employeeId?: string | null;
  readonly fromDate: string;
  readonly toDate: string;
  readonly startTime: string;
  readonly finishTime: string;
  readonly maximumAvailabilitiesCount: number;
}

const { key } = shortcutsIds;
const lower = (text: string | null | undefined): string => (text ?? '').toLowerCase();
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** The root fields of the product. */
export function shortcutsRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory();
  const records = shortcutsRecords(backstage, memory);

  /** A page of a list, under the list's own name. */
  const paged = <Item>(name: string, rows: readonly Item[], args: PageArgs, show: (row: Item) => Row): Row => {
    const limit = args.limit ?? 50;
    if (limit < 1) throw badRequest('limit must be at least 1');
    const stretch = stretchOf(rows, { first: limit, after: args.cursor ?? null }, cap);
    return { [name]: stretch.edges.map(({ row }) => show(row)), cursor: stretch.endCursor, hasMore: stretch.hasNext };
  };
  const placeIn = (siteId: string): PlaceRecord => {
    const place = rowOf(practice.places, key('place', siteId));
    if (place) return place;
    throw noSite(siteId);
  };
  const byName = (rows: readonly Row[]): readonly Row[] =>
    rows.toSorted((one, other) => compareValues(one['displayName'], other['displayName']));
  const isFlag = (value: unknown, wanted: boolean | null | undefined): boolean => (wanted ?? value) === value;
  /** Whether a row of a catalog is what the arguments ask for. */
  const isWanted = (args: SiteArgs) => (row: Row) =>
    lower(String(row['displayName'])).includes(lower(args.search)) &&
    isFlag(row['isActive'], args.isActive) &&
    isFlag(row['isBookable'], args.isBookable) &&
    isFlag(row['isCustomerBookable'], args.isCustomerBookable);

  /** Each word has to be somewhere in the name, the email or the numbers. */
  const hasWords = (person: ClientRecord, search: string | null | undefined): boolean => {
    const numbers = person.phones.map(({ value }) => digits(value));
    const texts = [lower(displayNameOf(person)), lower(person.emails[0]), ...numbers];
    const words = lower(search).split(/[\s,]+/);
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
  const isCustomer = (args: CustomerArgs): ((person: ClientRecord) => boolean) => {
    const place = args.siteId ? placeIn(args.siteId) : null;
    const since = args.updatedSince ? instantIn('updatedSince', args.updatedSince) : 0;
    const isSame = (value: string | null | undefined, wanted: string | null | undefined): boolean =>
      !wanted || lower(value) === lower(wanted);
    return (person) =>
      (place === null || person.placeKey === place.key) &&
      hasWords(person, args.search) &&
      isSame(person.givenName, args.firstName) &&
      isSame(person.familyName, args.lastName) &&
      isSame(person.emails[0], args.email) &&
      (!args.phoneNumber || person.phones.some(({ value }) => digits(value) === digits(args.phoneNumber ?? ''))) &&
      isFlag(person.isActive, args.isActive) &&
      person.updatedAt >= since;
  };

  /** Whether an entry of the book is at a site on some days, both of them counted. */
  const isOnDays = (args: BookArgs): ((row: AppointmentRecord) => boolean) => {
    const place = placeIn(args.siteId);
    const from = dayIn('fromDate', args.fromDate);
    const to = dayIn('toDate', args.toDate ?? args.fromDate);
    if (to < from) throw badRequest('toDate must not be before fromDate');
    return (row) => {
      const day = wallDay(row.start, place.zone);
      return row.placeKey === place.key && day >= from && day <= to;
    };
  };
  const isOf = (args: BookArgs) => (row: AppointmentRecord) =>
    (!args.employeeId || row.providerKey === key('provider', args.employeeId)) &&
    (!args.customerId || (row.clientKey !== null && row.clientKey === key('client', args.customerId))) &&
    isFlag(row.state !== 'cancelled', args.isActive);

  return {
    company: () => records.company(),
    sites: (args: PageArgs) => paged('sites', byName(practice.places.map(records.site)), args, (row) => row),
    site({ siteId }: SiteArgs): Row | null {
      const place = rowOf(practice.places, key('place', siteId));
      return place && records.site(place);
    },
    customers: (args: CustomerArgs) =>
      paged('customers', customersOf(practice).filter(isCustomer(args)), args, records.customer),
    customer({ customerId }: { readonly customerId: string }): Row | null {
      const person = rowOf(practice.clients, key('client', customerId));
      return person === null || person.isDeleted ? null : records.customer(person);
    },
    appointments(args: BookArgs): Row {
      const rows = practice.appointments.filter(isAppointment).filter(isOnDays(args)).filter(isOf(args));
      return paged('appointments', rows.toSorted(byStart), args, records.appointment);
    },
    appointment({ siteId, appointmentId }: SiteArgs & { readonly appointmentId: string }): Row | null {
      const row = records.appointmentIn(siteId, appointmentId);
      return row && records.appointment(row);
    },
    customerAppointments({ customerId, ...args }: PageArgs & { readonly customerId: string }): Row {
      const clientKey = key('client', customerId);
      const rows = practice.appointments.filter(
        (row) => clientKey !== null && row.clientKey === clientKey && isAppointment(row),
      );
      return paged('appointments', rows.toSorted(byStart), args, records.appointment);
    },
    booking({ siteId, bookingId }: SiteArgs & { readonly bookingId: string }): Row | null {
      const row = records.appointmentIn(siteId, bookingId);
      return row && records.booking(row);
    },
    employees(args: SiteArgs): Row {
      const place = placeIn(args.siteId);
      const rows = practice.providers.filter(({ placeKeys }) => placeKeys.includes(place.key)).map(records.employee);
      return paged('employees', byName(rows).filter(isWanted(args)), args, (row) => row);
    },
    employeeBreaks(args: BookArgs): readonly Row[] {
      const rows = practice.appointments.filter((row) => row.isBlock && !row.isDeleted).filter(isOnDays(args));
      return rows.toSorted(byStart).map(records.employeeBreak);
    },
    serviceCategories(args: SiteArgs): Row {
      placeIn(args.siteId);
      const rows = byName(records.categories()).filter((row) => isFlag(row['isActive'], args.isActive));
      return paged('serviceCategories', rows, args, (row) => row);
    },
    services(args: SiteArgs): Row {
      placeIn(args.siteId);
      const rows = practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.service);
      const wanted = byName(rows)
        .filter(isWanted(args))
        .filter((row) => !args.serviceCategoryId || records.categoryOf(row['id']) === args.serviceCategoryId);
      return paged('services', wanted, args, (row) => row);
    },
    employeePricing(args: {
      readonly siteId: string;
      readonly serviceId: string;
      readonly effectiveDate?: string | null;
    }): readonly Row[] {
      const place = placeIn(args.siteId);
      const type = rowOf(practice.visitTypes, key('visitType', args.serviceId));
      if (!type || type.isBlock) return [];
      const effectiveDate = dayIn('effectiveDate', args.effectiveDate ?? wallDay(backstage.now(), place.zone));
      const price = { sellExTaxPrice: priceOf(type.key), sellIncTaxPrice: priceOf(type.key) };
      return practice.providers
        .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key))
        .map((person) => ({
          employee: records.employee(person),
          effectiveDate,
          ...price,
          durationMinutes: type.minutes,
          appointmentBookOrder: person.key + 1,
        }));
    },
    availableAppointments(args: AvailableArgs): readonly Row[] {
      const place = placeIn(args.siteId);
      const type = rowOf(practice.visitTypes, key('visitType', args.serviceId));
      if (!type || type.isBlock) throw badRequest(`Service ${args.serviceId} was not found`);
      const days = daysBetween(dayIn('fromDate', args.fromDate), dayIn('toDate', args.toDate));
      const providerKey = args.employeeId ? (key('provider', args.employeeId) ?? -1) : null;
      const [duration, sellPrice] = [durationText(type.minutes), priceOf(type.key)];
      return openingsOf(backstage, { placeKey: place.key, typeKey: type.key, providerKey, days })
        .filter(({ taken }) => !taken)
        .map((opening) => ({ opening, ...records.wallOf(opening.start, place.zone) }))
        .filter(({ startTime }) => startTime >= args.startTime && startTime <= args.finishTime)
        .slice(0, Math.max(0, args.maximumAvailabilitiesCount))
        .map(({ opening, scheduledDate, startTime }) => {
          const person = rowOf(practice.providers, opening.providerKey);
          const part = { startTime, duration, sellPrice, service: records.service(type) };
          const services = [{ ...part, employee: person && records.employee(person) }];
          return { scheduledDate, duration, sellPrice, services, site: records.site(place) };
        });
    },
    products(args: SiteArgs): Row {
      placeIn(args.siteId);
      return paged('products', byName(records.products()).filter(isWanted(args)), args, (row) => row);
    },
    giftcardBalance: ({ giftcardNumber }: { readonly giftcardNumber: string }) => records.memberBalance(giftcardNumber),
    ...shortcutsWrites(backstage, records, memory),
  };
}
