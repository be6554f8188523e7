import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hmsIds, hmsWords, isHere, patientsOf, phoneOf } from './records.ts';
import { hmsBody } from './refusal.ts';
import { hmsRoots } from './resolvers.ts';
import { hmsText } from './schema.ts';

/**
 * HMS, a hospital management system on Spring for GraphQL.
 *
 * Source: github.com/jadofils/hms (src/main/resources/graphql, one file for each domain, and of the Java code the
 * resolvers, services, requests with their rules, scalars, paging and GraphQlExceptionResolver). Laboratory, pharmacy,
 * schedules, logs and most of the administration are left out; nothing is added. Appointments have a date and time
 * without zone, and neither an end nor a type; there is one hospital, whose departments doctors belong to.
 */
export const hms: Dialect = defineDialect({
  name: 'hms',
  trait: 'xId of each type, zero-based pages without totals, no days and no search, local times, whole inputs',
  sdl: hmsText,
  auth: { kind: 'direct', key: 'hms-key' },
  // The size of a page is not limited; the default is twenty.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: hmsRoots,
  body: hmsBody,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: null,
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status, with all the rest of the appointment; what is deleted is gone from every list.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: hmsIds,
    status: ({ state }) => [hmsWords[state]],
    clients: patientsOf,
    patients: null,
    shows: isHere,
    phones: (client) => [phoneOf(client)].filter((phone) => phone !== null),
    absent: { appointments: ['end', 'patient', 'location'] },
    // Active is one word of a status that the schema doesn't list.
    loose: { clients: ['active'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
