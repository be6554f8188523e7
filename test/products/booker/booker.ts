import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isBooked } from './records.ts';
import { bookerRoots } from './resolvers.ts';
import { bookerText } from './schema.ts';
import { bookerIds, statuses } from './values.ts';

/**
 * Booker by Mindbody, with which salons and spas of one brand keep customers, appointments and orders.
 *
 * Follows the Merchant API, version 4.1 (introduction at apidoc.booker.com/Content/introduction.html, reference at
 * developers.mindbodyonline.com, which is not open to all). Models, paths and parameters are those of Booker's own Ruby
 * client, github.com/HireFrederick/booker_ruby at commit 5d262b61, MIT (appointment, appointment_treatment, customer,
 * employee, location, room, treatment, order, special, time_zone; zones of helpers/active_support_helper.rb), completed by
 * interfaces and calls of public clients that use the API: requests of FindCustomers and FindAppointments, the status as
 * a lookup whose first word is Booked, times such as 2025-11-15T14:00:00-04:00, a phone by its last ten digits, answers
 * with IsSuccess, ErrorCode, ErrorMessage and ArgumentErrors. No code was taken.
 *
 * The GraphQL layer is made up: names in camel case, pages of items and totalCount (the vendor's TotalResultsCount) from
 * 1, filters and orders as inputs, and one row by its id. Of the two forms that the vendor has of every time only the one
 * with an offset is there, the other (/Date(ms)/, as if all clocks were Eastern) is left out. Kept are: appointments,
 * staff, treatments and rooms are read one location at a time; customers belong to the brand, and a location counts only
 * with filterByExactLocationId; an appointment has an id of its location but no object; who and what is said once for the
 * appointment and again for its treatment; time zones go by the names of Windows; a write that fails is no error of
 * GraphQL but says so in its answer; states are changed by actions, and cancelled ones stay in the book. Blocked time is
 * a blockout, not an appointment. Nothing has a value for child, customer2, group, package, recurrence and class of an
 * appointment, for gender, photo, alerts, emergency contact and membership of a customer, nor for websites and images.
 *
 * Assumed, as no open page tells: the words of the states after Booked and all ids of lookups, the order of lists
 * (customers by age, appointments by start), 25 rows a page and at most 100, that both ends of a range belong to it, that
 * searches by name are by the beginning and in any case, that inactive customers are listed, that a customer needs no
 * email and a business has no first name, that a visit can be without customer or staff, that a room is chosen if none
 * is given, that a booking has one treatment, what can be cancelled or checked in, codes and words of errors. Nothing is
 * refused for being double-booked: the documentation says that the Merchant API doesn't restrict bookings.
 */
export const booker: Dialect = defineDialect({
  name: 'booker',
  trait:
    'salon brand: a book per location, customers of the brand with a location filter that counts only with a flag, status as a lookup beside flags, location by id alone, Windows zones, writes that answer isSuccess',
  sdl: bookerText,
  auth: { kind: 'direct', key: 'Bearer booker-merchant-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: bookerRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'employees',
    appointmentTypes: 'treatments',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: bookerIds,
    status: ({ state }) => [statuses[state].name],
    patients: null,
    shows: isBooked,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { clients: ['tags'], appointments: ['patient'] },
    loose: {
      // A zone has the name that Windows gives it, and times have their offsets anyway.
      locations: ['timeZone'],
      // Notes need not be a reason, and of its location an appointment has the id alone.
      appointments: ['reason', 'location.name'],
    },
  }),
});
