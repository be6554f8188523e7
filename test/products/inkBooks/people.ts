import { hexIds } from '../../dialects/ids.ts';
import type { ClientRecord, PlaceRecord, Practice, ProviderRecord } from '../../dialects/practice.ts';
import { compareValues } from '../generatedRows.ts';

/** Ids as MongoDB makes them. That of a provider is the id of her account, which appointments have. */
export const inkIds = hexIds();

/** Ids of what the practice doesn't have are taken from kinds that nothing else uses. */
export const artistId = (key: number): string => inkIds.of('organization', 100 + key);
export const staffId = (key: number): string => inkIds.of('organization', 300 + key);
export const deskUserId = inkIds.of('organization', 500);
export const accountId = (clientKey: number): string => inkIds.of('organization', 1000 + clientKey);
export const projectId = (key: number): string => inkIds.of('visitType', 100 + key);
export const requestId = (key: number): string => inkIds.of('visitType', 1000 + key);
export const conversationId = (key: number): string => inkIds.of('visitType', 1500 + key);

/** Statuses of people. */
export const ACTIVE = 1;
export const ARCHIVED = 4;

/** The owner, who is asking: she works at the first shop and is on the staff of the others. */
export const ownerKey = 1;

/** Someone in two names, as everyone has to be. */
export function named(row: ClientRecord): ClientRecord & { readonly givenName: string } {
  if (row.givenName !== null) return { ...row, givenName: row.givenName };
  const [givenName = '', ...rest] = row.familyName.split(' ');
  return { ...row, givenName, familyName: rest.join(' ') };
}

/** Every account has an address of its own; who gave none was entered with one of the shop's. */
export function emailOf({ key, emails }: ClientRecord): string {
  return (emails[0] ?? `walkin+${String(key)}@inkbooks.test`).toLowerCase();
}

/** Whoever does not come any more is archived; who wanted to be forgotten is a name crossed out. */
export const isArchived = ({ isActive, isDeleted }: ClientRecord): boolean => !isActive || isDeleted;

/** Clients by family name. */
export function clientsByName({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .map(named)
    .toSorted((one, other) => compareValues(lastNameOf(one), lastNameOf(other)) || one.key - other.key);
}

/** Those that are listed without further ado. */
export function listedClients(practice: Practice): readonly ClientRecord[] {
  return clientsByName(practice).filter((row) => !isArchived(row));
}

const lastNameOf = ({ isDeleted, familyName }: ClientRecord): string => (isDeleted ? '' : familyName);

const empty = { address: '', city: '', state: '', zip: '', instagram: '', facebook: '', avatar: '' };

/** A client's own fields, without what leads elsewhere. */
export function clientFields(row: ClientRecord) {
  const { key, isDeleted, givenName, familyName } = named(row);
  const ids = { __typename: 'Client', id: inkIds.of('client', key), userId: accountId(key) };
  if (isDeleted) {
    const email = `redacted-${inkIds.of('client', key)}@redacted.invalid`;
    return { ...ids, ...empty, firstName: 'Redacted', lastName: '', email, phone: '', status: ARCHIVED };
  }
  return {
    ...ids,
    ...empty,
    firstName: givenName,
    lastName: familyName,
    email: emailOf(row),
    phone: row.phones[0]?.value ?? '',
    address: row.street,
    city: row.city,
    instagram: key % 5 === 2 ? `@client${String(key)}` : '',
    // Only those who were ever archived have a status.
    status: isArchived(row) ? ARCHIVED : key % 6 === 0 ? ACTIVE : null,
    shopIds: [inkIds.of('place', row.placeKey)],
  };
}

/** An artist's own fields. */
export function artistFields(row: ProviderRecord) {
  return {
    ...empty,
    __typename: 'Artist',
    id: artistId(row.key),
    userId: inkIds.of('provider', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.email,
    title: row.title ?? '',
    phone: row.key % 2 === 0 ? `+1 207 555 08${String(10 + row.key)}` : '',
    startDate: `20${String(12 + ((row.key * 5) % 9))}-0${String(row.key)}-01`,
    endDate: row.isActive ? null : '2025-12-31',
    hourlyRate: 140 + row.key * 5,
    billingType: row.key % 3 === 0 ? 'flat_rate' : 'hourly',
    bookingSlug: row.key % 4 === 0 ? null : row.familyName.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    shopId: inkIds.of('place', row.placeKeys[0] ?? 1),
    status: row.isActive ? ACTIVE : ARCHIVED,
  };
}

/** A shop. */
export function shopFields(row: PlaceRecord) {
  return {
    id: inkIds.of('place', row.key),
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.street,
    city: row.city,
    state: row.state,
    zip: row.postalCode,
    website: `https://shop${String(row.key)}.example.test`,
    shopMinimum: 100,
    hourlyRate: 150,
    shopCutPercent: 40,
    billingType: 'hourly',
    status: ACTIVE,
    formSlug: row.key === 1 ? 'harbor' : null,
    squareConnected: row.key === 1,
    squareLocationId: row.key === 1 ? 'LH4RB0R' : null,
    squareConnectedAt: row.key === 1 ? '2026-02-03T15:00:00.000Z' : null,
  };
}

/** The staff: the desk of the first shop, and the owner at the others. */
export function staffRows({ providers }: Practice) {
  const owner = providers.find(({ key }) => key === ownerKey);
  const [firstName, lastName] = [owner?.givenName ?? '', owner?.familyName ?? ''];
  return [
    { firstName: 'Robin', lastName: 'Desk', userId: deskUserId, shop: 1, title: 'Front desk' },
    { firstName, lastName, userId: inkIds.of('provider', ownerKey), shop: 2, title: 'Owner' },
    { firstName, lastName, userId: inkIds.of('provider', ownerKey), shop: 3, title: 'Owner' },
  ].map(({ shop, ...row }) => ({
    ...empty,
    ...row,
    __typename: 'Staff',
    id: staffId(shop),
    email: `desk${String(shop)}@example.test`,
    phone: shop === 1 ? '+1 207 555 0900' : '',
    status: ACTIVE,
    shopId: inkIds.of('place', shop),
  }));
}

/** Where artists work and worked: at one shop at a time, the first of theirs. */
export function connectionRows({ providers, places }: Practice) {
  return providers.flatMap((row) => {
    // The owner was at each shop once.
    const keys = row.key === ownerKey ? places.map(({ key }) => key) : row.placeKeys;
    return keys.map((placeKey, index) => {
      const endedAt = index === 0 ? null : '2024-06-30T16:00:00.000Z';
      return {
        id: inkIds.of('organization', 600 + row.key * 10 + placeKey),
        artistId: inkIds.of('provider', row.key),
        shopId: inkIds.of('place', placeKey),
        status: index === 0 ? 'active' : 'disconnected',
        startedAt: index === 0 ? '2024-07-01T16:00:00.000Z' : '2020-01-01T17:00:00.000Z',
        endedAt,
        disconnectedAt: endedAt,
        rateSource: row.key % 2 === 0 ? 'artist' : 'shop',
        shopCutPercent: row.key % 3 === 0 ? 35 : null,
        createdAt: '2020-01-01T17:00:00.000Z',
      };
    });
  });
}
