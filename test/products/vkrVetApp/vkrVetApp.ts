import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clientsOf, isRecord, vkrIds } from './records.ts';
import { vkrRoots } from './resolvers.ts';
import { vkrVetAppText } from './schema.ts';

/**
 * The registry of a veterinary clinic in two Siberian towns, made with NestJS and Prisma: resolvers by hand.
 *
 * Source: github.com/PaaAngk/VKR-Vet-app (backend/src/schema.graphql, the resolvers and inputs of clients, pets,
 * receptionRecord, reception and workSchedule, backend/prisma/schema.prisma). Nothing is added to its schema. A
 * ReceptionRecord is an entry of the appointment book: a time, a client, an employee, a purpose, and the kind of an animal
 * but no pet, no state and no place, which a header chooses. A Reception is what was done with a pet afterwards. Pets are
 * listed nowhere but with their owners. Pages of clients begin with `after: null`, which may not be left out; the
 * other list ends after a hundred. Whoever calls off is deleted.
 */
export const vkrVetApp: Dialect = defineDialect({
  name: 'vkrVetApp',
  trait:
    'an appointment book without pets, states and places beside one of treatments; pages that need after: null; dates as numbers in text',
  sdl: vkrVetAppText,
  auth: { kind: 'direct', key: 'Bearer vkr-vet-token' },
  // The project has no limit but that of one list.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vkrRoots,
  expectedMap: {
    locations: null,
    clients: ['searchClients', 'clientsWithSearch'],
    clientSearch: ['searchClients', 'clientsWithSearch'],
    client: 'clientDetail',
    // Only one at a time, or with their owners.
    patients: null,
    appointments: 'receptionRecordBetweenDate',
    appointment: 'receptionRecord',
    providers: 'allEmployees',
    appointmentTypes: 'allReceptionPurpose',
    bookAppointment: 'createReceptionRecord',
    updateAppointment: ['updateReceptionRecord', 'updateDateReceptionRecord'],
    cancelAppointment: 'deleteReceptionRecord',
    registerClient: 'createClient',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: vkrIds,
    // There are no states.
    status: () => [null],
    clients: clientsOf,
    patients: null,
    shows: isRecord,
    mayOmit: () => false,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'emails', 'active', 'tags'],
      // A purpose is what kind of visit it is, from a list, and no one's words.
      appointments: ['reason', 'patient', 'location'],
    },
  }),
});
