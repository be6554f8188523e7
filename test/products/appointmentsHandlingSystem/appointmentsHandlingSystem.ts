import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { handlingIds, isBooked, patientsOf, phoneOf } from './records.ts';
import { handlingRoots } from './resolvers.ts';
import { handlingText } from './schema.ts';

/**
 * The bookings of a dental practice, on a document store.
 *
 * Source: github.com/bgoral1/appointments-handling-system (graphql/schema/index.js, by hand, and its resolvers and
 * models). Nothing is added to it. Its queries give whole lists and nothing else; a telephone number is an Int; a
 * dentist's name stands with the user behind; there are no states, no reasons and no changes: an appointment is
 * deleted and booked again. Times have the offset of the server. Clients are called patients, and there are no animals.
 */
export const appointmentsHandlingSystem: Dialect = defineDialect({
  name: 'appointmentsHandlingSystem',
  trait: 'four whole lists under RootQuery, _id, phones as Int, names of dentists with their users, no states',
  sdl: handlingText,
  auth: { kind: 'direct', key: 'handling-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: handlingRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: null,
    client: null,
    patients: null,
    appointments: 'appointments',
    appointment: null,
    providers: 'dentists',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: null,
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: handlingIds,
    status: () => [null],
    clients: patientsOf,
    patients: null,
    shows: isBooked,
    phones: (client) => [String(phoneOf(client))],
    absent: {
      clients: ['emails', 'active'],
      appointments: ['patient', 'reason', 'location'],
    },
  }),
});
