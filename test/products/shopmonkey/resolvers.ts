import type { Backstage } from '../../dialects/dialect.ts';
import {
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { OrderLinks } from './orderLinks.ts';
import { shopmonkeyOrders } from './orders.ts';
import { shopmonkeyAppointments } from './appointments.ts';
import { appointmentWrites } from './appointmentWrites.ts';
import { shopmonkeyCustomers } from './customers.ts';
import { customerWrites } from './customerWrites.ts';
import { type ListArgs, type Listing, listResponse } from './lists.ts';
import { createMemory } from './memory.ts';
import { shopmonkeyPlaces } from './places.ts';
import { shopmonkeyShop } from './shop.ts';
import { shopmonkeyStock } from './stock.ts';
import { shopWrites } from './shopWrites.ts';
import { customersOf, digitsOf, notFound, shopmonkeyIds } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface CustomerSearch extends ListArgs {
  readonly query?: string | null;
  readonly locationId?: string | null;
}

const { of, key } = shopmonkeyIds;

/** Whether each word of a query is somewhere in the names, the e-mails or the numbers of a customer. */
function isFound(query: string): (client: ClientRecord) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ givenName, familyName, emails, phones }) => {
    const text = [givenName ?? '', familyName, ...emails].join(' ').toLowerCase();
    const numbers = phones.map(({ value }) => value.replaceAll(/\D/g, ''));
    return words.every((word) => {
      const digits = word.replaceAll(/\D/g, '');
      const isNumber = digits.length > 2 && numbers.some((number) => number.includes(digits));
      return text.includes(word) || isNumber;
    });
  };
}

/** The root fields of the product. */
export function shopmonkeyRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const places = shopmonkeyPlaces(backstage);
  // Each leads to the other, but only when a field is asked for.
  const links = (): OrderLinks => orders;
  const customers = shopmonkeyCustomers(backstage, memory, places, links);
  const orders = shopmonkeyOrders(backstage, memory, { places, customers });
  const appointments = shopmonkeyAppointments(backstage, memory, { places, customers }, links);
  const shop = shopmonkeyShop(backstage, memory, { places, customers, orders });

  const { customer, namesOf } = customers;
  const customerListing: Listing<ClientRecord> = {
    columns: {
      id: (client) => of('client', client.key),
      locationIds: (client) => [of('place', client.placeKey)],
      customerType: (client) => namesOf(client)['customerType'],
      firstName: (client) => namesOf(client)['firstName'],
      lastName: (client) => namesOf(client)['lastName'],
      companyName: (client) => namesOf(client)['companyName'],
      city: ({ city }) => city,
      createdDate: ({ createdAt }) => createdAt,
      updatedDate: ({ updatedAt }) => updatedAt,
    },
    show: customer,
  };
  const placeListing: Listing<PlaceRecord> = {
    columns: {
      id: (place) => of('place', place.key),
      name: ({ name }) => name,
      state: ({ state }) => state,
      archived: () => false,
    },
    show: places.location,
  };
  const userListing: Listing<ProviderRecord> = {
    columns: {
      id: (person) => of('provider', person.key),
      active: ({ isActive }) => isActive,
      email: ({ email }) => email,
      locationId: ({ placeKeys }) => placeKeys.map((place) => of('place', place)),
      firstName: ({ givenName }) => givenName,
      lastName: ({ familyName }) => familyName,
    },
    show: places.user,
  };
  const cannedListing: Listing<VisitTypeRecord> = {
    columns: {
      id: (type) => of('visitType', type.key),
      bookable: ({ isBookable }) => isBookable,
      name: ({ name }) => name,
    },
    show: places.cannedService,
  };
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const customerIn = (id: string): ClientRecord => {
    const client = rowOf(practice.clients, key('client', id));
    if (client && !client.isDeleted) return client;
    throw notFound('Customer', id);
  };
  const single = (what: string, id: string, row: Row | null): Row => {
    if (row) return row;
    throw notFound(what, id);
  };
  const allOf = (fits: (client: ClientRecord) => boolean): Row =>
    listResponse(customersOf(practice).filter(fits), { limit: cap }, customerListing, cap);

  return {
    company: () => places.company,
    locations: (args: ListArgs) => listResponse(practice.places, args, placeListing, cap),
    location: ({ id }: IdArgs) => single('Location', id, places.locationOf(key('place', id))),
    users: (args: ListArgs) => listResponse(practice.providers, args, userListing, cap),
    user: ({ id }: IdArgs) => single('User', id, places.userOf(key('provider', id))),
    searchCustomers({ input }: { readonly input: CustomerSearch }): Row {
      const { query, locationId, where, ...args } = input;
      const found = customersOf(practice).filter(isFound(query ?? ''));
      const own = locationId ? { locationIds: locationId } : {};
      return listResponse(found, { ...args, where: { ...where, ...own } }, customerListing, cap);
    },
    searchCustomersByEmail: ({ email }: { readonly email: string }) =>
      allOf(({ emails }) => emails.some((own) => own.toLowerCase() === email.trim().toLowerCase())),
    searchCustomersByPhoneNumber: ({ phoneNumber }: { readonly phoneNumber: string }) =>
      allOf(({ phones }) => phones.some(({ value }) => digitsOf(value) === digitsOf(phoneNumber))),
    customer: ({ id }: IdArgs) => customer(customerIn(id)),
    cannedServices: (args: ListArgs) => listResponse(services, args, cannedListing, cap),
    cannedService({ id }: IdArgs): Row {
      const type = rowOf(services, key('visitType', id));
      return single('Canned Service', id, type && places.cannedService(type));
    },
    ...appointments.roots,
    ...shop.roots,
    ...shopmonkeyStock(backstage, memory, places, orders),
    ...appointmentWrites(backstage, memory, { appointments, orders, customerIn }),
    ...customerWrites(backstage, memory, { customers, customerIn }),
    ...shopWrites(backstage, memory, { places, customers, orders, shop, customerIn }),
  };
}
