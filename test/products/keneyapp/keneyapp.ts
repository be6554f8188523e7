import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isHere, keneyIds, keneyWords, patientsOf, phoneOf } from './records.ts';
import { keneyappRoots } from './resolvers.ts';
import { keneyappText } from './schema.ts';

/**
 * KeneyApp, a medical practice's records on FastAPI, with a schema that is written by hand in Strawberry.
 *
 * Source: github.com/ngsanogo/keneyapp (app/graphql/schema.py; app/models and app/schemas of appointments, patients and
 * users; app/routers/appointments.py and users.py; frontend/src/components/AppointmentsList.tsx). Users, and writing
 * appointments, are added as the routers beside the GraphQL schema have them. An AppointmentType is an appointment; it
 * has the ids of its patient and doctor alone, and a time from a column without zone, which the pages of the project
 * read as wall time. There are no filters for days, no locations, and no types of appointment.
 */
export const keneyapp: Dialect = defineDialect({
  name: 'keneyapp',
  trait: 'appointments that are called types, with bare ids of patient and doctor, times without zone, no totals',
  sdl: keneyappText,
  auth: { kind: 'direct', key: 'Bearer keneyapp-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: keneyappRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: keneyIds,
    status: ({ state }) => [keneyWords[state]],
    clients: patientsOf,
    patients: null,
    shows: isHere,
    phones: (client) => [phoneOf(client)].filter(Boolean),
    absent: { clients: ['active'], appointments: ['patient', 'location'] },
    // Both names are in lists of their own, by the ids that the appointment has.
    loose: { appointments: ['client.name', 'provider.name'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
