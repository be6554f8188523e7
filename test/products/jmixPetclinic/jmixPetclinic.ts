import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isVisit, jmixIds, treatments } from './records.ts';
import { jmixRoots } from './resolvers.ts';
import { jmixText } from './schema.ts';

/**
 * The pet clinic of Jmix, a Java framework for business applications, behind the framework's GraphQL add-on.
 *
 * Source: the entities of github.com/jmix-framework/jmix-petclinic (src/main/java/io/jmix/petclinic/entity), and what
 * the add-on makes of entities: github.com/jmix-framework/jmix, jmix-graphql (schema.graphql of its tests, its
 * FilterTypesGenerator, FilterConditionBuilder, EntityQueryDataFetcher and EntityMutationDataFetcher). Of the entities of
 * the framework only those for roles and substitutions are kept. One clinic: times are local, and nurses, who are users,
 * have the visits, while doctors are a list that no visit leads to. Of a condition with several fields only one counts.
 */
export const jmixPetclinic: Dialect = defineDialect({
  name: 'jmixPetclinic',
  trait:
    'petclinic_VisitList, upsert_ and delete_, the latest change first, 100 rows, soft deletion, one field a condition',
  sdl: jmixText,
  auth: { kind: 'direct', key: 'Bearer jmix-token' },
  // A list has 100 rows unless its query wants more.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: jmixRoots,
  expectedMap: {
    locations: null,
    clients: 'petclinic_OwnerList',
    clientSearch: 'petclinic_OwnerList',
    client: ['petclinic_OwnerById', 'petclinic_OwnerList'],
    patients: 'petclinic_PetList',
    appointments: 'petclinic_VisitList',
    appointment: ['petclinic_VisitById', 'petclinic_VisitList'],
    // Visits are a user's; who means the doctors finds them in a list of their own.
    providers: ['UserList', 'petclinic_VeterinarianList'],
    appointmentTypes: null,
    bookAppointment: 'upsert_petclinic_Visit',
    updateAppointment: 'upsert_petclinic_Visit',
    cancelAppointment: 'delete_petclinic_Visit',
    registerClient: 'upsert_petclinic_Owner',
    addPatient: 'upsert_petclinic_Pet',
  },
  view: viewOf({
    ids: jmixIds,
    status: ({ state }) => [treatments[state]],
    clients: ({ clients }) =>
      clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => other.updatedAt - one.updatedAt),
    patients: ({ patients }) => patients.toSorted((one, other) => other.updatedAt - one.updatedAt),
    shows: isVisit,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    namesClient: false,
    absent: {
      clients: ['active', 'tags'],
      patients: ['breed'],
      appointments: ['location'],
    },
    // The kind of a pet is another entity, as the owner of a visit's pet is.
    loose: { patients: ['species'], appointments: ['client'] },
  }),
});
