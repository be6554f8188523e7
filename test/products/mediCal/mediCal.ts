import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { mediCalRoots } from './resolvers.ts';
import { mediCalText } from './schema.ts';
import { isAppointment, mediCalIds, patientsOf } from './values.ts';

/**
 * MediCal, a portal of a medical clinic for its appointments and patients, on Django with graphene-django.
 *
 * Source: github.com/j-sauceda/medical at commit feaa678f, under the GPL-3.0 (api/schema.py and api/models.py, which
 * are whole here, settings.py, and the pages that use them), and of what it includes the accounts of
 * django-graphql-auth 0.3.16, graphene-django 2.15 and django-graphql-jwt 0.3. All people are users, doctors by a flag
 * and by a row of their own, which has another number. Foreign keys are named as columns and lead to objects:
 * `patientId` is a user. An appointment has a day and a time by the clock of the only clinic, no end, no state but
 * whether it is diagnosed, and is deleted when it is called off. Lists need no arguments, or are null without a doctor
 * or a patient; only a diagnosis can be changed. Numbers of arguments are those of users for booking and those of
 * doctors for what is to come. The library's connection of the same users has ids of its own kind, and looks for names
 * to log in with. Mutations fail where a method demands what the schema does not, the second new user for want of
 * another such name, and deleting a user does nothing. Assumed are patients who were brought over before anybody else,
 * rows in the order of their numbers, empty texts where nothing is known, that the administrator's account is verified,
 * and which fields of tokens may be null.
 */
export const mediCal: Dialect = defineDialect({
  name: 'mediCal',
  trait:
    'doctors and patients in one list, objects named as ids, day and time apart, a diagnosis for a state, required arguments that the schema calls optional',
  sdl: mediCalText,
  auth: { kind: 'direct', key: 'JWT medical-token' },
  // Lists are whole; the connection has its own limit.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: mediCalRoots,
  expectedMap: {
    locations: null,
    // The connection `users` has ids that no appointment leads to.
    clients: 'allUsers',
    // Only names to log in with can be looked for.
    clientSearch: null,
    client: 'user',
    // They are people.
    patients: null,
    // The others want a doctor or a patient.
    appointments: 'allAppointments',
    appointment: null,
    providers: 'allDoctors',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    // It takes no time, only what a doctor found.
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'deleteAppointment',
    registerClient: 'createUser',
    addPatient: null,
  },
  view: viewOf({
    ids: mediCalIds,
    // A flag, which may be said in words or not at all.
    status: ({ state }) =>
      state === 'completed'
        ? [null, 'diagnosed', 'is diagnosed', 'completed', 'done']
        : [null, 'not diagnosed', 'undiagnosed', 'not diagnosed yet', 'planned', 'scheduled', 'booked'],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    mayOmit: () => false,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    absent: {
      clients: ['active', 'tags'],
      // A diagnosis is what came of it, and no reason.
      appointments: ['end', 'reason', 'patient', 'location'],
    },
  }),
});
