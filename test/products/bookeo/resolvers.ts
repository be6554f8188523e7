import { offsetText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { createMemory } from './memory.ts';
import { bookeoRecords } from './records.ts';
import { badRequest, bookeoIds, firstZone, givenInstant, isBooking, money } from './values.ts';
import { bookeoWrites } from './writes.ts';

interface BookingFilter {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly lastUpdatedStartTime?: string | null;
  readonly lastUpdatedEndTime?: string | null;
  readonly productId?: string | null;
  readonly businessId?: string | null;
  readonly includeCanceled?: boolean | null;
}

interface CustomerFilter {
  readonly searchText?: string | null;
  readonly searchField?: 'name' | 'firstName' | 'lastName' | 'emailAddress' | null;
  readonly createdSince?: string | null;
  readonly currentMembers?: boolean | null;
  readonly currentNonMembers?: boolean | null;
  readonly businessId?: string | null;
}

interface Times {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const { of, key } = bookeoIds;
const dayMs = 86_400_000;
const longestDays = 31;
// A clock that is put back makes a month an hour longer.
const longest = longestDays * dayMs + 3_600_000;

/** Both ends of a period, which belong to it; null where neither is given. */
function rangeIn(start: unknown, end: unknown, zone: string, names: readonly [string, string]): Range | null {
  const from = givenInstant(start, zone, names[0]);
  const to = givenInstant(end, zone, names[1]);
  if (from === null && to === null) return null;
  if (from === null || to === null) throw badRequest(`Both ${names[0]} and ${names[1]} are required`);
  if (to < from) throw badRequest(`${names[1]} can't be before ${names[0]}`);
  if (to - from > longest) throw badRequest(`The maximum time range is ${String(longestDays)} days`);
  return { from, to };
}

function isWithin(instant: number, range: Range | null): boolean {
  return range === null || (instant >= range.from && instant <= range.to);
}

function textsOf(row: ClientRecord, field: CustomerFilter['searchField']): readonly (string | null | undefined)[] {
  if (field === 'firstName') return [row.givenName];
  if (field === 'lastName') return [row.familyName];
  return field === 'emailAddress' ? [row.emails[0]] : [fullNameOf(row)];
}

/** Resolvers of the queries and mutations. */
export function bookeoRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(backstage);
  const records = bookeoRecords(backstage, memory);
  const { pages, business, resource, staff, product, products, customer, booking } = records;

  const placeOf = (id: string | null | undefined): PlaceRecord | null => rowOf(practice.places, key('place', id));
  const zoneIn = (id: string | null | undefined): string => placeOf(id)?.zone ?? firstZone;
  const people = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const isBusy = (provider: ProviderRecord, { from, to }: Range): boolean =>
    practice.appointments.some(
      (row) =>
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.providerKey === provider.key &&
        row.start < to &&
        row.start + row.minutes * 60_000 > from,
    );
  const freeStaff = (place: PlaceRecord, range: Range): readonly ProviderRecord[] =>
    staff().filter((row) => row.placeKeys.includes(place.key) && !isBusy(row, range));
  const block = (row: AppointmentRecord): object => ({
    id: `41551B${String(row.key).padStart(6, '0')}`,
    startTime: offsetText(row.start, zoneOf(practice, row)),
    endTime: offsetText(row.start + row.minutes * 60_000, zoneOf(practice, row)),
    reason: row.reason,
    resources: practice.providers.filter((provider) => provider.key === row.providerKey).map(resource),
    creationTime: offsetText(row.createdAt, zoneOf(practice, row)),
    creationAgent: 'Front desk',
    lastChangeTime: null,
    lastChangeAgent: null,
  });

  return {
    portal: () => ({
      id: of('organization', practice.organization.key),
      name: practice.organization.name,
      subaccounts: practice.places.map((row) => ({ id: of('place', row.key), name: row.name })),
    }),
    businesses: (args: ConnectionArgs) => pages(practice.places, args, business),
    business: ({ id }: { id: string }) => business(placeOf(id)),
    customers({ filter, ...args }: ConnectionArgs & { filter?: CustomerFilter | null }) {
      const { searchField, createdSince, currentMembers, currentNonMembers, businessId } = filter ?? {};
      const text = (filter?.searchText ?? '').trim().toLowerCase();
      const since = givenInstant(createdSince, zoneIn(businessId), 'createdSince');
      const found = people().filter(
        (row) =>
          (text === '' || textsOf(row, searchField).some((value) => value?.toLowerCase().includes(text))) &&
          (since === null || row.createdAt >= since) &&
          (row.tags.includes('VIP') ? currentMembers !== false : currentNonMembers !== false) &&
          (!businessId || row.placeKey === placeOf(businessId)?.key),
      );
      return pages(found, args, customer);
    },
    customer: ({ id }: { id: string }) => customer(people().find((row) => row.key === key('client', id)) ?? null),
    bookings({ filter, ...args }: ConnectionArgs & { filter: BookingFilter }) {
      const { startTime, endTime, lastUpdatedStartTime, lastUpdatedEndTime, businessId, productId } = filter;
      const zone = zoneIn(businessId);
      const booked = rangeIn(startTime, endTime, zone, ['startTime', 'endTime']);
      const names = ['lastUpdatedStartTime', 'lastUpdatedEndTime'] as const;
      const changed = rangeIn(lastUpdatedStartTime, lastUpdatedEndTime, zone, names);
      if (booked === null && changed === null)
        throw badRequest('Either startTime and endTime or lastUpdatedStartTime and lastUpdatedEndTime are required');
      const found = practice.appointments.filter(
        (row) =>
          isBooking(row) &&
          isWithin(row.start, booked) &&
          isWithin(row.updatedAt, changed) &&
          (filter.includeCanceled === true || row.state !== 'cancelled') &&
          (!productId || row.typeKey === key('visitType', productId)) &&
          (!businessId || row.placeKey === placeOf(businessId)?.key),
      );
      return pages(found.toSorted(byStart), args, booking);
    },
    booking({ bookingNumber }: { bookingNumber: string }) {
      const row = rowOf(practice.appointments, key('appointment', bookingNumber));
      return row && isBooking(row) ? booking(row) : null;
    },
    products: ({ type, ...args }: ConnectionArgs & { type?: string | null }) =>
      pages(type && type !== 'flexibleTime' ? [] : products(), args, product),
    product({ productId }: { productId: string }) {
      const row = products().find((each) => each.key === key('visitType', productId));
      return row ? product(row) : null;
    },
    resources({
      typeId,
      businessId,
      ...args
    }: ConnectionArgs & { typeId?: string | null; businessId?: string | null }) {
      const place = placeOf(businessId);
      const found = staff().filter(
        (row) =>
          (!typeId || records.typeIdOf(row.role) === typeId) &&
          (!businessId || (place !== null && row.placeKeys.includes(place.key))),
      );
      return pages(found, args, resource);
    },
    resourceTypes: records.resourceTypes,
    matchingSlots({ businessId, productId, ...times }: Times & { businessId: string; productId: string }) {
      const place = placeOf(businessId);
      const type = products().find((each) => each.key === key('visitType', productId));
      if (!place) throw badRequest('No such business');
      if (!type) throw badRequest('No such product');
      const range = rangeIn(times.startTime, times.endTime, place.zone, ['startTime', 'endTime']);
      if (!range) return [];
      const step = 1_800_000;
      const slots: object[] = [];
      for (let start = Math.ceil(range.from / step) * step; start <= range.to; start += step) {
        const hour = Number(wallText(start, place.zone).slice(11, 13));
        const free = freeStaff(place, { from: start, to: start + type.minutes * 60_000 }).slice(0, 1);
        if (start <= now() || hour < 8 || hour > 16 || free.length === 0) continue;
        const startTime = offsetText(start, place.zone);
        slots.push({
          startTime,
          endTime: offsetText(start + type.minutes * 60_000, place.zone),
          eventId: `${productId}_${startTime}`,
          price: money(type.minutes * 2),
          resources: free.map(resource),
        });
      }
      return slots;
    },
    resourceBlocks({ startTime, endTime, ...args }: ConnectionArgs & Times) {
      const range = rangeIn(startTime, endTime, firstZone, ['startTime', 'endTime']);
      const blocks = practice.appointments.filter((row) => row.isBlock && !row.isDeleted && isWithin(row.start, range));
      return pages(blocks.toSorted(byStart), args, block);
    },
    // Only events of fixed times have seats.
    seatBlocks: () => [],
    payments({ filter, ...args }: ConnectionArgs & { filter?: (Times & { customerId?: string | null }) | null }) {
      const from = givenInstant(filter?.startTime, firstZone, 'startTime');
      const to = givenInstant(filter?.endTime, firstZone, 'endTime');
      const found = memory.payments.filter(
        (row) =>
          (from === null || Number(row['receivedAt']) >= from) &&
          (to === null || Number(row['receivedAt']) <= to) &&
          (!filter?.customerId || row['customerId'] === filter.customerId),
      );
      return pages(found, args, (row) => row);
    },
    peopleCategories: [{ id: 'Cpets', name: 'Pets', numSeats: 1 }],
    customerCustomFields: [
      {
        id: '41551CF01',
        name: 'Notes',
        description: null,
        shownToCustomers: false,
        forCustomer: true,
        forParticipants: false,
        index: 0,
      },
    ],
    languages: [
      { tag: 'en_US', name: 'English', customersDefault: true },
      { tag: 'es', name: 'Spanish', customersDefault: false },
    ],
    taxes: [{ id: '41551TAX1', name: 'Sales tax', enabled: false }],
    webhooks: [
      {
        id: '41551WH1',
        url: 'https://hooks.example.test/bookeo',
        domain: 'bookings',
        type: 'created',
        blockedTime: null,
        blockedReason: null,
      },
    ],
    apiKeyInfo: {
      accountId: of('organization', practice.organization.key),
      permissions: ['bookings_r_all', 'bookings_w_all', 'customers_r_all', 'customers_w_all', 'payments_r_all'],
      creationTime: '2024-02-12T09:30:00-05:00',
    },
    ...bookeoWrites(backstage, { memory, records, freeStaff }),
  };
}
