import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { shortcutsRoots } from './resolvers.ts';
import { shortcutsText } from './schema.ts';
import { customersOf, isAppointment, isOnline, shortcutsIds, statusWords } from './values.ts';

function wordsOf(row: AppointmentRecord): readonly string[] {
  if (row.state !== 'planned') return [statusWords[row.state]];
  // Of what was booked online, the status of its booking says the same in another word.
  return isOnline(row) ? ['awaiting_review', 'booked'] : ['booked', 'awaiting_review'];
}

/**
 * Shortcuts, the software of salons, spas and barbers: a company with sites, customers of the company, and the appointment
 * book of each site.
 *
 * Follows what the vendor documents of its Online Services API in github.com/shortcutssoftware/sc-ols-examples at commit
 * 57d085af, under the ISC license (README.md, v1-examples/js/README.md, v1-examples/common/README.md, v2-examples/js/src,
 * other/giftcard/README.md), and an earlier text of the vendor's API questions (details of services and categories). Its
 * reference at shortcutssoftware.io was not at hand. No code was taken. From there are: sites, customers, employees,
 * services in categories, appointments with bookings, available appointments, prices by employee and gift cards, with their
 * fields; customers shown as "Walters, Michael" beside the two names; phone numbers in a list with a type; the day, the
 * time of day and a length such as PT15M for when an appointment is, by the clock of the site; instants in UTC that don't
 * say so; 0001-01-01 as the creation of every customer; codes in small letters; both active rows and others in lists unless
 * they are asked for; the filters `search` and `is_active`; numbers at the end of addresses; a version that grows with each
 * change; DELETE to cancel; "Proposed appointment is no longer available" as a system error; lists by their display name.
 *
 * The GraphQL layer is made up: names in camel case, links followed to objects instead of `links` with `rel`, lists under
 * the vendor's name with a cursor and hasMore in place of `paging` (50 rows, at most 100), flat arguments, and writes that
 * answer with a union of what was written, a conflict of versions and the API's error. It works for the whole company,
 * whereas the examples book within the session of a customer.
 *
 * Assumed are: the list of a site's appointments with both days counted, its order and its filters; that of customers,
 * whose search wants each word in the name, the email or a number, and whose other filters want all of a field, with
 * letters of either case; the statuses other than awaiting_review and booked; that every fourth appointment was booked
 * online and waits for review until someone sets a status, as all that are booked through the API do; that a cancelled one stays in the book and is not active,
 * and an erased one is gone; a customer's notes, an appointment's notes and price, an employee's names, a site's address,
 * contacts and time zone, the breaks of employees, products; a booking with the number of its one appointment; that
 * customers without a first name are their last name alone; error types other than system. An employee can't be in two
 * places at once; two appointments without an employee can meet. Nothing has a value for displayImage, a site's line2, a
 * balance's expiryDate and availablePoints, and customerRelationships are empty. There are no animals.
 */
export const shortcuts: Dialect = defineDialect({
  name: 'shortcuts',
  trait:
    'salon: book of one site between days, local day and time and an ISO length instead of an end, cursor and hasMore beside rows, flat arguments, unions of success, conflict and error, display names with a comma',
  sdl: shortcutsText,
  auth: { kind: 'direct', key: 'JWT eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.ZnJvbnQtZGVzaw.c2hvcnRjdXRz' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: shortcutsRoots,
  expectedMap: {
    locations: 'sites',
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'employees',
    appointmentTypes: 'services',
    bookAppointment: 'bookAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: shortcutsIds,
    status: wordsOf,
    clients: customersOf,
    patients: null,
    shows: isAppointment,
    isNaive: true,
    hasHomeLocation: true,
    absent: { clients: ['tags', 'lastVisit'], appointments: ['patient'] },
    loose: {
      // The site that a customer prefers need not be hers.
      clients: ['location', 'location.name'],
      // Notes need not be a reason.
      appointments: ['reason'],
    },
  }),
});
