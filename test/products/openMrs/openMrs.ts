import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { openMrsRoots } from './resolvers.ts';
import { openMrsText } from './schema.ts';
import { isAppointment, openMrsIds, phoneTypes, statusWords } from './values.ts';

/**
 * OpenMRS with the appointments of Bahmni, a record system of clinics in many countries: Relay before its REST API.
 *
 * Follows the REST resources in github.com/openmrs/openmrs-module-webservices.rest at commit 628b6671 (patients, persons
 * with names and attributes, providers, locations; 50 rows at once and 100 at most) and in
 * github.com/Bahmni/openmrs-module-appointments at commit e708227c (what an appointment answers, how it is looked for,
 * checked and changed), both under the Mozilla Public License 2.0. Only names and behaviour are taken from them. Types
 * of visits, encounters, concepts and relationships are from common knowledge of OpenMRS.
 *
 * What the layer adds: Relay connections with a count, one object `input` for each mutation, and payloads with
 * `userErrors`, whose messages are those of the server. It sends what an update doesn't name as it was, lists patients
 * without a search (which REST can't), and leaves out concepts as reasons.
 *
 * Special: `uuid` instead of `id`; a patient is a person whose numbers and mail address are attributes among others; its
 * `display` begins with an identifier. Times of appointments are epoch milliseconds, and all other times are texts. Of
 * one day the list gives what also ends within it, the search what begins within it. Status `Scheduled` is all of what
 * is planned, a status can only go forward except back to `Scheduled`, and `provider`, `serviceType` and
 * `teleconsultationLink` are never filled. A provider who was taken away stays in the list as CANCELLED.
 *
 * Assumed: the database compares without case and accents; the list of appointments and that of patients are in the
 * order of entry; an appointment without location is at the session's. Nobody is inactive. No location has a time zone,
 * so that visits of another zone around midnight are left out; rooms and wards are, too.
 */
export const openMrs: Dialect = defineDialect({
  name: 'openMrs',
  trait:
    'Relay with uuid for id, patients behind persons behind attributes, displays with identifiers in front, appointments in epoch milliseconds by a search with an input, one status for all that is planned',
  sdl: openMrsText,
  auth: { kind: 'direct', key: 'Basic ZnJvbnRkZXNrOm9wZW5tcnM=' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: openMrsRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: ['appointmentSearch', 'appointments'],
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmentServices',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'changeAppointmentStatus',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: openMrsIds,
    status: ({ state }) => [statusWords[state], ...(state === 'planned' ? ['Requested', 'WaitList'] : [])],
    patients: null,
    shows: (row) => isAppointment(row) && !row.isDeleted,
    phones: (client) =>
      phoneTypes.flatMap(([label]) => client.phones.filter((phone) => phone.label === label).map(({ value }) => value)),
    knowsOffsets: false,
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'tags', 'lastVisit'],
      appointments: ['patient'],
    },
    // Where an identifier was given out need not be where a patient belongs, and comments need not be a reason.
    loose: { clients: ['location'], appointments: ['reason'] },
  }),
});
