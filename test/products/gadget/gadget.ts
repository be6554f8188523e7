import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { gadgetIds, isBooking, statusWords } from './records.ts';
import { gadgetRoots } from './resolvers.ts';
import { gadgetText } from './schema.ts';

/**
 * A booking app built with Gadget, which makes a GraphQL API of an app's models.
 *
 * Source: Gadget's documentation (docs.gadget.dev: sorting, filtering and searching, action results, errors) and the
 * schema that its client is tested against (github.com/gadget-inc/js-clients, packages/react/src/internal/gql). The
 * models are those of the public app github.com/andrewpaliga/barbershop-app (api/models), with the main fields of the
 * shop's own records; the number of a customer's bookings is added as a computed field. Customers, places and services
 * are a shop's, services as variants of products, and there are no animals. Enums are scalars, whose words only the
 * editor knows; here they tell a payment. Nothing is required of an input, but actions refuse what is missing.
 */
export const gadget: Dialect = defineDialect({
  name: 'gadget',
  trait: 'connections with lists of filters, success and errors, _link, enums as scalars, minutes in place of an end',
  sdl: gadgetText,
  auth: { kind: 'direct', key: 'gadget-key' },
  cap: 250,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: gadgetRoots,
  expectedMap: {
    locations: 'shopifyLocations',
    clients: 'shopifyCustomers',
    clientSearch: 'shopifyCustomers',
    client: ['shopifyCustomer', 'shopifyCustomers'],
    patients: null,
    appointments: 'bookings',
    appointment: ['booking', 'bookings'],
    providers: 'staffs',
    // A booking names a variant, whose product has the name of the service.
    appointmentTypes: ['shopifyProductVariants', 'shopifyProducts'],
    bookAppointment: ['createBooking', 'upsertBooking'],
    updateAppointment: ['updateBooking', 'upsertBooking'],
    cancelAppointment: ['updateBooking', 'upsertBooking'],
    registerClient: ['createShopifyCustomer', 'upsertShopifyCustomer'],
    addPatient: null,
  },
  view: viewOf({
    ids: gadgetIds,
    status: ({ state }) => [statusWords[state]],
    patients: null,
    shows: isBooking,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    tags: (client) => client.tags,
    absent: { appointments: ['patient'] },
    // Tags are JSON, the state is that of an account at the shop, and the length of a booking has no unit.
    loose: { clients: ['tags', 'active'], appointments: ['reason', 'end'] },
  }),
});
