import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { appointmentSchedulerRoots } from './resolvers.ts';
import { appointmentSchedulerText } from './schema.ts';
import { emailOf, isAppointment, schedulerIds } from './values.ts';

/**
 * Appointment Scheduler, with which people who work by appointment let their customers book: Nexus with the CRUD of its
 * plugin for Prisma, over PostgreSQL.
 *
 * Source: github.com/loan-petit/appointment_scheduler at commit 6327b6d9, under the GNU General Public License 3
 * (prisma/schema.graphql, which is whole here, as last generated: the model now lets isBlackListed be empty;
 * prisma/prisma/schema.prisma and prisma/src for what is stored, who may do what, and the mutations that aren't
 * generated; the operations of next-app for what is used). Providers are its users, each with types, hours and
 * customers of her own. Lists have no filters: they are whole, in the order of their numbers, or a stretch from a row
 * that is told by what is unique in it; a size of 0 gives no rows, one below 0 counts from the end, and of first and
 * last, after and before, or after and last, or before and first, only one can be said. An update sets a field through
 * an object. There are no places, and no states: who cancels deletes. Whatever goes wrong in what is generated reads
 * "Not Authorised!", since GraphQL Shield hides all errors but the product's own. Everyone is the first user, and
 * whether rows are her own is not looked at, as the check fails open with the Prisma of today.
 *
 * Assumed: whoever has no email is given one, since it is needed and unique; whoever is no longer active is
 * blacklisted; types belong to the first user, and times that are kept free are exclusive modifiers of hours, which are
 * seconds of the day; in a new appointment there is always a customer. Filtered writes within other writes (updateMany,
 * deleteMany) are refused, Google's tokens sign nobody in, and visits of another zone around midnight are left out.
 */
export const appointmentScheduler: Dialect = defineDialect({
  name: 'appointmentScheduler',
  trait:
    'generated CRUD without filters, cursors that are unique inputs, nested connects, updates that set through objects, no states, the same text for every error',
  sdl: appointmentSchedulerText,
  auth: { kind: 'direct', key: 'Bearer scheduler-session-1' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: appointmentSchedulerRoots,
  expectedMap: {
    locations: null,
    clients: 'customers',
    clientSearch: null,
    // By number or by a whole email.
    client: 'customer',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createOneAppointment',
    updateAppointment: 'updateOneAppointment',
    cancelAppointment: 'deleteOneAppointment',
    registerClient: ['createOneCustomer', 'upsertOneCustomer'],
    addPatient: null,
  },
  view: viewOf({
    ids: schedulerIds,
    status: () => [null],
    patients: null,
    shows: isAppointment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: { clients: ['tags'], appointments: ['status', 'reason', 'patient', 'location'] },
    // Whoever is blacklisted need not be read as inactive.
    loose: { clients: ['active'] },
  }),
});
