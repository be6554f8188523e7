import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { adsRoots } from './resolvers.ts';
import { adsText } from './schema.ts';
import { adsIds, apolloBody, appointmentStatuses, isShown, patientsOf } from './values.ts';

/**
 * ADS Dental Surgery, a backend for a group of dental surgeries: patients, dentists, appointments, bills and X-rays.
 *
 * The schema is that of github.com/sandeshshahi/AppSD-final-project, src/modules at commit 624f03ca (ISC by its
 * package.json; there is no licence file), whole and with its names, arguments and nullability, its modules merged as
 * Apollo Server merges them. How it behaves was read in its resolvers, services and TypeORM entities; no code is taken
 * over. It is Apollo Server 5 over MySQL.
 *
 * Kept as there: all lists are whole, without a page, a filter or a search; appointments come by the latest date and
 * time, patients by number. An appointment has a date and a time of day in two texts, and neither end, length, type nor
 * reason; nothing names a zone. There is no single appointment, and none can be changed or cancelled. Each query loads
 * what it needs and leaves other relations null: a patient alone has no appointments, an appointment of a patient of the
 * list has its dentist alone. Dates that the database sets are JavaScript dates in fields of text, which are
 * milliseconds; days are YYYY-MM-DD. Two modules describe a surgery, one with a location, the other with a
 * locationAddress, and only the latter is a column: asking for the location is an error. A patient who owes money can't book,
 * and a dentist and a surgery have one appointment at a time, cancelled ones included, however long each is. A new one is
 * SCHEDULED and answered as it was given. Emails of patients are unique, and patients aren't checked otherwise. A patient
 * that isn't there is an error whose message says so twice, a dentist is null. Own bills are for patients, and X-rays
 * are uploaded by dentists, so that the office manager is refused.
 *
 * Assumed: the key is a token of the office manager, and is asked for everywhere, where the original shows some lists to
 * all; surgeries are the places of the practice, and all staff are dentists, those who left included; all dates and
 * times are by the clock of the first place; SCHEDULED stays until it is COMPLETED or CANCELLED, which is written by
 * hand in the original, and a no-show stays SCHEDULED; organizations came by import with an empty first name, as did
 * people without an email. Ids that are no numbers and values that a column can't take are errors of the database.
 * Errors are sent with status 200, where the original sends 400 to 409 with the data. Birthdays, X-rays, bills and
 * specializations are made up; passwords of dentists from before are not known. No mail is sent. Left out are animals,
 * further phones and emails, blocks, and appointments whose date or instant the clock leaves open: of another zone
 * around midnight, and in the hour that comes twice.
 */
export const adsDental: Dialect = defineDialect({
  name: 'adsDental',
  trait:
    'dental surgeries: patients are people, whole lists without arguments, date and time in two texts without zone or end, relations that are null unless the query loads them, a required field that always fails, bookings without changes and cancellations',
  sdl: adsText,
  auth: { kind: 'direct', key: 'Bearer ads-office-manager-jwt' },
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: adsRoots,
  body: apolloBody,
  expectedMap: {
    locations: 'getSurgeries',
    clients: 'getAllPatients',
    clientSearch: null,
    client: 'getPatientById',
    // Patients are people.
    patients: null,
    appointments: 'getAllAppointments',
    appointment: null,
    providers: 'getDentists',
    appointmentTypes: null,
    bookAppointment: 'bookAppointment',
    updateAppointment: null,
    cancelAppointment: null,
    // Signing up opens an account with a password.
    registerClient: 'registerPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: adsIds,
    status: ({ state }) => [appointmentStatuses[state]],
    clients: patientsOf,
    patients: null,
    shows: isShown,
    mayOmit: () => false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['end', 'reason', 'patient'],
    },
  }),
});
