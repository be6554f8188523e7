import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { tebraRoots } from './resolvers.ts';
import { tebraText } from './schema.ts';
import { isInCalendar, statusOfState, tebraIds } from './values.ts';

/**
 * Tebra, formerly Kareo, with which practices in the United States keep patients, calendars and bills: its SOAP API,
 * version 2.1, behind a GraphQL gateway.
 *
 * Follows what is public of the API, described at helpme.tebra.com (API and Integration) and in its Technical Guide:
 * github.com/jsreputation/SXRX_backend (at commit 5ea8f93f: fields and filters of patients, service locations and
 * appointments) and the requests of other public clients of it, among them the columns of GetAppointments, the members
 * of CreateAppointment and UpdateAppointment with all words for a status, GetAppointmentReasons, DeactivatePatient; and
 * schemas.apis.io/schemas/kareo for the words of an appointment. The API itself is no open source; only names and
 * behaviour are taken.
 *
 * What the layer adds: names in camel case instead of Pascal case, connections in the style of Relay in place of whole
 * lists, filters as inputs, payloads with `userErrors` in place of ErrorResponse, one row by its id, and objects beside
 * the ids of an appointment. It holds the customer key, asks the API with an offset of zero, and so has all times in
 * UTC. One practice is the business, and its service locations are the places.
 *
 * Special: patients are people, and there are no animals. A status is called the confirmation of an appointment. Who
 * treats, and in which room, are numbered resources with a type (1 is a provider, 2 a room); the layer's `provider` is
 * the one among them. Reasons are numbered, too, and names from a list that the practice keeps, which is as near to
 * types of appointments as it comes: `type` only tells appointments of patients (P) from other time (O), such as a
 * meeting. A cancelled appointment stays in the calendar, a deleted one is gone for good. Phones are written the
 * American way.
 *
 * Assumed: order of patients by number and of appointments by start, 100 rows at once at most, filters of names that
 * find any part in any case, and of ids, states and flags the same; that the ends of a range belong to it and concern
 * the start; that a day, or a time without offset, is meant in UTC; that inactive patients are listed; a full name
 * without degree; `lastAppointmentDate` and `lastEncounterDate` as the same day of the last visit that took place;
 * times that may overlap; that a patient who may leave is still Roomed; texts of refusals. What the practice wrote down as
 * reasons so far is in the list with the types that it offers, and a booking has the name of its reason. Genders, births,
 * insurances, cases, employers and second reasons have no value unless they are written. The calendar has no visits of
 * another zone around midnight, and none without a patient.
 */
export const tebra: Dialect = defineDialect({
  name: 'tebra',
  trait:
    'Relay connections with filters over flat rows: people, numbered reasons and resources, a confirmation as status, appointments of patients and other time in one calendar, userErrors',
  sdl: tebraText,
  auth: { kind: 'direct', key: 'Bearer tebra-gateway-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: tebraRoots,
  expectedMap: {
    // The practice is the business.
    locations: 'serviceLocations',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmentReasons',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointmentStatus', 'updateAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: tebraIds,
    status: ({ state }) => [statusOfState[state]],
    patients: null,
    shows: isInCalendar,
    // Other time is no visit.
    mayOmit: ({ isBlock }) => isBlock,
    knowsOffsets: false,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['tags'],
      appointments: ['patient'],
    },
    loose: {
      // The last appointment or encounter need not be read as the last visit, nor a default place as where one belongs.
      clients: ['lastVisit', 'location'],
      // The first of numbered reasons.
      appointments: ['reason'],
    },
  }),
});
