import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { blastekBody, blastekIds, blastekWords, isInVenue, venueClients } from './records.ts';
import { blastekRoots } from './resolvers.ts';
import { blastekText } from './schema.ts';

/**
 * Blastek, a platform for salons whose schema is written by hand with Absinthe, in Elixir.
 *
 * Source: github.com/Zakaria-Heddoun/Blastek (api/lib/blastek_web/schema.ex, auth_context.ex, api/lib/blastek/salon.ex
 * and salon/schemas.ex). Nothing is added to it; much that a front desk has no use for is left out. One
 * schema is for customers, who look for salons and book for themselves, and for the dashboard of a venue. The key is
 * a receptionist's at three venues; the header that selects one of them is assumed to be set to the first one. The times of a visit are a date and minutes after midnight, by a clock without a zone.
 */
export const blastek: Dialect = defineDialect({
  name: 'blastek',
  trait: 'a date and minutes after midnight, a range of days without pages, strangers on the marketplace, bare codes',
  sdl: blastekText,
  auth: { kind: 'direct', key: 'Bearer blastek-session' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: blastekRoots,
  body: blastekBody,
  expectedMap: {
    // The other lists of venues are those of the marketplace.
    locations: 'myVenues',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: null,
    appointments: 'appointments',
    appointment: null,
    providers: 'staff',
    appointmentTypes: 'services',
    // `book` is for customers.
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status; `cancelMyAppointment` is for customers.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: blastekIds,
    status: ({ state }) => [blastekWords[state]],
    clients: venueClients,
    patients: null,
    shows: isInVenue,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'], clients: ['active', 'tags'], appointments: ['patient'] },
    // Notes need not be a reason.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
