import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { digitailRoots } from './resolvers.ts';
import { digitailText } from './schema.ts';
import { digitailIds, digitailStates, phonesOf } from './values.ts';

/**
 * Digitail, a practice management for veterinarians (by its errors in Laravel), whose REST API a team serves as GraphQL.
 *
 * Follows the public documentation at documentation.digitail.io (model-appointment, create-an-appointment,
 * change-appointment-status, create-a-petparent, create-a-pet, technical-considerations), and for the list of resources
 * and the pages github.com/api-evangelist/digitail (openapi, commit d2679551); no code of either is here, so that no
 * licence of theirs applies. The vendor's are the objects, their fields and what is required: pet parents whose `name` is
 * the first name, accounts of them called clients, pets with a nickname, species and breeds as rows of lists, the owner
 * of an appointment by name, and its times twice, as the clinic's clock shows them ("set as is") and in UTC. The GraphQL
 * layer adds names in camel case, Relay connections with nodes and a count, payloads with userErrors, and objects beside
 * the ids (`include` in REST). Its pages have 15 rows like those of REST.
 *
 * Assumed are what the documentation shows to partners alone: the words for a status (there it is a number as text), the
 * filters and the order of lists, a page of 100 rows at most, the fields of a clinic, a vet and an account, the pet
 * parent as an object of an appointment, and that time kept free is an event and no appointment. An appointment never has
 * a room, an event, a record or a note of the pet parent, and a pet has no papers. Nothing is ever deleted: what is
 * called off is CANCELED.
 */
export const digitail: Dialect = defineDialect({
  name: 'digitail',
  trait:
    'pet parents beside accounts called clients, a name that is the first name, nicknames, times by the clock and in UTC, connections and payloads',
  sdl: digitailText,
  auth: { kind: 'direct', key: 'Bearer digitail-access-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: digitailRoots,
  expectedMap: {
    locations: ['clinics', 'me.multipleClinic'],
    // What it calls clients are the accounts of these people.
    clients: 'petParents',
    clientSearch: 'petParents',
    client: 'petParent',
    patients: 'pets',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'vets',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['changeAppointmentStatus', 'updateAppointment'],
    registerClient: 'createPetParent',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: digitailIds,
    status: ({ state }) => [digitailStates[state]],
    phones: phonesOf,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    absent: { clients: ['lastVisit'] },
    // Both only by way of the account.
    loose: { clients: ['active', 'location'] },
  }),
});
