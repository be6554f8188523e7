import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { pike13Roots } from './resolvers.ts';
import { pike13Text } from './schema.ts';
import { pike13MoreText } from './schemaMore.ts';
import { pike13WritesText } from './schemaWrites.ts';
import { isOccurrence, pike13Ids, visitStateOf } from './values.ts';

function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  const word = visitStateOf(row);
  if (word === 'late_canceled') return [word, 'canceled', 'cancelled'];
  // An event occurrence is active as long as it isn't canceled, which tells as much before the client has come.
  if (word === 'registered') return [word, 'active'];
  if (word === 'reserved') return [word, 'active', null];
  return word === 'noshowed' ? [word, 'noshow'] : [word];
}

/**
 * Pike13, with which studios, schools, gyms and personal services keep clients, a schedule and what is sold.
 *
 * Follows the public reference of its Core API, version 2, for staff ("desk", developer.pike13.com/docs/api/v2) as far as
 * its introduction, and as its public clients repeat it: github.com/juanhuttemann/pike13-ruby (resources, parameters and
 * answers, at commit 5f20d902, MIT; fields of clients, staff and enrollments in its reports), the tools of
 * pike13-mcp-server by the same author (states and changes of visits), github.com/dcotelessa/pike13sync (fields of event
 * occurrences), and public scripts of businesses (rosters with visit_id and visit_state, bookings with leases, pages). The
 * API is proprietary; no code was taken. The GraphQL layer is made up, in the convention of GraphQL Ruby: camelCase names,
 * connections with edges, nodes and totalCount for what the vendor pages (50 rows, at most 100), lists for the rest, and
 * mutations with one input and a payload with errors. It follows ids to objects and always completes a booking.
 *
 * Appointments are event occurrences: a service at a location with staff, and a roster. How far one is, is the state of
 * the visit of its one person, not that of the occurrence, which is active or canceled. Who is checked in has completed.
 * Visits have numbers of their own, and they, not occurrences, are changed and removed; nothing moves an appointment to
 * another time. Times are UTC beside a time zone. A client has one phone, one email and a home location, an address of
 * several lines, and is hidden by a time. What an appointment is about is in notes, since the description is that of the
 * service. There are no animals: dependents are children. No value ever stands in middleName, barcodes, guardianName,
 * guardianEmail, birthdate, providers, dependents, paidForBy, punchId, and the phone of staff.
 *
 * From memory, as nothing public repeats them: names of fields of services, events, invoices and plans, hidden_at,
 * search by the beginnings of words. Assumed are: the order of lists (people by number, the schedule by start), the range
 * of a schedule where it isn't given (a day), its bounds, that a day alone begins in the zone of the business and that a
 * time without offset is UTC, that a canceled appointment keeps its visit, that entries which block time are no events,
 * that a spot without a client is reserved, from which states a visit can change, and texts of errors other than "no
 * longer available".
 */
export const pike13: Dialect = defineDialect({
  name: 'pike13',
  trait:
    'studio: appointments are event occurrences with a roster, their state is that of a visit with a number of its own, GraphQL Ruby connections and payloads, nothing reschedules',
  sdl: pike13Text + pike13MoreText + pike13WritesText,
  auth: { kind: 'direct', key: 'Bearer pike13-desk-token' },
  ownOrganization: 'business',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: pike13Roots,
  expectedMap: {
    locations: 'locations',
    clients: 'people',
    clientSearch: 'searchPeople',
    client: 'person',
    patients: null,
    appointments: 'eventOccurrences',
    appointment: 'eventOccurrence',
    providers: 'staffMembers',
    appointmentTypes: 'services',
    bookAppointment: 'createBooking',
    updateAppointment: 'updateVisit',
    cancelAppointment: ['updateVisit', 'destroyVisit'],
    registerClient: 'createPerson',
    addPatient: null,
  },
  view: viewOf({
    ids: pike13Ids,
    status: wordsOf,
    patients: null,
    shows: isOccurrence,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { clients: ['tags', 'lastVisit'], appointments: ['patient'] },
    // Hidden need not be read as inactive, nor notes as the reason.
    loose: { clients: ['active'], appointments: ['reason'] },
  }),
});
