import { instantOf, utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { relayConnection } from '../relayConnection.ts';
import { isJobberVisit, jobberIds, jobberRecords, numberOfId, visitStatus } from './records.ts';
import { jobberWrites } from './writes.ts';

interface Range {
  readonly after?: string | null;
  readonly before?: string | null;
  readonly eq?: string | null;
  readonly max?: string | null;
  readonly min?: string | null;
}

interface Sort {
  readonly key: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

interface ClientsArgs extends ConnectionArgs {
  readonly filter?: {
    readonly createdAt?: Range | null;
    readonly updatedAt?: Range | null;
    readonly isArchived?: boolean | null;
    readonly isCompany?: boolean | null;
    readonly isLead?: boolean | null;
    readonly tags?: readonly string[] | null;
  } | null;
  readonly searchTerm?: string | null;
  readonly searchFields?: readonly string[] | null;
  readonly sort?: Sort | null;
}

interface VisitsArgs extends ConnectionArgs {
  readonly filter?: {
    readonly startAt?: Range | null;
    readonly endAt?: Range | null;
    readonly createdAt?: Range | null;
    readonly completedAt?: Range | null;
    readonly ids?: readonly string[] | null;
    readonly status?: string | null;
  } | null;
  readonly sort?: readonly Sort[] | null;
  readonly timezone?: string | null;
}

interface ItemsArgs extends ConnectionArgs {
  readonly filter: {
    readonly occursWithin: { readonly startAt: string; readonly endAt: string };
    readonly assignedTo?: readonly string[] | null;
    readonly scheduleItemType?: string | null;
  };
}

const { key } = jobberIds;
const mostSimilar = 10;

/** Resolvers of Jobber: connections everywhere, the newest changes of clients first, visits by time. */
export function jobberRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const { account, client, phoneOf, property, job, user, visit, event, service } = jobberRecords(stage);
  const present = (): ClientRecord[] => practice.clients.filter((row) => !row.isDeleted).toSorted(byNewestChange);
  const clientOfId = (word: string, id: string): ClientRecord | null =>
    present().find((row) => row.key === numberOfId(word, id)) ?? null;
  const none = (args: ConnectionArgs): object => relayConnection([], args, cap, () => null);
  const services = ({ searchTerm, ...args }: ConnectionArgs & { searchTerm?: string | null }): object => {
    const term = (searchTerm ?? '').toLowerCase();
    const rows = practice.visitTypes.filter((row) => !row.isBlock && row.name.toLowerCase().includes(term));
    return relayConnection(rows, args, cap, service);
  };
  return {
    account,
    clients({ filter, searchTerm, searchFields, sort, ...args }: ClientsArgs) {
      const rows = present()
        .filter((row) => fitsClient(row, filter ?? {}))
        .filter((row) => matches(row, searchTerm ?? '', searchFields ?? null));
      return relayConnection(sort ? rows.toSorted(clientOrder(sort)) : rows, args, cap, client);
    },
    client: ({ id }: { id: string }) => client(rowOf(practice.clients, key('client', id))),
    clientPhones({ searchTerm, ...args }: ConnectionArgs & { searchTerm?: string | null }) {
      const rows = present().flatMap((row) => row.phones.map((phone, index) => ({ row, phone, index })));
      const fitting = rows.filter(({ row, phone }) => matches(row, searchTerm ?? '', null) && phone.value !== '');
      return relayConnection(fitting, args, cap, ({ row, phone, index }) => phoneOf(row, phone, index));
    },
    similarClients({ name, ...args }: ConnectionArgs & { name?: string | null }) {
      const rows = present().filter((row) => fullNameOf(row).toLowerCase() === (name ?? '').toLowerCase());
      return relayConnection(rows.slice(0, mostSimilar), args, cap, client);
    },
    properties: (args: ConnectionArgs) => relayConnection(present(), args, cap, property),
    property({ id }: { id: string }) {
      const owner = clientOfId('Property', id);
      return owner && property(owner);
    },
    jobs({ searchTerm, ...args }: ConnectionArgs & { searchTerm?: string | null }) {
      const rows = present().filter((row) => matches(row, searchTerm ?? '', null));
      return relayConnection(rows, args, cap, job);
    },
    job({ id }: { id: string }) {
      const owner = clientOfId('Job', id);
      return owner && job(owner);
    },
    visits({ filter, sort, timezone, ...args }: VisitsArgs) {
      const statusOf = (row: AppointmentRecord): string => visitStatus(row, now(), timezone ?? undefined);
      const rows = practice.appointments
        .filter((row) => isJobberVisit(row) && fitsVisit(row, filter ?? {}, statusOf))
        .toSorted(byStart);
      const [first] = sort ?? [];
      return relayConnection(first?.direction === 'DESCENDING' ? rows.toReversed() : rows, args, cap, visit);
    },
    visit: ({ id }: { id: string }) => visit(rowOf(practice.appointments, key('appointment', id))),
    scheduledItems({ filter, ...args }: ItemsArgs) {
      const { occursWithin, assignedTo, scheduleItemType } = filter;
      const [from, to] = [instantOf(occursWithin.startAt), instantOf(occursWithin.endAt)];
      const people = assignedTo?.map((id) => key('provider', id));
      const rows = practice.appointments
        .filter((row) => isJobberVisit(row) || (row.isBlock && row.placeKey === 1 && !row.isDeleted))
        .filter((row) => !scheduleItemType || scheduleItemType === (row.isBlock ? 'EVENT' : 'VISIT'))
        .filter((row) => row.start < to && row.start + row.minutes * 60_000 > from)
        .filter((row) => people?.includes(row.providerKey) ?? true)
        .toSorted(byStart);
      return relayConnection(rows, args, cap, (row) => (row.isBlock ? event(row) : visit(row)));
    },
    event({ id }: { id: string }) {
      const row = rowOf(practice.appointments, numberOfId('Event', id));
      return row?.isBlock === true ? event(row) : null;
    },
    users({ filter, ...args }: ConnectionArgs & { filter?: { status?: string | null } | null }) {
      const wanted = filter?.status ?? null;
      const rows = practice.providers.filter(
        (row) => wanted === null || wanted === (row.isActive ? 'ACTIVATED' : 'DEACTIVATED'),
      );
      return relayConnection(rows, args, cap, user);
    },
    user: ({ id }: { id?: string | null }) => user(rowOf(practice.providers, id ? key('provider', id) : 1)),
    products: services,
    productOrServices: services,
    product({ id }: { id: string }) {
      const row = rowOf(practice.visitTypes, key('visitType', id));
      return row && service(row);
    },
    clientEmails: none,
    expenses: none,
    invoices: none,
    quotes: none,
    requests: none,
    tasks: none,
    taxRates: none,
    timeSheetEntries: none,
    ...jobberWrites(stage),
  };
}

function byNewestChange(one: ClientRecord, other: ClientRecord): number {
  return other.updatedAt - one.updatedAt || other.key - one.key;
}

/** The clients in the order in which Jobber lists them. */
export function inJobberOrder(clients: readonly ClientRecord[]): readonly ClientRecord[] {
  return clients.filter((row) => !row.isDeleted).toSorted(byNewestChange);
}

function within(instant: number, range: Range | null | undefined): boolean {
  const { after, before, eq, max, min } = range ?? {};
  if (after && instant <= instantOf(after)) return false;
  if (before && instant >= instantOf(before)) return false;
  if (min && instant < instantOf(min)) return false;
  if (max && instant > instantOf(max)) return false;
  return !eq || instant === instantOf(eq);
}

function fitsClient(row: ClientRecord, filter: NonNullable<ClientsArgs['filter']>): boolean {
  const { createdAt, updatedAt, isArchived = null, isCompany = null, isLead = null, tags = null } = filter;
  if (isArchived !== null && isArchived === row.isActive) return false;
  if (isCompany !== null && isCompany !== (row.givenName === null)) return false;
  if (isLead === true) return false;
  if (tags !== null && !tags.every((tag) => row.tags.includes(tag))) return false;
  return within(row.createdAt, createdAt) && within(row.updatedAt, updatedAt);
}

/** Each word of a search is looked for at the beginning of words, in all of the fields that are searched. */
function matches(row: ClientRecord, searchTerm: string, fields: readonly string[] | null): boolean {
  const texts = [
    ...(fields === null || fields.includes('NAME') || fields.includes('COMPANY_NAME') ? [fullNameOf(row)] : []),
    ...(fields === null || fields.includes('EMAIL') ? row.emails : []),
    ...(fields === null || fields.includes('PHONE') ? row.phones.map(({ value }) => value.replaceAll(/\D/g, '')) : []),
  ];
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/));
  const wanted = searchTerm.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function clientOrder({ key: by, direction }: Sort): (one: ClientRecord, other: ClientRecord) => number {
  const valueOf = (row: ClientRecord): string => {
    if (by === 'FIRST_NAME') return row.givenName ?? '';
    if (by === 'LAST_NAME') return row.givenName === null ? '' : row.familyName;
    return utcText(by === 'CREATED_AT' ? row.createdAt : row.updatedAt);
  };
  const sign = direction === 'DESCENDING' ? -1 : 1;
  return (one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)];
    return left === right ? one.key - other.key : sign * (left < right ? -1 : 1);
  };
}

function fitsVisit(
  row: AppointmentRecord,
  { startAt, endAt, createdAt, completedAt, ids, status }: NonNullable<VisitsArgs['filter']>,
  statusOf: (row: AppointmentRecord) => string,
): boolean {
  if (completedAt && (row.state !== 'completed' || !within(row.updatedAt, completedAt))) return false;
  if (ids && !ids.includes(jobberIds.of('appointment', row.key))) return false;
  if (status && (status === 'ACTIVE' ? row.state === 'completed' : statusOf(row) !== status)) return false;
  const end = row.start + row.minutes * 60_000;
  return within(row.start, startAt) && within(end, endAt) && within(row.createdAt, createdAt);
}
