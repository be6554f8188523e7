import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { bookingIds, bookingStatuses, isAppointment, patientsOf } from './records.ts';
import { bookingRoots } from './resolvers.ts';
import { bookingText } from './schema.ts';

/**
 * HealthSync, a booking system for groups of clinics that treat people, in NestJS with Prisma.
 *
 * Source: github.com/pranavkanttripathi1989/online-booking-system (backend/src/schema.gql, as the framework writes it,
 * and the services of appointments, patients, clinics, clinicians, services, rooms, blocks, availability and public
 * beside it). Its more than 200 types are cut to those of the book with some neighbours; nothing is added. There are no animals:
 * a patient is the client. It speaks twice, in snake_case to staff and in camelCase, as `get…`, to people who book for
 * themselves. Days of a filter are those of UTC, while each clinic has a zone. The time of the book is one column; the
 * note of a visit is what was given as its reason.
 */
export const onlineBookingSystem: Dialect = defineDialect({
  name: 'onlineBookingSystem',
  trait: 'people clinic in NestJS: snake_case for staff beside camelCase for the public, days of filters in UTC',
  sdl: bookingText,
  auth: { kind: 'direct', key: 'booking-key' },
  // Whoever asks for more gets more.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: bookingRoots,
  expectedMap: {
    locations: ['clinics', 'getClinics'],
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: ['clinicians', 'getClinicians'],
    appointmentTypes: ['services', 'products'],
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: bookingIds,
    status: ({ state }) => [bookingStatuses[state]],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active', 'tags', 'lastVisit', 'location'], appointments: ['patient'] },
    // The only text of a visit is called a note.
    loose: { appointments: ['reason'] },
  }),
});
