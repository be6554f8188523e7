import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { mostRows } from './pages.ts';
import { omaRoots } from './resolvers.ts';
import { omaText } from './schema.ts';
import { isAppointment, omaIds, omaStatuses, patientsOf } from './values.ts';

/**
 * OMA, with which people in Tanzania find hospitals and doctors, get appointments and pay with mobile money.
 *
 * The schema of its service (oma.co.tz/graphql) is the one from which its dashboard has made its types:
 * github.com/ROD-MASAMI/oma-dashboard, graphql/generated/graphql.ts at commit 1deb68b6, without a licence. All of its
 * types, fields, arguments and nullability are here, and were compared with it; of what the file doesn't say there are
 * the default values and the descriptions of arguments. Only names and structure are taken over. The code of the
 * service is not public. Most of it is made by nestjs-query from entities, and so it is here, with the habits of that library:
 * pages by cursors that count rows, 10 of them where nothing is said and 50 at most, more being refused; related rows by
 * limit and offset; several operators beside each other in one comparison are joined by or, so that a span of time needs
 * `between` or `and`; groups of an aggregation are the columns that are asked for; a row that isn't there is an error;
 * a field with one row behind a relation to many has the first of them. Also kept are WEDNSDAY, ids that are numbers in
 * columns and text in `id`, and `deletedAt` of patients, types and payments: it can't be null and always would be, so
 * that asking for it is an error.
 *
 * People have accounts, and a patient is an account's other side without a name of its own. Who owns animals in the
 * practice is the patient. An appointment is opened by the patient who is signed in, and then given a doctor and a
 * time; no account can open one for another patient, or cancel one, and registration needs a code that is sent to the phone.
 * An appointment has a time in UTC and neither end nor reason; schedules are weekly hours of doctors. Health providers
 * have no zone and no street, only a region and a district.
 *
 * Assumed: the words of `status` and `role`, types of visits in `appointmentType`, departments and types of doctors by
 * what staff do, hours from 8 to 18, prices, payments and what accounts know beside name, phone and email, the order by
 * id, what mutations check, the texts of errors, one code for all messages as none is sent, and that the key belongs to
 * an administrator; tokens of a login are only shown. Left out are blocks, appointments without a patient, and those of
 * another zone around midnight, whose day nothing tells; no files are uploaded, and subscriptions to payments stay silent.
 */
export const oma: Dialect = defineDialect({
  name: 'oma',
  trait:
    'nestjs-query: cursor pages of 10 with at most 50, filters by comparisons whose operators are joined by or, names only in the account behind a patient, health providers as locations, instants in UTC without a zone, appointments without end, no booking for others',
  sdl: omaText,
  auth: { kind: 'direct', key: 'Bearer oma-desk-token' },
  cap: mostRows,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: omaRoots,
  expectedMap: {
    locations: 'healthProviders',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // Patients are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    appointmentTypes: null,
    // Only the patient who is signed in gets an appointment so.
    bookAppointment: null,
    updateAppointment: 'setDoctorToAppointment',
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: omaIds,
    status: ({ state }) => [omaStatuses[state]],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    mayOmit: () => false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['tags', 'lastVisit', 'location'],
      appointments: ['end', 'reason', 'patient'],
    },
  }),
});
