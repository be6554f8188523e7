import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { shelterRoots } from './resolvers.ts';
import { shelterText } from './schema.ts';
import { shelterInputText } from './schemaInputs.ts';
import { shelterMoreText } from './schemaParts.ts';
import { isAppointment, shelterIds, statusOf, statusWords } from './values.ts';

/**
 * Animal Shelter Manager (ASM3), with which shelters and their public clinics keep people, animals and appointments.
 *
 * Source: github.com/sheltermanager/asm3 at commit 625abaf7, under GPL-3.0 (src/asm3/dbupdate.py for tables, columns and
 * the words of lookups; clinic.py, person.py, animal.py and utils.py for searches, names, codes and refusals; main.py for
 * the calendar); its behaviour is followed and none of its code is here. The GraphQL layer is assumed, in the convention
 * of Spring for GraphQL and Spring Data: entities with the columns as fields, what they refer to as objects beside the
 * numbers, pages counted from 0 whose size is cut silently, filters of which all count, errors with a classification.
 *
 * As there, every table has numbers of its own and 0 means none; an empty field of a form is an empty text; a name
 * consists of title, forenames and surname, of an organization of the surname alone; an appointment has no end, no place
 * and is for a user by name; its status is a number, whose words are a lookup; there is no confirmed one, and those
 * who didn't come are "Not Arrived"; appointments that are deleted are gone; sites have a name alone and belong to people
 * and users; animals of the clinic's clients are non-shelter animals, which are always archived and whose owner is their
 * original owner; both ends of a range of time belong to it; the quick search looks for all words in a name, or for the
 * text in code, address, email, and for telephones from six digits on; the calendar shows diary notes and what is neither
 * complete nor cancelled, with 20 minutes for everyone; what keeps time free is a diary note. Amounts are cents.
 *
 * Assumed are apostrophes (which its database keeps as backticks) read as such, flags as a list instead of a text, no
 * nightly job that turns what is scheduled into "Not Arrived", lookups that the clinic has made its own (species, types of
 * appointments), an appointment that needs a person or an animal, changes of what is given alone, order by time of
 * appointments and by number of all else, no person records of staff, and a new animal that is a client's. A database has
 * one zone, in which all sites write their times; visits of another zone around midnight and times that the clock shows
 * twice are left out.
 */
export const animalShelterManager: Dialect = defineDialect({
  name: 'animalShelterManager',
  trait:
    'pages of Spring Data from 0, wall times without zone and without end, a status number with a lookup, users by name, sites of people and not of appointments, empty texts and 0 for none',
  sdl: shelterText + shelterMoreText + shelterInputText,
  auth: { kind: 'direct', key: 'Bearer shelter-manager-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: shelterRoots,
  expectedMap: {
    // Internal locations are kennels.
    locations: 'sites',
    clients: 'owners',
    clientSearch: ['searchOwners', 'owners'],
    client: 'owner',
    patients: 'animals',
    appointments: 'clinicAppointments',
    appointment: 'clinicAppointment',
    providers: 'users',
    appointmentTypes: 'clinicTypes',
    bookAppointment: 'createClinicAppointment',
    updateAppointment: 'updateClinicAppointment',
    cancelAppointment: ['updateClinicAppointment', 'deleteClinicAppointment'],
    registerClient: 'createOwner',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: shelterIds,
    status: ({ state }) => [statusWords[statusOf(state)] ?? null],
    shows: isAppointment,
    knowsOffsets: false,
    isNaive: true,
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['active', 'lastVisit'],
      // An owner's site is not where the appointment is.
      appointments: ['end', 'location'],
    },
    // Flags need not be tags.
    loose: { clients: ['tags'] },
  }),
});
