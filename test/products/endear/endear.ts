import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { endearRoots } from './resolvers.ts';
import { endearText } from './schema.ts';
import { customersOf, endearIds, isEvent, phonesOf, statusOf } from './values.ts';

/**
 * Endear (endearhq.com), a clienteling system of stores whose customers book appointments with the staff: its GraphQL
 * Admin API as it was published in 2025 and 2026 at https://developers.endearhq.com/docs/graphql and
 * https://docs.endearhq.com. That is a public API reference without a stated licence, of which stored copies of single
 * pages were read; only names and structure were taken, and no code.
 *
 * Documented there are the fields of a Customer (in the alphabet up to full_name and id, and phone_numbers), of an
 * AppointmentCalendar, an AppointmentEventTimelineEvent and an AppointmentEventSnapshot with their nullability, the
 * arguments of rescheduleAppointmentEvent, `searchAppointmentEvents` and `searchCustomers` with first, after, sortBy,
 * sortDir and search, filters that are ANDed, `filterDefinitions` with five filters and ten contexts, connections after
 * Relay's, currentIntegration, bulkUpsertExternalCustomers and its status, and a cost of at most 3,500 for an operation.
 *
 * From summaries of that API by others, not from its own pages: currentBrand, createCustomerField, pages of 25 rows and 1
 * to 100, and titles with arguments ("List Teams") of the operations for customers, fields, notes, tasks, teams, users,
 * messages and drafts, with `archived` that updateCustomer needs. That a field is called as its title is assumed.
 *
 * Assumed in its style are the fields of Brand, Team, User, Integration, AppointmentEvent (after its snapshot), its type
 * and its booking page, of notes, tasks, messages, templates, stories and what belongs to marketing; list and get for
 * appointments, creating and cancelling them; all payloads; how a condition of a filter is written, and all filters but
 * five; that a search without sortBy gives the newest first, deleted events among them, and lists the oldest first; what
 * an operation costs (an object one, each row of a page again); that the status is CONFIRMED or CANCELLED, since the
 * timeline tells of nothing else that could happen to an event; that times are in UTC with the zone of the team beside
 * them; attributes with a key and values for a new customer; the codes of errors, and that what isn't there is null. No
 * query for one customer by its id was found, so that there is none. Stores are teams.
 *
 * Animals are values of a custom field. Customers without a name, which Endear accepts, are refused, merging by email doesn't
 * happen, notifications are not sent, and the key travels in Authorization instead of X-Endear-Api-Key. Left out are
 * products, journeys, attachments, automatic assignment of tasks and the limit of 120 requests a minute.
 */
export const endear: Dialect = defineDialect({
  name: 'endear',
  trait:
    'clienteling of stores: searches with filters by key, newest first, appointment events in UTC with a zone beside them, deleted ones among them, teams as places, booking pages and calendars, a limit on what a query costs',
  sdl: endearText,
  auth: { kind: 'direct', key: 'endear-admin-api-key' },
  ownOrganization: 'currentBrand',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: endearRoots,
  expectedMap: {
    locations: 'listTeams',
    clients: 'searchCustomers',
    clientSearch: 'searchCustomers',
    // By the ids of an integration alone.
    client: null,
    patients: null,
    appointments: 'searchAppointmentEvents',
    appointment: 'getAppointmentEvent',
    providers: 'listUsers',
    appointmentTypes: 'listAppointmentTypes',
    bookAppointment: 'createAppointmentEvent',
    updateAppointment: 'rescheduleAppointmentEvent',
    cancelAppointment: 'cancelAppointmentEvent',
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: endearIds,
    status: (row) => [statusOf(row)],
    clients: customersOf,
    patients: null,
    shows: isEvent,
    mayOmit: ({ isDeleted }) => isDeleted,
    phones: phonesOf,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    absent: { appointments: ['patient'] },
    // A description need not be the reason.
    loose: { appointments: ['reason'] },
  }),
});
