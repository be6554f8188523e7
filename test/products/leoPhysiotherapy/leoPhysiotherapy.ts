import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { leoRoots } from './resolvers.ts';
import { leoText } from './schema.ts';
import { internationalPhone, isVisit, leoBody, leoIds, leoWords, patientsOf } from './values.ts';

/**
 * The server of the Leonardo Physical Therapy Rehabilitation Clinic, its site and its back office: Nexus over Prisma.
 *
 * Source: github.com/leophysiotherapy/leo_server at commit e75f52e9, under the ISC license as its package says
 * (src/api/generated/schema.graphql, which is whole here, with the resolvers of src/api/schema and
 * src/prisma/schema.prisma). Patients, staff and the administrator are users with a role, whose names and numbers are in
 * a profile that is a list of one, as all relations are lists. A visit is a day and a text such as 09:00 AM, by the clock
 * of the only clinic; the end that booking demands is thrown away, and nobody of the staff is with it. One list comes in
 * pages, where the limit is what is left out; all others are whole, and those for one id are lists too. Filters that
 * aren't given don't count, and null is an error. Users' dates are always null, since their columns are misspelled, and
 * every month of the reports is January. Errors about phones and mails are one text, without code. Nobody has to sign in:
 * the key is that of a gateway before it. Assumed are a server whose clock is UTC, rows without an order in the order of
 * their entry, that who doesn't come is canceled, and that the clinic is in New York, where its server
 * says Los Angeles; people without address, number or given name can't be there. Mails, text messages and files are left
 * out, subscriptions are declared alone.
 */
export const leoPhysiotherapy: Dialect = defineDialect({
  name: 'leoPhysiotherapy',
  trait:
    'lower case types, people with a role and names in a list of profiles, a day and a text for its time, lists for single rows, an argument limit that skips',
  sdl: leoText,
  auth: { kind: 'direct', key: 'Bearer leo-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: leoRoots,
  body: leoBody,
  expectedMap: {
    locations: null,
    // The others hold staff too, or want to be told a role.
    clients: 'getAllPhysioPatient',
    clientSearch: ['getAllPhysioUserBySearch', 'getSearchuserByRole'],
    // A list of one.
    client: 'getAllPhysioId',
    // They are people.
    patients: null,
    appointments: ['getAppointmentByDateTime', 'getAllAppointment'],
    appointment: 'getAllAppointmentID',
    providers: ['getPhysioUserByRole', 'getSearchuserByRole', 'getAllPhysioUserBySearch'],
    appointmentTypes: 'getAllServices',
    bookAppointment: 'createAppointment',
    updateAppointment: ['updateAppointmentSession', 'updateDateAppointment'],
    cancelAppointment: ['cancelAdminAppointment', 'canceledAppointment'],
    registerClient: 'createPatientAccount',
    addPatient: null,
  },
  view: viewOf({
    ids: leoIds,
    status: ({ state }) => [leoWords[state]],
    clients: patientsOf,
    patients: null,
    shows: isVisit,
    mayOmit: () => false,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => internationalPhone(value)),
    knowsOffsets: false,
    isNaive: true,
    absent: {
      clients: ['active', 'tags', 'lastVisit', 'location'],
      // What is to be done is a service, and no reason.
      appointments: ['end', 'reason', 'patient', 'provider', 'location'],
    },
  }),
});
