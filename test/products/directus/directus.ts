import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { directusIds, directusWords } from './records.ts';
import { directusRoots } from './resolvers.ts';
import { directusText } from './schema.ts';

/**
 * A clinic's collections in Directus, which makes a schema of them.
 *
 * Names, filter rules and query parameters follow its public documentation (directus.io/docs/guides/connect) and schemas
 * that public projects generated from it, such as github.com/pluralsh/marketing, src/generated/graphqlDirectus.ts. The
 * collections are plausible ones.
 */
export const directus: Dialect = defineDialect({
  name: 'directus',
  trait:
    'collections in lower case, a hundred items unless asked for more, archived ones too, date and time without zone',
  sdl: directusText,
  auth: { kind: 'direct', key: 'directus-key' },
  // A limit of -1 asks for all, and Directus has no highest one of its own.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: directusRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['clients_by_id', 'clients'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointments_by_id', 'appointments'],
    providers: 'staff',
    appointmentTypes: 'services',
    bookAppointment: ['create_appointments_item', 'create_appointments_items'],
    updateAppointment: ['update_appointments_item', 'update_appointments_items', 'update_appointments_batch'],
    cancelAppointment: ['update_appointments_item', 'update_appointments_items', 'update_appointments_batch'],
    registerClient: ['create_clients_item', 'create_clients_items'],
    addPatient: ['create_pets_item', 'create_pets_items'],
  },
  view: viewOf({
    ids: directusIds,
    status: ({ state, isDeleted }) => [isDeleted ? 'archived' : directusWords[state]],
    // Archived items are left out only by the app that comes with Directus.
    clients: (practice) => practice.clients,
    shows: (appointment) => !appointment.isBlock,
    phones: (client) => client.phones.slice(0, 2).map((phone) => phone.value),
    tags: (client) => client.tags,
    // Whether a client is active is one of the words of a status.
    loose: { clients: ['active'] },
    isNaive: true,
  }),
});
