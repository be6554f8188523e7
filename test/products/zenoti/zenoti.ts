import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { zenotiRoots } from './resolvers.ts';
import { zenotiText } from './schema.ts';
import { isInBook, isOff, statusWords, zenotiIds } from './values.ts';

/**
 * Zenoti, the software of spas, salons and medical spas: centers, guests, therapists and an appointment book.
 *
 * Follows the public reference of its API at docs.zenoti.com (answers of centers, guests, appointments, therapists,
 * employees, services and products, as kept in zenoti-docs.md of github.com/ParkerCase/chat-interface at commit 105aa83b;
 * keys, paging and errors as told in github.com/api-evangelist/zenoti at commit 8c119b0b). The API is proprietary; no code
 * was taken. The GraphQL layer is made up: names in camel case, Relay connections with `totalCount` (10 rows, at most 100,
 * more are refused as by the vendor), inputs and payloads with userErrors, words of the vendor's enum for the numbers of
 * states, a guest's center as an object, the state of a center's address as text, and one mutation for the four steps of a
 * booking.
 *
 * A guest keeps her names and numbers in personalInfo, and texts that she doesn't have are empty; nothing says whether she
 * is active. The appointment book is read one center at a time, for at most 7 days, both of which belong to the range; who
 * was called off or didn't come is there on request, and time that is blocked out is an entry without guest and service.
 * A row doesn't say which center it is at. It has its times twice, by the center's clock and in UTC, both without an
 * offset; the zone of a center is a number of the vendor's. Who cancels one appointment cancels its booking.
 *
 * Never with a value are an appointment's segment, equipment, price, form and group invoice, a guest's referredBy, and a
 * therapist's nick name. Assumed are: the words and numbers of states (from memory of the reference), the number of the
 * zones, BREAK for time that is blocked out, the order of lists (guests by age, appointments by start), how guests are
 * looked for, codes and texts of errors other than that of 100 items, that double booking is allowed, and that those who
 * have checked in stay so until their appointment is closed. Visits of another zone around midnight are left out, since
 * without zones their day is unknown.
 */
export const zenoti: Dialect = defineDialect({
  name: 'zenoti',
  trait:
    'spa: Relay connections of 10, one center at a time, guests in nested parts, times twice without offset (local and Utc), zones as numbers, blocked time among appointments, payloads with userErrors',
  sdl: zenotiText,
  auth: { kind: 'direct', key: 'apikey zenoti-front-desk' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: zenotiRoots,
  expectedMap: {
    locations: 'centers',
    clients: 'guests',
    clientSearch: 'guests',
    client: 'guest',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: ['therapists', 'employees'],
    appointmentTypes: 'services',
    bookAppointment: 'createBooking',
    updateAppointment: 'rescheduleAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createGuest',
    addPatient: null,
  },
  view: viewOf({
    ids: zenotiIds,
    status: (row) => [row.isBlock ? 'BREAK' : statusWords[row.state]],
    patients: null,
    shows: isInBook,
    // Those that are off are listed on request.
    mayOmit: (row) => row.isBlock || isOff(row),
    knowsOffsets: false,
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], clients: ['active', 'lastVisit'], appointments: ['patient'] },
    // Notes need not be a reason, and which center an appointment is at only the argument tells.
    loose: { appointments: ['reason', 'location'] },
  }),
});
