import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { mixedBackOfficeText } from './backOffice.ts';
import { mixedBookText } from './book.ts';
import { mixedChangesText } from './changes.ts';
import { mixedIds, mixedWords } from './records.ts';
import { mixedRoots } from './resolvers.ts';
import { mixedText } from './schema.ts';

/** A veterinary service with four list shapes in one schema (dialects page, 3.2). */
export const mixed: Dialect = defineDialect({
  name: 'mixed',
  trait: 'four list shapes; start and duration without end; finished rows hidden; the client only through the patient',
  sdl: mixedText + mixedBookText + mixedChangesText + mixedBackOfficeText,
  auth: { kind: 'direct', key: 'mixed-key' },
  cap: 200,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: mixedRoots,
  expectedMap: {
    locations: 'locations',
    clients: ['clients', 'accounts'],
    clientSearch: 'searchAccounts',
    client: 'client',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: mixedIds,
    status: ({ state }) => (state === 'confirmed' ? ['PLANNED', 'Confirmed'] : [mixedWords[state]]),
    shows: () => true,
    namesClient: false,
    emails: (client) => client.emails.slice(0, 2),
    tags: (client) => client.tags,
    hasHomeLocation: true,
  }),
});
