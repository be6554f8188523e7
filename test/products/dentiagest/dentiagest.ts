import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { activePatients, dentiagestIds, isInBook, statusWords } from './records.ts';
import { dentiagestRoots } from './resolvers.ts';
import { dentiagestText } from './schema.ts';
import { dentiagestSubscriptions } from './subscriptions.ts';

/**
 * Dentiagest, a Spanish clinic manager for dentists, behind its server Selene Song.
 *
 * Source: github.com/GestIAdev/SeleneSong (src/graphql/schema.ts of November 2025, when a server had one clinic, with
 * its resolvers for patients, appointments, users and the custom calendar and its database classes) and the queries of
 * github.com/GestIAdev/Dentiagest. Left out are documents, compliance and the marketplace; its
 * reports go over the older sub-protocol `graphql-ws`, which is assumed, and those of the calendar are left out. The older
 * mutations for visits, which only pretended to write then, do what the newer ones do.
 */
export const dentiagest: Dialect = defineDialect({
  name: 'dentiagest',
  trait:
    'everything twice, without and with V3; day and time of the wall in two texts; patients are the clients, newest first without inactive ones; times of rows as milliseconds in texts',
  sdl: dentiagestText,
  auth: { kind: 'direct', key: 'Bearer dentiagest-token' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: dentiagestRoots,
  subscriptions: dentiagestSubscriptions,
  expectedMap: {
    locations: null,
    clients: ['patientsV3', 'patients'],
    clientSearch: ['searchPatients', 'patientsV3', 'patients'],
    client: ['patientV3', 'patient'],
    patients: null,
    appointments: ['appointmentsV3ByDate', 'appointmentsV3', 'appointmentsByDate', 'appointments'],
    appointment: ['appointmentV3', 'appointment'],
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: ['createAppointmentV3', 'createAppointment'],
    updateAppointment: ['updateAppointmentV3', 'updateAppointment'],
    // A visit is called off by its status; deleting it takes it out of the book.
    cancelAppointment: ['updateAppointmentV3', 'updateAppointment', 'deleteAppointmentV3', 'deleteAppointment'],
    registerClient: ['createPatientV3', 'createPatient'],
    addPatient: null,
  },
  view: viewOf({
    ids: dentiagestIds,
    status: ({ state }) => [statusWords[state]],
    clients: activePatients,
    patients: null,
    shows: isInBook,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active'], appointments: ['patient', 'location'] },
    // What the visit is for stands in its notes.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
