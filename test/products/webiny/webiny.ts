import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { webinyIds } from './entries.ts';
import { webinyStatuses } from './models.ts';
import { webinyRoots } from './resolvers.ts';
import { webinyText } from './schema.ts';

interface Saved {
  readonly updatedAt: number;
}

/** What was saved last comes first. */
function newestFirst<Record extends Saved>(rows: readonly Record[]): readonly Record[] {
  return rows.toSorted((one, other) => one.updatedAt - other.updatedAt).toReversed();
}

/**
 * Webiny's Headless CMS, in which a group of clinics keeps its clients, animals and appointments as content models.
 *
 * Source: github.com/webiny/webiny-js at commit 690a0c48, MIT (packages/api-headless-cms: createManageSDL, the fields
 * of src/graphqlFields, the resolvers of src/graphql/schema, contentEntry.crud; packages/api-headless-cms-ddb: filter,
 * sort and full text search over DynamoDB). It is the schema of the endpoint that manages entries, generated from
 * models as Webiny does; the models are what such clinics would make. Everything is in `data` beside `error`, which
 * says what went wrong within HTTP 200. Lists have 50 entries, the last saved first, may be sorted by one field, and go
 * on `after` a cursor. A reference is no more than ids, to be looked for in another list. `id` is that of a revision:
 * entry, `#` and number, which updates need; `status` in inputs and filters is that of publishing, not of a visit. A
 * published entry is locked, and changed by a new revision made from it. Words of a search or of `_contains` are
 * regular expressions, all within one field, whatever the case. Deletion by a revision's id is for good, by an entry's
 * into a bin.
 *
 * Assumed are that clients, animals and appointments are drafts, as nobody reads them from a website, that the key may
 * write only these, that hooks of the clinics give a new appointment the status scheduled, want a client or an animal
 * for it and an owner for a new animal, and that a revision which is taken back leaves its values. Which fields a model
 * requires the schema doesn't say: names, species, and of an appointment both times, the clinic and the service.
 * Models, groups and files aren't here.
 */
export const webiny: Dialect = defineDialect({
  name: 'webiny',
  trait:
    'listXs with data, meta and error; references are bare ids of other lists; ids of revisions with # in them; 50 of the last saved; status of publishing beside the one of a visit',
  sdl: webinyText,
  auth: { kind: 'direct', key: 'Bearer webiny-manage-key' },
  // Asking for more than a million is all that is cut.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: webinyRoots,
  expectedMap: {
    locations: 'listClinics',
    clients: 'listClients',
    clientSearch: 'listClients',
    client: ['getClient', 'listClients', 'getClientsByIds'],
    patients: 'listPets',
    appointments: 'listAppointments',
    appointment: ['getAppointment', 'listAppointments', 'getAppointmentsByIds'],
    providers: 'listStaffMembers',
    appointmentTypes: 'listServices',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: webinyIds,
    status: ({ state }) => [webinyStatuses[state]],
    clients: (practice) => newestFirst(practice.clients.filter(({ isDeleted }) => !isDeleted)),
    patients: (practice) => newestFirst(practice.patients),
    shows: ({ isBlock, isDeleted }) => !isBlock && !isDeleted,
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: { clients: ['lastVisit'] },
    loose: {
      // Names stand in other lists, where the ids lead.
      clients: ['location.name'],
      appointments: ['patient.name', 'client.name', 'provider.name', 'location.name'],
    },
  }),
});
