import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { pediatricianRoots } from './resolvers.ts';
import { pediatricianText } from './schema.ts';
import { emailOf, isVisit, ownersOf, pediatricianIds } from './values.ts';

/**
 * Pediatrician App, with which French-speaking vets keep the visits and vaccinations of pets: an Apollo gateway before
 * services on TypeORM and MariaDB.
 *
 * Source: github.com/ahmed-khlifi/pediatrician-app at commit a319291f, under the MIT license
 * (back/services/vetvisit/src/schemas, which the gateway has of all services and which is whole here; the resolvers and
 * entities of the services auth, pet, vetvisit and vaccine; the services of its pages). Owners and vets are users in
 * one list, told apart by a role, with a name and an email. A pet has no owner but that of a visit. A visit is an
 * instant, which a field of text writes as milliseconds, while a new one is answered with the text that it came with;
 * it has no end, no state, no place, and what is off is deleted, unless a vaccination hangs on it. Relations that a
 * query doesn't join can't be null and are not there: the visits of a user never are, the vaccine of a vaccination only
 * in the lists of one user and one pet. The vet of a visit can't be changed, since the argument has no column. What was
 * deleted has no id any more. Assumed are a gateway that finds for each field the service with a resolver that works
 * (of users the one for signing in, since the other joins a relation that doesn't exist), an order by id, a server
 * whose clock is UTC, emails made up for owners without one, and names of constraints. No further vets are entered
 * here. The services ask for no key; here they do.
 */
export const pediatricianApp: Dialect = defineDialect({
  name: 'pediatricianApp',
  trait:
    'owners and vets in one list, pets without owners, instants as milliseconds in text, relations that are missing and may not be null',
  sdl: pediatricianText,
  auth: { kind: 'direct', key: 'Bearer pediatrician-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: pediatricianRoots,
  expectedMap: {
    locations: null,
    clients: 'userList',
    clientSearch: null,
    client: 'user',
    patients: 'petList',
    appointments: 'visitList',
    appointment: 'visit',
    providers: 'userList',
    appointmentTypes: null,
    bookAppointment: 'createVisit',
    updateAppointment: 'updateVisit',
    cancelAppointment: 'deleteVisit',
    // Both enter a user; one of them answers with a token.
    registerClient: ['createUser', 'register'],
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: pediatricianIds,
    status: () => [null],
    // Of all users those who are owners; vets stand before them in the list.
    clients: ownersOf,
    shows: isVisit,
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'phones', 'active', 'tags'],
      patients: ['clientId'],
      appointments: ['end', 'status', 'location'],
    },
    // A description may be notes as well.
    loose: { appointments: ['reason'] },
  }),
});
