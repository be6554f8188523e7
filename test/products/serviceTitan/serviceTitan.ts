import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { serviceTitanRoots } from './resolvers.ts';
import { serviceTitanText } from './schema.ts';
import { appointmentStatuses, customersOf, isAppointment, phoneDigits, serviceTitanIds } from './values.ts';

/**
 * ServiceTitan, with which field-service companies plan their jobs; here a practice works with it.
 *
 * Follows the vendor's public reference of its V2 APIs (developer.servicetitan.io and, for pages,
 * partnerapis.servicetitan.io/docs/timeouts-and-pagination), which is proprietary: objects, names of fields and whether
 * they may be empty, parameters of lists, words of enums, requests. Its OpenAPI files were read in a client that is
 * generated from them (github.com/compwright/servicetitan, spec/ and docs/Model at commit d86908ee, MIT), and fields
 * that came later (tags and tax exemption of customers, confirmation and customer of appointments, names and skills of
 * technicians) in public type declarations made from newer files. No code is taken over, and descriptions are in words of our own.
 *
 * ServiceTitan has no GraphQL. It is built as the vendor, who works with .NET, would lay GraphQL over these models: the
 * names of response and request models without their module, numbers as Long, `PaginatedResponseOf…` with page, pageSize,
 * hasMore, totalCount and data, query parameters as arguments, one object beside each id of another (`customer` beside
 * `customerId`), lists of contacts, locations, appointments and assignments within their owner, and mutations with the
 * names of the operations and one `request` each. The tenant goes by the token. Errors have the fields of the REST
 * errors (RFC 7807) in their extensions.
 *
 * Branches are business units; `locations` are the addresses where customers are served. Customers have one name, a type,
 * and contacts in a list; lists give active records alone unless asked otherwise, from 1, 50 at a time and at most 5,000,
 * by their numbers. An appointment belongs to a job, which has the summary, the type and the business unit; who comes is
 * a list of assignments. Canceled appointments stay with their status, deleted ones are gone, and time that is kept free
 * is a non-job appointment. Booking is a new job with its appointments, canceling is of the job with a reason. All times
 * are in UTC, and nothing tells a zone. There are no animals: a custom field of customers names them as one text.
 *
 * Assumed: the order where none is asked for; names, streets and phones found by a part in any case; phone numbers as
 * digits; a job for every appointment; who is here is Dispatched, who is ready is Done while the job is in progress, and
 * who didn't come is Canceled for the reason No show; that a new start keeps the length; the texts of errors; texts in a
 * Long are read as numbers; jobs without an invoice; all office rows. States and zips of customers are empty where none
 * was entered. Left out are appointments without a customer, which a job can't be, and those whose day differs between
 * the place and the desk; blocked time; calls, estimates, projects, payroll, inventory, forms,
 * exports, webhooks, attachments, external data by application, and renewal or sale of memberships.
 */
export const serviceTitan: Dialect = defineDialect({
  name: 'serviceTitan',
  trait:
    'field service: Long numbers, pages in data with hasMore, branches as business units beside locations that are addresses of customers, one name, contacts and assignments in lists, reason and branch on the job of an appointment, UTC without zones, active rows alone',
  sdl: serviceTitanText,
  auth: { kind: 'direct', key: 'Bearer servicetitan-access-token' },
  cap: 5000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: serviceTitanRoots,
  expectedMap: {
    locations: 'businessUnits',
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    // Customers are people and companies, and animals are a text beside them.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'technicians',
    appointmentTypes: 'jobTypes',
    bookAppointment: 'createJob',
    updateAppointment: 'rescheduleAppointment',
    cancelAppointment: 'cancelJob',
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: serviceTitanIds,
    status: ({ state }) =>
      state === 'confirmed' ? [appointmentStatuses[state], 'Confirmed'] : [appointmentStatuses[state]],
    clients: (practice) => customersOf(practice).filter(({ isActive }) => isActive),
    patients: null,
    shows: isAppointment,
    mayOmit: () => false,
    knowsOffsets: false,
    phones: ({ phones }) => phones.map(({ value }) => phoneDigits(value)),
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'lastVisit', 'location'],
      appointments: ['patient'],
    },
  }),
});
