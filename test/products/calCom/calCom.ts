import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { calComRoots } from './resolvers.ts';
import { calComText } from './schema.ts';
import { attendeesOf, calComIds, calComStatuses, internationalPhone, isBooking } from './values.ts';

/**
 * Cal.com, with which people book times of others, behind a GraphQL layer in the manner of Relay.
 *
 * Follows version 2 of its public API, bookings as of 2024-08-13: the inputs and outputs at github.com/calcom/cal.com
 * (AGPL 3, of which no code is here; packages/platform/types/bookings/2024-08-13 at commits 1adf94bd, 1b6cab4f and
 * 01b0c095, and the service that makes outputs), and its reference at cal.com/docs/api-reference/v2.
 *
 * What the GraphQL layer adds: connections, ids of all types, payloads with userErrors, enums in capitals, the objects
 * that ids lead to, a booking's team, which is that of its event type, attendees as people instead of one for each
 * booking, those who were absent in a list of their own, no made-up email address where there is only a phone number,
 * no host called unknown where there is none, null for empty texts, and a search of attendees. Kept are names and
 * emails and numbers as one text each, hosts that the service chooses, pending bookings that wait to be confirmed,
 * nothing between accepted and absent, filters by the earliest start and the latest end, whole names and addresses in
 * filters, the words about wrong dates, pages of 100 and at most 250, instants in UTC, an address as a text where a
 * booking is, and a rescheduled booking that is cancelled in favour of a new one. Attendees are known from bookings
 * alone, and can't be entered by other means. Branches are teams, and each has event types of its own.
 *
 * Known without a source at hand are users, teams, event types, schedules and out of office, and what the words of the
 * status filter cover. Assumed are that the earliest start and the latest end are themselves within, the order by
 * start, that attendees without any contact were entered by staff, that all event types ask for confirmation, that
 * hosts are there around the clock, and most words of refusals. Left out are seats, recurrence, routing, video and
 * payments.
 */
export const calCom: Dialect = defineDialect({
  name: 'calCom',
  trait:
    'Relay connections and userErrors; attendees of bookings are the clients, with one name, email and number; teams are the branches, hosts a list, five words for the state, a rescheduled booking is a new one',
  sdl: calComText,
  auth: { kind: 'direct', key: 'Bearer cal_live_4f2a9c' },
  ownOrganization: 'organization',
  cap: 250,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: calComRoots,
  expectedMap: {
    locations: 'teams',
    clients: 'attendees',
    clientSearch: 'attendees',
    client: 'attendee',
    patients: null,
    appointments: 'bookings',
    appointment: 'booking',
    providers: 'users',
    appointmentTypes: 'eventTypes',
    bookAppointment: 'createBooking',
    updateAppointment: 'rescheduleBooking',
    cancelAppointment: 'cancelBooking',
    // An attendee is entered by a booking.
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: calComIds,
    status({ state }) {
      const word = calComStatuses[state];
      return state === 'noShow' ? [word, 'absent', 'noShow'] : [word];
    },
    clients: attendeesOf,
    patients: null,
    shows: isBooking,
    mayOmit: () => false,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => internationalPhone(value)),
    absent: {
      locations: ['address'],
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient'],
    },
    loose: {
      // Notes need not be a reason, and where a booking is could also be the text of its address.
      appointments: ['reason', 'location'],
    },
  }),
});
