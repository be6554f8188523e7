import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { hotChocolateIds, hotChocolateWords } from './records.ts';
import { hotChocolateRoots } from './resolvers.ts';
import { hotChocolateText } from './schema.ts';

/**
 * A veterinary service in .NET: entities behind Hot Chocolate, with offset paging, filtering, sorting and the mutation
 * conventions.
 *
 * Source: Hot Chocolate's documentation (chillicream.com/docs/hotchocolate: fetching data, mutations, scalars). The
 * entities are those of the public project github.com/mrodcar97/API-Proyecto-PetMedManager (Domain: Person with a Rol,
 * Pet, Appointment, Clinic, Shift, VisitHistory), completed with a status, types and an audit. An appointment leads to
 * its owner through the pet only.
 */
export const hotChocolate: Dialect = defineDialect({
  name: 'hotchocolate',
  trait: 'collection segments of ten, fifty at most or an error; name and surname; the owner only through the pet',
  sdl: hotChocolateText,
  auth: { kind: 'direct', key: 'hotchocolate-key' },
  cap: 50,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: hotChocolateRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'owners',
    clientSearch: 'owners',
    client: ['ownerById', 'owners'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointmentById', 'appointments'],
    providers: 'veterinarians',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'registerOwner',
    addPatient: 'addPet',
  },
  view: viewOf({
    ids: hotChocolateIds,
    status: ({ state }) => [hotChocolateWords[state]],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    namesClient: false,
    absent: { locations: ['timeZone'] },
    loose: { clients: ['location'], appointments: ['client', 'reason'] },
  }),
});
