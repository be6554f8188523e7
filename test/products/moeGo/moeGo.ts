import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { moeGoRoots } from './resolvers.ts';
import { moeGoText } from './schema.ts';
import { moeGoBookText } from './schemaBook.ts';
import { moeGoMoreText } from './schemaMore.ts';
import { emailOf, isAppointment, moeGoIds, phoneOf, statusWords } from './values.ts';

/**
 * MoeGo, a system for groomers, boarding and daycare of pets, at salons and from vans.
 *
 * Follows the vendor's definitions of its public API at openapi.moego.pet (github.com/MoeGolibrary/moegoapis at commit
 * 5d75815c, no licence; a description of the interface, of which no code is taken): objects, fields, enums and what is
 * required are its own, as are pages of 1 to 500 rows, lists that want a company, pets that are listed for one customer
 * only, texts that are empty and not null, instants in UTC, and intervals whose end doesn't belong to them. There is
 * nothing to change or to cancel an appointment. Filters by customers and pets, and businesses that need not be named,
 * are of later versions, as tools for it describe them.
 *
 * The GraphQL layer adds Relay connections (forward only, without a count) in the place of page tokens, payloads with
 * userErrors, and objects beside the ids of businesses, customers and staff. Addresses of a customer, one word there for
 * many, have a plural, and dates that the API keeps as instants at midnight are dates.
 *
 * Assumed: the order of lists (age of the record, for appointments the start), the look of ids, that the one phone is
 * the first, that a no-show is canceled, that a ticket comment is what the customer comes for, that staff who left are
 * not listed but found by id, and the texts of errors. Only a company has a zone. Some bookings have no pet or no
 * customer, which the vendor's would.
 */
export const moeGo: Dialect = defineDialect({
  name: 'moeGo',
  trait:
    'pet grooming: all lists want a company, pets and staff deep within petServiceDetails, Relay, empty texts, no changes of appointments',
  sdl: moeGoText + moeGoBookText + moeGoMoreText,
  auth: { kind: 'direct', key: 'Basic bW9lZ28ta2V5' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: moeGoRoots,
  expectedMap: {
    locations: 'businesses',
    clients: 'customers',
    clientSearch: null,
    client: 'customer',
    // Only those of one customer.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'staffs',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'createCustomer',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: moeGoIds,
    status: ({ state }) => [statusWords[state]],
    patients: null,
    shows: isAppointment,
    knowsOffsets: false,
    phones: (client) => [phoneOf(client)].filter((phone) => phone !== ''),
    emails: (client) => [emailOf(client)].filter((email) => email !== ''),
    tags: (client) => client.tags,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'] },
    // The home is called preferred, and the comment of a ticket need not be a reason.
    loose: { clients: ['location'], appointments: ['reason'] },
  }),
});
