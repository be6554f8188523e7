import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { optixRoots } from './resolvers.ts';
import { optixText } from './schema.ts';
import { optixIds, phaseOf } from './words.ts';

const phaseWords = {
  new: ['new', 'is_new'],
  approved: ['approved', 'is_approved'],
  canceled: ['canceled', 'cancelled', 'is_canceled'],
};

/**
 * The API of Optix, which sells the running of shared rooms: bookings of rooms by people and by teams (optixapp.com).
 *
 * Source: the schema that its endpoint shows to organization tokens, as kept in github.com/Raulitoflying/optix-graphql-mcp
 * (schema.full.graphql), and the developer pages (developer.optixapp.com, Using the API, API Example – Bookings). Rebuilt
 * is what has to do with people, places and bookings, and some around it. The practice has its rooms in it: nobody is
 * booked there but a room, so that neither who treats nor what for is known.
 */
export const optix: Dialect = defineDialect({
  name: 'optix',
  trait:
    'rooms are booked, times are Unix seconds, a phase is spread over flags, people are accounts, users, members and teams',
  sdl: optixText,
  auth: { kind: 'direct', key: 'Bearer optix-organization-token-o' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: optixRoots,
  expectedMap: {
    locations: 'locations',
    // Teams book too, and are no users.
    clients: 'accounts',
    clientSearch: 'accounts',
    client: 'account',
    patients: null,
    appointments: 'bookings',
    appointment: 'booking',
    providers: null,
    appointmentTypes: null,
    bookAppointment: 'bookingsCommit',
    updateAppointment: 'bookingsCommit',
    cancelAppointment: 'bookingsCommit',
    registerClient: 'userCreate',
    addPatient: null,
  },
  view: viewOf({
    ids: optixIds,
    // There is no word for it, only flags.
    status: (row) => [null, ...phaseWords[phaseOf(row)]],
    patients: null,
    // Canceled ones are listed on request.
    mayOmit: ({ isDeleted, isBlock, state }) => isDeleted || isBlock || state === 'cancelled',
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { clients: ['givenName', 'familyName', 'tags'], appointments: ['patient', 'provider'] },
    loose: { clients: ['active', 'location'], appointments: ['reason'] },
  }),
});
