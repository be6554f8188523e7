import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { bookeoRoots } from './resolvers.ts';
import { bookeoText } from './schema.ts';
import { bookeoMoreText } from './schemaMore.ts';
import { bookeoIds, isBooking } from './values.ts';

// There is no word for how far a booking is, only flags.
function wordsOf({ state }: AppointmentRecord): readonly (string | null)[] {
  if (state === 'cancelled') return ['canceled', 'cancelled', null];
  if (state === 'noShow') return ['noShow', null];
  return state === 'planned' ? [null, 'not accepted', 'unaccepted', 'pending'] : [null, 'accepted'];
}

/**
 * Bookeo, a booking system of appointments, classes and tours, behind a GraphQL layer for a group of clinics.
 *
 * Objects, fields, enums and parameters are those of Bookeo's API v2, in its public reference at bookeo.com/apiref, as far
 * as they are repeated by github.com/EvilFreelancer/bookeo-api-php (src/Models, MIT), github.com/nolanwelch/python-bookeo
 * (src/bookeo/schemas.py at commit e63db25f), the OpenAPI listing at github.com/dzekelid/bookings (_listings/bookeo) and
 * the descriptions of the usefulapi connector to Bookeo; no code of theirs is used. So a booking has a number and no id,
 * flags (accepted, canceled, noShow) and no status, its staff as resources of kinds, and what was asked with it as options
 * with a name and a value. Bookings are asked for by a pair of times of their start or of their last change, both ends
 * belong to it, at most 31 days; canceled ones only on request. Times have the offset of their account, and -00:00 means
 * its local time. All products are accepted or denied: what is booked without the mode of a manager waits for that. Pages
 * hold 50 rows, at most 100. Customers are searched in one field, by default the whole name.
 *
 * The layer adds: Relay connections in place of pageNavigationToken, payloads with errors in place of HTTP statuses, one
 * key in Authorization in place of X-Bookeo-apiKey and X-Bookeo-secretKey, and the objects behind ids. It reads the
 * accounts of a portal, one for each clinic, as one: businesses with their time zones, the business of a booking and of a
 * customer, and one object for a customer, product or resource that several accounts have. Changes are partial, what a
 * read doesn't find is null.
 *
 * Animals are no records: their names are the answers to an option of all products, and the number of participants is that
 * of pets. Middle names, dates of birth, Facebook ids and the ids of events are never filled. Assumed are the texts of
 * refusals, the order of lists (bookings by start, customers as they were entered), that a search finds parts of a name in
 * any case, that a previous booking is one that took place, that a booking of a stray has no customer, that participants
 * need not be said, that nothing limits how late one may book and that double bookings are allowed. Holds and the writing
 * of blocks, webhooks and linked people are left out.
 */
export const bookeo: Dialect = defineDialect({
  name: 'bookeo',
  trait:
    'bookings by a pair of times within 31 days, a booking number for an id, flags for a status, staff as a list of resources, pet and reason as options with name and value, accounts of a portal as businesses',
  sdl: bookeoText + bookeoMoreText,
  auth: { kind: 'direct', key: 'Bearer bookeo-portal-token' },
  ownOrganization: 'portal',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: bookeoRoots,
  expectedMap: {
    locations: 'businesses',
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    patients: null,
    appointments: 'bookings',
    appointment: 'booking',
    providers: ['resources', 'resourceTypes.resources'],
    appointmentTypes: 'products',
    bookAppointment: 'createBooking',
    updateAppointment: 'updateBooking',
    cancelAppointment: 'cancelBooking',
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: bookeoIds,
    status: wordsOf,
    patients: null,
    shows: isBooking,
    // Canceled ones are listed on request.
    mayOmit: ({ state }) => state === 'cancelled',
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { clients: ['active', 'tags'], appointments: ['patient.id'] },
    loose: {
      // A previous booking need not be read as a visit.
      clients: ['lastVisit'],
      // Only the name of an option tells which one is the pet, and which one the reason.
      appointments: ['patient', 'patient.name', 'reason'],
    },
  }),
});
