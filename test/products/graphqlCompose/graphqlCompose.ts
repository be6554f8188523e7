import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { composeIds, composeWords, isHere } from './records.ts';
import { composeRoots } from './resolvers.ts';
import { graphqlComposeText } from './schema.ts';

/**
 * A veterinary clinic on MongoDB, whose API is generated from its Mongoose models by graphql-compose-mongoose.
 *
 * Source: the documentation of graphql-compose-mongoose (graphql-compose.github.io/docs/plugins/plugin-mongoose.html)
 * and what its version 10 generates. The models are those of the public project
 * github.com/Curso-Fullstack-MEAN-Octubre2017/dani (models/*.js: Customer with a DNI, Pet with a specie and a race,
 * Appointment of a pet), with indexes, relations and dates of change; the words of a status are those of its pages. It
 * is completed with vets, invoices and addresses; what the practice doesn't know of everyone isn't required. A day can
 * be asked for only in `_operators`, within the filter.
 */
export const graphqlCompose: Dialect = defineDialect({
  name: 'graphqlCompose',
  trait: 'xMany and xPagination, exact filters, operators for indexed columns only, records, _id, Spanish words',
  sdl: graphqlComposeText,
  auth: { kind: 'direct', key: 'graphql-compose-key' },
  // There is no highest limit, only a usual one: 100 documents, or 20 on a page.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: composeRoots,
  expectedMap: {
    locations: null,
    clients: ['customerMany', 'customerPagination'],
    clientSearch: ['customerMany', 'customerPagination'],
    client: ['customerById', 'customerOne', 'customerByIds', 'customerMany', 'customerPagination'],
    patients: ['petMany', 'petPagination'],
    appointments: ['appointmentMany', 'appointmentPagination'],
    appointment: ['appointmentById', 'appointmentOne', 'appointmentByIds', 'appointmentMany', 'appointmentPagination'],
    providers: ['vetMany', 'vetPagination'],
    appointmentTypes: null,
    bookAppointment: 'appointmentCreateOne',
    updateAppointment: 'appointmentUpdateById',
    cancelAppointment: 'appointmentUpdateById',
    registerClient: 'customerCreateOne',
    addPatient: 'petCreateOne',
  },
  view: viewOf({
    ids: composeIds,
    status: ({ state }) => [composeWords[state]],
    shows: isHere,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    // The owner only through the pet.
    namesClient: false,
    absent: { clients: ['active'], appointments: ['location'] },
    loose: { appointments: ['client', 'reason'] },
    knowsOffsets: false,
  }),
});
