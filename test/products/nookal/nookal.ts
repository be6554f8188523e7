import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { nookalIds, nookalWords } from './records.ts';
import { nookalRoots } from './resolvers.ts';
import { nookalText } from './schema.ts';

/**
 * Nookal, a system for allied-health clinics, with the GraphQL API of its version 3.
 *
 * Source: queries and findings of public projects that use that API (healthia-au/nookal-graphql and others: clients,
 * appointments, staff, locations, cases, treatmentNotes, invoices, payments and availabilities with their arguments),
 * and Nookal's reference at api.nookal.com/developers, from which the names of what writes appointments, the contact
 * details and the locations' time zones are taken. Appointments hold numbers of other rows and no rows themselves, a
 * date and local times; the book also holds events of the diary. Whoever comes is a client, and there are no animals.
 */
export const nookal: Dialect = defineDialect({
  name: 'nookal',
  trait: 'flat rows joined by numbers, a date beside local times, 0 and 1 for flags, no totals, events among visits',
  sdl: nookalText,
  auth: { kind: 'direct', key: 'nookal-key' },
  // Longer pages are cut without a word.
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: nookalRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: null,
    appointments: 'appointments',
    appointment: 'appointments',
    providers: 'staff',
    appointmentTypes: ['services', 'locations.services'],
    bookAppointment: 'addAppointmentBooking',
    updateAppointment: 'updateAppointmentBooking',
    cancelAppointment: ['cancelAppointment', 'updateAppointmentBooking'],
    registerClient: 'addClient',
    addPatient: null,
  },
  view: viewOf({
    ids: nookalIds,
    status: ({ state, isBlock }) => (isBlock ? [null] : [nookalWords[state]]),
    patients: null,
    shows: (appointment) => !appointment.isDeleted,
    absent: { appointments: ['patient'] },
    loose: {
      clients: ['location', 'location.name'],
      // Names stand in the rows that the numbers lead to, and notes need not be a reason.
      appointments: ['reason', 'client.name', 'provider.name', 'location.name'],
    },
    isNaive: true,
    hasHomeLocation: true,
  }),
});
