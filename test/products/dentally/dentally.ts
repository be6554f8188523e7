import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dentallyRoots } from './resolvers.ts';
import { dentallyText } from './schema.ts';
import { dentallyIds, isInDiary, patientsInOrder, stateWords } from './values.ts';

/**
 * Dentally, a practice management system for dentists in Britain: a GraphQL layer before its API.
 *
 * Follows Dentally's public reference (developer.dentally.co, version 1: patients, appointments and their availability,
 * reasons and cancellation reasons, practitioners with their users, sites, practice, rooms, accounts, invoices, payments,
 * treatment plans, recalls), as far as it could be read, and what public projects found of the objects' fields and the
 * service's habits (github.com/keyhan-azarjoo/dentally-mcp, commit 41d8aa20, docs/DENTALLY_API.md;
 * github.com/magislash/dentally-mcp, index.js). The reference is no open source; only names and behaviour are taken.
 *
 * What the layer adds: the habits of Relay in Ruby. Names are in camel case, ids are global with the API's number beside
 * them, numbers of other rows became objects, lists are connections with a total, states an enum, mutations take one
 * input and answer a payload with userErrors. The API's after and before are in a filter, beside Relay's own.
 *
 * Special: appointments need a range of time, both ends of which count. An entry without a patient blocks the diary, and
 * its reason says what for. A practitioner's name is the user's behind it, and users are others too. An appointment is at
 * the site of the diary, which isn't always the practitioner's own. Patients are people with three numbers beside an
 * emergency contact's, a gender that is a flag, and visits of the past in statistics. Only the practice has a zone, and
 * times have its offset. Pages have 25 rows unless they say so, and 100 at most. Money is a text.
 *
 * Assumed: words a query looks for begin a name; archived patients are in the list; lists are ordered by number; a reason
 * can be any text; a new patient needs a name and a date of birth alone, and appointments may overlap; the name of the
 * treatment is the kind of visit; refusals in the words of Rails; counties of the clinics are their states. Deleting is
 * not cancelling. The diary has nothing without a practitioner and no visits of another zone around midnight.
 */
export const dentally: Dialect = defineDialect({
  name: 'dentally',
  trait:
    'Relay connections of 25, appointments within a range whose ends count, diary blocks without patient, names of practitioners through users, one zone for the practice, payloads with userErrors',
  sdl: dentallyText,
  auth: { kind: 'direct', key: 'Bearer dentally-access-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: dentallyRoots,
  expectedMap: {
    locations: 'sites',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'practitioners',
    appointmentTypes: 'appointmentReasons',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: dentallyIds,
    status: ({ state }) => [stateWords[state]],
    clients: patientsInOrder,
    patients: null,
    shows: isInDiary,
    mayOmit: ({ isBlock }) => isBlock,
    // The practice's zone is that of its server, not of each site.
    knowsOffsets: false,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['tags'],
      appointments: ['patient'],
    },
    // When somebody was last there is among statistics.
    loose: { clients: ['lastVisit'] },
  }),
});
