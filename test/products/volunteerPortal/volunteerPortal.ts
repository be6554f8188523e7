import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { volunteerRoots } from './resolvers.ts';
import { volunteerText } from './schema.ts';
import { emailOf, isEvent, usersOf, volunteerIds } from './values.ts';

/**
 * Volunteer Portal, with which Zendesk and others offer and count hours of volunteering: graphql-ruby on Rails.
 *
 * Source: github.com/zendesk/volunteer_portal under the Apache License 2.0, at commit a588eb1d (app/graphql, which is whole
 * here: types, enums, inputs, resolvers, loaders and mutations; app/models for what is valid and what deletes softly;
 * db/schema.rb). Users are the clients, offices with their time zones the places, and events, to which users sign up,
 * the appointments; there are no animals, no staff and no states. Nobody is registered: accounts come with the first
 * sign-in, and only who is signed in signs up. Lists are whole and, unless sorted, by number; both ends of a range are
 * left out and are seconds. A list of users in a range has each as often as she has events in it. Declared and never to
 * be had: global ids (gid, node), hours without both ends, and most columns of the list of volunteers. What Rails answers
 * with HTTP 404, 403 or 500 is an error of GraphQL here, a cookie of the session is a header, and that an event without
 * text has an empty one is assumed. Appointments without a reason have no title, and so are no events.
 */
export const volunteerPortal: Dialect = defineDialect({
  name: 'volunteerPortal',
  trait:
    'events with a list of users instead of appointments, offices with zones and no address, one name, soft deletion, ranges in seconds, inputs that are whole, declared fields that always fail',
  sdl: volunteerText,
  auth: { kind: 'direct', key: 'Bearer volunteer-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: volunteerRoots,
  expectedMap: {
    locations: 'offices',
    // Volunteers are only those with hours.
    clients: 'users',
    clientSearch: null,
    client: 'user',
    patients: null,
    appointments: 'events',
    appointment: 'event',
    providers: null,
    appointmentTypes: 'eventTypes',
    // A new event has nobody, and only the one who is signed in signs up.
    bookAppointment: 'createEvent',
    updateAppointment: 'updateEvent',
    cancelAppointment: 'deleteEvent',
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: volunteerIds,
    status: () => [null],
    clients: usersOf,
    patients: null,
    shows: isEvent,
    emails: (client) => [emailOf(client)],
    hasHomeLocation: true,
    absent: {
      locations: ['address'],
      clients: ['givenName', 'familyName', 'phones', 'active', 'tags', 'lastVisit'],
      appointments: ['status', 'patient', 'provider'],
    },
    // A title need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
