import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { emailOf, gatewayIds, gatewayWords, isHere, newestPatients, phoneOf } from './names.ts';
import { gatewayRoots } from './resolvers.ts';
import { gatewayText } from './schema.ts';

/**
 * The GraphQL gateway of a hospital management system from Vietnam, Apollo Server in front of a dozen REST services.
 *
 * Source: github.com/hoainamdang10/hospital-management (backend/services/graphql-gateway/src at commit 1abc571b: the
 * schema of patients, doctors, appointments, departments and records, their resolvers and scalars; and of the patient
 * and appointment services what they search, count and refuse). Statistics, schedules of doctors, prescriptions, lab
 * results and most of the administration are left out; nothing is added. Where a resolver hands a service names that it
 * doesn't know, so that an offset or a filter would be lost, it works here as the schema says.
 */
export const hospitalGateway: Dialect = defineDialect({
  name: 'hospitalGateway',
  trait:
    'a UUID and a number of the hospital for everyone, names in snake and camel case, pages that count only themselves, no order as asked for, promised fields and mutations that fail',
  sdl: gatewayText,
  auth: { kind: 'direct', key: 'Bearer hospital-gateway-token' },
  // The size of a page is not limited; the default is twenty.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: gatewayRoots,
  expectedMap: {
    // One house, and departments in it.
    locations: null,
    clients: 'patients',
    clientSearch: ['searchPatients', 'patients'],
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    // Kinds of appointments are words of an enum.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: gatewayIds,
    status: ({ state }) => [gatewayWords[state]],
    clients: newestPatients,
    patients: null,
    shows: isHere,
    phones: (client) => [phoneOf(client)].filter((phone) => phone !== null),
    emails: (client) => [emailOf(client)],
    absent: { clients: ['givenName', 'familyName'], appointments: ['patient', 'location'] },
    knowsOffsets: false,
  }),
});
