import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isSchedule } from './records.ts';
import { ipassRoots } from './resolvers.ts';
import { ipassBText } from './schema.ts';
import { ipassIds } from './values.ts';

/**
 * IPASS B, the bookings of a chain of hair and beauty salons, in Node over MongoDB with mongoose-paginate.
 *
 * Source: github.com/AideaCompany/IPASS_B_PANEL, what its staff use, and github.com/AideaCompany/IPASS_B_WEB, what its
 * clients use (graphql, types/interfaces, services and pages of both). The schema is put together from their operations
 * and interfaces, for salons and for the building whose visitors the same service once looked after; names of inputs are
 * theirs, those of pages and a few scalars are not known. Assumed is what the operations don't tell: that a day is an
 * instant at noon and an hour has no zeros in front, as both programs write and read them, that filters of a table look
 * for parts of texts, and that visits called off leave the agenda. People are clients and there are no animals. The
 * only way to a visit is a client's cart, in which it is paid for.
 */
export const ipassB: Dialect = defineDialect({
  name: 'ipassB',
  trait:
    'pages of ten, filters of any kind, a day at noon with an hour beside it, no status; carts, and events of a building',
  sdl: ipassBText,
  auth: { kind: 'direct', key: 'ipass-b-token' },
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: ipassRoots,
  expectedMap: {
    // `listLocation` has the doors of a building.
    locations: ['listStores', 'listStoresByGenere'],
    clients: 'listClient',
    // How `filters` are written is not in the schema.
    clientSearch: null,
    client: 'getClient',
    patients: null,
    appointments: 'listServiceSchedule',
    appointment: null,
    // `listUser` has whoever works at the panel.
    providers: 'listStaff',
    appointmentTypes: ['listAllServices', 'listService'],
    // What is in a cart is no visit yet, and paying for it needs a client's credit card.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    // `signUpClient` is for clients themselves.
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: ipassIds,
    status: () => [null],
    patients: null,
    shows: isSchedule,
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
    hasLastVisit: true,
    knowsOffsets: false,
    isNaive: true,
    absent: { locations: ['timeZone'], appointments: ['patient', 'reason'] },
    // A visit ends when its service is over; and a client's last visit is a text.
    loose: { clients: ['lastVisit'], appointments: ['end'] },
  }),
});
