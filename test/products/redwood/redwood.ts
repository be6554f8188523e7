import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { emailOf, isInBook, redwoodIds, redwoodWords } from './records.ts';
import { redwoodRoots } from './resolvers.ts';
import { redwoodText } from './schema.ts';

/**
 * Juno, the records of a clinic for fertility, built with RedwoodJS.
 *
 * Source: the public repository github.com/jcheso/juno-ivf (api/src/graphql: the SDL of patients, clinics, users,
 * treatments and waitLists; api/src/services; api/db/schema.prisma), and for what the framework adds, its errors and
 * its checks github.com/redwoodjs/redwood. It has no appointments, only treatments that go on for weeks, so that these
 * are added as its authors made the others. Lists are whole; a search wants the beginnings of names, letter by letter,
 * and finds five; a clinic is a mere name; a user's password is shown; a status is any text, but the service knows few.
 */
export const redwood: Dialect = defineDialect({
  name: 'redwood',
  trait: 'whole lists, searchPatients by beginnings of names, clinics without a zone, treatments beside appointments',
  sdl: redwoodText,
  auth: { kind: 'direct', key: 'redwood-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: redwoodRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'patients',
    clientSearch: 'searchPatients',
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: redwoodIds,
    status: ({ state }) => [redwoodWords[state]],
    patients: null,
    shows: isInBook,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: { locations: ['address', 'timeZone'], clients: ['active'], appointments: ['patient'] },
    // What the visit is for stands in its notes.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
    hasHomeLocation: true,
  }),
});
