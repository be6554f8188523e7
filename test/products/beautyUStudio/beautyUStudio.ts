import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isInStudio, studioClients, studioIds, studioWords } from './records.ts';
import { studioRoots } from './resolvers.ts';
import { beautyUStudioText } from './schema.ts';

/**
 * BeautyU Studio, a salon with a schema that is written by hand.
 *
 * Source: github.com/forgreatness/beauty-u-studio-server (schema.js, resolvers.js, datasources/BeautyUStudioDB.js) and
 * the pages that use it, github.com/forgreatness/beauty-u-studio-web (words of a status, form of a time). The schema is
 * as it is there. Whoever has an account is a user with a role, clients among them, with one name; there is one studio,
 * and nothing comes in pages. An appointment has a time, and no end but the minutes of its services, which are called
 * `time` as well.
 */
export const beautyUStudio: Dialect = defineDialect({
  name: 'beautyUStudio',
  trait:
    'one user type by role, whole lists without days or pages, `time` for two things, whole inputs, tokens as results',
  sdl: beautyUStudioText,
  auth: { kind: 'direct', key: 'beauty-u-studio-key' },
  // There are no pages.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: studioRoots,
  expectedMap: {
    locations: null,
    // Both with a role: clients are what comes where none is given.
    clients: 'users',
    clientSearch: null,
    client: 'user',
    patients: null,
    appointments: 'appointments',
    appointment: null,
    providers: 'users',
    appointmentTypes: 'services',
    bookAppointment: 'addAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'removeAppointment'],
    registerClient: 'addUser',
    addPatient: null,
  },
  view: viewOf({
    ids: studioIds,
    status: ({ state }) => [studioWords[state]],
    clients: studioClients,
    patients: null,
    shows: isInStudio,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['givenName', 'familyName'], appointments: ['patient', 'location'] },
    // An end has to be counted from the services; details need not be a reason; a status of a user is more than active.
    loose: { clients: ['active'], appointments: ['end', 'reason'] },
    knowsOffsets: false,
  }),
});
