import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { openDentalRoots } from './resolvers.ts';
import { openDentalText } from './schema.ts';
import { aptStatusOf, confirmationOf, isAppointment, openDentalIds, patientsInOrder } from './values.ts';

/**
 * The API of Open Dental, a practice management system for dentists in the United States, as GraphQL Mesh serves it.
 *
 * Follows Open Dental's public reference (opendental.com/site: apispecification, apiimplementation, apiappointments,
 * apipatients, apiclinics, apioperatories, apiproviders, apiappointmenttypes, apischedules, apirecalls, apicommlogs,
 * apidefinitions) for objects, parameters, formats and behaviour, and github.com/api-evangelist/opendental at commits
 * 33725aa5 and 38ea5755 (openapi/) for the names of operations. That document leaves bodies open, so that its team wrote
 * the schemas from the reference. The reference is no open source; only names and behaviour are taken. Employees,
 * payments, procedures and referrals are from common knowledge of the API.
 *
 * What the layer adds: Mesh's OpenAPI handler as it is without settings names fields after operations, types after
 * schemas and inputs after requests. Answers without a schema are JSON, here the empty text. A plugin of the team puts
 * the API's explanation of a refusal in place of Mesh's own message, and the response into its extensions.
 *
 * Special: rows are tied together by numbers alone, and 0 is none; a name in small letters is the word for the number
 * beside it. An appointment has no end and no minutes but a pattern, a letter for each five minutes. Its status is
 * Scheduled until it is over, and how far somebody got is the name of a definition. What is called off is Broken, or on
 * the Unscheduled List without a column of the book. Times have no offset, flags are the texts true and false, empty
 * dates are of the year 1, and no list has more than 100 rows or says how many there are. Blockouts are schedules.
 *
 * Assumed: the whole office goes by the clock of its server, which is in the East; patients come by last and first name
 * as in the Patient Select window, other tables by their keys; texts are found in any part, without regard to case and
 * accents; abbreviations of clinics and providers are whole names here, and no procedures are attached to appointments;
 * an appointment that moves to an operatory goes to its clinic; times may overlap; and the texts of most refusals.
 * The book has nothing without a provider or a patient, no visits of another zone around midnight, and none in the
 * second of two hours that a clock shows alike.
 */
export const openDental: Dialect = defineDialect({
  name: 'openDental',
  trait:
    'GraphQL Mesh over a database in Pascal case: numbers for references, patterns of letters for lengths, two words for a status, naive times, texts for flags, pages of 100 without totals',
  sdl: openDentalText,
  auth: { kind: 'direct', key: 'ODFHIR DeveloperKeyOfTests/CustomerKeyOfTests' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: openDentalRoots,
  expectedMap: {
    locations: 'getClinics',
    clients: ['getPatients', 'getPatientsSimple'],
    clientSearch: ['getPatients', 'getPatientsSimple'],
    client: 'getPatientsByPatNum',
    // They are people.
    patients: null,
    appointments: 'getAppointments',
    appointment: 'getAppointmentsByAptNum',
    providers: 'getProviders',
    appointmentTypes: 'getAppointmenttypes',
    bookAppointment: 'postAppointments',
    updateAppointment: 'putAppointmentsByAptNum',
    cancelAppointment: ['putAppointmentsByAptNumBreak', 'putAppointmentsByAptNum'],
    registerClient: 'postPatients',
    addPatient: null,
  },
  view: viewOf({
    ids: openDentalIds,
    // As long as it is scheduled, the word of the confirmation says more.
    status({ state }) {
      const status = aptStatusOf(state);
      return status === 'Scheduled' ? [status, confirmationOf(state)[1]] : [status];
    },
    clients: patientsInOrder,
    patients: null,
    shows: isAppointment,
    knowsOffsets: false,
    isNaive: true,
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['tags', 'lastVisit'],
      appointments: ['patient'],
    },
    loose: {
      // A status of several words need not be read as active.
      clients: ['active', 'location.name'],
      // The end is in the length of a pattern, names are in the rows that numbers lead to, a note need not be a reason.
      appointments: ['end', 'reason', 'client.name', 'provider.name', 'location.name'],
    },
  }),
});
