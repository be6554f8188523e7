import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isKept, petsOf, statusOf, veterinaryIds } from './records.ts';
import { veterinaryRoots } from './resolvers.ts';
import { veterinaryText } from './schema.ts';

/**
 * A veterinary clinic in Python, on Django with graphene-django and graphql_jwt, without relay.
 *
 * Source: github.com/M41k80/Veterinary_backend at 1b7b3a9 (veterinary/schema.py, which is whole here, with models.py,
 * serializers.py, views.py and settings.py; the enumerations and descriptions are those that graphene-django makes of
 * the models). Owners, veterinarians and the people at the desk are users, of whom there is no list: an owner is found
 * at a pet only. Appointments are pending or approved; they are changed and deleted by REST alone. What a mutation was
 * given as a text stays one in its answer, where the scalars of dates refuse it though it was stored. The caller is
 * somebody at the desk.
 */
export const veterinaryBackend: Dialect = defineDialect({
  name: 'veterinaryBackend',
  trait:
    'whole lists without arguments, owners only at their pets, two states, a booking whose date fails in its answer',
  sdl: veterinaryText,
  auth: { kind: 'direct', key: 'JWT veterinary-token' },
  // Lists are whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: veterinaryRoots,
  expectedMap: {
    locations: null,
    // Users are met at pets, appointments, messages and schedules, and never listed.
    clients: null,
    clientSearch: null,
    client: null,
    patients: 'allPets',
    appointments: 'allAppointments',
    appointment: null,
    providers: null,
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    // It takes no time, only one of two states.
    updateAppointment: 'updateAppointmentStatus',
    // Neither of the two states says that it is off.
    cancelAppointment: null,
    registerClient: 'createOwner',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: veterinaryIds,
    status: (row) => [statusOf(row)],
    clients: () => [],
    patients: petsOf,
    shows: isKept,
    // All dates are in UTC, wherever the clinic is.
    knowsOffsets: false,
    namesClient: false,
    absent: { patients: ['species'], appointments: ['end', 'location'] },
    // The owner only through the pet.
    loose: { appointments: ['client'] },
  }),
});
