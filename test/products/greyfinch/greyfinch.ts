import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { greyfinchIds, greyfinchWords, isGreyfinchVisit } from './records.ts';
import { greyfinchRoots } from './resolvers.ts';
import { greyfinchSdl } from './schema.ts';

/**
 * Greyfinch Connect, the public API of a practice management system for orthodontists.
 *
 * Source: its introduction at connect.greyfinch.com (queries only; an organisation's structure, its patients, and their
 * treatments, appointments, documents) and the queries of public programs that read it, such as
 * github.com/Orthodash-Company/orthodash-internal: apiLogin, locations, leads, patients with a person who has phones,
 * and appointmentBookings with local dates and times, whose appointment has the patient and the type. Filters and
 * pages are those of Hasura (hasura.io/docs/2.0), twenty rows unless more are asked for. It is completed with states,
 * notes and providers. Patients are people: there are no animals.
 */
export const greyfinch: Dialect = defineDialect({
  name: 'greyfinch',
  trait:
    'read only; bookings of appointments, which have the patient, the place and the status; names and phones in a person; 20 rows',
  sdl: greyfinchSdl,
  auth: { kind: 'direct', key: 'greyfinch-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: greyfinchRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    // An appointment has no time: its booking has.
    appointments: 'appointmentBookings',
    appointment: ['appointmentBooking', 'appointmentBookings'],
    providers: 'providers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: greyfinchIds,
    status: ({ state }) => [greyfinchWords[state]],
    patients: null,
    shows: isGreyfinchVisit,
    emails: (client) => client.emails,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    // Whether someone is active says the time at which she was archived.
    loose: { clients: ['active', 'location'], appointments: ['reason'] },
  }),
});
