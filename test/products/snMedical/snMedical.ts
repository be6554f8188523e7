import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { snMedicalRoots } from './resolvers.ts';
import { snMedicalText } from './schema.ts';
import { appointmentStatuses, isAppointment, patientsOf, snMedicalIds } from './words.ts';

/**
 * SN Medical, with which a doctor's practice in Thailand runs its front desk, its queue and its dispensary: people are
 * the patients.
 *
 * The schema is that of github.com/JakkrapartXD/POS_Clinic_Management, branch dev, commit 77f5faf5
 * (backend/src/graphql/schema.ts, MIT by its backend/README.md), in the same order and with the same names, arguments
 * and nullability, without comments. How it behaves was read in its resolvers; no code is taken over. It is GraphQL Yoga
 * over Prisma, schema first: snake_case columns beside camelCase relations, ids as Prisma makes them.
 *
 * Kept as there: patients come by the newest record, appointments by the latest time, ten at a time without a size, and
 * more than 100 are refused. A day's appointments are those of the bell of the app, flat and by time, of the day which
 * the instant is in by the clinic's clock. Times are in UTC, and there is no end, no length and no type. A search finds
 * what one column holds, so that given and family name together find nobody, and needs two signs. Statuses are texts,
 * of which the app knows three: scheduled, visited since someone has come, and cancelled; a no-show stays scheduled.
 * The app cancels with an update, while deleteAppointment takes the row away unless there are medical records. Visits are
 * another thing: who has come, with an appointment or without. A doctor of another row comes with id, username, email
 * and role alone, and asking for the rest is an error. A new patient needs eleven fields, of which the schema requires
 * two, and an email of its own. Errors have no codes, and those that weren't thrown on purpose are "Unexpected error.".
 * An empty text or null changes nothing.
 *
 * Mended: pages of visits and of the queue, products of a category, products below their reorder point, and purchases
 * that fill the stock when they are received, all of which the original gets wrong. Words of appointments which the app
 * doesn't know are kept as they are given.
 *
 * Assumed: the user is an admin; usernames are full names, since the app shows them as the name of the doctor; the zone
 * is that of the first place, where the original has that of Bangkok; technicians are nurses and groomers are staff;
 * an organization has an empty first name; phone and email are the first ones. A booking is as long as the first type
 * of appointment, at the doctor's first place. Goods, orders, records, visits and the queue are made up. Left out are
 * appointments without patient or doctor, and those of another zone around midnight, as nothing tells of places and
 * zones. Always null until they are written are national ids, prefixes, nicknames, districts, coordinates and photos.
 */
export const snMedical: Dialect = defineDialect({
  name: 'snMedical',
  trait:
    'patients are people, newest first, pages of skip and take with a total, snake_case columns beside camelCase relations, times in UTC without an end, free statuses, a flat list for a day, doctors by username, visits and a queue beside appointments',
  sdl: snMedicalText,
  auth: { kind: 'direct', key: 'Bearer sn-medical-jwt' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: snMedicalRoots,
  expectedMap: {
    // One clinic, without a row of its own.
    locations: null,
    clients: 'patients',
    clientSearch: 'searchPatients',
    client: 'patient',
    // Patients are people here.
    patients: null,
    appointments: ['todaysAppointments', 'appointments'],
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: snMedicalIds,
    status: ({ state }) => [appointmentStatuses[state]],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    mayOmit: () => false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    absent: {
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['end', 'patient', 'location'],
    },
  }),
});
