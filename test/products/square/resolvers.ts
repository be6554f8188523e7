import { GraphQLError } from 'graphql';

import { instantOf, utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import { checkMerchant, inSquareOrder, squareConnection, squareIds, squareRecords } from './records.ts';

interface IdFilter {
  readonly equalToAnyOf?: readonly string[] | null;
}

interface OfMerchant {
  readonly merchantId: IdFilter;
}

interface Args<Filter> {
  readonly filter: Filter & OfMerchant;
  readonly first?: number | null;
  readonly after?: string | null;
}

interface BookingFilter {
  readonly bookingId?: IdFilter | null;
  readonly customerId?: string | null;
  readonly locationId?: string | null;
  readonly startAtMax?: string | null;
  readonly startAtMin?: string | null;
  readonly teamMemberId?: string | null;
}

interface CustomerFilter {
  readonly createdAt?: { readonly startAt?: string | null; readonly endAt?: string | null } | null;
  readonly email?: { readonly exact?: string | null } | null;
  readonly id?: IdFilter | null;
}

interface AvailabilityFilter {
  readonly locationId: string;
  readonly startAt?: string | null;
  readonly endAt?: string | null;
  readonly segmentFilters: readonly { readonly serviceVariationId: string }[];
}

const { key } = squareIds;
const dayMs = 86_400_000;
const longestRange = 31 * dayMs;

/** Resolvers of Square's graph: every list needs the merchant, and bookings are those to come where no time is said. */
export function squareRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const { merchant, location, customer, profile, item, booking, variationId } = squareRecords(stage);
  const none = ({ filter }: { filter?: Partial<OfMerchant> | null }): object => {
    checkMerchant(filter?.merchantId);
    return squareConnection([], {}, cap, () => null);
  };
  return {
    currentMerchant: merchant,
    merchants({ filter }: { filter: { id: IdFilter } }) {
      checkMerchant(filter.id);
      return squareConnection([null], {}, cap, merchant);
    },
    customers({ filter, ...args }: Args<CustomerFilter>) {
      checkMerchant(filter.merchantId);
      const { createdAt, email, id } = filter;
      if (id && (email || createdAt)) throw refused('CONFLICTING_PARAMETERS', 'id cannot be used with other filters');
      const rows = inSquareOrder(practice.clients)
        .filter((row) => isAnyOf(squareIds.of('client', row.key), id))
        .filter((row) => !email?.exact || row.emails[0]?.toLowerCase() === email.exact.toLowerCase())
        .filter((row) => !createdAt?.startAt || row.createdAt >= instantOf(createdAt.startAt))
        .filter((row) => !createdAt?.endAt || row.createdAt <= instantOf(createdAt.endAt));
      return squareConnection(rows, args, cap, customer);
    },
    bookings({ filter, ...args }: Args<BookingFilter>) {
      checkMerchant(filter.merchantId);
      const rows = practice.appointments
        .filter((row) => !row.isBlock && !row.isDeleted)
        .filter(filter.bookingId ? (row) => isAnyOf(squareIds.of('appointment', row.key), filter.bookingId) : within)
        .filter((row) => !filter.locationId || row.placeKey === key('place', filter.locationId))
        .filter((row) => !filter.customerId || row.clientKey === key('client', filter.customerId))
        .filter((row) => !filter.teamMemberId || row.providerKey === key('provider', filter.teamMemberId))
        .toSorted(byStart);
      return squareConnection(rows, args, cap, booking);
      function within(row: AppointmentRecord): boolean {
        const from = filter.startAtMin ? instantOf(filter.startAtMin) : now();
        const to = filter.startAtMax ? instantOf(filter.startAtMax) : from + longestRange;
        if (to - from > longestRange) throw refused('VALUE_TOO_LONG', 'The time range can be 31 days at most');
        return row.start >= from && row.start <= to;
      }
    },
    bookingAvailability({ filter }: { filter: AvailabilityFilter & OfMerchant }) {
      checkMerchant(filter.merchantId);
      const place = rowOf(practice.places, key('place', filter.locationId));
      const [segment] = filter.segmentFilters;
      const type = practice.visitTypes.find((row) => variationId(row.key) === segment?.serviceVariationId);
      if (!place || !type) throw refused('NOT_FOUND', 'No such location or service');
      const from = filter.startAt ? instantOf(filter.startAt) : now();
      const to = filter.endAt ? instantOf(filter.endAt) : from + dayMs;
      const days = daysBetween(wallDay(from, place.zone), wallDay(to, place.zone));
      const rows = openingsOf(stage, { placeKey: place.key, typeKey: type.key, days }).filter(
        ({ start, taken }) => !taken && start >= from && start < to,
      );
      return squareConnection(rows, {}, cap, ({ start, minutes, providerKey }) => ({
        startAt: utcText(start),
        location: () => location(place.key),
        appointmentSegments: [
          {
            durationMinutes: minutes,
            serviceVariationId: variationId(type.key),
            teamMemberId: squareIds.of('provider', providerKey),
          },
        ],
      }));
    },
    teamMemberBookingProfiles({
      filter,
      ...args
    }: Args<{ bookableOnly?: boolean | null; locationId?: string | null; teamMemberId?: IdFilter | null }>) {
      checkMerchant(filter.merchantId);
      const placeKey = key('place', filter.locationId);
      const rows = practice.providers
        .filter((row) => filter.bookableOnly !== true || row.isActive)
        .filter((row) => !filter.locationId || (placeKey !== null && row.placeKeys.includes(placeKey)))
        .filter((row) => isAnyOf(squareIds.of('provider', row.key), filter.teamMemberId));
      return squareConnection(rows, args, cap, profile);
    },
    locationBookingProfiles({ filter, ...args }: Args<{ locationId?: IdFilter | null }>) {
      checkMerchant(filter.merchantId);
      const rows = practice.places.filter((row) => isAnyOf(squareIds.of('place', row.key), filter.locationId));
      return squareConnection(rows, args, cap, (row) => ({
        bookingEnabled: true,
        onlineBookingEnabled: row.key === 1,
        location: () => location(row.key),
      }));
    },
    businessBookingProfile({ filter }: { filter: OfMerchant }) {
      checkMerchant(filter.merchantId);
      const merchantId = squareIds.of('organization', 1);
      return squareConnection([null], {}, cap, () => ({ bookingEnabled: true, allowUserCancel: true, merchantId }));
    },
    catalogItems({ filter, ...args }: Args<{ productType?: IdFilter | null }>) {
      checkMerchant(filter.merchantId);
      const rows = practice.visitTypes.filter(
        (row) => !row.isBlock && isAnyOf('APPOINTMENTS_SERVICE', filter.productType),
      );
      return squareConnection(rows, args, cap, item);
    },
    shifts: none,
    orders: none,
    payments: none,
    giftCards: none,
    cardsOnFile: none,
  };
}

function isAnyOf(id: string, filter: IdFilter | null | undefined): boolean {
  return filter?.equalToAnyOf?.includes(id) ?? true;
}

function refused(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
