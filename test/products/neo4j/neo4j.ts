import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isNode, neo4jIds, neo4jWords } from './records.ts';
import { neo4jRoots } from './resolvers.ts';
import { neo4jText } from './schema.ts';

/**
 * A clinic for people whose API @neo4j/graphql generates from type definitions over a graph database.
 *
 * Source: the public repository of the library, github.com/neo4j/graphql at 5.9.1 (packages/graphql: the schemas that its
 * tests expect, its scalar DateTime and its messages), and its manual (neo4j.com/docs/graphql). The types are those of the
 * public project github.com/NaZmuZ-SaKiB/health-sync-backend (src/graphql, prisma/schema.prisma). Completed are the
 * times of an appointment, which the project has in its slot alone and loses with it, words for who waits or is inside,
 * and accounts without an email.
 */
export const neo4j: Dialect = defineDialect({
  name: 'neo4j',
  trait: 'field_GTE and case-sensitive field_CONTAINS, options, lists from mutations, connect; names in a user beside',
  sdl: neo4jText,
  auth: { kind: 'direct', key: 'neo4j-key' },
  // The library has no highest page size unless a type names one.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: neo4jRoots,
  expectedMap: {
    locations: ['locations', 'locationsConnection'],
    clients: ['patients', 'patientsConnection'],
    clientSearch: ['patients', 'patientsConnection'],
    client: ['patients', 'patientsConnection'],
    patients: null,
    appointments: ['appointments', 'appointmentsConnection'],
    appointment: ['appointments', 'appointmentsConnection'],
    providers: ['doctors', 'doctorsConnection'],
    appointmentTypes: ['services', 'servicesConnection'],
    bookAppointment: 'createAppointments',
    updateAppointment: 'updateAppointments',
    cancelAppointment: 'updateAppointments',
    registerClient: 'createPatients',
    addPatient: null,
  },
  view: viewOf({
    ids: neo4jIds,
    status: ({ state }) => [neo4jWords[state]],
    patients: null,
    shows: isNode,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'], appointments: ['patient'] },
    knowsOffsets: false,
  }),
});
