import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { inScanOrder } from '../../dialects/tokens/records.ts';
import { amplifyIds, amplifyWords, isHere, phoneOf } from './records.ts';
import { amplifyBody } from './refusal.ts';
import { amplifyRoots } from './resolvers.ts';
import { amplifyText } from './schema.ts';

/**
 * A dental clinic behind AWS AppSync, whose API the Amplify GraphQL transformer (version 2) makes of `@model` types.
 *
 * Source: github.com/NoelOsiro/MohaFnd (amplify/backend/api/dentalart/schema.graphql and the src/API.ts that Amplify has
 * generated of it); errors as in github.com/aws-amplify/amplify-category-api/issues/2197. Conflict detection is on, with
 * optimistic concurrency. Messages are left out; added are a staff member and a reason for appointments, two indexes and
 * the status CANCELLED. People are linked to an appointment by items of a third model; dates and times have no zone, and
 * there is one clinic, which has no record.
 */
export const amplify: Dialect = defineDialect({
  name: 'amplify',
  trait:
    'items and nextToken in scan order, deleted items stay, _version for writes, date and times apart, a join model',
  sdl: amplifyText,
  auth: { kind: 'direct', key: 'amplify-key' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: amplifyRoots,
  body: amplifyBody,
  expectedMap: {
    locations: null,
    clients: ['listPatients', 'syncPatients'],
    clientSearch: ['listPatients', 'syncPatients'],
    client: ['getPatient', 'listPatients'],
    patients: null,
    appointments: ['appointmentsByAppointment_dateAndStart_time', 'listAppointments', 'syncAppointments'],
    appointment: ['getAppointment', 'listAppointments'],
    providers: ['listStaff', 'syncStaff'],
    appointmentTypes: null,
    // The patient is linked afterwards, by `createPatientAppointments`.
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status; deletion takes it out of the book altogether.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: amplifyIds,
    status: ({ state }) => [amplifyWords[state]],
    clients: (practice) => inScanOrder(practice.clients.filter((client) => !client.isDeleted)),
    patients: null,
    shows: isHere,
    phones: (client) => [phoneOf(client)].filter((phone) => phone !== null),
    absent: { clients: ['active'], appointments: ['patient', 'location'] },
    // The client is the one of a list behind a join model.
    loose: { appointments: ['client'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
