import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { animeauxIds, speciesOf } from './records.ts';
import { animeauxRoots } from './resolvers.ts';
import { animeauxText } from './schema.ts';

/**
 * Ani'Meaux, a French shelter without a house: what its volunteers manage their animals and foster families with.
 *
 * Source: github.com/AniMeaux/website before its move to Prisma (apps/api/src: the models of users, breeds, colors, host
 * families, animals and images, which are whole here; the databases of Firebase behind them; authDirective.ts and
 * server.ts; statuses in the shared entities). Lists come from a search index, in pages of twenty from 0. The people
 * with animals are the host families; users are those who log in. Animals have an official name and perhaps another
 * one. There are no appointments, and the only locations are those where animals were found.
 */
export const animeaux: Dialect = defineDialect({
  name: 'animeaux',
  trait: 'a shelter: host families, four lists of animals, pages of a search index from 0, no places and no book',
  sdl: animeauxText,
  auth: { kind: 'direct', key: 'Bearer animeaux-id-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: animeauxRoots,
  expectedMap: {
    // Those of searchLocation are where animals were found.
    locations: null,
    clients: 'getAllHostFamilies',
    clientSearch: 'getAllHostFamilies',
    client: 'getHostFamily',
    // The others leave out those that were adopted, those that weren't, or those that have died.
    patients: 'getAllAnimals',
    appointments: null,
    appointment: null,
    providers: 'getAllUsers',
    appointmentTypes: null,
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'createHostFamily',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: animeauxIds,
    status: () => [null],
    patients: (practice) => practice.patients.map((row) => ({ ...row, species: speciesOf(row) })),
    shows: () => false,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['givenName', 'familyName', 'active', 'tags'] },
    knowsOffsets: false,
  }),
});
