import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { postgraphileIds, postgraphileWords } from './records.ts';
import { postgraphileRoots } from './resolvers.ts';
import { postgraphileClinicText } from './schema.ts';

/**
 * A clinic's database behind PostGraphile 4: customers and staff are rows of one table, told apart by their role.
 *
 * Source: PostGraphile's documentation of what it makes of a table (graphile.org/postgraphile/tables, connections,
 * crud-mutations, node-id) and of postgraphile-plugin-connection-filter; the tables are those of a plausible clinic.
 * Rows are deleted by a mark, and the lists go on to return them.
 */
export const postgraphile: Dialect = defineDialect({
  name: 'postgraphile',
  trait: 'allUsers for customers and staff, told apart by role; nodeId beside id; deleted rows stay in lists',
  sdl: postgraphileClinicText,
  auth: { kind: 'direct', key: 'postgraphile-key' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: postgraphileRoots,
  expectedMap: {
    locations: 'allClinics',
    clients: 'allUsers',
    clientSearch: 'allUsers',
    client: ['userById', 'user', 'allUsers'],
    patients: 'allAnimals',
    appointments: 'allAppointments',
    appointment: ['appointmentById', 'appointment', 'allAppointments'],
    providers: 'allUsers',
    appointmentTypes: 'allAppointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: ['updateAppointmentById', 'updateAppointment'],
    cancelAppointment: ['updateAppointmentById', 'updateAppointment'],
    registerClient: 'createUser',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: postgraphileIds,
    status: ({ state }) => [postgraphileWords[state]],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted),
    shows: (appointment) => !appointment.isBlock,
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
  }),
});
