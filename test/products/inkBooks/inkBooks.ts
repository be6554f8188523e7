import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { inkWords, isInBook } from './book.ts';
import { emailOf, inkIds, listedClients } from './people.ts';
import { inkRoots } from './resolvers.ts';
import { inkBooksText } from './schema.ts';

/**
 * InkBooks, the book of tattoo shops and of the artists who work there.
 *
 * Source: github.com/dannygordo/inkbooks (server/graphql: typeDefs.js, resolvers and mutations; server/models;
 * server/utils: pagination, archiving, search, shop-membership, validation, constants). Much of its money, its forms and
 * its settings is left out. An appointment belongs to an artist's account, not to the artist, and leads to its client
 * through the project, or, where there is none yet, through what the client once asked for. A calendar is that of one shop
 * or one artist. Statuses of people are numbers, archived people are not listed but are found, and an update needs the
 * date again. Whoever asks owns three shops, where she is artist or staff.
 */
export const inkBooks: Dialect = defineDialect({
  name: 'inkBooks',
  trait:
    'a calendar per shop, clients behind projects or booking requests, accounts as staff, pages of 50 to 200, errors by field in extensions',
  sdl: inkBooksText,
  auth: { kind: 'direct', key: 'inkbooks-key' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: inkRoots,
  expectedMap: {
    locations: 'getShops',
    clients: 'getClients',
    clientSearch: ['search', 'search.clients', 'findClientByEmail'],
    client: 'getClient',
    patients: null,
    appointments: 'getAppointmentsByShop',
    appointment: 'getAppointment',
    // Those of the desk are staff, and have no appointments.
    providers: ['getArtists', 'getArtistsByShop'],
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    // The other one needs an account that is there already.
    registerClient: 'createClientAccount',
    addPatient: null,
  },
  view: viewOf({
    ids: inkIds,
    status: ({ state }) => [inkWords[state]],
    clients: listedClients,
    patients: null,
    shows: isInBook,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: { locations: ['timeZone'], appointments: ['patient'] },
    // Statuses are numbers; a client is two steps away, and not always by the same way.
    loose: { clients: ['active'], appointments: ['client', 'reason'] },
    knowsOffsets: false,
  }),
});
