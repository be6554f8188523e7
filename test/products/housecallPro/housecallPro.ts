import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { housecallRoots } from './resolvers.ts';
import { housecallText } from './schema.ts';
import { housecallMoreText } from './schemaMore.ts';
import { housecallIds, newestFirst, phonesOf, workStatusOf } from './values.ts';

/**
 * Housecall Pro, for businesses that work at their customers' homes: cleaners, plumbers, mobile vets.
 *
 * Follows the vendor's OpenAPI file "Housecall v1 API" 1.0 (docs.housecallpro.com, as github.com/ToDucThanh/housecallpro-mcp,
 * GPL-3.0, repeats it in housecall_v1.yaml at commit 969b191c), and for how values look the recorded answers at
 * github.com/posholokia/vasthoodcleaning (src/services/crm/house_mock at commit 3ef55962). No code is taken. Objects, their
 * fields, words of states, filters (both ends counted), sizes of pages, the newest first, and required fields are the
 * vendor's. Locations are companies within the company; jobs, customers and employees name theirs by companyId and
 * companyName. A job has no field for what it is for but its description. There is no way to cancel a job: to erase its
 * schedule lets it need scheduling. Days of one job can't be written, nor line items, attachments, links and webhooks.
 *
 * The GraphQL layer adds camelCase, page objects of items with where and orderBy, arguments in the place of paths, and
 * errors with the vendor's message, a code and the HTTP status. What has to be expanded is always there.
 *
 * Assumed: pages are cut at 200 rows; times without an offset are UTC; a customer who shouldn't be serviced any more is
 * one who isn't active; the state of one who has come to the desk is still "scheduled", and who doesn't come has
 * canceled; deleted jobs stay as "pro canceled"; an organization is a last name; a job is done by the location of its
 * customer and described by its first line item; only the first employee is kept; a customer needs a name; the texts of
 * errors but those that the file has. There are no animals, and a stray's job has no customer.
 */
export const housecallPro: Dialect = defineDialect({
  name: 'housecallPro',
  trait:
    'field service: jobs sorted by their creation only, states in words with spaces, locations within the company, references as companyId and companyName, phones by kind',
  sdl: housecallText + housecallMoreText,
  auth: { kind: 'direct', key: 'Token housecall-key' },
  ownOrganization: 'company',
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: housecallRoots,
  expectedMap: {
    locations: 'company.locations',
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    patients: null,
    appointments: 'jobs',
    appointment: 'job',
    providers: 'employees',
    appointmentTypes: 'jobTypes',
    bookAppointment: 'createJob',
    updateAppointment: 'updateJobSchedule',
    // Without its schedule a job waits for another one.
    cancelAppointment: null,
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: housecallIds,
    status: (row) => [workStatusOf(row)],
    clients: ({ clients }) => newestFirst(clients),
    patients: null,
    shows: ({ isBlock }) => !isBlock,
    phones: phonesOf,
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    // Not to be serviced need not mean inactive, and a job's description need not be a reason.
    loose: { clients: ['active', 'location'], appointments: ['reason'] },
  }),
});
