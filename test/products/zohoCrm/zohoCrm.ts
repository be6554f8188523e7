import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dialectNow } from '../../dialects/practice.ts';
import { statusOf, zohoIds } from './records.ts';
import { zohoCrmRoots } from './resolvers.ts';
import { zohoCrmText } from './schema.ts';

/**
 * Zoho CRM's GraphQL API, which is read only, over an organization that books with its Services and Appointments.
 *
 * Source: the vendor's pages at zoho.com/crm/developer/docs/api/graphql (schema, query records and metadata, filter,
 * order and paginate response, limitations, credits and complexity), and for the fields and statuses of appointments
 * github.com/zoho/crm-oas (v8.0/appointments at 381a4190b16bc8f52d25f9c5158363260d2f5c86). Practices, Animals and
 * Vaccinations are modules that a clinic would make, with lookups to them.
 *
 * A schema is made for each profile and isn't published as a whole, so that some things are assumed: the names of the
 * types that wrap values, of filters for numbers and of those of metadata; that a lookup to several modules is a union;
 * that text is compared without regard to case; that a limit above 100 is cut; and that the words of refusals other than
 * for complexity are these. In the product an appointment always has an owner; here it has none until there is a member
 * of staff. What can't be filtered by (lookups, long text) is as the pages show it, and so is what can't be queried.
 * Most metadata, subforms of the standard modules and credits are left out.
 */
export const zohoCrm: Dialect = defineDialect({
  name: 'zohoCrm',
  trait:
    'no mutations, everything below Records, { value } around each field, a union for whom it is, five lookups at most',
  sdl: zohoCrmText,
  auth: { kind: 'direct', key: 'zoho-oauthtoken' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: zohoCrmRoots,
  expectedMap: {
    locations: 'Records.Practices',
    clients: 'Records.Contacts',
    clientSearch: 'Records.Contacts',
    client: 'Records.Contacts',
    patients: 'Records.Animals',
    appointments: 'Records.Appointments__s',
    appointment: 'Records.Appointments__s',
    providers: 'Meta.Users',
    appointmentTypes: 'Records.Services__s',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: zohoIds,
    status: (row) => [statusOf(row, dialectNow)],
    emails: ({ emails }) => emails,
    // In the order of the schema: Phone, Mobile, Home_Phone.
    phones: ({ phones }) =>
      (['Work', 'Mobile', 'Home'] as const).flatMap((label) =>
        phones.filter((phone) => phone.label === label).map(({ value }) => value),
      ),
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
  }),
});
