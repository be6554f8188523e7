import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { mindbodyRoots } from './resolvers.ts';
import { mindbodyText } from './schema.ts';
import { clientsOf, isBooked, mindbodyIds, statusOf } from './values.ts';

/**
 * Mindbody, with which studios, spas and wellness practices keep clients and appointments: its Public API, version 6,
 * behind a GraphQL gateway.
 *
 * Source: Mindbody's own OpenAPI document of that API (api.mindbodyonline.com/public/v6/swagger/doc), as
 * github.com/dragonworx/mindbody-mcp keeps it (api-specs/mindbody-public-api-v6.json at commit 1646f9ba; the document
 * states no license and the repository has none): models, parameters, defaults and states are from there. The gateway
 * adds names in camel case, one page object for every long list (items, and the pagination of the API), filters as
 * inputs, one client by its id, and the rows behind the ids of an appointment; it holds the API key and the site, and
 * the key is that of a staff user. A client has two numbers, of which the one that the business gives out is the id.
 * Inactive clients are listed only on request, and the status of a client is that of a membership. Appointments are
 * those of today unless a range of days is given, both of which belong to it; they have the site's local times, since a
 * site has one time zone and its locations none. What is called off is changed by an action, and so is who has arrived.
 * The name that a member of staff is shown by is the first name alone.
 *
 * Assumed: clients are listed by last name, as the screens do; searches need every word, as a part and in any case;
 * pages are cut at 200; appointments that are asked for by id come from any day; an offset in a time isn't looked at;
 * all staff can be double-booked; whoever has no preference has an appointment without staff; what is called off stays
 * in the book; the words of the errors. Left out are contracts, gift cards, enrollments, payroll and cross-regional
 * clients, as are visits of another zone around midnight.
 */
export const mindbody: Dialect = defineDialect({
  name: 'mindbody',
  trait:
    'a book that is today’s by default, local times of the site, two numbers of a client, inactive ones on request, states changed by actions, membership as a status',
  sdl: mindbodyText,
  auth: { kind: 'direct', key: 'Bearer mindbody-staff-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: mindbodyRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: null,
    appointments: 'staffAppointments',
    appointment: 'staffAppointments',
    providers: 'staff',
    appointmentTypes: 'sessionTypes',
    bookAppointment: 'addAppointment',
    updateAppointment: 'updateAppointment',
    // By an action.
    cancelAppointment: 'updateAppointment',
    registerClient: 'addClient',
    addPatient: null,
  },
  view: viewOf({
    ids: mindbodyIds,
    status: (row) => [statusOf(row)],
    // Inactive ones come on request, and say so.
    clients: (practice) => clientsOf(practice, true),
    patients: null,
    shows: isBooked,
    knowsOffsets: false,
    isNaive: true,
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['tags', 'lastVisit'],
      appointments: ['patient'],
    },
    // Notes need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
