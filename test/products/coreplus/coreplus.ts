import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { coreplusRoots } from './resolvers.ts';
import { coreplusText } from './schema.ts';
import { coreplusWritesText } from './schemaWrites.ts';
import { coreplusIds, coreplusStatus, isCoreplusAppointment } from './values.ts';

/**
 * coreplus, with which Australian allied health practices keep clients, calendars and accounts.
 *
 * Follows the public reference of its REST API, version 2, at developers.coreplus.com.au (no license is stated, and
 * nothing of it is copied but names): client (list, create), client family (create), appointment (list, record, make a
 * booking), availability slot, appointment type (create), authentication. How clients are looked for by name and where
 * the suburb of an address is read was seen in public programs that call it. The GraphQL layer in front of it adds plain
 * lists with limit and offset (50 unless said, 100 at most, more is cut), counts, filters by operators, the objects
 * behind ids, and the zone's name in the tz database; what the API requires of a list (two days, both included) is
 * required here, too, while the zone of the days and of the times can be left out.
 *
 * Of the vendor: ids are GUIDs under names of their own (clientId), times have an offset after a blank, which may be
 * that of another zone than the location's; texts that nobody entered are empty, never null; three phone numbers stand
 * in three fields; the residential address is read with a suburb and written with a city; an appointment has a list of
 * clients that holds one, and a subject that is the client's name; a date of birth is required of new clients; a
 * booking is refused where the practitioner is not free. There are no animals.
 *
 * Assumed, as no page for it was at hand: the lists of practitioners (without who left), locations (with their
 * addresses), specialties and cancellation reasons; the order of clients by last name; that closed clients are listed
 * and deleted ones are not; that cancelled appointments are listed, and only those with a client; all words of status but
 * Attended; changes of clients and appointments, which keep what is left out; the first type for bookings without one;
 * the words of refusals. Left out are secure messages with files, and new appointment types. Every record has a date of
 * birth, a made-up one where the practice has none.
 */
export const coreplus: Dialect = defineDialect({
  name: 'coreplus',
  trait:
    'allied health: appointments by two required days and a zone by id, a list of clients per appointment, empty texts instead of nulls, phones in three fields, times with a blank before the offset, GUIDs under names of their own',
  sdl: coreplusText + coreplusWritesText,
  auth: { kind: 'direct', key: 'JwToken coreplus-session' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: coreplusRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'practitioners',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: coreplusIds,
    status: ({ state }) => [coreplusStatus[state]],
    clients: (practice) => practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    patients: null,
    shows: isCoreplusAppointment,
    absent: { clients: ['tags', 'lastVisit', 'location'], appointments: ['patient'] },
    // Notes on an appointment need not be its reason.
    loose: { appointments: ['reason'] },
  }),
});
