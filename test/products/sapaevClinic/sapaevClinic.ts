import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { familyFirst, isZapis, sapaevIds, sapaevWords } from './records.ts';
import { sapaevRoots } from './resolvers.ts';
import { sapaevText } from './schema.ts';

/**
 * A management system for a clinic in Tashkent, in Russian, on FastAPI with a schema that Strawberry makes of classes.
 *
 * Source: github.com/drsapaev/final (backend/app/graphql: types, resolvers and mutations, which are whole here;
 * backend/GRAPHQL_API_GUIDE.md for how times are written; app/models and app/crud/patient.py for names, deleted
 * patients and statuses). One clinic without a name and people only. A patient's name is one text, family name first;
 * appointments have no end but a service that has a length; those who came are registered again as visits. Patients
 * who were deleted stay in the list, unmarked. Without pagination all rows come, whatever the page says of itself.
 */
export const sapaevClinic: Dialect = defineDialect({
  name: 'sapaevClinic',
  trait:
    'types that end in Type, visits and a queue beside the appointments, pages that are whole unless asked for, times in UTC without end',
  sdl: sapaevText,
  auth: { kind: 'direct', key: 'Bearer sapaev-jwt' },
  // Whoever asks for more gets more.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: sapaevRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    patients: null,
    // Visits are those who came, with a day and perhaps a time.
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    // Of its status alone.
    updateAppointment: 'updateAppointmentStatus',
    cancelAppointment: ['cancelAppointment', 'updateAppointmentStatus'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: sapaevIds,
    status: ({ state }) => [sapaevWords[state]],
    // Deleted ones can't be told apart.
    clients: (practice) => practice.clients,
    patients: null,
    shows: isZapis,
    clientName: familyFirst,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['givenName', 'familyName', 'active'], appointments: ['patient', 'location'] },
    // The length is that of the service; why someone comes stands in the notes.
    loose: { appointments: ['end', 'reason'] },
    knowsOffsets: false,
  }),
});
