import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isVisit } from './records.ts';
import { exographRoots } from './resolvers.ts';
import { exographText } from './sdl.ts';
import { exographIds, exographWords } from './values.ts';

/**
 * A veterinary clinic whose API Exograph infers from a model over PostgreSQL.
 *
 * Source: Exograph's public documentation (exograph.dev: defining types, queries, mutations, access control, JWT) and the
 * schemas and answers that the tests of github.com/exograph/exograph expect (commit d5b6c3bf, under the Business Source
 * License 1.1, which becomes Apache-2.0; the examples in github.com/exograph/examples are under Apache-2.0). The model is
 * what a clinic would write: clinics with time zones, staff, clients with three telephone numbers, pets, appointments,
 * and beside them blocks of time, vaccinations, reminders, products and invoices, which the desk may read only. All lists
 * are whole unless a limit is given. Keys are numbers (Int), counted by each table; instants have an offset of zero;
 * what equals null is asked for by `{ eq: null }` or by null itself; `and`, `or` and `not` can't stand side by side;
 * whatever the database refuses is "Operation failed", and what access control refuses is "Not authorized". There is no
 * soft deletion: deleted rows are gone, and a row that others point to can't be deleted. Assumed are rows in the order of
 * their keys, texts in the order of their characters, a constraint that an appointment has a client or a pet, and that
 * mutations of one request don't undo each other.
 */
export const exograph: Dialect = defineDialect({
  name: 'exograph',
  trait:
    'keys that are Int, lists without pages by limit and offset, orderBy of single fields, aggregates beside every list, nested creation, references as { id }, instants with +00:00',
  sdl: exographText,
  auth: { kind: 'direct', key: 'Bearer exograph-desk' },
  // Without a limit a list is whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: exographRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'staffMembers',
    appointmentTypes: 'visitTypes',
    bookAppointment: ['createAppointment', 'createAppointments'],
    updateAppointment: ['updateAppointment', 'updateAppointments'],
    cancelAppointment: ['updateAppointment', 'updateAppointments'],
    registerClient: ['createClient', 'createClients'],
    addPatient: ['createPet', 'createPets'],
  },
  view: viewOf({
    ids: exographIds,
    status: ({ state }) => [exographWords[state]],
    shows: isVisit,
    mayOmit: () => false,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
  }),
});
