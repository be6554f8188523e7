import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { amplicationIds, amplicationWords } from './records.ts';
import { amplicationRoots } from './resolvers.ts';
import { amplicationText } from './schema.ts';

/**
 * A service that Amplication has generated, a platform that makes backends of entities: NestJS over Prisma and
 * PostgreSQL.
 *
 * Source: github.com/amplication/amplication (Apache-2.0), whose generator writes such services; one of them is
 * Amplication's own sample, github.com/amplication/sample-app at commit 361c5763 (apps/ecommerce-server: inputs,
 * arguments, resolvers, filters of errors), another github.com/amplication-demo-videos/build-api-on-legacy-db at commit
 * f74b7844 (required fields, option sets), and its documentation at docs.amplication.com (filtering, sorting,
 * pagination). User, Customer, Address, Order and Product are the sample's entities, with what a clinic would add to a
 * customer; Clinic, Practitioner, Service, Pet and Appointment are what it would add beside them. Everything in the
 * schema is sorted by name, numbers are Float, options are shown by the names of their enum. Lists are whole, in the
 * order of entry, unless `take` says less; a negative one takes from the end. Text is compared with regard to case
 * unless `mode` is Insensitive; there is no AND, OR or NOT; a condition on a related row is its id; `createdAt` and
 * `updatedAt` are sorted by and never looked for; an order names one field. A relation can be changed but not emptied,
 * since null counts as nothing said. What is not there is answered with the two words of an error for HTTP that lost
 * its message. Deletion is for good, and empties what led there.
 *
 * Assumed are that the key's role may write customers, pets and appointments alone, that the service's own code wants a
 * name of customers, an owner of new pets, and a pet or a customer of new appointments, that new customers are active
 * and new pets alive by a default of the database, and that only pets are moved from within a customer.
 */
export const amplication: Dialect = defineDialect({
  name: 'amplication',
  trait:
    'lists with where, orderBy, skip and take as Float, and _xsMeta for their number; relations are looked for by id alone and cannot be emptied; options in capital case',
  sdl: amplicationText,
  auth: { kind: 'direct', key: 'Bearer amplication-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: amplicationRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'customers',
    clientSearch: 'customers',
    client: ['customer', 'customers'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'practitioners',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: 'createCustomer',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: amplicationIds,
    status: ({ state }) => [amplicationWords[state]],
    shows: ({ isBlock, isDeleted }) => !isBlock && !isDeleted,
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { clients: ['tags', 'lastVisit'] },
  }),
});
