import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { simplyBookRoots } from './resolvers.ts';
import { simplyBookText } from './schema.ts';
import { clientsOf, isBooking, simplyBookIds, statusOf, userStatuses } from './values.ts';

// What the company marks a booking with says more than the vendor's own word, which is right too.
function wordsOf(row: AppointmentRecord): readonly string[] {
  const mark = userStatuses.find(({ state }) => state === row.state);
  const status = statusOf(row);
  return [...(mark ? [mark.name] : []), status, ...(status === 'canceled' ? ['cancelled'] : [])];
}

/**
 * SimplyBook.me, with which salons, clinics and other services take bookings: the administration part of its API, version
 * 2, behind GraphQL with pages of data and metadata.
 *
 * Follows the vendor's public documentation of the API for administrators (simplybook.me/en/api/developer-api, tab "REST
 * API v2"), which is proprietary, as far as it is from common knowledge: objects, fields and pages of bookings, clients,
 * providers, services, locations, categories, statuses, invoices and calendar notes. Filters, parameters and bodies of
 * requests were read in clients of it: github.com/vetalsimplybook/n8n-nodes-simplybook (MIT, commits 49ba4ee5, 3ce812fa and
 * cce5ea09) and github.com/pgallar/simplybook-mcp (src/simplybook/bookings/routes.py, commit 2e631b2c,
 * without a licence); texts of errors for clients come from help.simplybook.me ("Company administration service methods"). No code is taken over.
 *
 * The GraphQL layer keeps the vendor's names in snake case and his pages (data and metadata, from page 1, ten rows unless
 * asked otherwise). It adds filter inputs, typed objects within a booking, the comment and the additional fields of a
 * booking in lists too, and results with `success` and `errors` by field instead of codes. The token goes into the usual
 * header.
 *
 * All times are texts by the clock of the company, which has one zone, and an offset is not understood. A client has one
 * name, one email and one phone. A booking is confirmed, pending or canceled, and how far it is says a status that the
 * company makes (a custom feature). Canceled ones stay in lists unless the filter says otherwise; the filter for days
 * knows a single one. A change takes the whole booking again. Animals are additional fields of a booking. Each table
 * counts its ids from 1.
 *
 * Assumed: bookings by start and all else by age; at most 100 rows a page; searches look for a part in any case; deleted
 * clients are no longer found; the state of a location is written beside its city, as there is no field for it; a place in
 * another zone keeps its times by the clock of the company, too; times are checked for other bookings of the provider alone;
 * names and types of fields that the sources don't show; texts of other errors. Left out are bookings without provider or
 * client, those of another zone around midnight, and those in the second of two hours that a clock shows alike.
 */
export const simplyBook: Dialect = defineDialect({
  name: 'simplyBook',
  trait:
    'snake case, pages of data and metadata from page 1, local times of one company zone, two kinds of status, one name per client, changes that take the whole booking, results with errors by field, ids that are the same in each table',
  sdl: simplyBookText,
  auth: { kind: 'direct', key: 'simplybook-admin-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: simplyBookRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: null,
    appointments: 'bookings',
    appointment: 'booking',
    providers: 'providers',
    appointmentTypes: 'services',
    bookAppointment: 'create_booking',
    updateAppointment: 'edit_booking',
    cancelAppointment: 'cancel_booking',
    registerClient: 'create_client',
    addPatient: null,
  },
  view: viewOf({
    ids: simplyBookIds,
    status: wordsOf,
    clients: clientsOf,
    patients: null,
    shows: isBooking,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient.id'],
    },
    loose: {
      // Animals are additional fields, and a comment need not be a reason.
      appointments: ['patient', 'reason'],
    },
  }),
});
