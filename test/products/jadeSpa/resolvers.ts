import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { events, jadeIds, members, products, vendors } from './neighbours.ts';
import { jadeClients, jadeExtras, type JadeExtras, jadeRecords, jadeWords } from './records.ts';
import { instantOfDate, settingsOf } from './values.ts';
import { jadeWrites } from './writes.ts';

const usualPage = 20;

interface ListArgs {
  readonly pagination?: ConnectionArgs | null;
}

interface Filters {
  readonly spaOrganizationId?: string | null;
  readonly serviceProviderId?: string | null;
  readonly clientId?: string | null;
  readonly locationId?: string | null;
  readonly status?: string | null;
  readonly dateRange?: { readonly startDate: string; readonly endDate: string } | null;
}

function refuse(message: string, code: string): never {
  throw new GraphQLError(message, { extensions: { code } });
}

/** A list as the schema has it; a page above the cap is cut to it. */
function listOf<Item>(rows: readonly Item[], { pagination }: ListArgs, cap: number, show: (row: Item) => Row): Row {
  return relayConnection(rows, pagination ?? {}, cap, show, usualPage);
}

/** The root fields of the product. */
export function jadeRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const extras = jadeExtras();
  const records = jadeRecords(backstage, extras);
  const { organizationId, book } = records;
  const same = (row: Row): Row => row;
  const byId =
    (rows: readonly Row[]) =>
    ({ id }: { readonly id: string }): Row | null =>
      rows.find((row) => row['id'] === id) ?? null;

  const isAskedFor = (row: AppointmentRecord, filters: Filters): boolean => {
    const { spaOrganizationId, serviceProviderId, clientId, locationId, status, dateRange } = filters;
    const isOf = (kind: 'provider' | 'client' | 'place', id: string | null | undefined, key: number | null): boolean =>
      !id || jadeIds.key(kind, id) === key;
    return (
      (!spaOrganizationId || spaOrganizationId === organizationId) &&
      isOf('provider', serviceProviderId, row.providerKey) &&
      isOf('client', clientId, row.clientKey) &&
      isOf('place', locationId, row.placeKey) &&
      (!status || jadeWords[row.state] === status) &&
      (!dateRange || (row.start >= instantOfDate(dateRange.startDate) && row.start <= instantOfDate(dateRange.endDate)))
    );
  };
  return {
    me: () => records.owner(),
    user: () => refuse('Admin access required', 'FORBIDDEN'),
    spaOrganization: ({ id }: { readonly id: string }) => (id === organizationId ? records.organization() : null),
    spaOrganizations: () => refuse('Admin access required', 'FORBIDDEN'),
    appointment({ id }: { readonly id: string }): Row | null {
      const row = book().find(({ key }) => key === jadeIds.key('appointment', id));
      return row ? records.appointment(row) : null;
    },
    appointments(args: ListArgs & { readonly filters?: Filters | null }): Row {
      const rows = book().filter((row) => isAskedFor(row, args.filters ?? {}));
      return listOf(rows, args, cap, records.appointment);
    },
    client({ id }: { readonly id: string }): Row | null {
      const row = jadeClients(practice).find(({ key }) => key === jadeIds.key('client', id));
      return row ? records.client(row) : null;
    },
    clients(args: ListArgs & { readonly spaOrganizationId: string; readonly search?: string | null }): Row {
      const part = args.search?.trim().toLowerCase() ?? '';
      const own = args.spaOrganizationId === organizationId ? jadeClients(practice) : [];
      const rows = own.filter(({ givenName, familyName, emails, phones }) => {
        const texts = [`${givenName ?? ''} ${familyName}`, emails[0] ?? '', phones[0]?.value ?? ''];
        return texts.some((text) => text.toLowerCase().includes(part));
      });
      return listOf(rows, args, cap, records.client);
    },
    ...neighbours(extras, cap, byId, same),
    ...jadeWrites(backstage, extras, records),
  };
}

function neighbours(
  extras: JadeExtras,
  cap: number,
  byId: (rows: readonly Row[]) => (args: { readonly id: string }) => Row | null,
  same: (row: Row) => Row,
): object {
  const event = (row: Row): Row => ({ ...row, isRegistered: () => extras.registered.has(row['id']) });
  return {
    vendorOrganization: byId(vendors),
    vendorOrganizations(args: ListArgs & { readonly status?: string | null }): Row {
      const rows = vendors.filter(({ approvalStatus }) => !args.status || approvalStatus === args.status);
      return listOf(rows, args, cap, same);
    },
    product: byId(products),
    products: ({ limit, offset }: { readonly limit?: number | null; readonly offset?: number | null }) =>
      products.slice(offset ?? 0, (offset ?? 0) + (limit ?? usualPage)),
    vendorOrders: () => refuse('Vendor authentication required', 'UNAUTHENTICATED'),
    sanctuaryMember: byId(members),
    mySanctuaryProfile: () => members[0],
    topContributors: ({ limit }: { readonly limit?: number | null }) =>
      members
        .toSorted((one, other) => Number(other['reputationScore']) - Number(one['reputationScore']))
        .slice(0, limit ?? 10),
    communityEvent: (args: { readonly id: string }) => {
      const row = byId(events)(args);
      return row && event(row);
    },
    communityEvents(args: Readonly<Record<string, unknown>>): Row {
      const [limit, offset] = [Number(args['limit'] ?? usualPage), Number(args['offset'] ?? 0)];
      const rows = events.filter(
        ({ eventType, status }) =>
          (!args['eventType'] || eventType === args['eventType']) &&
          (args['upcoming'] !== true || status === 'UPCOMING'),
      );
      const items = rows.slice(offset, offset + limit).map(event);
      return { items, totalCount: rows.length, hasMore: rows.length > offset + limit };
    },
    mySettings: () => settingsOf(extras),
  };
}
