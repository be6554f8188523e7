import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dialectNow } from '../../dialects/practice.ts';
import { reservationRoots } from './resolvers.ts';
import { reservationText } from './schema.ts';
import { isConfirmed, isReservation, reservationIds } from './values.ts';

/**
 * A small service of reservations in which providers hand in time slots and clients reserve and confirm them, written
 * with graphene over Django.
 *
 * Follows github.com/kicksmackbyte/reservation_v3 at commit 366c9b73 (MIT, Copyright (c) 2024 Alberto Garcia): its types
 * in api/query, its mutations in api/mutation, managers of its models and its settings. Names and structure are taken, and
 * no code. Descriptions are those that graphene 2 gives to ids, edges, connections and pages; its own types have none.
 *
 * Kept are: an appointment that is a time slot of a quarter of an hour of a provider, free or not, so that what a front
 * desk calls an appointment is the reservation of one; people with a first and a last name and nothing else; whole lists
 * as connections without any filter, order or largest size; cursors that are offsets; no more than the two flags confirmed
 * and expired, of which the second tells of the expiry alone, so that it is true for nearly all that are confirmed; no
 * changing, moving or calling off, as a reservation that is not confirmed in half an hour is given up by itself; slots
 * that can be reserved only a day ahead; mutations that take the number of an id of any type; times of new slots that
 * lose their offset. Kept are its mistakes, too: `confirmedAppointments` stands twice in the source, and gives slots, not
 * reservations; `expiredAppointments` and `providers` of a client who has reservations are errors; a provider's `clients`
 * has one edge for each reservation; and a slot that is taken "does not exist".
 *
 * Assumed are: a key (the source has none yet), names of all columns empty where the practice has none, that the practice
 * entered its reservations with an expiry at their beginning, not after half an hour, that those who came, and those who
 * didn't, have confirmed, that what is cancelled has expired, and that a slot and a reservation can be
 * without a client (columns that the tables require, though the schema does not). A visit is the slot with which it
 * begins: how long it takes is not said. Left out are visits whose day would be a guess without a place or a zone, and
 * Django's own pages. Free slots are made up, around the day that it is.
 */
export const reservationV3: Dialect = defineDialect({
  name: 'reservationV3',
  trait:
    'appointments are free or taken time slots and reservations are the visits: Relay lists without filters, people with names alone, two flags and an expiry, booking by the id of a slot, no moving and no cancelling, instants in UTC',
  sdl: reservationText,
  auth: { kind: 'direct', key: 'JWT reservation-front-desk' },
  // The source has no largest size.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: reservationRoots,
  expectedMap: {
    locations: null,
    clients: 'clients',
    clientSearch: null,
    client: 'client',
    patients: null,
    // The slots beside them are no visits, although they are named so.
    appointments: 'reservations',
    appointment: 'reservation',
    providers: 'providers',
    appointmentTypes: null,
    bookAppointment: 'reservationCreate',
    // A reservation can be confirmed, but nothing of it can be changed.
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'clientCreate',
    addPatient: null,
  },
  view: viewOf({
    ids: reservationIds,
    status(row) {
      if (isConfirmed(row)) return ['confirmed'];
      if (row.state === 'cancelled' || row.start < dialectNow) return ['expired'];
      // Neither flag is set while it waits; the list of those that do calls them active.
      return [null, 'active'];
    },
    patients: null,
    shows: isReservation,
    mayOmit: () => false,
    knowsOffsets: false,
    absent: {
      clients: ['phones', 'emails', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['end', 'reason', 'patient', 'location'],
    },
  }),
});
