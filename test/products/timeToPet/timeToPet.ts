import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { timeToPetRoots } from './resolvers.ts';
import { timeToPetText } from './schema.ts';
import { clientsOf, eventWords, isEvent, petsOf, phoneOf, timeToPetIds } from './values.ts';

/**
 * Time To Pet, with which pet sitters and dog walkers keep clients, their pets and visits at their homes.
 *
 * Follows the vendor's public help at help.timetopet.com (articles 129 and 126 on clients, 290 on pets, 133 and 84 on
 * events, 86 on schedule blocks, 76 on pending requests), and what a public client of its calendar reads (the Home
 * Assistant integration that asks the client portal for events: a range of days of which the last doesn't belong to it,
 * times such as 2026-08-25T12:00:00-0400, names of the service and the staff, one text with all names of pets). The
 * product is closed and of its vendor; the API for its customers is not described in public, and no code is copied.
 * So these are the vendor's: clients who are active, inactive or prospects and are never deleted, one email address for
 * each to log in with, pets that are active, inactive or deceased and always have a client, events that are scheduled, in
 * progress, completed or cancelled, each with a client, a service and pets and perhaps staff, a company with one clock
 * and without places, staff of four roles.
 *
 * The GraphQL layer adds page objects with items and a count, inputs for filters, an order for clients, objects beside
 * ids, enums, and errors with a code in extensions.
 *
 * From memory or assumed: three phones as fields of their own, the type of a pet as free text of the company, pages of 50
 * and at most 100, the order by last name, by entry or by start, searches without regard to case, texts of errors, that
 * who doesn't open the door is cancelled and who waits is in progress, that notes of a visit say what it is for, and that
 * visits of one pet are kept with the first alone. Strays, meetings, and visits around midnight of another clock are left
 * out. No client is a prospect, and zip codes are empty.
 */
export const timeToPet: Dialect = defineDialect({
  name: 'timeToPet',
  trait:
    'pet sitting: events between two days of which the last is excluded, offsets without a colon, pets as a list, a company without places, page objects with items, the emergency phone of another person',
  sdl: timeToPetText,
  auth: { kind: 'direct', key: 'Bearer time-to-pet-token' },
  ownOrganization: 'company',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: timeToPetRoots,
  expectedMap: {
    // Visits are at the clients' homes.
    locations: null,
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: 'pets',
    appointments: 'events',
    appointment: 'event',
    providers: 'staff',
    appointmentTypes: 'services',
    bookAppointment: 'scheduleEvent',
    updateAppointment: 'updateEvent',
    cancelAppointment: 'cancelEvent',
    registerClient: 'createClient',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: timeToPetIds,
    status: ({ state }) => [eventWords[state]],
    clients: clientsOf,
    patients: petsOf,
    shows: isEvent,
    phones: (client) =>
      [phoneOf(client, 'Mobile'), phoneOf(client, 'Home'), phoneOf(client, 'Work')].flatMap((phone) => phone ?? []),
    knowsOffsets: false,
    absent: { clients: ['tags', 'lastVisit', 'location'], appointments: ['location'] },
    // Notes of a visit need not be its reason.
    loose: { appointments: ['reason'] },
  }),
});
