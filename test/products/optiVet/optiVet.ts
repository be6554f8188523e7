import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { optiVetRoots } from './resolvers.ts';
import { optiVetText } from './schema.ts';
import { isVisit, optiVetIds } from './values.ts';

/**
 * OptiVet, a veterinary clinic's owners, pets and visits: Apollo Server 3 over documents in MongoDB.
 *
 * Source: github.com/LizaS2022/OPTIVET at commit 5305ebd1, under the ISC license that its packages name
 * (server/schemas/typeDefs.js, which is whole here, with resolvers.js, the models, and the pages that use them).
 * Owners, veterinarians, other staff and administrators are users in one list, told apart by a role. The day of a visit
 * is a date at midnight in UTC, its time a text beside it as the page writes it, 9:00 AM, by the clock of the one
 * clinic; it has no end, no state and no place, and what is off is deleted. References are loaded one level deep, and
 * not with users: what isn't loaded has its `_id` and nothing else. Four things can't work in its code, and don't here:
 * visits by date look for a field that doesn't exist and find nothing, a user by email asks for a path that doesn't
 * exist and fails, a new medical record lacks what is required, and a pet with a vet breaks every list that it is in. A
 * change of a visit ignores the ids among its arguments; two mutations have no resolver and answer null. Names in other
 * letters than A to Z and phones with spaces are refused when they are entered. Assumed are users, pets without breed
 * or birthday and medical records that were put into the database without these rules, a server whose clock is UTC, and
 * a visit of nobody refused. The server asks for no key; here it does.
 */
export const optiVet: Dialect = defineDialect({
  name: 'optiVet',
  trait:
    'people of all roles in one list, a day apart from a time in words, no states, references one level deep, a search by day that finds nothing',
  sdl: optiVetText,
  auth: { kind: 'direct', key: 'optivet-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: optiVetRoots,
  expectedMap: {
    locations: null,
    clients: 'viewUsers',
    // It fails for everyone who is there.
    clientSearch: null,
    client: 'viewUserById',
    patients: 'viewPets',
    // By date there is never any.
    appointments: 'viewAppointments',
    appointment: 'viewAppointment',
    providers: 'viewUsers',
    appointmentTypes: null,
    bookAppointment: 'addAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'deleteAppointment',
    registerClient: 'addUser',
    addPatient: 'addPet',
  },
  view: viewOf({
    ids: optiVetIds,
    status: () => [null],
    // Of all users those who are owners; staff stand before them in the list.
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted),
    shows: isVisit,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    absent: {
      clients: ['active', 'tags'],
      patients: ['species'],
      appointments: ['end', 'status', 'location'],
    },
  }),
});
