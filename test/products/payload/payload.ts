import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isAtSite, payloadIds, payloadWords } from './records.ts';
import { payloadRoots } from './resolvers.ts';
import { payloadText } from './schema.ts';

/**
 * A salon's site on Payload CMS with a plugin for appointments.
 *
 * Source: Payload's documentation (payloadcms.com/docs: graphql/overview, graphql/graphql-schema, queries/overview,
 * trash) and how its package `graphql` names types, filters and policies. The collections are those of the public plugin
 * github.com/ahmetskilinc/payload-appointments-plugin (appointments, customers, guestCustomers, teamMembers, services,
 * waitlist, sentEmails, openingTimes), completed with phones and an address of customers, three more states, a creator
 * and the trash. One place, whose zone stands in a global; no animals.
 */
export const payload: Dialect = defineDialect({
  name: 'payload',
  trait:
    'lists with a capital, docs by page with 10 each and the newest first; blockouts in the book; the end follows from services',
  sdl: payloadText,
  auth: { kind: 'direct', key: 'payload-key' },
  // Payload has no highest page size.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: payloadRoots,
  expectedMap: {
    locations: null,
    clients: 'Customers',
    clientSearch: 'Customers',
    client: ['Customer', 'Customers'],
    patients: null,
    appointments: 'Appointments',
    appointment: ['Appointment', 'Appointments'],
    providers: 'TeamMembers',
    appointmentTypes: 'Services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: payloadIds,
    status: ({ state, isBlock }) => [isBlock ? null : payloadWords[state]],
    clients: (practice) =>
      practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => other.createdAt - one.createdAt),
    patients: null,
    // Blockouts stand in the same list; what was thrown away doesn't.
    shows: (appointment) => isAtSite(appointment) && !appointment.isDeleted,
    absent: { clients: ['active'], appointments: ['patient', 'location'] },
    // It stands in the customer's notes, or in the title of a blockout.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
