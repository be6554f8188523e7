import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { drChronoRoots } from './resolvers.ts';
import { drChronoText } from './schema.ts';
import { drChronoIds, isInCalendar, phoneFields, phoneOf, statusWords } from './values.ts';

/**
 * DrChrono, records and practice management for medical practices in the United States: a GraphQL layer before its API.
 *
 * Follows the public reference of DrChrono's REST API v4, "Hunt Valley" (app.drchrono.com/api-docs; the objects
 * appointment, patient, office and doctor with their descriptions, and the conventions of paging, dates and errors, as
 * github.com/api-evangelist/drchrono keeps them, commits cbe952c1 and 3e98af39). The reference is not open source; only
 * names and behaviour are taken from it. Parameters of lists, appointment profiles, summaries of patients, flags and
 * what isn't about the front desk are from common knowledge of that API.
 *
 * What the layer adds: names stay as they are, lists are pages with `previous`, `next` and `results` whose addresses
 * became cursors, references from appointments and patients are objects, and errors carry the API's texts by field.
 *
 * Special: appointments need a day, a range of days or a time of change; pages of them are 20 at most. Times have no
 * zone. A status is a text that can be empty, numbers of patients lie in three fields beside those of an emergency
 * contact and a responsible party, and what isn't known is an empty text. A break is an appointment without patient.
 *
 * Assumed: all times are those of the account, which is in US/Eastern; text filters compare whole values regardless of
 * case; lists are ordered by age and the calendar by start; a deleted appointment is gone. The calendar has nothing
 * without a doctor, no patient who is unknown, no visits of another zone around midnight, and none in the second of two
 * hours that a clock shows alike.
 */
export const drChrono: Dialect = defineDialect({
  name: 'drChrono',
  trait:
    'a medical calendar that wants a day, pages of 20 with cursors, times without zone and minutes, statuses as texts that may be empty, letters for who is active, breaks among appointments',
  sdl: drChronoText,
  auth: { kind: 'direct', key: 'Bearer drchrono-access-token' },
  cap: 250,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: drChronoRoots,
  expectedMap: {
    locations: 'offices',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    appointmentTypes: 'appointment_profiles',
    bookAppointment: 'create_appointment',
    updateAppointment: 'update_appointment',
    cancelAppointment: ['update_appointment', 'delete_appointment'],
    registerClient: 'create_patient',
    addPatient: null,
  },
  view: viewOf({
    ids: drChronoIds,
    status: ({ state }) => (state === 'planned' ? [null, ...statusWords.planned] : statusWords[state]),
    patients: null,
    shows: isInCalendar,
    mayOmit: ({ isBlock }) => isBlock,
    phones: (client) => phoneFields.map(([label]) => phoneOf(client, label)).filter((number) => number !== ''),
    tags: (client) => client.tags,
    knowsOffsets: false,
    isNaive: true,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], appointments: ['patient'] },
    // A letter need not be read as active, flags as tags, and offices that a patient visits as a home.
    loose: { clients: ['active', 'tags', 'location'] },
  }),
});
