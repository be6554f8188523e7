import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clinicaIds, clinicaWords } from './records.ts';
import { clinicaBody } from './refusal.ts';
import { clinicaRoots } from './resolvers.ts';
import { clinicaBackText } from './schema.ts';
import { emailOf, isInBook, isPatient } from './seeds.ts';

/**
 * Clinicaback, the histories and appointments of a clinic for people, on Spring for GraphQL with JPA and MySQL.
 *
 * Source: github.com/clinicap247/clinicaback (src/main/resources/graphql, one file for each domain, and of the Java code
 * the controllers, services, mappers, specifications, parsers, seeders and CustomGraphQLErrorHandler). The schema is
 * whole. Its ways are kept: an appointment has a day and the number of a slot, from one, of its doctor's hours; lists are
 * whole; conditions on the day or the status of appointments fail; a taken slot is looked for on the present day only;
 * a diagnosis and all histories are never shown. Days are shown as 2026-11-17 and, but for appointments, taken as
 * 17-11-2026. Patients and doctors have their names in their accounts.
 */
export const clinicaBack: Dialect = defineDialect({
  name: 'clinicaBack',
  trait: 'a day and the number of a slot in a doctor’s hours, names in accounts, filters by day that fail, whole lists',
  sdl: clinicaBackText,
  auth: { kind: 'direct', key: 'clinica-back-key' },
  // Lists are whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: clinicaRoots,
  body: clinicaBody,
  expectedMap: {
    // Rooms have addresses of their own.
    locations: 'consultingRooms',
    clients: 'patients',
    clientSearch: null,
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    // Specialities are those of hours; nothing says what a visit is for.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    // It changes the status alone.
    updateAppointment: 'updateAppointment',
    // What is deleted is gone from every list; a status says that it was cancelled.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: clinicaIds,
    status: ({ state }) => [clinicaWords[state]],
    clients: ({ clients }) => clients.filter(isPatient),
    patients: null,
    shows: isInBook,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName'],
      appointments: ['reason', 'patient'],
    },
    loose: {
      // An address stands in one line under another name, and whether somebody is active is known of the account only.
      locations: ['address'],
      clients: ['active'],
      // Times have to be counted from the doctor's hours, which lead to the room as well.
      appointments: ['start', 'end', 'location'],
    },
    knowsOffsets: false,
    isNaive: true,
  }),
});
