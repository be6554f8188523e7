import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { backOtIds, backOtPatients, backOtStates, isBooking, mostGuardians } from './records.ts';
import { backOtRoots } from './resolvers.ts';
import { backOtText } from './schema.ts';

/**
 * A clinic for occupational therapy: services in Go, made with gqlgen, behind one gateway that federates them.
 *
 * Source: github.com/JayDescalsota/back-OT (graph/schema.graphqls, service and repository below services/booking,
 * services/patient, services/tenant and services/user). Names are as they are there, in two manners: the booking service
 * writes snake_case. Some of its tables, the messages and the invitations are left out. A patient is treated, and her
 * guardian is called: there are phones of guardians only, and no list of them. Branches are known by the assignments of
 * the signed-in user. An appointment says its branch by an id, has no type, and is moved by making another one.
 */
export const backOt: Dialect = defineDialect({
  name: 'backOt',
  trait:
    'snake_case beside camelCase, pages in a list within a filter, branches behind assignments, steps as mutations',
  sdl: backOtText,
  auth: { kind: 'direct', key: 'Bearer back-ot-token' },
  // Pages are as long as one wants, ten by default.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: backOtRoots,
  expectedMap: {
    locations: ['myAssignments.branch', 'myAssignments', 'meTenant.assignments.branch'],
    clients: 'patients',
    clientSearch: ['patients', 'patientsForMessaging'],
    client: ['patient', 'patientsByIds'],
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    // The second one has those at the desk, too.
    providers: ['practitionerBranches', 'practitionerBranches.practitioner', 'users'],
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    // The second one can't move it.
    updateAppointment: ['rescheduleAppointment', 'updateAppointment'],
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: backOtIds,
    status: ({ state }) => [backOtStates[state], ...(state === 'cancelled' ? ['RESCHEDULED'] : [])],
    clients: backOtPatients,
    patients: null,
    shows: isBooking,
    phones: ({ phones }) => phones.slice(0, mostGuardians).map(({ value }) => value),
    emails: ({ emails, phones }) => emails.slice(0, Math.max(1, Math.min(mostGuardians, phones.length))),
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    loose: {
      // The guardians' own; a branch is an id, whose name is found elsewhere.
      clients: ['phones', 'emails', 'location', 'location.name'],
      appointments: ['reason', 'location.name'],
    },
  }),
});
