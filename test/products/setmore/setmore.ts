import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { setmoreRoots } from './resolvers.ts';
import { setmoreText } from './schema.ts';
import { customersOf, isAppointment, labelOf, numbersOf, setmoreIds } from './values.ts';

// Nothing but a label says how far an appointment is, and it need not be read as a state.
function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  return row.state === 'planned' ? [null, labelOf(row)] : [labelOf(row), null];
}

/**
 * Setmore, with which salons, clinics and small practices take bookings, behind plain GraphQL lists.
 *
 * Follows the vendor's public reference of its booking API (setmore.docs.apiary.io), which is proprietary, as it is
 * repeated in an OpenAPI file (github.com/LahaLuhem/setmore_api, Library/swagger.json at commit 17ac9b24,
 * BSD-3-Clause): objects, names of fields, parameters, dates with the day first. More was read in public clients of
 * it: company_key and contact_type of customers (github.com/DevDynamicAU/SetmoreSharp, commit 9197cb19, without a
 * licence), the comment in lists (github.com/alanbunce/setmore-api, commit 73b26b31, MIT by its package.json), and
 * that a second version of the API changes and deletes single appointments, that times are by the clock of the company
 * and without offset (two clients book so; samples have a Z, and another client takes them as UTC), that slots are such
 * as 9:00 AM, and that a time that is taken is refused as slot_already_booked (clients without a name in the search).
 * No code is taken over.
 *
 * The GraphQL layer adds flat arguments instead of bodies, `page` and `perPage` instead of cursors (of at most 150
 * rows, as there for appointments), an appointment's customer without asking for details, errors with Setmore's short
 * words as codes, single rows by key, and a list of all customers with a search, where the API knows the look-up by
 * first name alone. Names with a capital inside and with an underscore stand side by side, as there.
 *
 * Staff and service of an appointment are keys alone. There is no status: a label is a free text, of which the company
 * has some in use, and what is cancelled is gone. A customer has one email, a country code and three numbers. What is
 * empty is an empty text. Animals are one text in a field that the company has added to its customers, and nothing
 * says which of them an appointment is for. A company has no places here, and one clock.
 *
 * Assumed: the order by start and by entry; whole texts of look-ups in any case and numbers by their digits; the
 * labels; business hours from 8 to 18; that a change keeps what isn't given, and the length with another start; that
 * customers of the same name are not joined; organizations that were imported with a last name alone, although a new
 * customer needs a first name; the texts of errors, and all codes but that one. Staff of another zone work by the
 * clock of the company, too. Left out are appointments without staff or customer, those of another zone around
 * midnight, and those in the second of two hours that the clock shows alike.
 */
export const setmore: Dialect = defineDialect({
  name: 'setmore',
  trait:
    'plain lists with page and perPage, keys instead of ids, two days with the day first that are needed, local times without offset, staff and service by key alone, free labels instead of a status, numbers beside a country code',
  sdl: setmoreText,
  auth: { kind: 'direct', key: 'Bearer setmore-access-token' },
  cap: 150,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: setmoreRoots,
  expectedMap: {
    locations: null,
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    // Customers are people, and animals are a text beside them.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'staffs',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'deleteAppointment',
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: setmoreIds,
    status: wordsOf,
    clients: customersOf,
    patients: null,
    shows: isAppointment,
    phones: numbersOf,
    knowsOffsets: false,
    absent: {
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient', 'location'],
    },
    loose: {
      // A comment need not be a reason, and the name of who is seen is in the list of staff alone.
      appointments: ['reason', 'provider.name'],
    },
  }),
});
