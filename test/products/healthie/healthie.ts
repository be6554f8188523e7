import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { peopleWords } from '../../dialects/people/records.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { healthieIds, isHealthieAppointment } from './records.ts';
import { healthieRoots } from './resolvers.ts';
import { healthieText } from './schema.ts';

/**
 * Healthie, a system for clinics that treat people, in version 2026-01-01 of its API.
 *
 * Source: its public documentation at docs.gethealthie.com (guides on patients, scheduling, pagination and time zones;
 * reference of objects, queries, inputs and payloads). Patients and staff are users of one type, and camel case
 * operations have snake case fields. Without `is_org` the book is that of the one who asks, and without a range it
 * begins now. All times are in the zone of the one who asks, so that the day of a visit in another zone is unknown.
 */
export const healthie: Dialect = defineDialect({
  name: 'healthie',
  trait: 'people clinic: users are clients and staff, own book unless is_org, places in plain text, empty statuses',
  sdl: healthieText,
  auth: { kind: 'direct', key: 'healthie-key' },
  ownOrganization: 'organization',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: healthieRoots,
  expectedMap: {
    // The query named locations has addresses of users.
    locations: 'appointmentLocations',
    clients: 'users',
    clientSearch: 'users',
    client: 'user',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'organizationMembers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: healthieIds,
    // A flag tells whether a visit without status is confirmed.
    status: ({ state }) => [peopleWords[state], ...(state === 'confirmed' ? ['Confirmed'] : [])],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
    patients: null,
    shows: isHealthieAppointment,
    knowsOffsets: false,
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
    tags: (client) => client.tags,
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['lastVisit', 'location'],
      appointments: ['patient'],
    },
    loose: { clients: ['tags'], appointments: ['location.name'] },
  }),
});
