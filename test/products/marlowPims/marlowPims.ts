import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byCallName, marlowRoots } from './resolvers.ts';
import { marlowText } from './schema.ts';
import { marlowIds, stages } from './values.ts';

/**
 * Marlow PIMS, an invented product: there is no such system, and nothing of it is copied from any.
 *
 * It is the practice-management service of a Canadian company for independent small-animal clinics, written in Python with
 * Django and strawberry-django, whose conventions it keeps: lists take `filters`, `ordering` and `pagination` with offset
 * and limit and answer pageInfo, totalCount and results; a limit over 100 is cut, and 50 is usual. Filters are lookups
 * such as `iContains`, `gte` and `range`, follow relations, and are joined by AND, OR and NOT. Single rows are asked for
 * by `pk`, whole numbers with each table its own, and one that isn't there is an error in Django's words. Texts are empty
 * rather than null. Writes take `data` and answer a union of the row and OperationInfo, whose messages name the field.
 * Partners have one key for a tenant, and only guardians and companions are documented, which is why only these have
 * descriptions. A guardian is a person or an organization, with lists of phones and emails, the primary ones first; a
 * companion is in the file of one guardian, or of none, and others may speak for it. Lookup tables have names in English
 * and French. The daybook has visits and holds in one list, as moments in UTC with offset; facilities have the time zone.
 * Entries that are withdrawn stay, with a reason; what was deleted and files that were absorbed are gone. Guardians come
 * by file number, companions by call name, entries by start. `search` in the filters finds guardians and companions by
 * words without regard to case and accents, callerLookup whose number is calling.
 *
 * Assumed: a moment without offset is refused, days of `date` lookups are those of UTC, a guardian must be in the file of
 * the companion that is booked, a visit that has taken place can't be withdrawn, and double bookings are allowed. Charts,
 * recalls, stock, insurers, shifts and the waitlist are made up by counting. Always empty are fax, registered names, and
 * who made a change of stage; some French names are missing. Left out are the regex lookups,
 * subscriptions and the upload of documents.
 */
export const marlowPims: Dialect = defineDialect({
  name: 'marlowPims',
  trait:
    'strawberry-django: filters with lookups, ordering and offset pages of results, pk for single rows, unions with OperationInfo; guardians with companions, a daybook of visits and holds in UTC, names in two languages, empty texts for null',
  sdl: marlowText,
  auth: { kind: 'direct', key: 'Api-Key mrl_7Qe2.front-desk' },
  ownOrganization: 'tenant',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: marlowRoots,
  expectedMap: {
    locations: ['facilities', 'tenant.facilities'],
    clients: 'guardians',
    clientSearch: 'guardians',
    client: 'guardian',
    patients: 'companions',
    appointments: 'daybookEntries',
    appointment: 'daybookEntry',
    providers: 'staffProfiles',
    appointmentTypes: 'visitPurposes',
    bookAppointment: 'bookEntry',
    updateAppointment: 'reviseEntry',
    cancelAppointment: 'withdrawEntry',
    registerClient: 'openGuardianFile',
    addPatient: 'openCompanionFile',
  },
  view: viewOf({
    ids: marlowIds,
    status: ({ state }) => [stages[state]],
    // By file number, which is the order in which files were opened.
    clients: ({ clients }) =>
      clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => one.key - other.key),
    patients: ({ patients }) => patients.toSorted(byCallName),
    shows: ({ isDeleted }) => !isDeleted,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
