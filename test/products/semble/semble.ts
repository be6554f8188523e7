import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { sembleMoreText } from './more.ts';
import { isSembleBooking, sembleIds, sembleStages } from './records.ts';
import { sembleRoots } from './resolvers.ts';
import { sembleText } from './schema.ts';

/**
 * Semble, a system for clinics that treat people.
 *
 * Rebuilt from its public documentation at docs.semble.io/docs/API (objects, inputs, queries and mutations). There are
 * no animals: whoever it calls a patient is the client. How far a booking is follows from times of its journey, and
 * what was cancelled is deleted. Locations and types are within the practice, which has one time zone.
 */
export const semble: Dialect = defineDialect({
  name: 'semble',
  trait: 'people clinic: patients are clients, a journey of times instead of a status, places within the practice',
  sdl: sembleText + sembleMoreText,
  auth: { kind: 'direct', key: 'semble-key' },
  ownOrganization: 'practice',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: sembleRoots,
  expectedMap: {
    locations: 'practice.locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    patients: null,
    appointments: 'bookings',
    appointment: 'booking',
    providers: 'users',
    appointmentTypes: ['practice.appointmentTypes', 'products'],
    bookAppointment: 'createBooking',
    updateAppointment: 'updateBooking',
    cancelAppointment: 'deleteBooking',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: sembleIds,
    // A cancelled booking is a deleted one.
    status: ({ state }) => [...sembleStages[state].slice(-1), null, ...(state === 'cancelled' ? ['deleted'] : [])],
    patients: null,
    shows: isSembleBooking,
    // Shown only where deleted ones are asked for.
    mayOmit: ({ state }) => state === 'cancelled',
    knowsOffsets: false,
    tags: (client) => client.tags,
    absent: {
      locations: ['timeZone'],
      clients: ['lastVisit', 'location'],
      appointments: ['patient'],
    },
    loose: { locations: ['address'], clients: ['active', 'tags'], appointments: ['reason'] },
  }),
});
