import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { caseClinicalRoots } from './resolvers.ts';
import { caseClinicalText } from './sdl.ts';
import { caseIds, isStored, statusOf } from './values.ts';

/**
 * Case Clinical, with which clinics that treat people after accidents keep patients, visits and cases: NestJS over Prisma.
 *
 * Source: github.com/alelisdev/case-clinical at commit b8005abd, under the MIT license by its package.json (libs/api:
 * the classes, inputs, resolvers and services of each model, from which NestJS makes the schema and which a generator
 * of the product wrote alike; prisma/schema.prisma; the pages of providers for what times mean). Here are 22 of its 201
 * models, without the relations to all others: each has lists, counts, selections and single rows for administrators,
 * users and the public, and mutations for the first two. The signed-in user is staff and has no vendor, attorney
 * or patient.
 *
 * All fields may be null. Times are those that people typed, in a scalar without an offset that counts them as UTC; a
 * visit has a date with its time, the time of its day and that of its end as texts, and its minutes. Of filters by dates
 * only users' lists of appointments know any, whole days, with operators that are plain texts: without one it is a single
 * day, whatever its end. Several lists fail without an input, and those of administrators look at a name alone. Relations
 * have no resolvers: what a query of the store doesn't bring along is null. A visit must not have the name of another one
 * of the same patient and case, and a patient not the name of another patient. A value that is left out equals all values,
 * so that a change has to repeat the name and the patient. Only pending and confirmed visits can be cancelled.
 *
 * Assumed are a server whose clock is UTC, statuses of the names that the code looks for and Completed, texts of times
 * like 09:30, a collation without regard to case, rows in the order of their ids, lists of administrators and the public
 * as the generator writes them, the messages of Prisma in short, that changes of many rows at once find every name
 * taken, and dates in a query's text that work as variables do. Visits over midnight, those whose times the clock shows
 * twice, and those of another zone around midnight are left out.
 */
export const caseClinical: Dialect = defineDialect({
  name: 'caseClinical',
  trait:
    'NestJS by a generator: twenty-two models with three kinds of each list, everything nullable, naive times beside texts of times, status rows, filters by operators in texts, unique names that make changes fail',
  sdl: caseClinicalText,
  auth: { kind: 'direct', key: 'Bearer case-clinical-session' },
  // What is the default limit.
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: caseClinicalRoots,
  expectedMap: {
    locations: ['userLocations', 'adminLocations', 'publicLocations'],
    clients: ['userPatients', 'adminPatients', 'publicPatients'],
    clientSearch: ['userPatients', 'adminPatients', 'publicPatients'],
    client: ['userPatient', 'adminPatient', 'publicPatient'],
    // They are people.
    patients: null,
    // The others know no days.
    appointments: 'userAppointments',
    appointment: ['userAppointment', 'adminAppointment', 'publicAppointment'],
    providers: ['userClinicalProviders', 'adminClinicalProviders', 'publicClinicalProviders'],
    appointmentTypes: ['userVisitKinds', 'adminVisitKinds', 'publicVisitKinds'],
    bookAppointment: ['userCreateAppointment', 'adminCreateAppointment'],
    updateAppointment: ['userUpdateAppointment', 'adminUpdateAppointment'],
    cancelAppointment: 'userCancelAppointment',
    registerClient: ['userCreatePatient', 'adminCreatePatient'],
    addPatient: null,
  },
  view: viewOf({
    ids: caseIds,
    status: ({ state }) => [statusOf[state]],
    patients: null,
    shows: isStored,
    emails: (client) => client.emails.slice(0, 2),
    knowsOffsets: false,
    isNaive: true,
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient'],
    },
    loose: {
      // Notes need not be the reason.
      appointments: ['reason'],
    },
  }),
});
