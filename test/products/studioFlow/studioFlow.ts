import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { bookingWords } from './records.ts';
import { studioFlowRoots } from './resolvers.ts';
import { studioFlowText } from './schema.ts';
import { clientsByName, emailOf, isBooked, studioIds } from './seeds.ts';

/**
 * StudioFlow, a service for studios with classes and private sessions, as graphql-ruby makes it on Rails.
 *
 * Source: github.com/danieldvorkin/studioflow (api/app/graphql: types, mutations and their resolvers; api/app/models of
 * bookings, class sessions, clients and users; api/db/schema.rb), seen by the owner of a studio. Left out are payment
 * settings, payouts, platform subscriptions, pages, messages, shop orders, signing in and what else has to do with
 * Stripe alone. Who comes is a booking of a class session, which has the time and the instructor; its kind is a class
 * template, which has the location. A class holds one person here as a rule. A find that finds nothing is a GraphQL
 * error; there it ends the request. That Stripe is set up, and the words for spent credits, are assumed.
 */
export const studioFlow: Dialect = defineDialect({
  name: 'studioFlow',
  trait:
    'bookings of class sessions that have the time, whole lists, latest first, three words for a state; a createClient that takes nothing',
  sdl: studioFlowText,
  auth: { kind: 'direct', key: 'Bearer studio-flow-token' },
  ownOrganization: 'myStudio',
  // Nothing comes in pages.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: studioFlowRoots,
  expectedMap: {
    locations: 'studioLocations',
    clients: 'clients',
    clientSearch: null,
    client: 'client',
    patients: null,
    // Class sessions have days to ask for, but nobody in them.
    appointments: 'bookings',
    appointment: null,
    providers: 'instructors',
    appointmentTypes: 'classTemplates',
    bookAppointment: 'createBooking',
    // A booking stays in its class; what moves is the class, with everyone in it.
    updateAppointment: null,
    cancelAppointment: 'cancelBooking',
    // One enters whoever asks, the other writes to someone who may then sign up.
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: studioIds,
    status: ({ state }) => [bookingWords[state]],
    clients: clientsByName,
    patients: null,
    shows: (row) => isBooked(row) && !row.isDeleted,
    mayOmit: () => false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['reason', 'patient'],
    },
    // Some ends have to be counted from the template's minutes; a location is three steps away.
    loose: { appointments: ['end', 'location'] },
    knowsOffsets: false,
  }),
});
