import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { doguleRoots } from './resolvers.ts';
import { doguleText } from './schema.ts';
import { customersOf, dogsOf, doguleIds, emailOf, isEvent, page, statusOf } from './values.ts';

/**
 * Dogule, which runs a school for dogs in German: Apollo Server 3 over Postgres.
 *
 * Source: github.com/christiansamuels932/dogule at commit 981ff1e1, under the MIT license (apps/server/src: graphql/schema.ts,
 * whose schema is whole here, the schemas, services and repositories of its features, and the tables of the database
 * client; packages/domain for the codes of errors). Customers and dogs are the fifty newest, and nothing asks for more;
 * events are fifty from a time on. An event has the ids of its customer and its dog as plain texts, a place in words, no
 * staff, and one of three states. Times are in UTC; those of arguments have to end in Z. What is wrong with an input is
 * never said, unknown ids are the errors of the database, and those of messages and courses are empty, as their codes are
 * missing in the product's list. The list of courses always fails. An event that is deleted is gone.
 *
 * Assumed are a server that shows its schema, dogs as the only animals (visits of others are not there), an address for
 * mail where the practice knows none, titles like those of the product's own example data (what for, and the dog), and
 * what the practice says of a visit as the description. Without a key the product answers 401 instead of 403.
 */
export const dogule: Dialect = defineDialect({
  name: 'dogule',
  trait:
    'German, lists that end after the fifty newest, events with ids of customer and dog as texts, instants that need a Z, a list that always fails, errors without words',
  sdl: doguleText,
  auth: { kind: 'direct', key: 'Bearer dogule-token' },
  cap: page,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: doguleRoots,
  expectedMap: {
    locations: null,
    clients: 'kunden',
    clientSearch: null,
    client: null,
    patients: 'hunde',
    appointments: 'events',
    appointment: null,
    providers: null,
    // Courses are taught, and no event is of one.
    appointmentTypes: null,
    bookAppointment: 'createEvent',
    updateAppointment: 'updateEvent',
    cancelAppointment: ['updateEvent', 'deleteEvent'],
    registerClient: 'createKunde',
    addPatient: 'createHund',
  },
  view: viewOf({
    ids: doguleIds,
    status: (row) => [statusOf(row)],
    clients: (practice) => customersOf(practice).slice(0, page),
    patients: (practice) => dogsOf(practice).slice(0, page),
    shows: isEvent,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    // All times are in UTC, wherever the school is.
    knowsOffsets: false,
    absent: {
      clients: ['active', 'tags'],
      patients: ['species'],
      // A place is no more than its name.
      appointments: ['provider', 'location.id'],
    },
    loose: {
      // Names are those of other lists, which end after fifty. A title says what for, too.
      appointments: ['client.name', 'patient.name', 'reason'],
    },
  }),
});
