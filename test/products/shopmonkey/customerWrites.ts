import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { ShopmonkeyCustomers } from './customers.ts';
import { contactIdsOf, type ShopmonkeyMemory } from './memory.ts';
import { allowedOf, digitsOf, labelOf, notFound, problem, shopmonkeyIds, writtenRow } from './values.ts';

interface ContactArgs {
  readonly customerId: string;
  readonly id: string;
  readonly data: Row;
}

const { key } = shopmonkeyIds;
const names = ['firstName', 'lastName', 'companyName'];
/** What is kept of a customer beside the practice. */
const kept = [
  'address2',
  'state',
  'country',
  'postalCode',
  'website',
  'discountPercent',
  'marketingOptIn',
  'preferredContactMethod',
  'preferredLanguage',
  'taxExempt',
  'externalId',
];

const trimmed = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** The mutations of customers, and of their e-mails and numbers, which are written one by one. */
export function customerWrites(
  backstage: Backstage,
  memory: ShopmonkeyMemory,
  parts: { readonly customers: ShopmonkeyCustomers; readonly customerIn: (id: string) => ClientRecord },
) {
  const { practice, now } = backstage;
  const { customer, emails, phoneNumbers } = parts.customers;
  const allowed = allowedOf(backstage);

  /** The names after a change, and how the practice keeps them: a business by its own, a person by hers. */
  const namesOf = (before: Row, data: Row): { readonly shown: Row; givenName: string | null; familyName: string } => {
    const after = { ...before, ...presentFields(data) };
    const [firstName, lastName, companyName] = names.map((name) => trimmed(after[name]));
    const { customerType } = after;
    const shown = { customerType, firstName, lastName, companyName };
    if (customerType === 'Fleet') {
      if (!companyName) throw problem('BAD_REQUEST', 'companyName is required for a Fleet');
      return { shown, givenName: null, familyName: companyName };
    }
    if (!firstName && !lastName) throw problem('BAD_REQUEST', 'firstName or lastName is required');
    return { shown, givenName: firstName ?? null, familyName: lastName ?? '' };
  };
  const save = (client: ClientRecord, data: Row, named: ReturnType<typeof namesOf>): Row => {
    const { shown, givenName, familyName } = named;
    const placeKey = key('place', givenText(data, 'locationId'));
    const [street, city] = [givenText(data, 'address1'), givenText(data, 'city')];
    const note = givenText(data, 'note');
    const change = {
      givenName,
      familyName,
      street: street === undefined ? undefined : (street ?? ''),
      city: city === undefined ? undefined : (city ?? ''),
      note: note === undefined ? undefined : trimmed(note),
      placeKey: placeKey ?? undefined,
    };
    const fields = presentFields(Object.fromEntries(kept.map((field) => [field, data[field]])));
    memory.profiles.set(client.key, { ...memory.profiles.get(client.key), ...fields, ...shown });
    return customer(writtenRow(changeClient(practice, client.key, change, now())));
  };

  const emailIn = (data: Row): string => {
    const email = (givenText(data, 'email') ?? '').trim();
    if (/^\S+@\S+\.\S+$/.test(email)) return email;
    throw problem('BAD_REQUEST', 'email must be a valid email');
  };
  const phoneIn = (data: Row, label: PhoneRecord['label']): PhoneRecord => {
    const number = (givenText(data, 'number') ?? '').trim();
    if (digitsOf(number).length < 7) throw problem('BAD_REQUEST', 'number must be a valid phone number');
    const type = givenText(data, 'userDefinedType');
    return { label: type ? labelOf(type) : label, value: number };
  };
  /** Puts a contact at its place, which is the first one where it is to be the primary one. */
  const placed = <Contact>(rows: readonly Contact[], row: Contact, index: number, data: Row): readonly Contact[] => {
    const rest = rows.toSpliced(index, 1);
    return data['primary'] === true ? [row, ...rest] : rest.toSpliced(index, 0, row);
  };
  const indexIn = (ids: readonly string[], what: string, id: string): number => {
    const index = ids.indexOf(id);
    if (index >= 0) return index;
    throw notFound(what, id);
  };
  const saveEmail = (client: ClientRecord, index: number, data: Row): Row => {
    const email = emailIn(data);
    const ids = contactIdsOf(memory, { ...client, emails: placed(client.emails, email, index, data) });
    const id = ids.emails[index] ?? '';
    ids.emails.splice(0, ids.emails.length, ...placed(ids.emails, id, index, data));
    const change = { emails: placed(client.emails, email, index, data) };
    const row = writtenRow(changeClient(practice, client.key, change, now()));
    return emails(row).find((each) => each['id'] === id) ?? {};
  };
  const savePhone = (client: ClientRecord, index: number, data: Row): Row => {
    const phones = placed(client.phones, phoneIn(data, client.phones[index]?.label ?? 'Mobile'), index, data);
    const ids = contactIdsOf(memory, { ...client, phones });
    const id = ids.phones[index] ?? '';
    ids.phones.splice(0, ids.phones.length, ...placed(ids.phones, id, index, data));
    const row = writtenRow(changeClient(practice, client.key, { phones }, now()));
    return phoneNumbers(row).find((each) => each['id'] === id) ?? {};
  };
  const removed = (customerId: string, id: string, what: 'emails' | 'phones', name: string): Row => {
    allowed();
    const client = parts.customerIn(customerId);
    const ids = contactIdsOf(memory, client)[what];
    const index = indexIn(ids, name, id);
    ids.splice(index, 1);
    const change =
      what === 'emails' ? { emails: client.emails.toSpliced(index, 1) } : { phones: client.phones.toSpliced(index, 1) };
    writtenRow(changeClient(practice, client.key, change, now()));
    return { success: true };
  };

  return {
    createCustomer({ data }: { readonly data: Row }): Row {
      allowed();
      const named = namesOf({}, data);
      const locationId = givenText(data, 'locationId') ?? null;
      const place = rowOf(practice.places, key('place', locationId));
      if (locationId !== null && !place) throw notFound('Location', locationId);
      const { key: own } = writtenRow(registerClient(practice, named, now()));
      const home = { placeKey: place?.key ?? practice.places[0]?.key };
      return save(writtenRow(changeClient(practice, own, home, now())), data, named);
    },
    updateCustomer({ id, data }: { readonly id: string; readonly data: Row }): Row {
      allowed();
      const client = parts.customerIn(id);
      return save(client, data, namesOf(customer(client), data));
    },
    deleteCustomer({ id }: { readonly id: string }): Row {
      allowed();
      const change = { isDeleted: true, isActive: false };
      writtenRow(changeClient(practice, parts.customerIn(id).key, change, now()));
      return { success: true };
    },
    createCustomerEmail({ customerId, data }: ContactArgs): Row {
      allowed();
      const client = parts.customerIn(customerId);
      return saveEmail(client, client.emails.length, data);
    },
    updateCustomerEmail({ customerId, id, data }: ContactArgs): Row {
      allowed();
      const client = parts.customerIn(customerId);
      return saveEmail(client, indexIn(contactIdsOf(memory, client).emails, 'Email', id), data);
    },
    deleteCustomerEmail: ({ customerId, id }: ContactArgs) => removed(customerId, id, 'emails', 'Email'),
    createCustomerPhoneNumber({ customerId, data }: ContactArgs): Row {
      allowed();
      const client = parts.customerIn(customerId);
      return savePhone(client, client.phones.length, data);
    },
    updateCustomerPhoneNumber({ customerId, id, data }: ContactArgs): Row {
      allowed();
      const client = parts.customerIn(customerId);
      return savePhone(client, indexIn(contactIdsOf(memory, client).phones, 'Phone Number', id), data);
    },
    deleteCustomerPhoneNumber: ({ customerId, id }: ContactArgs) => removed(customerId, id, 'phones', 'Phone Number'),
  };
}
