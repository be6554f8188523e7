import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { prospyrIds, prospyrWords } from './records.ts';
import { prospyrRoots } from './resolvers.ts';
import { prospyrText } from './schema.ts';

/**
 * Prospyr, a system for clinics of aesthetic medicine, as its customers' programs meet it.
 *
 * Source: its public documentation (docs.prospyrmed.com/docs/graphql and /docs/sample-requests: tables with one name for
 * one and many, `searchPatients`, `checkAvailability`, `createExternalPatient`) and public programs that book through it
 * (`getAvailabilityForMultipleServicesV2`, `bookExternalAppointment`, `patientWorkspace`, what their inputs
 * hold). Reading is generated from tables by Hasura, new patients and bookings go through actions that are written by
 * hand. Completed are what it doesn't publish: statuses, invoices, kept time, and which columns may be updated.
 * Who comes is a patient; there are no animals.
 */
export const prospyr: Dialect = defineDialect({
  name: 'prospyr',
  trait:
    'tables in camel case with one name for one and many, bookings by actions that answer an id and need a workspace',
  sdl: prospyrText,
  auth: { kind: 'direct', key: 'prospyr-key' },
  // The row limit of the role's select permissions: longer pages are cut without a word.
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: prospyrRoots,
  expectedMap: {
    locations: 'location',
    clients: 'patient',
    clientSearch: ['searchPatients', 'patient'],
    client: ['patient_by_pk', 'patient'],
    patients: null,
    appointments: 'appointment',
    appointment: ['appointment_by_pk', 'appointment'],
    providers: 'provider',
    appointmentTypes: 'service',
    bookAppointment: 'bookExternalAppointment',
    updateAppointment: ['update_appointment_by_pk', 'update_appointment'],
    cancelAppointment: ['update_appointment_by_pk', 'update_appointment'],
    registerClient: 'createExternalPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: prospyrIds,
    status: ({ state }) => [prospyrWords[state]],
    patients: null,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['tags'], appointments: ['patient'] },
    // Notes need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
