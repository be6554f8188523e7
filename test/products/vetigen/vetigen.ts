import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { vetigenIds } from './fingerprints.ts';
import { vetigenRoots } from './resolvers.ts';
import { vetigenText } from './schema.ts';
import { byChange, isEvent, statusOfState } from './values.ts';

/**
 * Vetigen, a cloud system for veterinary clinics, behind a GraphQL layer written by hand on Apollo Server.
 *
 * Follows the vendor's public documentation of its REST API (docs.vetigen.com, pages listPatients, getPatient,
 * listCalendarEvents, listInventory and getSOAP of the reference, and the guides on appointments, patients, medical
 * records, inventory, webhooks, authentication and rate limits), which names no licence and is taken to be proprietary;
 * only names and structure are taken, from both editions that were stored, read in November 2026. The earlier one has the
 * key in Authorization, searches, the owner in a patient, products, SOAP records and webhooks; the later one has taken
 * the last two out of the public API, and answers events as a plain list. From there are: fingerprints (`fp`, a word and a ULID) for ids,
 * names with underscores, the envelope of pages (items, total, page from 1, page_size of at most 100 and 20 by default,
 * has_more), patients by their newest change, and `updated_since`; calendar events with a title, six types and six
 * statuses in a fixed course, always in UTC with milliseconds, asked for by an inclusive and an exclusive bound at most
 * 90 days apart, today through 30 days ahead by default; owners with one name, one phone and one email; SOAP records;
 * stock by clinic in cents and products that are virtual; connections between customers and clinics; codes of errors
 * such as PATIENT.NOT_FOUND with a severity, and the envelope of success, message, data and error.
 *
 * The GraphQL layer is how the vendor's engineers would write it over their own endpoints: the REST names as they are,
 * resources as types, relations beside their fingerprints, filters as arguments, errors of queries as GraphQL errors, and
 * mutations that answer in an interface of responses, as Apollo recommends.
 *
 * Assumed: a partner's key for all clinics of a group, where the REST API infers the one clinic from the key, with the
 * clinic as an argument and a field; the lists of clinics, staff and customers, all writes, invoices, payments,
 * messages, reminders, requests from PetConnect (which the vendor's site names) and to-dos; notes of an event; that a
 * no-show is a cancelled event with that reason, and confirmed is the same as scheduled; that what a clinic calls its
 * visits comes under the types by its name; that blocks of time are no events; species in the clinic's own words;
 * a patient is needed to book, and statuses only go forward. An event has no owner of its own, and types have no length.
 * Left out are the limits of requests per minute and the delivery of webhooks. The catalog, results, plans and to-dos
 * are made up; weights are null until they are written, second lines of addresses and descriptions always.
 */
export const vetigen: Dialect = defineDialect({
  name: 'vetigen',
  trait:
    'REST names behind Apollo: fp instead of id, pages with has_more, lists by newest change, a calendar in UTC of at most 90 days that starts today, types of events as an enum, owners by way of patients, writes that answer success, data and error',
  sdl: vetigenText,
  auth: { kind: 'direct', key: 'Bearer sk_live_front_desk' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: vetigenRoots,
  expectedMap: {
    locations: ['clinics', 'apiKey.clinics'],
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    patients: 'patients',
    appointments: 'calendarEvents',
    appointment: 'calendarEvent',
    providers: 'users',
    // Types are an enum, without a list that could be read.
    appointmentTypes: null,
    bookAppointment: 'createCalendarEvent',
    updateAppointment: 'updateCalendarEvent',
    cancelAppointment: 'cancelCalendarEvent',
    registerClient: 'createCustomer',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: vetigenIds,
    status: ({ state }) => [statusOfState[state]],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byChange),
    patients: ({ patients }) => patients.toSorted(byChange),
    shows: isEvent,
    mayOmit: () => false,
    // The owner is the patient's, and an event without a patient has none.
    namesClient: false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { clients: ['givenName', 'familyName'] },
    loose: {
      // The clinic that created a record need not be where she belongs, and notes need not be a reason.
      clients: ['location'],
      appointments: ['reason'],
    },
  }),
});
