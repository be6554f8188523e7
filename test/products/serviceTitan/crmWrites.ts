import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { contactsOf, type StContact } from './contacts.ts';
import type { ById } from './crm.ts';
import type { StAddress, StMemory, StNote } from './memory.ts';
import type { StRecords } from './records.ts';
import { apiError, customersOf, invalid, namePartsOf, ownKey, phoneDigits, serviceTitanIds } from './values.ts';
import type { Gate } from './writes.ts';

interface ContactInput {
  readonly type?: StContact['type'] | null;
  readonly value?: string | null;
  readonly memo?: string | null;
}

interface ProfileInput {
  readonly name?: string | null;
  readonly type?: 'Residential' | 'Commercial' | null;
  readonly address?: StAddress | null;
  readonly customFields?: readonly { readonly typeId: number; readonly value: string }[] | null;
  readonly doNotMail?: boolean | null;
  readonly doNotService?: boolean | null;
  readonly nationalAccount?: boolean | null;
  readonly active?: boolean | null;
  readonly tagTypeIds?: readonly (number | string)[] | null;
  readonly taxExempt?: boolean | null;
  readonly paymentTermId?: number | null;
  readonly creditLimit?: number | null;
}

interface NewLocation {
  readonly name: string;
  readonly address: StAddress;
  readonly contacts?: readonly ContactInput[] | null;
}

interface CreateCustomer extends ProfileInput {
  readonly name: string;
  readonly locations: readonly NewLocation[];
  readonly address: StAddress;
  readonly contacts?: readonly ContactInput[] | null;
}

type Lists = Pick<ClientRecord, 'phones' | 'emails'> & { readonly faxes: readonly string[] };

/** Contacts as the practice keeps them: phones, emails, and faxes apart. */
function listsOf(contacts: readonly Pick<StContact, 'type' | 'value' | 'memo'>[]): Lists {
  const phones = contacts.flatMap(({ type, value, memo }): PhoneRecord[] => {
    if (type !== 'Phone' && type !== 'MobilePhone') return [];
    const label = type === 'MobilePhone' ? 'Mobile' : /work/i.test(memo ?? '') ? 'Work' : 'Home';
    return [{ label, value }];
  });
  const valuesOf = (wanted: StContact['type']): readonly string[] =>
    contacts.filter(({ type }) => type === wanted).map(({ value }) => value);
  return { phones, emails: valuesOf('Email'), faxes: valuesOf('Fax') };
}

/** A contact that can be kept. */
function checked({ type, value, memo }: ContactInput, field: string): Pick<StContact, 'type' | 'value' | 'memo'> {
  const text = (value ?? '').trim();
  if (!type) throw invalid(`${field}.type`, 'Type is required.');
  if (type === 'Email' && !/^[^@\s]+@[^@\s]+$/.test(text))
    throw invalid(`${field}.value`, 'Email address is not valid.');
  if (type !== 'Email' && phoneDigits(text).length < 7) throw invalid(`${field}.value`, 'Phone number is not valid.');
  return { type, value: text, memo: memo ?? null };
}

/** Mutations of customers, their contacts, notes and locations. */
export function crmWrites(backstage: Backstage, records: StRecords, memory: StMemory, gate: Gate) {
  const { practice, now } = backstage;
  const { allowed, done } = gate;
  const customerOf = (id: number | string): ClientRecord => {
    const row = rowOf(customersOf(practice), serviceTitanIds.key('client', id));
    if (row) return row;
    throw apiError(404, `Customer ${String(id)} was not found.`);
  };
  const tagsIn = (ids: readonly (number | string)[] | null | undefined): readonly string[] | undefined =>
    ids?.map((id) => {
      const name = memory.tags[(ownKey('tag', id) ?? 0) - 1];
      if (name === undefined) throw invalid('request.tagTypeIds', `Tag type ${String(id)} does not exist.`);
      return name;
    });
  const put = (row: ClientRecord, lists: Lists): ClientRecord => {
    memory.faxes.set(row.key, lists.faxes);
    return done(changeClient(practice, row.key, { phones: lists.phones, emails: lists.emails }, now()));
  };
  /** Keeps what the practice has no place for. */
  const remember = (key: number, request: ProfileInput): void => {
    const { customFields, address } = request;
    const { doNotMail, doNotService, nationalAccount, taxExempt, paymentTermId, creditLimit } = request;
    const given = { doNotMail, doNotService, nationalAccount, taxExempt, paymentTermId, creditLimit };
    const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const fields = customFields?.map(({ typeId, value }) => ({
      typeId,
      name: typeId === records.petsField ? 'Pets' : null,
      value,
    }));
    memory.profiles.set(key, {
      ...memory.profiles.get(key),
      ...presentFields({ ...present, customFields: fields }),
    });
    if (address) memory.addresses.set(key, address);
  };
  const nameIn = (name: string): string => {
    if (name.trim() === '') throw invalid('request.name', 'Name is required.');
    return name;
  };
  const addLocation = (clientKey: number, { name, address }: NewLocation): Row => {
    const key = 1_000_000 + memory.moreLocations.length + 1;
    const row = { key, clientKey, name: nameIn(name), address, at: now() };
    memory.moreLocations.push(row);
    return records.location(row);
  };

  return {
    createCustomer({ request }: { readonly request: CreateCustomer }): Row {
      allowed();
      const [first, ...others] = request.locations;
      if (!first) throw invalid('request.locations', 'At least one location is required.');
      const names = namePartsOf(nameIn(request.name), request.type);
      const contacts = (request.contacts ?? []).map((each, index) =>
        checked(each, `request.contacts[${String(index)}]`),
      );
      const tags = tagsIn(request.tagTypeIds) ?? [];
      const { key } = done(registerClient(practice, names, now()));
      const { street, city } = request.address;
      const placeKey = practice.places[0]?.key;
      const made = done(changeClient(practice, key, { ...names, street, city, tags, placeKey }, now()));
      remember(key, request);
      memory.locationNames.set(key, nameIn(first.name));
      for (const each of others) addLocation(key, each);
      return records.customer(put(made, listsOf(contacts)));
    },
    updateCustomer({ id, request }: ById & { readonly request: ProfileInput }): Row {
      allowed();
      const before = customerOf(id);
      const type = request.type ?? (before.givenName === null ? 'Commercial' : 'Residential');
      const change = {
        ...(typeof request.name === 'string' && namePartsOf(nameIn(request.name), type)),
        ...(request.address && { street: request.address.street, city: request.address.city }),
        isActive: request.active ?? undefined,
        tags: tagsIn(request.tagTypeIds),
      };
      const row = done(changeClient(practice, before.key, change, now()));
      remember(row.key, request);
      return records.customer(row);
    },
    createCustomerContact({ id, request }: ById & { readonly request: ContactInput }): Row {
      allowed();
      const row = customerOf(id);
      const added = checked(request, 'request');
      const changed = put(row, listsOf([...contactsOf(row, memory), added]));
      const made = contactsOf(changed, memory).findLast(({ type }) => type === added.type);
      if (!made) throw apiError(409, 'The contact was not kept.');
      return records.contact(made);
    },
    updateCustomerContact(args: ById & { readonly contactId: number | string; readonly request: ContactInput }): Row {
      allowed();
      const row = customerOf(args.id);
      const key = ownKey('contact', args.contactId);
      const before = contactsOf(row, memory).find((each) => each.key === key);
      if (!before) throw apiError(404, `Contact ${String(args.contactId)} was not found.`);
      const { type, value, memo } = args.request;
      const change = { type: type ?? before.type, value: value ?? before.value, memo: memo ?? before.memo };
      const after = checked(change, 'request');
      const lists = listsOf(contactsOf(row, memory).map((each) => (each.key === key ? after : each)));
      const made = contactsOf(put(row, lists), memory).find(
        (each) =>
          each.type === after.type && each.value === (after.type === 'Email' ? after.value : phoneDigits(after.value)),
      );
      if (!made) throw apiError(409, 'The contact was not kept.');
      return records.contact(made);
    },
    deleteCustomerContact({ id, contactId }: ById & { readonly contactId: number | string }): boolean {
      allowed();
      const row = customerOf(id);
      const key = ownKey('contact', contactId);
      const left = contactsOf(row, memory).filter((each) => each.key !== key);
      if (left.length === contactsOf(row, memory).length)
        throw apiError(404, `Contact ${String(contactId)} was not found.`);
      put(row, listsOf(left));
      return true;
    },
    createCustomerNote({
      id,
      request,
    }: ById & { readonly request: { readonly text: string; readonly pinToTop?: boolean | null } }): Row {
      allowed();
      const row = customerOf(id);
      if (request.text.trim() === '') throw invalid('request.text', 'Text is required.');
      const note: StNote = { text: request.text, isPinned: request.pinToTop === true, at: now() };
      memory.customerNotes.set(row.key, [...(memory.customerNotes.get(row.key) ?? []), note]);
      return records.note(note);
    },
    createLocation({ request }: { readonly request: NewLocation & { readonly customerId: number | string } }): Row {
      allowed();
      return addLocation(customerOf(request.customerId).key, request);
    },
    customerKeyOf: (id: number | string): number => customerOf(id).key,
  };
}
