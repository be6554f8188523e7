import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { officeScheduleRoots } from './resolvers.ts';
import { officeScheduleText } from './schema.ts';
import { emailOf, isOwn, officeIds, officeWords } from './values.ts';

/**
 * Office Schedule, the calendar of Tunisian practices in which one person sees patients: Apollo over MongoDB by Prisma.
 *
 * Source: github.com/moezbj/test-api-vercel at commit ef182f3 (branch examples), which says in its package.json that it
 * is under the MIT license (src/modules, whose types are whole here, put together as graphql-modules does, and
 * prisma/schema.prisma for what can't be empty); github.com/moezbj/the-office, the desktop program for it, shows how
 * dates are read. Every practitioner has an account, which sees its own appointments and patients; `users` are the
 * accounts of everybody. Dates are columns of the store in fields of the type String, so that they are milliseconds as
 * text, and are written in ISO 8601 with an offset. Appointments come for whole days in UTC, of an hour later than what
 * is asked for, and not at all without both ends. A single appointment leads to no patient and no user, a patient to no
 * appointments. Inputs need what columns need: a note, and of a patient all but two dates. A change without a patient
 * moves an appointment to the first patient there is, and one without a price makes it pending. A patient can't be
 * deleted. Nobody searches patients: the program does it by itself. Assumed are a server whose clock is in UTC, an
 * account without resources (its colleagues are none), an email that the desk made up where a patient has none, empty
 * texts where there is no phone or note, and that all patients are the account's. Visits of another zone around
 * midnight are left out, as are those of animals without an owner.
 */
export const officeSchedule: Dialect = defineDialect({
  name: 'officeSchedule',
  trait:
    'one account with its own appointments, milliseconds as text, days of UTC that need both ends, single rows that lead nowhere, columns that inputs do not show as needed',
  sdl: officeScheduleText,
  auth: { kind: 'direct', key: 'Bearer office-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: officeScheduleRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: null,
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    // Appointments have a user; colleagues are for accounts with resources.
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'deleteAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: officeIds,
    status: ({ state }) => [officeWords[state]],
    patients: null,
    shows: isOwn,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient', 'location'],
    },
    // A note need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
