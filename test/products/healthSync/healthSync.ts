import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { emailOf, healthSyncIds, healthSyncWords, isInBook, newestPatients } from './records.ts';
import { healthSyncBody } from './refusal.ts';
import { healthSyncRoots } from './resolvers.ts';
import { healthSyncText } from './schema.ts';

/**
 * Health Sync, a clinic for people, with a schema that is written by hand.
 *
 * Source: github.com/NaZmuZ-SaKiB/health-sync-backend (src/graphql: the types, queries, mutations, resolvers and rules
 * of each module; src/utils/calculatePagination.ts; src/errors/globalErrorHandler.ts). Some modules that a front desk
 * has no use for are left out; nothing is added. Patients and doctors are profiles of users, who have the names. When
 * an appointment is stands in its slot, as a date of the form 17-11-2026 and two times.
 */
export const healthSync: Dialect = defineDialect({
  name: 'healthSync',
  trait: 'names in the user of a patient, DD-MM-YYYY and HH:mm in a slot, pages as texts, only `all` shows all visits',
  sdl: healthSyncText,
  auth: { kind: 'direct', key: 'health-sync-key' },
  // Nothing limits the size of a page; where nobody says how many, it is ten.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: healthSyncRoots,
  body: healthSyncBody,
  expectedMap: {
    locations: 'getAllLocations',
    clients: 'getAllPatients',
    clientSearch: 'getAllPatients',
    client: 'patient',
    patients: null,
    appointments: 'getAllAppointments',
    appointment: 'appointment',
    providers: 'getAllDoctors',
    appointmentTypes: 'getAllServices',
    bookAppointment: 'createAppointment',
    // It changes the status and the notes, but no time.
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    // Patients are entered with their first appointment; `signup` makes an account without a name.
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: healthSyncIds,
    status: ({ state }) => [healthSyncWords[state]],
    clients: newestPatients,
    patients: null,
    shows: isInBook,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: { locations: ['timeZone'], appointments: ['patient'] },
    // Whether somebody is active is known of the user only.
    loose: { clients: ['active'] },
    knowsOffsets: false,
  }),
});
