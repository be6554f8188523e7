import type { AddressRecord, ClientRecord, PhoneRecord } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import { recordAudit } from './audit.ts';
import { mergeClients } from './mergeClients.ts';
import { textOr, valueOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

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
    const client = changed(store, { ...nobody, id, insertedAt: now, updatedAt: now }, input);
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
    const client = changed(store, former, input);
    recordAudit(store, 'updateClient', id);
    return store.putClient({ ...client, updatedAt: store.stampAfter(former.updatedAt) });
  },
  mergeClients: (
    _source: unknown,
    { keepId, removeId }: { readonly keepId: string; readonly removeId: string },
    { store }: DemoContext,
  ) => mergeClients(store, keepId, removeId),
};

const nobody: Omit<ClientRecord, 'id' | 'insertedAt' | 'updatedAt'> = {
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

function changed(store: ClinicStore, former: ClientRecord, input: ClientInput): ClientRecord {
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
