import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ListArgs } from './lists.ts';
import { contactIdsOf, type ShopmonkeyMemory, type VehicleRow } from './memory.ts';
import type { OrderLinks } from './orderLinks.ts';
import { opened, type ShopmonkeyPlaces } from './places.ts';
import { dateTime, isFleet, isOnCalendar, madeId, shopmonkeyIds } from './values.ts';

/** How customers and their vehicles look. */
export type ShopmonkeyCustomers = ReturnType<typeof shopmonkeyCustomers>;

const { of } = shopmonkeyIds;
const made = { createdDate: dateTime(opened), updatedDate: null };

export const paymentTerms: readonly Row[] = [
  {
    ...made,
    id: madeId('paymentTerm', 0),
    name: 'On Receipt',
    dueInDays: 0,
    customerDefault: true,
    fleetDefault: false,
  },
  { ...made, id: madeId('paymentTerm', 1), name: 'Net 30', dueInDays: 30, customerDefault: false, fleetDefault: true },
];
export const referralSources: readonly Row[] = ['Google', 'Word of mouth', 'Drove by'].map((name, index) => ({
  ...made,
  id: madeId('referralSource', index),
  name,
}));

const orNull = (text: string): string | null => (text === '' ? null : text);
const present = (row: Row | null): row is Row => row !== null;

/** Makes rows of customers, vehicles and what belongs to them; orders are asked for when they are needed. */
export function shopmonkeyCustomers(
  { practice, meet }: Backstage,
  memory: ShopmonkeyMemory,
  { common, locationOf, label }: ShopmonkeyPlaces,
  orders: () => OrderLinks,
) {
  const emails = (client: ClientRecord): readonly Row[] => {
    const ids = contactIdsOf(memory, client).emails;
    return client.emails.map((email, index) => ({
      ...common(client.createdAt),
      id: ids[index],
      customerId: of('client', client.key),
      email,
      primary: index === 0,
      subscribed: client.key % 3 === 0,
    }));
  };
  const phoneNumbers = (client: ClientRecord): readonly Row[] => {
    const ids = contactIdsOf(memory, client).phones;
    return client.phones.map(({ label: type, value }, index) => ({
      ...common(client.createdAt),
      id: ids[index],
      customerId: of('client', client.key),
      number: value,
      country: 'US',
      extension: null,
      type: type === 'Mobile' ? 'Mobile' : 'Landline',
      userDefinedType: type,
      primary: index === 0,
      optIn: type === 'Mobile',
    }));
  };

  const vehicle = ({ ownerKeys, ...row }: VehicleRow): Row => {
    const mileage = Number(row['mileage'] ?? 0);
    const log = { id: madeId('mileageLog', mileage), mileageDate: '2026-06-02T14:05:00.000Z', type: 'OrderIn' };
    return {
      companyId: common(opened)['companyId'],
      ...row,
      computed_ymm: [row['year'], row['make'], row['model']].filter(Boolean).join(' '),
      ownerCount: ownerKeys.length,
      owners: () => ownerKeys.map(customerOf).filter(present),
      orders: (args: ListArgs) => orders().listOf(args, { clientKeys: ownerKeys, vehicleId: row.id }),
      mileageLogs: mileage > 1000 ? [{ ...log, vehicleId: row.id, mileage: mileage - 512 }] : [],
    };
  };
  const vehicleOf = (id: string | null): Row | null => {
    const row = memory.vehicles.find((each) => each.id === id);
    return row ? vehicle(row) : null;
  };
  const vehiclesOf = (key: number): readonly VehicleRow[] =>
    memory.vehicles.filter(({ ownerKeys }) => ownerKeys.includes(key));

  /** The names of a customer, which a business has in another column. */
  const namesOf = (client: ClientRecord): Row => {
    const { customerType = isFleet(client) ? 'Fleet' : 'Customer', ...kept } = memory.profiles.get(client.key) ?? {};
    const isBusiness = customerType === 'Fleet';
    return {
      customerType,
      firstName: kept['firstName'] ?? client.givenName,
      lastName: kept['lastName'] ?? (isBusiness ? null : orNull(client.familyName)),
      companyName: kept['companyName'] ?? (isBusiness ? client.familyName : null),
    };
  };

  const customer = (client: ClientRecord): Row => {
    meet('client', client.key);
    const id = of('client', client.key);
    const count = (rows: readonly { readonly clientKey: number | null }[]): number =>
      rows.filter(({ clientKey }) => clientKey === client.key).length;
    return {
      ...common(client.createdAt, client.updatedAt),
      id,
      locationIds: [of('place', client.placeKey)],
      locations: () => [locationOf(client.placeKey)].filter(present),
      address1: orNull(client.street),
      address2: null,
      city: orNull(client.city),
      state: null,
      postalCode: null,
      country: 'US',
      website: null,
      dotNumber: null,
      discountPercent: client.key % 20 === 0 ? 5 : 0,
      marketingOptIn: client.key % 3 === 0,
      preferredContactMethod: client.phones.length > 0 ? 'SMS' : 'Email',
      preferredLanguage: 'en_US',
      taxExempt: false,
      externalId: null,
      ...memory.profiles.get(client.key),
      ...namesOf(client),
      note: client.note ?? '',
      paymentTerm: paymentTerms[isFleet(client) ? 1 : 0],
      referralSource: referralSources[client.key % referralSources.length],
      emails: () => emails(client),
      phoneNumbers: () => phoneNumbers(client),
      labels: () => client.tags.map((tag) => label(tag)),
      vehicles: () => vehiclesOf(client.key).map(vehicle),
      orders: (args: ListArgs) => orders().listOf(args, { clientKeys: [client.key] }),
      deferredServices: () => orders().deferredOf(client.key),
      deferredServiceCount: () => orders().deferredOf(client.key).length,
      appointmentCount: () => count(practice.appointments.filter(isOnCalendar)),
      messageCount: () => count(memory.ledger.messages),
    };
  };
  const customerOf = (key: number | null): Row | null => {
    const client = rowOf(practice.clients, key);
    return client && customer(client);
  };

  return { emails, phoneNumbers, vehicle, vehicleOf, vehiclesOf, namesOf, customer, customerOf };
}
