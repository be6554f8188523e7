import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { qminderRoots } from './resolvers.ts';
import { qminderText } from './schema.ts';
import { isTicket, isWalkIn, qminderBody, qminderIds, statusOf } from './words.ts';

/**
 * Qminder, a system for places with visitors who come by appointment or wait in a line.
 *
 * Source: github.com/Qminder/javascript-api (query.graphqls, the whole schema of its GraphQL API, and the answers that
 * its client takes) and developer.qminder.com (limits of a search, life of an appointment, what a visitor's name needs).
 * Left out are subscriptions, attachments, workflows and clients of assistants. It only reads: writing is a matter of a
 * REST API. A ticket is a visit and a visitor, who has no record; it has an appointment with times and an assignee, or
 * none for who walks in. A kind of visit is a line of a location. Everything else about a visit is in fields that each
 * location makes up: the animal's name, its species and the reason. That the time of an appointment filter excludes its
 * end, that users without ids are all of them, and the texts of errors, are assumed.
 */
export const qminder: Dialect = defineDialect({
  name: 'qminder',
  trait:
    'read only; tickets of a location instead of appointments and clients, times in an object that walk-ins lack, lines as kinds of visits, phones as numbers, fields with titles for the rest',
  sdl: qminderText,
  auth: { kind: 'direct', key: 'qminder-key' },
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: qminderRoots,
  body: qminderBody,
  expectedMap: {
    locations: ['locations', 'account.locations'],
    clients: null,
    clientSearch: null,
    client: null,
    patients: null,
    appointments: 'ticketSearch',
    appointment: 'ticket',
    providers: ['allUsers', 'users', 'location.users', 'locations.users'],
    appointmentTypes: ['location.lines', 'locations.lines', 'account.locations.lines'],
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: qminderIds,
    status: (row) => [statusOf(row)],
    clients: () => [],
    patients: null,
    // Who waits without an appointment has no time.
    shows: (row) => isTicket(row) && !isWalkIn(row),
    absent: { appointments: ['patient.id', 'client.id'] },
    // Values of fields, which are told apart by their titles.
    loose: { appointments: ['patient', 'reason'] },
  }),
});
