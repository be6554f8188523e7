import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { emailOf, meduxIds } from './records.ts';
import { meduxRoots } from './resolvers.ts';
import { meduxText } from './schema.ts';
import { isInTable } from './tables.ts';

/**
 * Medux, a service in Laravel for doctors in several cities, their assistants and their patients, behind Lighthouse.
 *
 * Source: github.com/SaleemMaini/Medux-Backend (graphql/*.graphql, by hand, app/Models and app/GraphQL/Mutations), with
 * what Lighthouse 6 adds to every schema. Nothing is added to it. Patients are people, a doctor stands for her practice,
 * and a booking is a date, a doctor and a patient: it can be made and deleted, not changed, and is called off by deleting
 * it. What took place is written down as a visit beside. Lists are whole; stamps are in UTC, dates of bookings as they
 * were typed; unique emails are checked against all rows, the changed one included.
 */
export const medux: Dialect = defineDialect({
  name: 'medux',
  trait:
    'whole lists in snake case, a booking is a date, a doctor and a patient, visits and assistants beside, deleting is for good',
  sdl: meduxText,
  auth: { kind: 'direct', key: 'Bearer 1|medux-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: meduxRoots,
  expectedMap: {
    // Cities and districts are where doctors are, not places of one practice.
    locations: null,
    clients: 'patients',
    clientSearch: null,
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    // A specialization is what a doctor does, not what a booking is for.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: null,
    cancelAppointment: 'deleteAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: meduxIds,
    status: () => [null],
    patients: null,
    shows: isInTable,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['end', 'reason', 'patient', 'location'],
    },
  }),
});
