import { type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { faultsOf } from './faults.ts';
import { isUlid, keyOfUlid, ulid } from './ids.ts';
import type { Context } from './links.ts';
import { orderedBy, type PageArgs, pageOf } from './paging.ts';
import { customerNumberOf, type PartyRecords, sortNameOf } from './partyRecords.ts';
import { isAmong } from './schedulingQueries.ts';
import { searchHits } from './search.ts';
import { instantIn, jobRoles } from './values.ts';

interface ById {
  readonly id: string;
}

interface CustomersArgs extends PageArgs {
  readonly filter?: {
    readonly statuses?: readonly string[] | null;
    readonly partyKind?: string | null;
    readonly homeFacilityIds?: readonly string[] | null;
    readonly labelIds?: readonly string[] | null;
    readonly emailAddress?: string | null;
    readonly updatedSince?: string | null;
  } | null;
  readonly orderBy?: string | null;
  readonly showDeleted?: boolean | null;
}

interface WorkersArgs extends PageArgs {
  readonly filter?: {
    readonly facilityIds?: readonly string[] | null;
    readonly jobRoles?: readonly string[] | null;
    readonly statuses?: readonly string[] | null;
  } | null;
  readonly orderBy?: string | null;
}

interface ConversationsArgs extends PageArgs {
  readonly filter?: { readonly customerId?: string | null; readonly states?: readonly string[] | null } | null;
}

const fewestLetters = 2;

/** Queries of the party service. */
export function partyQueries({ backstage, memory }: Context, records: PartyRecords): Row {
  const { practice, cap } = backstage;
  const faults = faultsOf('party');
  const byKey = <Item extends { readonly key: number }>(rows: readonly Item[]): readonly Item[] =>
    rows.toSorted((one, other) => one.key - other.key);

  const matches = (row: ClientRecord, { filter }: CustomersArgs): boolean => {
    if (!filter) return true;
    const { statuses, partyKind, homeFacilityIds, labelIds, emailAddress, updatedSince } = filter;
    const kind = row.givenName === null ? 'PARTY_KIND_ORGANIZATION' : 'PARTY_KIND_PERSON';
    const labels = (): readonly string[] =>
      records
        .labels()
        .filter(({ displayName }) => row.tags.includes(String(displayName)))
        .map(({ id }) => String(id));
    return (
      isAmong(statuses, row.isActive ? 'CUSTOMER_STATUS_ACTIVE' : 'CUSTOMER_STATUS_INACTIVE') &&
      (!partyKind || partyKind === kind) &&
      isAmong(homeFacilityIds, ulid('place', row.placeKey)) &&
      (!labelIds || labels().some((id) => labelIds.includes(id))) &&
      (!emailAddress || row.emails.some((each) => each.toLowerCase() === emailAddress.toLowerCase())) &&
      (!updatedSince || row.updatedAt >= instantIn(faults, 'filter.updatedSince', updatedSince))
    );
  };
  const worksAt = ({ placeKeys, role, isActive }: ProviderRecord, { filter }: WorkersArgs): boolean =>
    (!filter?.facilityIds || placeKeys.some((key) => isAmong(filter.facilityIds, ulid('place', key)))) &&
    isAmong(filter?.jobRoles, jobRoles[role]) &&
    isAmong(filter?.statuses, isActive ? 'WORKER_STATUS_EMPLOYED' : 'WORKER_STATUS_SEPARATED');
  const one = <Item>(collection: string, id: string, row: Item | null | undefined, show: (row: Item) => Row): Row => {
    if (!isUlid(id)) throw faults.invalid('id', 'is not a ULID');
    if (!row) throw faults.notFound(collection, id);
    return show(row);
  };

  return {
    party({ id }: ById) {
      const worker = rowOf(practice.providers, keyOfUlid('providerParty', id));
      if (worker) return records.workerParty(worker);
      return one('parties', id, rowOf(practice.clients, keyOfUlid('clientParty', id)), records.customerParty);
    },
    customers(args: CustomersArgs) {
      const rows = byKey(practice.clients)
        .filter(({ isDeleted }) => args.showDeleted === true || !isDeleted)
        .filter((row) => matches(row, args));
      const ordered = orderedBy(faults, rows, args.orderBy, {
        'party.sortName': sortNameOf,
        createTime: ({ createdAt }) => createdAt,
        updateTime: ({ updatedAt }) => updatedAt,
      });
      return pageOf(faults, 'customers', ordered, args, cap, records.customer);
    },
    customer: ({ id }: ById) =>
      one('customers', id, rowOf(practice.clients, keyOfUlid('client', id)), records.customer),
    customerByNumber({ customerNumber }: { readonly customerNumber: string }) {
      const row = practice.clients.find((each) => !each.isDeleted && customerNumberOf(each) === customerNumber);
      if (!row) throw faults.notFound('customers', customerNumber);
      return records.customer(row);
    },
    searchCustomers(args: PageArgs & { readonly query: string }) {
      if (args.query.trim().length < fewestLetters)
        throw faults.invalid('query', `needs ${String(fewestLetters)} characters or more`);
      return pageOf(faults, 'results', searchHits(practice, args.query), args, cap, (hit) => ({
        ...hit,
        customer: () => records.customer(hit.client),
      }));
    },
    customerLabels: () => records.labels(),
    workers(args: WorkersArgs) {
      const rows = byKey(practice.providers).filter((row) => worksAt(row, args));
      const ordered = orderedBy(faults, rows, args.orderBy, { 'party.sortName': sortNameOf });
      return pageOf(faults, 'workers', ordered, args, cap, records.worker);
    },
    worker: ({ id }: ById) => one('workers', id, rowOf(practice.providers, keyOfUlid('provider', id)), records.worker),
    conversations(args: ConversationsArgs) {
      const { customerId, states } = args.filter ?? {};
      const rows = memory.ledger.threads
        .filter(({ clientKey }) => !customerId || ulid('client', clientKey) === customerId)
        .filter((row) => isAmong(states, String(records.conversation(row)['state'])))
        .toReversed();
      return pageOf(faults, 'conversations', rows, args, cap, records.conversation);
    },
  };
}
