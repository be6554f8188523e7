import { GraphQLError } from 'graphql';

import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, mixed } from '../../dialects/ids.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';

const kinds: readonly Kind[] = ['organization', 'place', 'provider', 'visitType', 'client', 'patient', 'appointment'];
const prefixes: Readonly<Record<Kind, string>> = {
  organization: 'ML',
  place: 'L',
  provider: 'TM',
  visitType: 'W',
  client: 'C',
  patient: 'P',
  appointment: 'Z',
};
const tailLength = 5;

/** Ids of Square: capitals and digits that look like chance. */
export const squareIds: Ids = {
  of(kind, key) {
    const number = key * kinds.length + kinds.indexOf(kind);
    const tail = number.toString(36).padStart(tailLength, '0');
    return `${prefixes[kind]}${mixed(number).toString(36)}${tail}`.toUpperCase();
  },
  key(kind, id) {
    const number = typeof id === 'string' ? Number.parseInt(id.slice(-tailLength), 36) : Number.NaN;
    const key = (number - kinds.indexOf(kind)) / kinds.length;
    return Number.isInteger(key) && squareIds.of(kind, key) === id ? key : null;
  },
};

/** Its statuses: a booking that was accepted stays so, whether the customer is there or has left. */
export const squareStatuses = {
  planned: 'PENDING',
  confirmed: 'ACCEPTED',
  arrived: 'ACCEPTED',
  inProgress: 'ACCEPTED',
  ready: 'ACCEPTED',
  completed: 'ACCEPTED',
  cancelled: 'CANCELLED_BY_CUSTOMER',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** A connection of Square: nodes and a page, forward only. */
export function squareConnection<Row>(
  rows: readonly Row[],
  args: ConnectionArgs,
  cap: number,
  nodeOf: (row: Row) => object | null,
): object {
  const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, args, cap);
  return {
    nodes: edges.map(({ row }) => nodeOf(row)),
    pageInfo: { startCursor, endCursor, hasNextPage: hasNext, hasPreviousPage: hasPrevious },
  };
}

/** Customers by given and family name together, or by what else they have. */
export function inSquareOrder(clients: readonly ClientRecord[]): readonly ClientRecord[] {
  const textOf = (row: ClientRecord): string => fullNameOf(row).toLowerCase();
  return clients
    .filter((row) => !row.isDeleted)
    .toSorted((one, other) => {
      const [left, right] = [textOf(one), textOf(other)];
      return left === right ? one.key - other.key : left < right ? -1 : 1;
    });
}

/** Refuses a request for any merchant but the one that the key belongs to. */
export function checkMerchant(
  merchantId: { readonly equalToAnyOf?: readonly string[] | null } | null | undefined,
): void {
  const own = squareIds.of('organization', 1);
  const ids = merchantId?.equalToAnyOf ?? [];
  if (ids.length > 0 && ids.every((id) => id === own)) return;
  const message = 'The access token does not have permission to view the requested merchants.';
  throw new GraphQLError(message, { extensions: { code: 'UNAUTHORIZED' } });
}

/** The rows of the practice as Square shows them. */
export function squareRecords({ practice, meet, cap }: Backstage) {
  const id = squareIds.of;
  const merchantId = id('organization', 1);
  const merchant = () => ({
    id: merchantId,
    businessName: practice.organization.name,
    country: 'US',
    currency: 'USD',
    language: 'en-US',
    status: 'ACTIVE',
    createdAt: '2018-05-01T14:00:00Z',
    mainLocation: () => location(practice.places[0]?.key ?? null),
    locations({ ids }: { ids?: readonly string[] | null }) {
      const rows = practice.places.filter((row) => ids?.includes(id('place', row.key)) ?? true);
      return squareConnection(rows, {}, cap, (row) => location(row.key));
    },
  });
  function location(key: number | null): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    return {
      id: id('place', row.key),
      name: row.name,
      businessName: practice.organization.name,
      businessEmail: row.email,
      address: {
        addressLine1: row.street,
        locality: row.city,
        administrativeDistrictLevel1: row.state,
        postalCode: row.postalCode,
        country: 'US',
      },
      country: 'US',
      currency: 'USD',
      language: 'en-US',
      merchant,
      phoneNumber: row.phone,
      status: 'ACTIVE',
      timezone: row.zone,
      type: 'PHYSICAL',
      createdAt: '2018-05-01T14:00:00Z',
    };
  }
  function customer(row: ClientRecord | null): object | null {
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    const isCompany = row.givenName === null;
    return {
      id: id('client', row.key),
      merchantId,
      givenName: row.givenName,
      familyName: isCompany ? null : row.familyName,
      companyName: isCompany ? row.familyName : null,
      emailAddress: row.emails[0],
      phoneNumber: row.phones[0]?.value,
      address: { addressLine1: row.street, locality: row.city, country: 'US' },
      creationSource: 'DIRECTORY',
      note: row.note,
      groupIds: row.tags.map((tag) => `G${String(tag.length)}`),
      segmentIds: [`${merchantId}.REACHABLE`],
      preferences: { emailUnsubscribed: row.emails.length === 0 },
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  const profile = (row: ProviderRecord): object => ({
    teamMemberId: id('provider', row.key),
    displayName: fullNameOf(row),
    description: row.title,
    isBookable: row.isActive,
  });
  const variationId = (key: number): string => `${id('visitType', key)}V`;
  function item(row: VisitTypeRecord): object {
    return {
      id: id('visitType', row.key),
      merchantId,
      name: row.name,
      isDeleted: false,
      productType: 'APPOINTMENTS_SERVICE',
      updatedAt: '2025-02-11T10:00:00Z',
      version: 1_739_268_000_000,
      variations: [
        {
          id: variationId(row.key),
          name: 'Regular',
          availableForBooking: row.isBookable,
          serviceDuration: row.minutes * 60_000,
          priceMoney: { amount: row.minutes * 200, currency: 'USD' },
          item: () => item(row),
        },
      ],
    };
  }
  function booking(row: AppointmentRecord): object {
    meet('appointment', row.key);
    const isOwn = row.key % 4 === 0;
    return {
      id: id('appointment', row.key),
      merchantId,
      status: squareStatuses[row.state],
      startAt: utcText(row.start),
      allDay: false,
      appointmentSegments: [
        {
          durationMinutes: row.minutes,
          anyTeamMember: row.providerKey === null,
          teamMemberId: row.providerKey === null ? null : id('provider', row.providerKey),
          serviceVariationId: variationId(row.typeKey),
          serviceVariationVersion: 3,
          intermissionMinutes: 0,
          resourceIds: [],
        },
      ],
      customer: () => customer(rowOf(practice.clients, row.clientKey)),
      customerNote: null,
      sellerNote: row.reason,
      location: () => location(row.placeKey),
      locationType: 'BUSINESS_LOCATION',
      source: isOwn ? 'FIRST_PARTY_BUYER' : 'FIRST_PARTY_MERCHANT',
      creatorDetails: isOwn
        ? { creatorType: 'CUSTOMER', customer: () => customer(rowOf(practice.clients, row.clientKey)) }
        : { creatorType: 'TEAM_MEMBER', teamMemberId: id('provider', 5) },
      transitionTimeMinutes: 0,
      version: 1,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  return { merchant, location, customer, profile, item, booking, variationId };
}
