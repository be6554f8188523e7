import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isBooked, pawsIds, phoneNumberOf } from './records.ts';
import { pawsRoots } from './resolvers.ts';
import { pawsAndClawsText } from './schema.ts';

/**
 * Paws and Claws, a groomer who comes to the house, with a schema that is written by hand over MongoDB.
 *
 * Source: github.com/vpratnicki/paws-and-claws (server/schema: typeDefs and resolvers, server/models, and the form of
 * client/src/components/Calendar). The schema is as it is there, without additions: lists are whole, an appointment has
 * neither end nor status, and is deleted when it is cancelled. It names its client by a text only, as a pet does. The
 * `apptDate` is the milliseconds of midnight as a text, and `apptTime` the whole instant. What is written is always the
 * caller's own, so that nothing can be booked, and no pet be added, for a client.
 */
export const pawsAndClaws: Dialect = defineDialect({
  name: 'pawsAndClaws',
  trait: 'whole lists by getAllX, clients as names without ids, a day in milliseconds beside a time that is an instant',
  sdl: pawsAndClawsText,
  auth: { kind: 'direct', key: 'paws-and-claws-key' },
  // There are no pages.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: pawsRoots,
  expectedMap: {
    locations: null,
    clients: 'getAllUsers',
    clientSearch: null,
    client: 'getUserByID',
    patients: 'getAllPets',
    appointments: 'getAllAppointments',
    appointment: null,
    providers: null,
    // A service is a text of each appointment.
    appointmentTypes: null,
    // Both are for the caller alone: there is no argument for a client.
    bookAppointment: null,
    addPatient: null,
    updateAppointment: null,
    cancelAppointment: 'deleteAppointment',
    registerClient: 'addUser',
  },
  view: viewOf({
    ids: pawsIds,
    status: () => [null],
    shows: isBooked,
    phones(client) {
      const number = phoneNumberOf(client);
      return number === null ? [] : [String(number)];
    },
    absent: {
      clients: ['givenName', 'familyName', 'active'],
      patients: ['breed', 'clientId'],
      appointments: ['end', 'patient', 'provider', 'location', 'client.id'],
    },
    // A service may be taken for a type, which isn't shown.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
