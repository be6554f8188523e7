import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { costasiellaIds } from './ids.ts';
import { costasiellaRoots } from './resolvers.ts';
import { costasiellaText } from './schema.ts';
import { bookingWords, emailOf, isBooking, membersOf, mobileOf, phoneOf } from './values.ts';

/**
 * Costasiella, with which studios for yoga and dance keep members, classes and who comes to them: graphene-django over
 * MySQL.
 *
 * Source: github.com/costasiella/costasiella at commit 3f01bb1e, under the GPL version 2 (app/costasiella/schema,
 * models, dudes and settings; graphene-django 3.0.0 makes the names). Left out are events, subscriptions, enrollments,
 * insight, most of finance and the settings, with the fields that lead there. The key is that of a member of staff who
 * may do all. Accounts are members and instructors, told apart by three flags. What a member books is an attendance: it
 * has a day, and the class that it belongs to has the times, which are local times without a zone. An instructor is not
 * with a class; that is a list of its own, or `scheduleClasses`, which knows no members. `scheduleAppointments` are
 * free hours without people. Kept as they are: the list of class types fails without `archived`, a class lists the
 * attendances of all classes, an id in a filter may be of any type, and `cancellationUntil` calls the local start UTC.
 * Assumed: who is on the staff is no customer, a member has one class pass at most, each class is one booking at first,
 * nothing is a holiday. Classes over midnight and around it in another zone are left out.
 */
export const costasiella: Dialect = defineDialect({
  name: 'costasiella',
  trait:
    'a booking whose day is its own and whose times are those of its class, accounts of three kinds, connections of a thousand, appointments in name that have no people',
  sdl: costasiellaText,
  auth: { kind: 'direct', key: 'JWT costasiella-session' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: costasiellaRoots,
  expectedMap: {
    locations: 'organizationLocations',
    clients: 'accounts',
    clientSearch: 'accounts',
    client: 'account',
    patients: null,
    // The other lists say when a class is, and not who comes.
    appointments: 'scheduleItemAttendances',
    appointment: 'scheduleItemAttendance',
    providers: 'instructors',
    appointmentTypes: 'organizationClasstypes',
    bookAppointment: 'createScheduleItemAttendance',
    updateAppointment: 'updateScheduleItemAttendance',
    cancelAppointment: ['updateScheduleItemAttendance', 'deleteScheduleItemAttendance'],
    registerClient: 'createAccount',
    addPatient: null,
  },
  view: viewOf({
    ids: costasiellaIds,
    status: ({ state }) => [bookingWords[state]],
    clients: membersOf,
    patients: null,
    shows: isBooking,
    phones: (client) => [mobileOf(client), phoneOf(client)].filter((value) => value !== ''),
    emails: (client) => [emailOf(client)],
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['tags', 'lastVisit', 'location'],
      appointments: ['reason', 'patient', 'provider'],
    },
    knowsOffsets: false,
    isNaive: true,
  }),
});
