import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { isAttended } from './appointmentShelf.ts';
import { mbjRoots } from './resolvers.ts';
import { mbjText } from './schema.ts';
import { isAppointment, mbjIds, patientsOf } from './values.ts';

/** Two flags and the time of checking in say how far it is, and nothing is a status by its name. */
function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  if (row.state === 'inProgress') return ['inProgress', 'attended', null];
  if (isAttended(row)) return ['attended', null];
  return row.state === 'arrived' ? [null, 'checkedIn', 'arrived'] : [null];
}

/**
 * MBJ ENT EMR, version 2, with which a doctor's practice for ear, nose and throat in Jamaica keeps its records.
 *
 * The schema is that of github.com/afrogenesurvive/mbj_ent_emr_v2, graphql/schema/index.js at commit 9646eb54 (ISC by
 * its package.json), whole and with its names, arguments, nullability and misspellings. How it behaves was read in its
 * resolvers, its Mongoose models and the backup of its data; no code is taken over. It is express-graphql over MongoDB.
 *
 * Kept as there: every operation wants the id of the account that acts, which reading doesn't look at, and writing
 * looks up; lists are whole, in the order of entry; a search is one path of the document and a value or a regular
 * expression, so that full names find nobody; all lists within a document share one flat input, and their items have no
 * ids, so that an item is named by all its old values; dates are milliseconds in texts, because the fields are texts and
 * the models hold dates, and are written as YYYY-MM-DD. The day of an appointment is midnight by the clock of the
 * server, and the time is a text beside it; days of visits, queues and registrations are midnight in UTC. An appointment has no
 * end and no status but two flags and the time of checking in; it is called off by deleting it. Its location is a text.
 * Who makes an appointment is its consultant if a doctor; others are added one by one, and must be doctors or nurses.
 * One needs a title that no other one has on that day, and a day that is not past. A patient needs active, username and
 * email beside two names, of which the schema says nothing. A visit is opened on the day of its appointment, which makes
 * that attended. References are filled in one or two steps, and further ones have an id alone. An id of nothing is the
 * error of JavaScript, one that can't be an id that of Mongoose; errors have no codes. Operations without a resolver are
 * null, and changing all fields of a visit or a reminder changes nothing.
 *
 * Mended: the appointments of today and twins of a title, which the original looks for at midnight in UTC, a new day
 * of an appointment, which it stores as such, and consultants of a deleted appointment. Changing all fields of an
 * appointment empties what isn't given, but here not its day and its time, and a time has to be one.
 *
 * Assumed: the server's clock is that of the first place, where the original's is Jamaica's; places are texts, and one
 * that is none of the practice's is kept as it is written; the type of visit is in subType, as the three types of the
 * app's form say little; technicians and groomers are nurses, since consultants can be nothing else; an organization has
 * an empty first name; who has no email came by import; two phones. The front desk has an account of its own. Made up are
 * birthdays, genders, insurances, what visits found, reminders, queues and attendances. Passwords are not shown. Mail,
 * sockets and storage of files are not connected. Left out are animals, appointments without a patient, and those whose
 * day or instant the clinic's clock leaves open: of another zone around midnight, and in the hour that comes twice.
 */
export const mbjEntEmr: Dialect = defineDialect({
  name: 'mbjEntEmr',
  trait:
    'patients are people, an acting account in every operation, whole lists, milliseconds in texts with the time of day as another text, no zone, no end, flags for a status, search by one path and a regular expression, 178 mutations with flat inputs',
  sdl: mbjText,
  auth: { kind: 'direct', key: 'Bearer mbj-ent-staff-token' },
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: mbjRoots,
  expectedMap: {
    // A place is a text of each appointment.
    locations: null,
    clients: 'getAllPatients',
    clientSearch: 'getPatientsByFieldRegex',
    client: 'getPatientById',
    // Patients are people.
    patients: null,
    // Those of today are not those of a day that is asked for.
    appointments: 'getAllAppointments',
    appointment: 'getAppointmentById',
    providers: 'getAllUsers',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: ['updateAppointmentAllFields', 'updateAppointmentSingleField'],
    cancelAppointment: 'deleteAppointmentById',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: mbjIds,
    status: wordsOf,
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    mayOmit: () => false,
    phones: ({ phones }) => phones.slice(0, 2).map(({ value }) => value),
    tags: ({ tags }) => tags,
    knowsOffsets: false,
    absent: {
      clients: ['lastVisit', 'location'],
      appointments: ['end', 'patient', 'location.id'],
    },
    loose: {
      // A description need not be a reason.
      appointments: ['reason'],
    },
  }),
});
