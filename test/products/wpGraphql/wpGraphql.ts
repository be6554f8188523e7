import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byUsername, isOnSite, wpGraphqlIds, wpGraphqlWords } from './records.ts';
import { wpGraphqlRoots } from './resolvers.ts';
import { wpGraphqlText } from './schema.ts';

/**
 * A clinic's site in WordPress, with WooCommerce and appointments as a custom post type, behind WPGraphQL.
 *
 * Source: github.com/wp-graphql/wp-graphql (docs: connections, custom post types, mutations; DateQueryInput, where
 * arguments, global ids), WooGraphQL's Customer and registerCustomer, WPGraphQL's meta queries, and the data store of
 * the plugin WooCommerce Appointments (the metadata `_appointment_start`, `_customer_id`, `_staff_id`, `_product_id`,
 * `_customer_status`; its post statuses; its filter `date_between`; the customer as the author of the post), completed
 * with locations as another post type. Times are by the clock of the site, which is a setting, with twins in GMT that
 * don't say so either. Customers come themselves, so that there are no animals.
 */
export const wpGraphql: Dialect = defineDialect({
  name: 'wpGraphql',
  trait:
    'RootQuery, databaseId beside base64 ids, fields in an ACF group, wall times with Gmt twins, staff among users',
  sdl: wpGraphqlText,
  auth: { kind: 'direct', key: 'wp-graphql-key' },
  // Longer pages are cut without a word; ten rows come where nothing is said.
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: wpGraphqlRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'customers',
    clientSearch: 'customers',
    client: ['customer', 'customers'],
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'users',
    appointmentTypes: 'appointableProducts',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: 'registerCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: wpGraphqlIds,
    // The status of the post comes first; what is known of the customer says as much.
    status: ({ state }) => wpGraphqlWords[state],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byUsername),
    patients: null,
    shows: (row) => isOnSite(row) && !row.isDeleted,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'], clients: ['active'], appointments: ['patient'] },
    // A note of the customer need not be the reason of the visit.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
