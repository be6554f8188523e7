import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dgraphIds, dgraphWords } from './records.ts';
import { dgraphRoots } from './resolvers.ts';
import { clinicText } from './schema.ts';

/**
 * A clinic's types in Dgraph, a graph database that makes a schema of them.
 *
 * Names, filters, payloads and patches follow its public documentation (docs.dgraph.io/graphql) and the schemas that its
 * own tests expect, github.com/dgraph-io/dgraph, graphql/schema/testdata/schemagen/output. The types are plausible ones.
 */
export const dgraph: Dialect = defineDialect({
  name: 'dgraph',
  trait: 'get, query and aggregate of each type; search by whole words, only where indexed; set and remove by filter',
  sdl: clinicText,
  auth: { kind: 'direct', key: 'dgraph-key' },
  // Dgraph has no limit of its own.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: dgraphRoots,
  body: (result) => ({ ...result, extensions: { touched_uids: 118 } }),
  expectedMap: {
    locations: 'queryClinic',
    clients: 'queryOwner',
    clientSearch: 'queryOwner',
    client: ['getOwner', 'queryOwner'],
    patients: 'queryPet',
    appointments: 'queryAppointment',
    appointment: ['getAppointment', 'queryAppointment'],
    providers: 'queryVeterinarian',
    appointmentTypes: 'queryService',
    bookAppointment: 'addAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'addOwner',
    addPatient: 'addPet',
  },
  view: viewOf({
    ids: dgraphIds,
    status: ({ state }) => [dgraphWords[state]],
    absent: { clients: ['givenName', 'familyName'] },
  }),
});
