import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { nectarRoots } from './resolvers.ts';
import { nectarText } from './schema.ts';
import { appointmentStatuses, nectarIds } from './values.ts';

/**
 * Nectar (nectarvet.com), practice software for veterinary hospitals in North America.
 *
 * The source is the public API reference at https://docs.nectarvet.com, of which only the first page could be read: that
 * there is one GraphQL endpoint, a bearer token for servers with the header `X-Auth-Type: server`, endpoints without and,
 * preferred, with pagination, and the example
 * `invoicesPaginated(filter: InvoiceViewFilterSchema, sort: [Sorter!], paginationInfo: PaginationInfo)` with `edges`,
 * `cursor` and `node`, which has an `id` and `items`. Only these names were taken, and no code; the reference states no
 * licence of its own.
 *
 * All the rest is assumed, in the same conventions and as such a vendor would have it: a back end in Python, whose types
 * are named `...Schema` and whose generic connections are named after their node, over a document store. Ids are its 24
 * digits, views of documents serve the lists, contacts are embedded in families. A family is the client account, with the
 * names of people in its primary contact: `familyName` is the last name only, and an organization has no first name.
 * Patients belong to a family, a stray to none. Appointments have datetimes in UTC, as Python writes them, and zones are
 * those of the institutions. Block-offs stand in the schedule beside appointments, what was canceled stays in it, and what
 * was deleted is in the paginated list only where it is asked for. The schedule without pages shows 31 days. Lists come as
 * documents were made, those of appointments by start; pages are of 50, and cut at 100. The search looks for parts of words
 * without regard to case, accents count. A new start leaves the end where it was. An id of nothing is an error, in filters
 * it finds nothing. Money is in cents. Rooms, treatments, estimates, notes with vitals, vaccines, prescriptions, reminders
 * and tasks are made up from the practice. Always null are second lines of addresses, secondary contacts, external ids,
 * websites, photos, warnings and neutering; states and zip codes of families are not known.
 *
 * Left out: the token endpoint, the allow-list of endpoints, inventory, lab and payment integrations, boarding, files,
 * forms and subscriptions.
 */
export const nectar: Dialect = defineDialect({
  name: 'nectar',
  trait:
    'families with embedded contacts as clients, types named Schema, lists named Paginated with filter, sort and paginationInfo, datetimes in UTC with zones of institutions, block-offs in the schedule',
  sdl: nectarText,
  auth: { kind: 'direct', key: 'Bearer nectar-server-access-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: nectarRoots,
  expectedMap: {
    locations: 'institutions',
    clients: 'familiesPaginated',
    clientSearch: ['familySearch', 'familiesPaginated'],
    client: 'family',
    patients: 'patientsPaginated',
    appointments: ['appointmentsPaginated', 'appointments'],
    appointment: 'appointment',
    providers: ['employees', 'employeesPaginated'],
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createFamily',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: nectarIds,
    status: ({ state }) => [appointmentStatuses[state]],
    shows: ({ isDeleted }) => !isDeleted,
    mayOmit: ({ isBlock }) => isBlock,
    emails: ({ emails }) => emails.slice(0, 2),
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
