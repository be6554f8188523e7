import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isVisit, meowIds, meowWords, ownersOf, petsOf } from './records.ts';
import { meowRoots } from './resolvers.ts';
import { graphiqlPrototypeText } from './schema.ts';

/**
 * MeowWoof, a veterinary clinic on graphql-modules, GraphQL Yoga and a database.
 *
 * Source: github.com/jonathanawesome/graphiql-prototype (its former folder api: the type definitions and resolvers of
 * the modules Base, Breed, Persons, Pets and Visits, the database's schema and its seeds). A telephone number and an
 * e-mail address of persons are added, and arguments that are there to try out an editor are left out. Owners and staff
 * are both a Person. One record is the member of a union with an error; a breed has a name for an id, and knows the
 * species. Visits have no filter for days, lead to no member of staff, and can be neither changed nor cancelled.
 */
export const graphiqlPrototype: Dialect = defineDialect({
  name: 'graphiqlPrototype',
  trait:
    'unions of a record and its error, owners and staff in one type, the species in the breed, limits without pages',
  sdl: graphiqlPrototypeText,
  auth: { kind: 'direct', key: 'meow-woof-key' },
  // There are no pages.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: meowRoots,
  expectedMap: {
    locations: null,
    clients: ['petOwners', 'persons'],
    clientSearch: null,
    client: 'person',
    patients: 'pets',
    appointments: 'visits',
    appointment: 'visit',
    providers: ['employees', 'persons'],
    // An enum of two words.
    appointmentTypes: null,
    bookAppointment: 'createVisit',
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'createPerson',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: meowIds,
    status: ({ state }) => [meowWords[state]],
    clients: ownersOf,
    patients: petsOf,
    shows: isVisit,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active'], appointments: ['provider', 'location', 'reason'] },
    knowsOffsets: false,
  }),
});
