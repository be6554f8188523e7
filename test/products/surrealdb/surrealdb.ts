import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clientsOf, isBooked, byId, surrealIds, surrealWords } from './records.ts';
import { surrealRoots } from './resolvers.ts';
import { surrealText } from './schema.ts';

/**
 * A veterinary group's SurrealDB 3.0, whose GraphQL API is made of its tables by DEFINE CONFIG GRAPHQL AUTO.
 *
 * Source: the public sources of what makes it (github.com/surrealdb/surrealdb, surrealdb/core/src/gql: tables.rs,
 * mutations.rs, schema.rs, error.rs) and SurrealDB's documentation (surrealdb.com/docs/learn/querying/graphql). The
 * tables are those that a clinic's developer would define: links between records, one table of edges (who works where),
 * objects within records, lengths as durations. Queries, types and filters are named by the table alone; a record is
 * asked for and changed by its key, while ids and links have the table in front. Without an order records come in that
 * of their ids. A filter on a link takes the other table's conditions and then refuses them; functions on texts refuse
 * records that have none. Nulls in an update change nothing. The user may read everything and write appointments,
 * clients and pets, and may delete nothing, which no answer says.
 */
export const surrealdb: Dialect = defineDialect({
  name: 'surrealdb',
  trait:
    'table:key ids but bare keys as arguments, durations as 1h30m, _filter_ and _order_ inputs, edges, links as ids in inputs',
  sdl: surrealText,
  auth: { kind: 'direct', key: 'Bearer surrealdb-key' },
  // There is no limit but what is asked for.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: surrealRoots,
  expectedMap: {
    locations: 'location',
    clients: 'client',
    clientSearch: 'client',
    client: ['_get_client', '_get', 'client'],
    patients: 'pet',
    appointments: 'appointment',
    appointment: ['_get_appointment', '_get', 'appointment'],
    providers: 'staff',
    appointmentTypes: 'service',
    bookAppointment: ['createAppointment', 'createManyAppointment'],
    updateAppointment: ['updateAppointment', 'updateManyAppointment'],
    // Deleting is not cancelling, and does nothing.
    cancelAppointment: ['updateAppointment', 'updateManyAppointment'],
    registerClient: ['createClient', 'createManyClient'],
    addPatient: ['createPet', 'createManyPet'],
  },
  view: viewOf({
    ids: surrealIds,
    status: ({ state }) => [surrealWords[state]],
    clients: clientsOf,
    patients: ({ patients }) => byId('patient', patients),
    shows: isBooked,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    // Where a client usually goes, and what the desk noted of her, may go unnoticed.
    loose: { clients: ['tags', 'location'] },
  }),
});
