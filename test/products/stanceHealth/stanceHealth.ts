import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isVisit, patientsOf, stanceIds, stanceStatus } from './records.ts';
import { stanceRoots } from './resolvers.ts';
import { stanceText } from './schema.ts';

/**
 * Stance Health, physiotherapy centers in India that run on a system of their own.
 *
 * Source: github.com/healthflex-in/stance-booking, the booking site: gql/graphql.ts, which its code generator writes from
 * the schema of the server, gql/queries.ts, and how its pages fill in times. Reports' records, goals, exercises, advances,
 * payments, sensors and onboarding are left out. Patients, consultants and staff are users of one list, which asks for
 * centers and says who somebody is in a union; the time of an appointment is that of its event. Times are milliseconds,
 * but days of birth and free times are seconds. The server itself is not public: limits, sort orders and the wording of
 * errors are plausible ones.
 */
export const stanceHealth: Dialect = defineDialect({
  name: 'stanceHealth',
  trait:
    'one list of users with profiles in a union, times in an event beside the appointment, epoch milliseconds, payment as status',
  sdl: stanceText,
  auth: { kind: 'direct', key: 'Bearer stance-access-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: stanceRoots,
  expectedMap: {
    locations: 'centers',
    clients: 'users',
    clientSearch: 'users',
    client: 'user',
    patients: null,
    // Events hold appointments too, with ids of their own that no change of an appointment takes.
    appointments: ['appointments', 'events'],
    appointment: 'appointment',
    providers: ['getFilteredConsultants', 'users'],
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // To delete one takes it out of the calendar, and says nothing of why.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: stanceIds,
    status: (appointment) => [stanceStatus(appointment)],
    clients: patientsOf,
    patients: null,
    shows: isVisit,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'], clients: ['tags'], appointments: ['patient'] },
    // Centers are a list in a profile; what a visit is for stands in its notes.
    loose: { clients: ['location'], appointments: ['reason'] },
    knowsOffsets: false,
    hasHomeLocation: true,
  }),
});
