import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { nestjsQueryIds, nestjsQueryWords } from './records.ts';
import { nestjsQueryRoots } from './resolvers.ts';
import { nestjsQueryText } from './schema.ts';

/**
 * A veterinary service in NestJS whose API is made by nestjs-query over TypeORM.
 *
 * Source: nestjs-query's documentation and the schemas of its examples (github.com/TriPSs/nestjs-query: all-paging,
 * typeorm, offset-paging, no-paging; concepts/queries for conditions on one field, which are ORed). The entities are those
 * of the public project github.com/TineoC/vetplus-api (prisma/schema.prisma: User by role, Pet, Specie, Breed,
 * Appointment, Clinic, Service, Comment, Notification), completed with a reason, more states, and how long a service
 * takes. Users of two roles have types of their own; names of columns are the project's.
 */
export const nestjsQuery: Dialect = defineDialect({
  name: 'nestjsQuery',
  trait:
    'first without which nothing comes after, 50 at most or an error; conditions on one field are alternatives; status is a flag',
  sdl: nestjsQueryText,
  auth: { kind: 'direct', key: 'nestjs-query-key' },
  cap: 50,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: nestjsQueryRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'petOwners',
    clientSearch: 'petOwners',
    client: ['petOwner', 'petOwners'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'veterinarians',
    appointmentTypes: 'services',
    bookAppointment: ['createOneAppointment', 'createManyAppointments'],
    updateAppointment: ['updateOneAppointment', 'updateManyAppointments'],
    cancelAppointment: [
      'updateOneAppointment',
      'updateManyAppointments',
      'deleteOneAppointment',
      'deleteManyAppointments',
    ],
    registerClient: ['createOnePetOwner', 'createManyPetOwners'],
    addPatient: ['createOnePet', 'createManyPets'],
  },
  view: viewOf({
    ids: nestjsQueryIds,
    // A visit that the clinic has accepted may be called so, though its state says only that it is to come.
    status: ({ state }) => [nestjsQueryWords[state], ...(state === 'confirmed' ? ['ACCEPTED'] : [])],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
    shows: (appointment) => !appointment.isDeleted && !appointment.isBlock && hasClearDay(appointment),
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'] },
    // Whether someone is active says a flag by the name of status.
    loose: { clients: ['active'] },
    knowsOffsets: false,
  }),
});
