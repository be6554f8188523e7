import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isPoolVisit, poolIds, poolPhones, poolWords } from './records.ts';
import { poolRoots } from './resolvers.ts';
import { poolText } from './schema.ts';

/**
 * Pool Office Manager (POM), software for companies that look after pools at their customers' homes.
 *
 * Source: its public documentation at docs.pomtesting.com/resources (appointments by page, limit and a selector;
 * customers by cursor with a filter and a search; one customer by a selector; ids with a short word) and its help pages
 * on appointments and service tickets for the states. The inputs of its mutations are completed in the same manner.
 * A company has no branches: an appointment's address is the customer's. There are no animals, and no word for someone
 * who has confirmed or has come.
 */
export const poolOfficeManager: Dialect = defineDialect({
  name: 'poolOfficeManager',
  trait:
    'edges by numbered pages beside edges by cursors, one row by a selector, companies without a last name, tickets beside visits, addresses of customers',
  sdl: poolText,
  auth: { kind: 'direct', key: 'pool-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: poolRoots,
  expectedMap: {
    locations: null,
    clients: 'infiniteCustomers',
    clientSearch: 'infiniteCustomers',
    client: 'customer',
    patients: null,
    appointments: 'paginatedAppointments',
    // One row is read by the id within the selector of its list.
    appointment: 'paginatedAppointments',
    providers: 'users',
    appointmentTypes: 'serviceTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: poolIds,
    status: ({ state }) => [poolWords[state]],
    patients: null,
    shows: isPoolVisit,
    phones: (client) => Object.values(poolPhones(client)).filter((phone) => phone !== null),
    tags: (client) => client.tags,
    absent: { appointments: ['patient', 'location'] },
    // A company has a name, but no last name. Whether someone is active says a word, which has a third value for leads.
    loose: { clients: ['familyName', 'active'], appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
