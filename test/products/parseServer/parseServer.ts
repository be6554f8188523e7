import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isOnBook, parseIds, parseWords } from './records.ts';
import { parseRoots } from './resolvers.ts';
import { parseText } from './schema.ts';

/**
 * An app for finding doctors on Parse Server, which makes a GraphQL API of the app's classes.
 *
 * Source: github.com/parse-community/parse-server (src/GraphQL: loaders, transformers and helpers); the classes are those
 * of github.com/ramonpvz/FindDr (the headers in code/FindDr/FindDr). Its schedules and comments are left out; an end, two
 * required fields and more words for the status, which is any text, are added. `name` is the given name of a person. What
 * is deleted is gone, dates are in UTC and clinics have no zone.
 */
export const parseServer: Dialect = defineDialect({
  name: 'parseServer',
  trait:
    'where with matchesRegex and have, global and object ids, pointers by link, fields in the input, numbers as codes',
  sdl: parseText,
  auth: { kind: 'direct', key: 'parse-session-token' },
  // No highest limit unless an app sets one; a hundred without any.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: parseRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'doctors',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status; an appointment that is deleted is gone.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: parseIds,
    status: ({ state }) => [parseWords[state]],
    patients: null,
    shows: isOnBook,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'], clients: ['active'], appointments: ['patient'] },
    // A description need not be a reason.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
