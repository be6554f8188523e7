import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { VisitState } from '../../dialects/practice.ts';
import { isOnBook, keystoneIds } from './records.ts';
import { keystoneRoots } from './resolvers.ts';
import { keystoneText } from './schema.ts';

/** Fields that are computed from the start and the end of a visit. */
const progress: Partial<Record<VisitState, readonly string[]>> = {
  inProgress: ['started'],
  ready: ['started'],
  completed: ['ended', 'signed', 'completed'],
};

/**
 * A clinic for people behind KeystoneJS, which makes a schema of a project's lists.
 *
 * Names and filters follow Keystone's public documentation (keystonejs.com/docs/graphql, filters above all); the lists
 * are those of a public project, github.com/ScottAgirs/pmd-ks-api, whose schema.graphql Keystone has written.
 */
export const keystone: Dialect = defineDialect({
  name: 'keystone',
  trait:
    'patients are the clients, their names and phones in an account beside; no status; cancelled visits are deleted',
  sdl: keystoneText,
  auth: { kind: 'direct', key: 'keystone-key' },
  // Keystone has no limit unless a project sets one.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: keystoneRoots,
  expectedMap: {
    locations: 'companyLocations',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'doctors',
    appointmentTypes: null,
    bookAppointment: ['createAppointment', 'createAppointments'],
    updateAppointment: ['updateAppointment', 'updateAppointments'],
    cancelAppointment: ['deleteAppointment', 'deleteAppointments'],
    registerClient: ['createPatient', 'createPatients', 'addPatientToDoctor'],
    addPatient: null,
  },
  view: viewOf({
    ids: keystoneIds,
    status: ({ state }) => [null, ...(progress[state] ?? [])],
    patients: null,
    shows: isOnBook,
    phones: (client) => client.phones.slice(0, 2).map((phone) => phone.value),
    absent: { locations: ['address', 'timeZone'], clients: ['active'], appointments: ['patient', 'location'] },
    // These stand in the account of a patient or doctor.
    loose: { clients: ['givenName', 'familyName', 'phones', 'emails'], appointments: ['provider.name'] },
    knowsOffsets: false,
  }),
});
