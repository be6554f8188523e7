import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { ezyVetRoots } from './resolvers.ts';
import { ezyVetText } from './schema.ts';
import { ezyVetIds, isActiveVisit, isInCalendar, statuses, statusIds, wordOf } from './values.ts';

/** Whatever its status was, a visit that is off is inactive. */
function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  const word = wordOf(statuses, statusIds[row.state]);
  if (row.state === 'cancelled') return ['cancelled', 'canceled', 'inactive', 'not active', null];
  return row.isDeleted ? ['inactive', 'not active', 'deleted', 'cancelled', 'canceled', word, null] : [word];
}

/**
 * ezyVet, a practice management system of veterinary clinics and hospitals.
 *
 * It follows the vendor's public documentation at developers.ezyvet.com, of which excerpts were at hand (its reference,
 * and its guides to filtering and booking), and what public clients of the API read and send:
 * github.com/samindaperamuna/ezyVetClient at 5cf3663 (fields of contacts, contact details, animals, addresses, resources
 * and appointments of version 2), which says no license, and github.com/SVRDevAdmin/VCheckRepo at 4c5ca231 (what an update
 * of an appointment takes), whose license wasn't looked up. The service is closed and of its vendor; no code is copied. The
 * GraphQL layer keeps names, ids and epoch seconds as they are; it adds objects beside the ids that lead to them, `filter`
 * inputs of the vendor's comparators, pages of `meta` and `items`, and payloads with `messages`. Contacts are customers,
 * suppliers and vets in one list, a business has a name of its own and no other, and how to reach a contact is a list of
 * typed details. An appointment is in several columns of the calendar, and only a column leads to the division. Inactive
 * rows are in all lists unless a filter says otherwise, and pages hold 10, or up to 200. Filters mind case. An update of an
 * appointment changes its status or cancels it, and moves nothing.
 * From memory or assumed: that lists are by id and longer pages are cut; that what is cancelled keeps its status and is
 * inactive; names of the types of details, resources and separations and of statuses (a practice makes its own); that
 * durations are minutes; that empty texts are not null; the site's information, the fields of consults, invoices, products
 * and communications; that people who work in several divisions are columns without owner; that a division has no address;
 * texts of messages. One site has one zone, so that night visits in another one are left out.
 */
export const ezyVet: Dialect = defineDialect({
  name: 'ezyVet',
  trait:
    'contacts of all kinds in one list, phones and emails as typed details, epoch seconds, filters of comparators, pages of ten with meta, calendar columns that lead to staff and divisions, cancelled is inactive',
  sdl: ezyVetText,
  auth: { kind: 'direct', key: 'Bearer ezyvet-access-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: ezyVetRoots,
  expectedMap: {
    locations: 'separations',
    clients: 'contacts',
    clientSearch: 'contacts',
    client: ['contact', 'contacts'],
    patients: 'animals',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'resources',
    appointmentTypes: 'appointment_types',
    bookAppointment: ['create_booking', 'create_appointment'],
    updateAppointment: 'update_appointment',
    cancelAppointment: 'update_appointment',
    registerClient: 'create_contact',
    addPatient: 'create_animal',
  },
  view: viewOf({
    ids: ezyVetIds,
    status: wordsOf,
    shows: isInCalendar,
    // Whoever asks for active ones doesn't get what is off.
    mayOmit: (row) => row.isBlock || !isActiveVisit(row),
    emails: (client) => client.emails,
    knowsOffsets: false,
    hasHomeLocation: true,
    absent: { locations: ['address', 'timeZone'], clients: ['tags', 'lastVisit'] },
    loose: {
      // A business has a name and no family name; the division that owns a record need not be read as a home.
      clients: ['familyName', 'location'],
      // A description need not be a reason, and the division is that of a column.
      appointments: ['reason', 'location'],
    },
  }),
});
