import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { petExecRoots } from './resolvers.ts';
import { petExecText } from './schema.ts';
import { isReservation, ownersOf, petExecIds, petsOf, phoneOf, reservationStates } from './values.ts';

/**
 * PetExec, with which kennels, day cares, groomers and trainers keep owners, pets and reservations.
 *
 * Follows the vendor's public examples of its REST API (github.com/PetExec/API-Examples at commit 8f11333d, which
 * states no licence), what others wrote down of the same API (the OpenAPI file of github.com/api-evangelist/petexec at
 * commit b7c58579, likewise), and the vendor's documentation at docs.petexec.net. The product is closed and of its
 * vendor; no code is copied. The vendor's are: the list of active owners alone, one email address and a text of more of
 * them, an emergency contact that is n/a where there is none, searches by one text for owners and for pets in pages,
 * pet types and breeds of the company, vets, shots, cards, packages and purchases, ways in which owners found the
 * company, preferences by name, locations and employees of the company, groomers as a list of their own, four kinds of
 * reservations (boarding, daycare, grooming, scheduled services) on a calendar that is asked for by two days written
 * yyyy-mm-dd, services and their types, that only what is still to come can be deleted, that pets are signed in and
 * out, that owners and pets are never deleted but inactive, and paw points.
 *
 * The GraphQL layer makes one calendar of the four, as the four answers are one object in that OpenAPI file, and adds
 * Relay connections, names in camel case, objects in the place of ids, a list of active pets, and payloads with
 * userErrors.
 *
 * No answer of the API is published: from memory or assumed are the names of fields, dates and times as texts of their
 * own by the clock of the location, whose zone it gives, that both days of a calendar are included, that an owner is
 * reached through the pet, three phones as fields, the words for how far a reservation is, that comments say what a pet
 * comes for, orders, sizes of pages (50, 25 in searches, at most 200), texts of errors, and the mutations other than
 * the one that deletes. Every reservation has a pet and every pet an owner, so that strays, meetings and people who
 * come alone are left out, as is what was cancelled: it is deleted. No pet stays overnight, and zip codes of owners are
 * empty.
 */
export const petExec: Dialect = defineDialect({
  name: 'petExec',
  trait:
    'pet boarding, day care and grooming: one calendar of four kinds, dates and times as texts of their own by the location’s clock, owners through pets, types and breeds as objects, active rows only, Relay with userErrors',
  sdl: petExecText,
  auth: { kind: 'direct', key: 'Bearer pet-exec-access-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: petExecRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'owners',
    clientSearch: 'searchOwners',
    client: 'owner',
    patients: 'pets',
    appointments: 'reservations',
    appointment: 'reservation',
    providers: 'employees',
    appointmentTypes: 'services',
    bookAppointment: 'createReservation',
    updateAppointment: 'updateReservation',
    cancelAppointment: 'deleteReservation',
    registerClient: 'createOwner',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: petExecIds,
    status: ({ state }) => [reservationStates[state]],
    clients: ownersOf,
    patients: petsOf,
    shows: isReservation,
    isNaive: true,
    emails: ({ emails }) => emails,
    phones: (client) =>
      [phoneOf(client, 'Mobile'), phoneOf(client, 'Home'), phoneOf(client, 'Work')].flatMap((phone) => phone ?? []),
    absent: { clients: ['tags', 'lastVisit', 'location'] },
    // Comments need not be the reason.
    loose: { appointments: ['reason'] },
  }),
});
