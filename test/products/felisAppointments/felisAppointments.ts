import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { staffAsClients } from './records.ts';
import { felisRoots } from './resolvers.ts';
import { felisText } from './schema.ts';
import { emailOf, felisIds, felisWords, isKept } from './values.ts';

/**
 * The appointments of Felis Tech Solutions, a Dutch maker of software for small businesses: Laravel with Lighthouse.
 *
 * Source: github.com/Felis-Tech-Solutions/appointment-graphql-api at commit 8fe55ff (branch
 * feature/86bxhpdhm-appointment-slot-rules), whose composer.json says that it is under the MIT license (graphql, which
 * is whole here with what its directives generate as Lighthouse's documentation and the project's own
 * programmatic-types.graphql show; app/GraphQL, app/Models, app/Services, database, config and tests for how it
 * behaves). Clients and staff are users, in one table and in one list, with groups. An appointment is that of a user,
 * and others attend it. Times are kept as they were typed, by a clock that nothing names; what the server stamps is in
 * UTC. Lists demand a size, which has no limit. Of the arguments of appointments only the ids, the user and the order
 * count: both times and the attendee have no directive, and a title breaks the query, as a verified email and a role do
 * for users. A name is a pattern of LIKE. The appointments of a type are all there are, those of a user the ones that
 * she attends; the day of a rule is always null and its times are errors. Free slots are those of the rules, whatever
 * is booked. A booking needs a title and a status, which its input does not show; a change can't move anything to
 * before now, which it compares with a clock in UTC, nor touch attendees; an appointment that somebody attends can't be
 * deleted. Assumed are that clients were entered before staff, an email that the desk made up where a client has none,
 * titles that are names of types, descriptions that say why, a key of the first member of staff, and errors of the
 * database that are told as an internal error. Left out are signing in, and appointments that are nobody's, as a user
 * is needed, as well as visits of another zone around midnight.
 */
export const felisAppointments: Dialect = defineDialect({
  name: 'felisAppointments',
  trait:
    'clients and staff in one list of users, attendees in a list, wall times without zone, date arguments that do nothing, rules that inputs do not show, deletes that the database refuses',
  sdl: felisText,
  auth: { kind: 'direct', key: 'Bearer 1|felis-appointments-key' },
  // Pages are as long as anyone likes.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: felisRoots,
  expectedMap: {
    locations: null,
    clients: ['users', 'allUsers'],
    clientSearch: 'users',
    client: ['user', 'users'],
    patients: null,
    appointments: ['appointments', 'allAppointments'],
    appointment: ['appointment', 'appointments'],
    // Whose appointment it is: a user as well.
    providers: ['users', 'allUsers'],
    appointmentTypes: ['appointmentTypes', 'allAppointmentTypes'],
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status; the schema does not show that most can't be deleted.
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createUser',
    addPatient: null,
  },
  view: viewOf({
    ids: felisIds,
    status: ({ state }) => [felisWords[state]],
    clients: (practice) => [...practice.clients.filter(({ isDeleted }) => !isDeleted), ...staffAsClients(practice)],
    patients: null,
    shows: isKept,
    phones: () => [],
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'phones', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient', 'location'],
    },
    // A title says as much as a description, and the schema alone does not say that the user is the one who is visited.
    loose: { appointments: ['reason', 'provider'] },
  }),
});
