import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { amplifyBody } from '../amplify/refusal.ts';
import { isBooked, schedularIds } from './records.ts';
import { schedularRoots } from './resolvers.ts';
import { schedularText } from './schema.ts';

/**
 * Schedular, with which a massage therapist offers times and clients book them: AppSync over one table of DynamoDB.
 *
 * Source: github.com/eric-bach/schedular at commit 8a50db6e (backend/lib/graphql: schema.graphql and the resolvers,
 * backend/lib/api-stack.ts, backend/src/lambda/userService; frontend/src/pages/Admin). The schema is whole, but for the
 * directives, which AppSync doesn’t show. What is offered is an appointment: `available` until it is `booked`, and again
 * once that booking was cancelled. It begins at its sort key, and nothing else is said of its end than a duration. Lists
 * come whole, ranges compare texts, and bookings have no customers, whom their type requires. People are users of a pool
 * that are listed by the name of a group; the schema names none. Assumed is that `getAppointment` looks up the keys that
 * it is given, for its function expects a step before it that isn’t there; days are counted in the zone of the
 * practice instead of Denver’s, and those who aren’t active are still in the group of the public.
 */
export const schedular: Dialect = defineDialect({
  name: 'schedular',
  trait:
    'free times among the appointments, keys pk and sk of which one is the start, ranges as texts, a key to begin from that does nothing, no names of groups',
  sdl: schedularText,
  auth: { kind: 'direct', key: 'schedular-id-token' },
  // A query of the table ends at one megabyte.
  cap: 2000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: schedularRoots,
  body: amplifyBody,
  expectedMap: {
    locations: null,
    // A group has to be named, and the schema doesn’t say which there are.
    clients: null,
    clientSearch: null,
    client: null,
    patients: null,
    // Those that are available are free, and bookings lack their customers.
    appointments: 'getAppointments',
    appointment: 'getAppointment',
    providers: null,
    // Texts of an appointment only.
    appointmentTypes: null,
    bookAppointment: 'createBooking',
    // The other mutation puts times on offer.
    updateAppointment: null,
    cancelAppointment: 'cancelBooking',
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: schedularIds,
    status: () => ['booked'],
    clients: () => [],
    patients: null,
    shows: isBooked,
    absent: { appointments: ['patient', 'location', 'reason'] },
    // The therapist is called an administrator.
    loose: { appointments: ['provider'] },
    knowsOffsets: false,
  }),
});
