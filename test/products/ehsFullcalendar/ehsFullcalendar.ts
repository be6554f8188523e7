import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { createPractice } from '../../dialects/practice.ts';
import { ehsRoots } from './resolvers.ts';
import { ehsText } from './schema.ts';
import { ehsIds, ehsStatuses, isCita, isPatient, reachesOver, wholeName } from './values.ts';

const original = createPractice();

/**
 * EHS, the patients, appointments and exams of a clinic in Peru, in Apollo Server over MongoDB with Mongoose.
 *
 * Source: github.com/crivas333/ehs_fullcalendar_recoil_mui5 at commit 2cca1cad, under the MIT license that its
 * package.json names (src/typeDefs, whole here but for its comments; src/resolvers, src/models, src/schemas and
 * src/directives; client/src for the words and colors of states). All lists are whole, in the order of their documents;
 * those of a time frame are what lies within it as a whole, by start. Who is looked for by last name is found by a
 * regular expression that minds the case. The field patientId is a whole patient, and a name is two surnames, a comma
 * and the given name, where the second surname may be empty. What an appointment is and how far it is are words of the
 * clinic's own list of options. An update replaces all of an appointment, in capitals, and fails without two fields
 * that may be left out. Dates of the scalar are in UTC, those in fields of type String are numbers of milliseconds. No
 * appointment has its creator, no patient those booked here; getAppointmensByPatientID, exams and getExamsByDate have
 * no resolvers, an exam's patient is no id, and a new exam is saved and then refused.
 *
 * Assumed: a key in place of the cookie of its session; a server whose clock is UTC; a word of the clinic for who
 * didn't come; no second surnames, where one that is not given is empty, though the model would write "undefined";
 * whoever has no given name is no patient. Texts of the errors of Joi are those of its version 14. There are no staff
 * and no places in appointments, and visits of another zone around midnight are left out.
 */
export const ehsFullcalendar: Dialect = defineDialect({
  name: 'ehsFullcalendar',
  trait:
    'whole lists and a time frame, a patient in a field named as an id, names with surnames first, states and types as free words, updates that replace everything, declared fields without resolvers',
  sdl: ehsText,
  auth: { kind: 'direct', key: 'ehs-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: ehsRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'searchPatientsByLastName',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: ['getAppointmentsByTimeframe', 'appointments'],
    appointment: null,
    providers: 'users',
    // Options of all kinds stand in one list, which can't be narrowed.
    appointmentTypes: null,
    bookAppointment: 'addAppointment',
    updateAppointment: 'updateAppointment',
    // By its status, or for good.
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: ehsIds,
    status: ({ state }) => [ehsStatuses[state]],
    clients: (practice) => practice.clients.filter(isPatient),
    patients: null,
    shows: (row) => isCita(row, original),
    // Those over midnight lie in no frame of a day.
    mayOmit: reachesOver,
    clientName: ({ givenName, familyName }) => wholeName(givenName, familyName),
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
    knowsOffsets: false,
    absent: { clients: ['active', 'tags'], appointments: ['patient', 'provider', 'location'] },
    // A description need not be why someone comes.
    loose: { appointments: ['reason'] },
  }),
});
