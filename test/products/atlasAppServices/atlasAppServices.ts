import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { atlasIds, atlasWords } from './records.ts';
import { atlasRoots } from './resolvers.ts';
import { atlasText } from './schema.ts';

/**
 * A practice's collections in MongoDB Atlas, whose App Services (once Realm, and Stitch before) generate a GraphQL API.
 *
 * Source: the product's documentation (mongodb.com/docs/atlas/app-services/graphql and types-and-resolvers, kept in
 * github.com/mongodb/docs-realm, source/graphql) and the schema that it generated for
 * github.com/responsible-ai-collaborative/aiid: names of inputs and payloads, operators by type, orders, relationships
 * and how many there are of each. The collections are those that a veterinary practice would make. Texts are compared
 * whole or as ranges; a list has 100 documents unless it says more, and none can be skipped but by a query. Documents
 * that the practice has marked as deleted are in every list, as the generated API knows nothing of them. Rules let the
 * front desk write clients, patients and appointments.
 */
export const atlasAppServices: Dialect = defineDialect({
  name: 'atlasAppServices',
  trait: 'query, limit 100 and sortBy without skip, operators as suffixes, link and create, marked deletions in lists',
  sdl: atlasText,
  auth: { kind: 'direct', key: 'Bearer atlas-access-token' },
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: atlasRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: 'patients',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'employees',
    appointmentTypes: 'visitTypes',
    bookAppointment: 'insertOneAppointment',
    updateAppointment: 'updateOneAppointment',
    // A status keeps the appointment in the book; a deleted one is out of it.
    cancelAppointment: ['updateOneAppointment', 'deleteOneAppointment'],
    registerClient: 'insertOneClient',
    addPatient: 'insertOnePatient',
  },
  view: viewOf({
    ids: atlasIds,
    status: ({ state }) => [atlasWords[state]],
    // What is marked as deleted is still in the collection.
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted),
    shows: () => true,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
  }),
});
