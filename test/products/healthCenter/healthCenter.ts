import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { emailOf, healthCenterIds, isAppointment } from './records.ts';
import { healthCenterRoots } from './resolvers.ts';
import { healthCenterText } from './schema.ts';

/**
 * The server of a health center in Finland, on Apollo and TypeORM, as its administrator sees it.
 *
 * Source: github.com/microieva/app-be (src/schema.ts, by hand, which is whole here; query.resolver.ts and the resolvers
 * of each table for what an administrator may do, how lists are filtered and sorted, and what refusals say; utils.ts and
 * the models for dates) and microieva/app-fe for what its pages send. One house without a name, and people only: the
 * administrator, doctors and patients are rows of one table, and every page of anything is a list of one union.
 * Appointments have no status: those without a doctor wait for one, and calling off deletes. Lists in pages must be told
 * how to be sorted, and that of the patients also an empty text to look for, or nobody is found. An administrator's
 * "upcoming" and "past" ones are those where the administrator is the doctor.
 */
export const healthCenter: Dialect = defineDialect({
  name: 'healthCenter',
  trait:
    'pages that are a union of six types, one table of people, no status, "undefined" as a pattern, answers that say success: false',
  sdl: healthCenterText,
  auth: { kind: 'direct', key: 'Bearer health-center-jwt' },
  // Whoever asks for more gets more.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: healthCenterRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'patients',
    client: 'user',
    patients: null,
    // The lists in pages and by month are of those who ask, or of one patient.
    appointments: ['appointments', 'allAppointments'],
    appointment: 'appointment',
    providers: 'doctors',
    appointmentTypes: null,
    bookAppointment: 'saveAppointment',
    // The same with an id.
    updateAppointment: 'saveAppointment',
    // That for several ids spares what is to come.
    cancelAppointment: 'deleteAppointment',
    // Saving without an id changes one's own account.
    registerClient: 'createUser',
    addPatient: null,
  },
  view: viewOf({
    ids: healthCenterIds,
    status: () => [null],
    patients: null,
    shows: isAppointment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: { clients: ['active', 'tags'], appointments: ['patient', 'location'] },
    // Why someone comes is a message of theirs, beside one of the doctor's.
    loose: { appointments: ['reason'] },
  }),
});
