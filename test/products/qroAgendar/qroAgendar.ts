import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { agendarIds } from './ids.ts';
import { customersOf, isSchedule } from './records.ts';
import { agendarRoots } from './resolvers.ts';
import { agendarText } from './schema.ts';

/**
 * QRO Agendar, the book of a veterinary clinic in Brazil, in NestJS over the document store of Firebase.
 *
 * Source: github.com/techqria/QROAgendar-back (src/users and src/auth for resolvers and services, src/database for
 * classes of types and inputs, src/firebase/firestore.service.ts for what is really stored); nothing is added. One
 * clinic without a name. Customers and staff are one type, with fields of both that are promised and missing: whoever
 * asks a customer's colour gets errors instead of the list, as with `clinic`, which nothing stores. Animals are in the
 * customer, without ids; a visit holds names, a telephone number and the ids of an employee and of a specialty, which
 * is the kind of visit as well. It has no end, no state and no place, and is removed when it is called off. Only
 * `getSchedulesCalendar` turns dates into something that can be written. A document that is read alone, changed or
 * deleted comes without its id. `getMySchedules` and `getAllAnimals` have never worked.
 */
export const qroAgendar: Dialect = defineDialect({
  name: 'qroAgendar',
  trait: 'one type for all users, animals without ids, names instead of references, fields that can only fail',
  sdl: agendarText,
  auth: { kind: 'direct', key: 'agendar-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: agendarRoots,
  // The server in front of it gives each error a code.
  body: ({ data, errors }) => ({
    ...(errors && {
      errors: errors.map((error) => {
        const code = error.path ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED';
        return { ...error.toJSON(), extensions: { code, ...error.extensions } };
      }),
    }),
    ...(data !== undefined && { data }),
  }),
  expectedMap: {
    locations: null,
    clients: 'getAllCustomers',
    clientSearch: null,
    client: 'getUserById',
    // Animals are parts of customers.
    patients: null,
    appointments: 'getSchedulesCalendar',
    appointment: ['getScheduleDetailsById', 'getScheduleById'],
    providers: 'getAllVets',
    appointmentTypes: 'getAllSpecialties',
    bookAppointment: 'createSchedule',
    updateAppointment: 'updateSchedule',
    cancelAppointment: 'removeSchedule',
    registerClient: 'createCustomer',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: agendarIds,
    status: () => [null],
    clients: customersOf,
    patients: null,
    shows: isSchedule,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['end', 'status', 'location', 'patient.id', 'client.id'],
    },
    // The text of a visit isn't in the calendar.
    loose: { appointments: ['reason'] },
  }),
});
