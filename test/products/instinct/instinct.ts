import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { instinctRoots } from './resolvers.ts';
import { instinctText } from './schema.ts';
import { instinctInputText } from './schemaInputs.ts';
import { instinctMoreText } from './schemaMore.ts';
import { instinctIds, isAppointment, isConfirmed, isListedAccount } from './values.ts';

// There is no word for how far an appointment is: a flag, and a time where it was canceled.
function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  if (row.state === 'cancelled') return ['canceled', 'cancelled', 'canceledAt', 'isCanceled', null];
  return isConfirmed(row) ? [null, 'confirmed', 'isConfirmed'] : [null, 'unconfirmed', 'not confirmed'];
}

/**
 * Instinct, the system of Instinct Science for veterinary hospitals, by its Partner API.
 *
 * Follows the vendor's reference at docs.instinctvet.com/reference, as far as two public sources repeat it: the list of
 * its methods and parameters in github.com/rafaelkapela/instinct-vet-php-api (InstinctClass.php at commit 85997377,
 * MIT), and the published notes and tests of a hospital's own integration (read in an index that gives no address for
 * them), which name the parameters of appointments and what live answers hold. The product is closed and of its vendor;
 * no code is copied. The vendor's are: accounts with a primary contact, alternate contacts and communication details of
 * a type and a value, emails among the numbers; UUIDs for accounts and numbers for nearly all else; pimsCode and
 * pimsId; accounts found by a part of a name or a whole code; a list that leaves out what is deleted unless it is
 * included; label for the names of things; patients of an account with species, breed, sex, weight, alerts and
 * deceasedDate; appointments of a type and a patient, with startsAt, isConfirmed and canceledAt, which are filtered by
 * times alone, can be confirmed and canceled, and can't be made or moved; visits, which are stays that begin with a
 * check-in; prescriptions of both kinds, reminders and their labels, products, invoices, payments, users and titles;
 * pages of 1 to 100 rows and a total count; instants in UTC, those of rows to the microsecond.
 *
 * The GraphQL layer adds Relay connections in the place of page cursors, objects beside ids, enums for lower-case
 * words, null in the place of HTTP 404, and payloads with userErrors.
 *
 * No whole answer for appointments, locations and users is published: from memory or assumed are endsAt, reason,
 * provider and location of an appointment, that its owner is reached through the patient, the fields of locations
 * (label, timezone, address), of users and of types of appointments, a microchip's number, order (age of the record),
 * 25 rows where no size is given, that startsAfter is included and startsBefore is not, that who came is confirmed and
 * who didn't come is not, that inactive accounts are deleted ones, that an appointment that has begun can't be
 * confirmed, names of inputs, and texts of errors. Time that is kept free is not among the appointments. One patient
 * has no account and some appointments no patient, which the vendor's would.
 */
export const instinct: Dialect = defineDialect({
  name: 'instinct',
  trait:
    'animal hospital: accounts with a primary contact of typed details, owners through patients, labels for names, isConfirmed and canceledAt for a status, visits beside appointments, no booking, Relay with userErrors',
  sdl: instinctText + instinctMoreText + instinctInputText,
  auth: { kind: 'direct', key: 'Bearer instinct-partner-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: instinctRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'accounts',
    clientSearch: 'accounts',
    client: 'account',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: 'appointmentTypes',
    // A visit begins at once: it is a check-in.
    bookAppointment: null,
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createAccount',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: instinctIds,
    status: wordsOf,
    clients: (practice) => practice.clients.filter(isListedAccount),
    shows: isAppointment,
    mayOmit: () => false,
    namesClient: false,
    emails: (client) => client.emails,
    // Who is on the list is active, but no field says so.
    loose: { clients: ['active'] },
  }),
});
