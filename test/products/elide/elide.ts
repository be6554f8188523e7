import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { elideIds, elideWords } from './records.ts';
import { elideRoots, largestPage } from './resolvers.ts';
import { elideText } from './schema.ts';

/**
 * A veterinary service in Java whose entities Yahoo's Elide exports.
 *
 * Source: github.com/yahoo/elide at commit c47f4439, under the Apache License 2.0 (elide-graphql: ModelBuilder,
 * GraphQLNameUtils, GraphQLScalars, PersistentResourceFetcher, PageInfoContainer; elide-core: RSQLFilterDialect,
 * PaginationImpl, SortingImpl and the serdes), and the guide of its version 7 (github.com/yahoo/elide-doc). The
 * entities are those of Spring PetClinic (github.com/spring-projects/spring-petclinic, Apache License 2.0; its types of
 * pets are species here), completed with clinics, times, a status, types of visits and reminders, without specialties.
 *
 * Each entity is one field of the root, which reads and writes alike, as its op says: FETCH with ids, a filter in RSQL,
 * a sort and offsets for pages; UPSERT and UPDATE with data, in mutations only. What leads to one other row is a
 * connection too, of one edge or none. A page has 500 rows unless it says so, and 10000 at most. In filters `==` tells
 * capitals apart and `=ini=` doesn't, and both know stars at the ends. Instants are in UTC; a Date goes to the minute.
 * Nothing may be deleted and only owners, pets and visits may be written, so that the enums of ops lack what is not
 * permitted. Unknown ids are errors.
 *
 * Assumed: rows in the order of their ids, null last in sorts, what beans may not leave out, and that REPLACE and
 * REMOVE are denied. `=hasmember=` and its like, arguments of attributes, cursors, and taking all back where one of
 * several mutations fails, are left out.
 */
export const elide: Dialect = defineDialect({
  name: 'elide',
  trait:
    'one field per entity to read and write as its op says, connections even to a single row, filters as RSQL in a text, offsets as texts, scalars of Java, names in two parts, times in UTC and zones of clinics',
  sdl: elideText,
  auth: { kind: 'direct', key: 'Bearer elide-token' },
  cap: largestPage,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: elideRoots,
  expectedMap: {
    locations: 'clinic',
    clients: 'owner',
    clientSearch: 'owner',
    client: 'owner',
    patients: 'pet',
    appointments: 'visit',
    appointment: 'visit',
    providers: 'vet',
    appointmentTypes: 'visitType',
    bookAppointment: 'visit',
    updateAppointment: 'visit',
    cancelAppointment: 'visit',
    registerClient: 'owner',
    addPatient: 'pet',
  },
  view: viewOf({
    ids: elideIds,
    status: ({ state }) => [elideWords[state]],
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active', 'tags'], patients: ['breed'] },
    // A description need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
