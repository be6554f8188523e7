import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { gingrRoots } from './resolvers.ts';
import { gingrText } from './schema.ts';
import { gingrIds, isReservation, ownersOf, phoneOf, statusWords } from './words.ts';

/**
 * Gingr, with which pet care businesses in the USA keep owners, animals and reservations.
 *
 * It follows the vendor's public documentation at support.gingrapp.com (Gingr API Functions, article 25722122517517, with
 * all its endpoints, and the examples of event data, article 25659829911565), and what public clients of the API read:
 * github.com/QCCanine/gingr-webhook at commit 452e9605, whose license wasn't looked up (the shape of a reservation, of food
 * and of medication), and github.com/moosecreates/tailtown, likewise (docs/gingr, and fields of owners and animals in its
 * import). The service is closed and of its vendor; no code is copied. The API only reads, but for a check-in of animals
 * that stand at the desk and the notice of a call. Reservations of all locations are asked for by a range of at most 30
 * days; lists by animal and by owner know no other location than that of the key's user. A reservation holds short copies
 * of owner and animal, has times instead of a status, and names who works on it only in its services. Staff can't be
 * listed. An animal's first name is its name, and its birthday is in epoch seconds; the pet of a reservation has a name.
 * Phones of cell and home are fields; there is one for emergencies, of somebody else.
 * The GraphQL layer writes names in camel case, makes "0" and "1" flags and texts of numbers numbers, turns objects by id
 * into lists, adds `limit` and `offset` where a list is whole, the location of a reservation (of which the event data have
 * the id), and objects beside the ids of an animal; it takes its key in Authorization.
 * From memory or assumed: fields of locations, types, vets, invoices, subscriptions and the timeclock; that a range is of
 * days by the clock of each location, both included, and by start; that cancelled reservations are among the others; the
 * offsets of times; the order by start, or by id; `params` as equality without regard to case; 1000 rows at most; texts of
 * errors; that nobody who was removed is listed; that who doesn't come is never checked in. Without an animal or an owner
 * there is no reservation, so that strays, meetings and people who come alone are left out.
 */
export const gingr: Dialect = defineDialect({
  name: 'gingr',
  trait:
    'read-only: reservations by ranges of 30 days with short copies of owner and animal and times instead of a status, names of animals as first names, an emergency phone of somebody else, no staff, no zones but offsets',
  sdl: gingrText,
  auth: { kind: 'direct', key: 'gingr-user-api-key' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: gingrRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'owners',
    clientSearch: 'owners',
    client: ['owner', 'owners'],
    patients: 'animals',
    appointments: 'reservations',
    appointment: null,
    // The timeclock knows people only where they worked.
    providers: null,
    appointmentTypes: 'reservationTypes',
    // A check-in makes reservations, but of this very moment.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: gingrIds,
    status: statusWords,
    clients: ownersOf,
    patients: ({ patients }) => patients.filter(({ clientKey }) => clientKey !== null),
    shows: isReservation,
    mayOmit: ({ state }) => state === 'cancelled',
    phones: (client) => (['Mobile', 'Home'] as const).flatMap((label) => phoneOf(client, label) ?? []),
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'tags', 'lastVisit'],
      appointments: ['provider.id'],
    },
    loose: {
      // An owner has the number of a location, and no name.
      clients: ['location', 'location.name'],
      // A note need not be the reason, and whoever does a service need not be whom the reservation is with.
      appointments: ['reason', 'provider'],
    },
  }),
});
