import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { petChainRoots } from './resolvers.ts';
import { petChainText } from './schema.ts';
import { emailOf, isMine, ownersOf, petChainIds, statusOf } from './values.ts';

/**
 * PetChain, health records of pets for their owners and vets, with appointments, in Node over PostgreSQL.
 *
 * Source: github.com/DogStark/PetChain-MobileApp, its GraphQL API as the copies github.com/Zarmaijemimah/PetChain-MobileApp
 * and github.com/iyeanur6-cyber/cocohub-main have it (backend/src/graphql: schema.graphql, resolvers.ts, dataLoaders.ts;
 * backend/migrations). Nothing is added to its schema. Owners, vets and admins are one list, which all may read; whole
 * lists of animals and appointments there are none. The key is that of a vet, so that "my" appointments are those in
 * which she or he is the vet, and "my" pets are privately owned. An appointment's day is a column of type date, which
 * the driver reads as an instant at midnight and which a field of type String then writes as a number of milliseconds;
 * when it is written, it is YYYY-MM-DD. Times are by the clock of the vet, and appointments are at no place.
 */
export const petChain: Dialect = defineDialect({
  name: 'petChain',
  trait: 'owners and vets in one list, "my" appointments only, days read as milliseconds beside times, written as text',
  sdl: petChainText,
  auth: { kind: 'direct', key: 'Bearer petchain-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: petChainRoots,
  expectedMap: {
    locations: null,
    clients: 'users',
    clientSearch: null,
    client: 'user',
    // Only with their owners; "my" pets are those of whoever asks.
    patients: null,
    appointments: 'myAppointments',
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: null,
    // An animal that is entered belongs to whoever enters it.
    addPatient: null,
  },
  view: viewOf({
    ids: petChainIds,
    status: (row) => [statusOf(row)],
    clients: ownersOf,
    patients: null,
    shows: isMine,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    isNaive: true,
    namesClient: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['location'],
    },
    // The owner only through the animal, and notes may be anything.
    loose: { appointments: ['client', 'reason'] },
  }),
});
