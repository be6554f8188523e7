import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { bvIds, bvName, bvPeople, bvStates, isBooked } from './records.ts';
import { bvRoots } from './resolvers.ts';
import { bvText } from './schema.ts';

/**
 * The service of a hospital in Vietnam: the booking of examinations, its call centre and its wards.
 *
 * Source: github.com/tranviethieu/bv_graphql, whose four applications (WebDatKham, WebQuanLyDatKham, WebQuanLyAppNoiBo,
 * WebQuanLyUser) hold all of its operations. Names of operations, arguments, inputs, enums and fields, the envelope of
 * every answer and the conditions of lists are theirs; the service itself is not public, so that the names of its other
 * types and what may be null are not theirs. One house with departments; times are its own, a day and a time apart.
 */
export const bvGraphql: Dialect = defineDialect({
  name: 'bvGraphql',
  trait:
    'Vietnamese hospital: code, message and data around every answer, conditions as texts, day and time apart, family name first',
  sdl: bvText,
  auth: { kind: 'direct', key: 'Bearer bv-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: bvRoots,
  expectedMap: {
    // One house, departments and rooms in it.
    locations: null,
    clients: 'users',
    clientSearch: ['users', 'search_his_patients'],
    client: 'user',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'accounts',
    // What is offered on the page, and named when an appointment is made.
    appointmentTypes: 'service_demand_online',
    bookAppointment: ['createAppointment', 'create_appointment_unauthorize'],
    // The input carries an id; only the state has a mutation of its own.
    updateAppointment: ['createAppointment', 'changeAppointmentState'],
    cancelAppointment: 'changeAppointmentState',
    registerClient: ['saveUser', 'update_patient'],
    addPatient: null,
  },
  view: viewOf({
    ids: bvIds,
    status: ({ state }) => [bvStates[state]],
    clients: bvPeople,
    patients: null,
    shows: isBooked,
    clientName: bvName,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    absent: { clients: ['active', 'tags'], appointments: ['end', 'patient', 'provider', 'location'] },
    // Who comes is there as user, as patient once it is approved, and as typed.
    loose: { clients: ['givenName', 'familyName'], appointments: ['client'] },
  }),
});
