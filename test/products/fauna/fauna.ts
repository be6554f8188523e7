import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { faunaIds, faunaWords, isBooked } from './records.ts';
import { faunaRoots } from './resolvers.ts';
import { faunaText } from './schema.ts';

/**
 * A clinic's database in Fauna, whose GraphQL API is made from an imported schema.
 *
 * Source: Fauna's documentation (docs.fauna.com/fauna/current/api/graphql: schemas, relations, directives, errors) and
 * schemas that it generated, which public projects keep, such as the one in the tests of github.com/zvictor/faugra. The
 * collections, the indexes and the function for a range of time are those that a veterinary clinic's developer would
 * import. An index finds what is exactly the same; pages have 64 documents unless a size is given, and only what is
 * asked for by time is in its order. The key has the rights of a front desk.
 */
export const fauna: Dialect = defineDialect({
  name: 'fauna',
  trait:
    'pages of data, before and after with 64 documents, _id and _ts, only exact indexes, connect and disconnect, required fields again in each update',
  sdl: faunaText,
  auth: { kind: 'direct', key: 'Bearer fnAE-front-desk-secret' },
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: faunaRoots,
  expectedMap: {
    locations: 'allClinics',
    clients: 'allClients',
    clientSearch: ['clientsByLastName', 'clientByEmail'],
    client: 'findClientByID',
    patients: 'allPets',
    appointments: ['appointmentsBetween', 'allAppointments'],
    appointment: 'findAppointmentByID',
    providers: 'allStaffMembers',
    appointmentTypes: 'allServices',
    bookAppointment: 'createAppointment',
    updateAppointment: ['partialUpdateAppointment', 'updateAppointment'],
    // A status keeps the appointment in the book; a deleted one is out of it.
    cancelAppointment: ['partialUpdateAppointment', 'updateAppointment', 'deleteAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: faunaIds,
    status: ({ state }) => [faunaWords[state]],
    shows: isBooked,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
  }),
});
