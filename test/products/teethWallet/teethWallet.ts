import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isAppointment, isOff, patientsOf, phonesOf, teethIds } from './records.ts';
import { teethRoots } from './resolvers.ts';
import { teethWalletText } from './schema.ts';

/**
 * TeethWallet, a service for dentists in Django, with mutations that are written by hand for graphene.
 *
 * Source: github.com/promptequation/teethwallet (backend: models, types, filters, queries and mutations of the apps api,
 * appointment, auth_extend and common; app/src/stores for how its own pages ask) and graphene-django 2.15 for what
 * becomes of them. Surveys, chats and files are left out; nothing is added. Patients and doctors are users in groups,
 * places are companies, nobody can ask for a day, and without a status what is called off is marked as deleted.
 */
export const teethWallet: Dialect = defineDialect({
  name: 'teethWallet',
  trait: 'patients are users in a group, ids as Float filters, no days, no status, writers name themselves',
  sdl: teethWalletText,
  auth: { kind: 'direct', key: 'teeth-wallet-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: teethRoots,
  expectedMap: {
    locations: 'companies',
    clients: 'users',
    // The first finds whole values only; the second finds parts of names, and shows where somebody belongs.
    clientSearch: ['users', 'userCompany'],
    client: ['user', 'users'],
    patients: null,
    appointments: 'appointments',
    appointment: 'appointments',
    providers: 'users',
    // Treatments are what was done to a tooth, afterwards.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createUser',
    addPatient: null,
  },
  view: viewOf({
    ids: teethIds,
    // What is called off is marked as deleted, and has no other state.
    status: (row) => (isOff(row) ? ['Deleted'] : [null]),
    // Those of `users(input: "Patient")`.
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    mayOmit: isOff,
    phones: phonesOf,
    absent: { locations: ['timeZone'], appointments: ['patient'] },
    // A note need not be a reason.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
