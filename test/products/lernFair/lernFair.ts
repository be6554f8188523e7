import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { lernFairRoots } from './resolvers.ts';
import { lernFairText } from './schema.ts';
import { emailOf, isLecture, lernFairIds, pupilsOf } from './values.ts';

/**
 * The backend of Lern-Fair (formerly Corona School), which brings pupils and students together who tutor them:
 * type-graphql and typegraphql-prisma over PostgreSQL.
 *
 * Source: github.com/corona-school/backend at commit 7ebda0c4, under the MIT license (prisma/schema.prisma, graphql
 * with its resolvers, authorizations, complexity and error handling, common/appointment and common/user). Columns and
 * enums are whole for nine models; left out are other models, filters and orders by relations, `_count`, the subjects
 * of a pupil's update, and fields that lead elsewhere. The key is the administrator's, who sees all lists. Clients are
 * the pupils, who have no telephone; the staff are the students; an appointment is called a lecture in lists. Pupils,
 * matches and courses have to be asked for a hundred at a time, with `take`. Columns that nobody may see are declared
 * and fail, and so does what only users may see, which makes the whole list fail where the field is never null. An
 * administrator can change an appointment, and can't make or cancel one: the mutations for that are the student's.
 * Participants and organizers need `take` and `skip`. Assumed: lists without an order come as entered, all appointments
 * are those of matches, and a deleted pupil is gone. Visits without a tutor are left out, and those of another zone
 * around midnight.
 */
export const lernFair: Dialect = defineDialect({
  name: 'lernFair',
  trait:
    'Prisma lists that insist on pages of a hundred, clients without telephones, people of an appointment behind a match or behind arguments, declared columns that fail, no status but a flag',
  sdl: lernFairText,
  auth: { kind: 'direct', key: 'Basic bGVybi1mYWlyOmFkbWlu' },
  // Lists of appointments have no highest page size.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: lernFairRoots,
  expectedMap: {
    locations: null,
    clients: 'pupils',
    clientSearch: ['pupils', 'usersSearch'],
    client: 'pupils',
    patients: null,
    appointments: 'lectures',
    appointment: ['appointment', 'lectures'],
    providers: 'students',
    // Courses are something else than what an appointment of a match is for.
    appointmentTypes: null,
    // It is there, though not for an administrator.
    bookAppointment: ['appointmentMatchCreate', 'appointmentsMatchCreate'],
    updateAppointment: 'appointmentUpdate',
    cancelAppointment: 'appointmentCancel',
    registerClient: 'meRegisterPupil',
    addPatient: null,
  },
  view: viewOf({
    ids: lernFairIds,
    status: ({ state }) => (state === 'cancelled' ? ['cancelled', 'canceled', 'isCanceled', null] : [null]),
    clients: pupilsOf,
    patients: null,
    shows: isLecture,
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: {
      clients: ['phones', 'tags', 'lastVisit', 'location'],
      appointments: ['patient', 'location'],
    },
    loose: {
      // A title need not be a reason, and a flag is no status.
      appointments: ['reason', 'status'],
    },
  }),
});
