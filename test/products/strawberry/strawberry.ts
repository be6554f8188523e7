import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isBooked, strawberryIds, strawberryWords } from './records.ts';
import { strawberryRoots } from './resolvers.ts';
import { strawberryText } from './schema.ts';

/**
 * A grooming salon in Django whose models strawberry-django shows.
 *
 * Source: the public repository github.com/strawberry-graphql/strawberry-django (docs/guide: filters, ordering,
 * pagination, mutations, settings; filters.py, pagination.py, fields/types.py, mutations/fields.py, and the schema in
 * tests/projects/snapshots), with GENERATE_ENUMS_FROM_CHOICES and otherwise its own settings. The models are those of
 * the public project github.com/Kerem-Haeger/dog_booking_system (core/models.py), completed with locations, notes and
 * more states of an appointment, a phone number of a user's profile, and a species. A client is a user with a profile;
 * an appointment leads to its client only by the pet, and to who does it by a profile and the user behind.
 */
export const strawberry: Dialect = defineDialect({
  name: 'strawberry',
  trait: 'OffsetPaginated, lookups with AND/OR/NOT, pk and data as arguments, small enum choices, OperationInfo unions',
  sdl: strawberryText,
  auth: { kind: 'direct', key: 'strawberry-key' },
  // PAGINATION_MAX_LIMIT and PAGINATION_DEFAULT_LIMIT of the settings.
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: strawberryRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['user', 'clients'],
    patients: 'petProfiles',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'employees',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPetProfile',
  },
  view: viewOf({
    ids: strawberryIds,
    status: ({ state }) => [strawberryWords[state]],
    shows: isBooked,
    namesClient: false,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    // What the visit is for stands in its notes.
    loose: { appointments: ['reason'] },
  }),
});
