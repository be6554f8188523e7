import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { twentyIds, twentyWords } from './records.ts';
import { twentyRoots } from './resolvers.ts';
import { twentyText } from './schema.ts';

/**
 * Twenty, an open source CRM, with three objects that a clinic added to its workspace.
 *
 * Names, filters, pages and deletion follow its public repository, github.com/twentyhq/twenty: the schema is made by
 * packages/twenty-server/src/engine/api/graphql/workspace-schema-builder, and lists are read by
 * packages/twenty-server/src/engine/api/common/common-query-runners.
 */
export const twenty: Dialect = defineDialect({
  name: 'twenty',
  trait: 'composite names, e-mails and phones; ordered by id; deleted records only where a filter speaks of them',
  sdl: twentyText,
  auth: { kind: 'direct', key: 'twenty-key' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: twentyRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'people',
    clientSearch: 'people',
    client: ['person', 'people'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'workspaceMembers',
    appointmentTypes: null,
    bookAppointment: ['createAppointment', 'createAppointments'],
    updateAppointment: ['updateAppointment', 'updateAppointments'],
    cancelAppointment: ['updateAppointment', 'updateAppointments', 'deleteAppointment'],
    registerClient: ['createPerson', 'createPeople'],
    addPatient: ['createPet', 'createPets'],
  },
  view: viewOf({
    ids: twentyIds,
    status: ({ state }) => [twentyWords[state]],
    clients: (practice) => inOrderOfIds('client', practice.clients).filter((client) => !client.isDeleted),
    patients: (practice) => inOrderOfIds('patient', practice.patients),
    // The others are in a list without a shape of its own.
    phones: (client) => client.phones.slice(0, 1).map((phone) => phone.value),
    absent: { clients: ['active'] },
  }),
});

/** Records are sorted by id without an order of the query. */
function inOrderOfIds<Record extends { readonly key: number }>(
  kind: 'client' | 'patient',
  records: readonly Record[],
): readonly Record[] {
  const idOf = ({ key }: Record): string => twentyIds.of(kind, key);
  return records.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}
