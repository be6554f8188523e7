import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clientsOf } from './clients.ts';
import { chatBookingRoots } from './resolvers.ts';
import { chatBookingText } from './schema.ts';
import { chatBookingBody, chatBookingIds, chatBookingWords, isBooking } from './words.ts';

/**
 * The booking service behind Lucía, an assistant of a Chilean company that makes appointments in chats.
 *
 * Source: github.com/AIX-Clever/chat-booking-backend (infra/schema.graphql for AWS AppSync, and the functions in Python
 * that answer it: booking, clients, catalog, availability, waitlist_api, faq_manager, metrics, shared). Left out are the
 * directives of access, chats, flows, subscriptions, uploads, and what changes the catalog, rooms, schedules and users.
 * It is seen by an administrator of a business. Bookings are listed by provider and range, or by an email, and hold ids
 * of provider and service and the names of who comes. The client's id and notes of a booking are in the schema, but not
 * in what is stored, and a change of a booking is one of its status. Free times are there every half hour.
 */
export const chatBooking: Dialect = defineDialect({
  name: 'chatBooking',
  trait:
    'bookings of one provider at a time, by texts of dates; ids without objects, two names and a promised client id that is never there, contacts as system and value, a search that is the list, notes that are lost',
  sdl: chatBookingText,
  auth: { kind: 'direct', key: 'chat-booking-token' },
  // Lists are whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: chatBookingRoots,
  body: chatBookingBody,
  expectedMap: {
    // A room is one of a clinic's, and no branch.
    locations: null,
    clients: 'listClients',
    clientSearch: null,
    client: 'getClient',
    patients: null,
    appointments: 'listBookingsByProvider',
    appointment: 'getBooking',
    providers: ['listProviders', 'listProvidersByService'],
    appointmentTypes: 'searchServices',
    bookAppointment: 'createBooking',
    // Nothing but the status can be changed.
    updateAppointment: 'updateBookingStatus',
    cancelAppointment: ['cancelBooking', 'updateBookingStatus'],
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: chatBookingIds,
    status: ({ state }) => [chatBookingWords[state]],
    clients: clientsOf,
    patients: null,
    shows: isBooking,
    absent: { clients: ['active'], appointments: ['patient', 'client.id', 'location', 'reason'] },
    // The name of a provider is found in another list.
    loose: { appointments: ['provider.name'] },
    knowsOffsets: false,
  }),
});
