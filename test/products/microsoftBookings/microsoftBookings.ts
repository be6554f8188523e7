import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { bookingsRoots } from './resolvers.ts';
import { bookingsText } from './schema.ts';
import { bookingsIds, customersOf, isBooked, labelOf } from './values.ts';

/**
 * Microsoft Bookings, with which businesses that have Microsoft 365 keep a calendar that customers can book.
 *
 * Source: the reference of Microsoft Graph v1.0 (github.com/microsoftgraph/microsoft-graph-docs-contrib, the resources
 * bookingBusiness, bookingAppointment, bookingCustomer, bookingCustomerInformation, bookingService, bookingStaffMember,
 * bookingPageSettings and bookingSchedulingPolicy with their operations), which is public documentation of which nothing
 * is copied. Each location is a business with a calendar of its own, and everything is asked for within one. As
 * there, an appointment has no status, only a label that staff may stamp on it; what is cancelled is no longer there;
 * times are in UTC whatever was given; a name is one text; notes and reminders are there only where an appointment is read
 * by its ID; customers can't be searched; a customer without ID is entered with the appointment, and one with a wrong ID
 * is left out of it. The GraphQL layer is assumed: root fields with the ID of the business, collections with value,
 * count and a link that is given back for the next page (25 rows, 100 at most), objects beside the IDs of staff,
 * service and customer, the whole of a business also in the list, and payloads with an error as OData has it. Assumed as
 * well are an order by age (of a range by start), customers and staff who keep their ID in all businesses of the tenant,
 * a refusal of appointments that nobody comes to, a zone with a name of IANA, the length that an appointment keeps where
 * it is only moved, the labels of this practice, codes and words of errors, and the last word of a name as that of the
 * family. There are no animals, and time off has no API.
 */
export const microsoftBookings: Dialect = defineDialect({
  name: 'microsoftBookings',
  trait:
    'all within a business by its mailbox, pages of value with nextLink, times as dateTime with timeZone, calendarView by range, no status, customers in a list of each appointment, notes by ID only, errors in payloads',
  sdl: bookingsText,
  auth: { kind: 'direct', key: 'Bearer microsoft-graph-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: bookingsRoots,
  expectedMap: {
    locations: 'bookingBusinesses',
    clients: 'bookingCustomers',
    clientSearch: null,
    client: 'bookingCustomer',
    // Customers are people, and nothing else is anybody's.
    patients: null,
    appointments: ['bookingCalendarView', 'bookingAppointments'],
    appointment: 'bookingAppointment',
    providers: 'bookingStaffMembers',
    appointmentTypes: 'bookingServices',
    bookAppointment: 'createBookingAppointment',
    updateAppointment: 'updateBookingAppointment',
    cancelAppointment: 'cancelBookingAppointment',
    registerClient: 'createBookingCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: bookingsIds,
    // A label need not be read as a status.
    status: (row) => [null, labelOf(row)],
    clients: (practice) => practice.places.flatMap(({ key }) => customersOf(practice, key)),
    patients: null,
    shows: isBooked,
    hasHomeLocation: true,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit'],
      appointments: ['patient'],
    },
    loose: {
      // Only the argument that asked for a customer tells whose she is.
      clients: ['location', 'location.name'],
      // The calendar that has it tells the id, the appointment the name; notes are not in lists.
      appointments: ['location.id', 'reason'],
    },
  }),
});
