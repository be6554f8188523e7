import { findClients } from '../clientSearch.ts';
import { pageOf } from './listPages.ts';
import { type DemoContext, type FieldResolvers, recordAudit } from './resolver.ts';
import type { AddressRecord, ClientRecord, PhoneRecord, Table } from '../records.ts';
import { invalid, notFound, textOr, valueOr } from './input.ts';
import type { ClinicStore } from '../store.ts';

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface ById {
  readonly id: string;
}

/** Queries for places, people and animals. An unknown id is answered with null, as lists of nullable things do. */
export const clientQueries: FieldResolvers = {
  org: (_source: unknown, _args: object, { store }: DemoContext) => store.organization,
  locations: (_source: unknown, _args: object, { store }: DemoContext) => store.locations.list(),
  location: (_source: unknown, { id }: ById, { store }: DemoContext) => store.locations.get(id),
  getClients: (
    _source: unknown,
    args: Page & { readonly active?: boolean | null; readonly updatedSince?: number | null },
    { store }: DemoContext,
  ) => {
    const { active, updatedSince, limit, offset } = args;
    const all = store.clients(active);
    const changed = typeof updatedSince === 'number' ? all.filter(({ updatedAt }) => updatedAt >= updatedSince) : all;
    return pageOf(changed, limit, offset);
  },
  searchClients: (_source: unknown, args: Page & { readonly query: string }, { store }: DemoContext) =>
    pageOf(findClients(store, args.query), args.limit),
  client: (_source: unknown, { id }: ById, { store }: DemoContext) => store.client(id),
  clientsCount: (_source: unknown, { active }: { readonly active?: boolean | null }, { store }: DemoContext) =>
    store.clients(active).length,
  patients: (
    _source: unknown,
    args: Page & { readonly clientId?: string | null; readonly active?: boolean | null },
    { store }: DemoContext,
  ) => {
    const filterByClient = args.clientId ? store.patientsOf(args.clientId) : store.patients();
    const { active } = args;
    const matching =
      typeof active === 'boolean' ? filterByClient.filter(({ isActive }) => isActive === active) : filterByClient;
    return pageOf(matching, args.limit, args.offset);
  },
  patient: (_source: unknown, { id }: ById, { store }: DemoContext) => store.patient(id),
  providers: (_source: unknown, { locationId }: { readonly locationId?: string | null }, { store }: DemoContext) =>
    store.providers.list().filter(({ locationIds }) => !locationId || locationIds.includes(locationId)),
  provider: (_source: unknown, { id }: ById, { store }: DemoContext) => store.providers.get(id),
};

type Text = string | null;

interface PhoneInput {
  readonly value: string;
  readonly name?: Text;
  readonly preferred?: boolean | null;
}

interface ClientInput {
  readonly givenName?: Text;
  readonly familyName?: Text;
  readonly email?: Text;
  readonly secondaryEmail?: Text;
  readonly phoneNumbers?: readonly PhoneInput[] | null;
  readonly address?: Partial<AddressRecord> | null;
  readonly isActive?: boolean | null;
  readonly notes?: Text;
  readonly alerts?: Text;
  readonly primaryLocationId?: Text;
}

/** Mutations that make and change clients. */
export const clientMutations: FieldResolvers = {
  createClient: (_source: unknown, { input }: { readonly input: ClientInput }, { store }: DemoContext) => {
    const now = store.now();
    const id = store.createId();
    const client = applyInput(store, { ...emptyClient, id, insertedAt: now, updatedAt: now }, input);
    recordAudit(store, 'createClient', id);
    return store.putClient(client);
  },
  updateClient: (
    _source: unknown,
    { id, input }: { readonly id: string; readonly input: ClientInput },
    { store }: DemoContext,
  ) => {
    const former = store.client(id);
    if (!former) throw notFound('Client', id);
    const client = applyInput(store, former, input);
    recordAudit(store, 'updateClient', id);
    return store.putClient({ ...client, updatedAt: store.stampAfter(former.updatedAt) });
  },
  mergeClients: (
    _source: unknown,
    { keepId, removeId }: { readonly keepId: string; readonly removeId: string },
    { store }: DemoContext,
  ) => mergeClients(store, keepId, removeId),
};

const emptyClient: Omit<ClientRecord, 'id' | 'insertedAt' | 'updatedAt'> = {
  givenName: null,
  familyName: null,
  email: null,
  secondaryEmail: null,
  phoneNumbers: [],
  address: null,
  isActive: true,
  notes: null,
  alerts: null,
  balanceCents: 0,
  primaryLocationId: null,
  tags: [],
};

function applyInput(store: ClinicStore, former: ClientRecord, input: ClientInput): ClientRecord {
  const client: ClientRecord = {
    ...former,
    givenName: textOr(former.givenName, input.givenName, 'givenName'),
    familyName: textOr(former.familyName, input.familyName, 'familyName'),
    email: emailOr(former.email, input.email, 'email'),
    secondaryEmail: emailOr(former.secondaryEmail, input.secondaryEmail, 'secondaryEmail'),
    phoneNumbers: input.phoneNumbers === undefined ? former.phoneNumbers : phonesOf(store, input.phoneNumbers ?? []),
    address: input.address === undefined ? former.address : addressOf(former.address, input.address),
    isActive: valueOr(former.isActive, input.isActive),
    notes: textOr(former.notes, input.notes, 'notes'),
    alerts: textOr(former.alerts, input.alerts, 'alerts'),
    primaryLocationId: textOr(former.primaryLocationId, input.primaryLocationId, 'primaryLocationId'),
  };
  if (client.givenName === null && client.familyName === null) {
    throw invalid('A client needs a given name or a family name');
  }
  const { primaryLocationId } = client;
  if (primaryLocationId !== null && !store.locations.get(primaryLocationId)) {
    throw notFound('Location', primaryLocationId);
  }
  return client;
}

function emailOr(former: Text, given: Text | undefined, label: string): Text {
  const email = textOr(former, given, label);
  // What was once accepted may stay: only what is typed now is judged.
  if (email !== null && given !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid(`${label} is not an e-mail address: ${email}`);
  }
  return email;
}

function phonesOf(store: ClinicStore, phones: readonly PhoneInput[]): readonly PhoneRecord[] {
  return phones.map((phone) => {
    const digits = phone.value.replace(/\D/g, '').length;
    if (digits < 7 || digits > 20) throw invalid(`Phone number is invalid: ${phone.value}`);
    return {
      id: store.createId(),
      value: phone.value.trim(),
      name: textOr(null, phone.name, 'name'),
      preferred: phone.preferred ?? false,
    };
  });
}

const noAddress: AddressRecord = { line1: null, line2: null, city: null, state: null, postalCode: null };

function addressOf(former: AddressRecord | null, given: Partial<AddressRecord> | null): AddressRecord | null {
  if (given === null) return null;
  const base = former ?? noAddress;
  return {
    line1: textOr(base.line1, given.line1, 'line1'),
    line2: textOr(base.line2, given.line2, 'line2'),
    city: textOr(base.city, given.city, 'city'),
    state: textOr(base.state, given.state, 'state'),
    postalCode: textOr(base.postalCode, given.postalCode, 'postalCode'),
  };
}

/** Gives everything of one client to another one, her patients with their appointments first, and archives her. */
function mergeClients(store: ClinicStore, keepId: string, removeId: string): ClientRecord {
  const keep = store.client(keepId);
  const remove = store.client(removeId);
  if (!keep) throw notFound('Client', keepId);
  if (!remove) throw notFound('Client', removeId);
  if (keepId === removeId) throw invalid('A client can’t be merged into itself');
  // First the log: making the back office reads the balances as they were.
  recordAudit(store, 'mergeClients', keepId);
  for (const patient of store.patientsOf(removeId))
    store.putPatient({ ...patient, clientId: keepId, updatedAt: store.stampAfter(patient.updatedAt) });
  const backOffice = store.backOffice();
  reassignRows(backOffice.invoices, keepId, removeId);
  reassignRows(backOffice.payments, keepId, removeId);
  reassignRows(backOffice.estimates, keepId, removeId);
  reassignRows(backOffice.creditMemos, keepId, removeId);
  reassignRows(backOffice.conversations, keepId, removeId);
  reassignRows(backOffice.messages, keepId, removeId);
  reassignRows(backOffice.reminders, keepId, removeId);
  for (const request of backOffice.appointmentRequests.list())
    if (request.clientId === removeId) backOffice.appointmentRequests.put({ ...request, clientId: keepId });
  backOffice.archivedClients.put({
    id: removeId,
    name: [remove.givenName, remove.familyName].filter((part) => part !== null).join(' '),
    email: remove.email,
    reason: 'Merged',
    archivedAt: store.now(),
    mergedIntoId: keepId,
  });
  store.removeClient(removeId);
  return store.putClient({ ...combineClients(keep, remove), updatedAt: store.stampAfter(keep.updatedAt) });
}

function reassignRows<Row extends { readonly id: string; readonly clientId: string }>(
  table: Table<Row>,
  keepId: string,
  removeId: string,
): void {
  for (const row of table.list()) if (row.clientId === removeId) table.put({ ...row, clientId: keepId });
}

/** What the one that stays has, and what only the other one had. */
function combineClients(keep: ClientRecord, remove: ClientRecord): ClientRecord {
  const spare = [remove.email, remove.secondaryEmail].filter((email) => email !== null && email !== keep.email);
  return {
    ...keep,
    email: keep.email ?? remove.email,
    secondaryEmail: keep.secondaryEmail ?? (keep.email === null ? remove.secondaryEmail : (spare[0] ?? null)),
    phoneNumbers: [...keep.phoneNumbers, ...remove.phoneNumbers.filter((phone) => !hasNumber(keep, phone))],
    address: keep.address ?? remove.address,
    isActive: keep.isActive || remove.isActive,
    notes: joined(keep.notes, remove.notes),
    alerts: joined(keep.alerts, remove.alerts),
    balanceCents: keep.balanceCents + remove.balanceCents,
    tags: [...new Set([...keep.tags, ...remove.tags])],
    insertedAt: Math.min(keep.insertedAt, remove.insertedAt),
  };
}

function hasNumber({ phoneNumbers }: ClientRecord, { value }: PhoneRecord): boolean {
  const digits = (text: string): string => text.replace(/\D/g, '');
  return phoneNumbers.some((each) => digits(each.value) === digits(value));
}

function joined(one: string | null, other: string | null): string | null {
  return [one, one === other ? null : other].filter((text) => text !== null).join('\n') || null;
}
