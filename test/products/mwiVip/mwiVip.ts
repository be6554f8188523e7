import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { vipRoots } from './resolvers.ts';
import { vipText } from './schema.ts';
import { vipRestText } from './schemaRest.ts';
import { isBooked, vipIds } from './values.ts';

/**
 * The VIP API (v3) of MWI Animal Health in Britain, in front of its veterinary practice system VetSpace, with GraphQL
 * before it.
 *
 * Follows the vendor's public documentation at mwiah.dev: api-contact, api-account, api-patient, api-calendar and
 * api-location (all 3.0.0), http-api-docs (first steps, authentication, migrate) and the release notes R6 and R13, of
 * which the beginning of each page was at hand: all fields of accounts, patients, appointments and locations, the filters
 * of their lists, contacts with their types and what creating one needs. The documentation has no license; no code is
 * here. Special is that clients, practitioners and users are contacts of one list; that patients, appointments and bills
 * belong to an account, which has no name and leads to its contact; that emails, numbers and addresses are resources of
 * their own, also when they are entered; that an appointment names its practitioner twice and has no status, what is
 * called off being deleted and listed apart; that times are UTC to the hundredth of a second, with a zone at the location;
 * and that what is deactivated is listed only when it is asked for.
 *
 * The GraphQL layer adds camel case, success and message around each answer instead of HTTP statuses, filter objects,
 * lists of words by UUID, and objects beside most UUIDs: account, mainContact, accountContact, registeredLocation,
 * species. It takes one key for a token and a Tenant-Id. Pages are the vendor's Pageable, which need not be sent here.
 *
 * Assumed, as the pages at hand don't say it: pages from 0 with 20 rows, and 100 at most, whatever is asked for; the order
 * of registration or of booking where no sort is given, so that the staff are the first contacts; names and patient names
 * that begin with what is looked for, in whatever case; that modified-start is included and modified-end is not; that
 * appointment-date is the day by the location's clock; fields of emails, numbers, addresses, reasons, invoices, payments,
 * task lists and weights; that the practitioner of the calendar is the assigned one unless somebody else is said; that a
 * reason is the kind of visit and its text what the desk typed; that days are midnight UTC; that an organization has a last
 * name alone; one account for each client, which a new contact has none of; that the account may be left out of a booking
 * whose patient or contact tells it; texts of refusals; that this key's scopes don't write staff. The filter by an external
 * account never finds any. Titles of clients, notes of patients, discounts by category, and what is about herds, fleas and
 * worms never have a value. Documents, prescriptions, subscriptions and history are left out.
 */
export const mwiVip: Dialect = defineDialect({
  name: 'mwiVip',
  trait:
    'clients and staff in one list of contacts by type, animals and visits of an account without a name, deactivated rows hidden, no status, deleted visits apart, ids called uuid, success and message around plain lists',
  sdl: vipText + vipRestText,
  auth: { kind: 'direct', key: 'Bearer mwi-vip-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vipRoots,
  expectedMap: {
    locations: 'locations',
    // Those of the type CLIENT: the list has the staff too.
    clients: 'contacts',
    clientSearch: 'contacts',
    client: 'contact',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'contacts',
    appointmentTypes: 'appointmentReasons',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'deleteAppointment',
    registerClient: 'createContact',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: vipIds,
    status: () => [null],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted && client.isActive),
    patients: (practice) => practice.patients.filter((patient) => patient.isActive),
    shows: isBooked,
    mayOmit: () => false,
    emails: (client) => client.emails,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { clients: ['tags'], appointments: ['status'] },
    // They are the account's, of which a contact has a list.
    loose: { clients: ['lastVisit', 'location'] },
  }),
});
