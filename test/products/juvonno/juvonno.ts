import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { juvonnoRoots } from './resolvers.ts';
import { juvonnoText } from './schema.ts';
import { isAppointment, juvonnoIds, juvonnoStatuses, numbersOf } from './values.ts';

/**
 * Juvonno, with which Canadian clinics of physiotherapy, chiropractic and sports medicine work, behind GraphQL Mesh.
 *
 * Follows the vendor's public API reference (github.com/globaloffice/juvonno-api at commit 6b980513, Apache-2.0:
 * customers, branches, custom fields, flexible parameters, codes of errors) and its public developer articles
 * (support.juvonno.com, 40951467586327, 40951922495895 and 40952720514711: wrappers of lists, the search, identifiers,
 * attendants). Paths, parameters and names of fields beyond these were seen in public clients: appointments/list of a
 * branch with status=all, include=groups, complaints, encounters, documents, availability, types, schedule_type_id,
 * service_id, durations. No code is taken over.
 *
 * The layer is Mesh's OpenAPI handler as it comes: where operations have no id, fields are named after paths, with
 * the method before those that are no GET; parameters are arguments, a body is `input`, and its type ends in _Input;
 * enumerations of parameters are queryInput_…; nearly everything may be null; the wrappers of the API stay, which are
 * not alike: `list` with total and page, `list` alone, `count` and `data` for staff, bare lists. The search is a POST
 * that was moved to the queries. What the API refuses is an error that names status and request, with the body of the
 * answer in its extensions; an id of nothing is such a 404.
 *
 * Appointments are listed for one branch, from today on and without cancelled ones if nothing else is said. They have
 * a day, a time by the clock of the branch and a duration. Groups of a customer come with include=groups alone. A
 * customer has one email and three numbers. The customer is the person who comes; names of animals are a text in a field that
 * the clinic has added, and nothing says which of them an appointment is for.
 *
 * Assumed, since the full reference (app.swaggerhub.com/apis-docs/globaloffice/juvonno) could not be read: that its
 * operations have no ids; fields of appointments but date, attendants and notes; statuses of appointments; the time
 * zone, province and email of branches; work_phone; disciplines; cancelling apart from deleting; that deleted
 * customers answer by id; sizes of pages; the order by id and by start; the paths and fields of rooms, groups, services,
 * invoices and payments, and of a customer's own appointments; commissions in detail; texts of errors; that times that
 * are taken are refused; charts and intake forms after visits that took place. Organizations were imported without
 * a first name, and no date of birth is known until it is written. Left out are uploads, writes of branches and
 * staff, and the second attendant of an appointment.
 */
export const juvonno: Dialect = defineDialect({
  name: 'juvonno',
  trait:
    'REST behind GraphQL Mesh: fields named after paths and methods, unlike wrappers, appointments of one branch at a time, a day and a time without offset and a duration, attendants as a list, a search by separate fields, upstream errors',
  sdl: juvonnoText,
  auth: { kind: 'direct', key: 'juvonno-api-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: juvonnoRoots,
  expectedMap: {
    locations: 'branches',
    clients: 'customers_list',
    clientSearch: 'post_customers_search',
    client: 'customers_by_customerId',
    // Customers are people, and animals are a text beside them.
    patients: null,
    appointments: 'appointments_list_by_branchId',
    appointment: 'appointments_by_appointmentId',
    providers: 'staff',
    appointmentTypes: 'appointments_types',
    bookAppointment: 'post_appointments',
    updateAppointment: 'put_appointments_by_appointmentId',
    cancelAppointment: 'put_appointments_by_appointmentId_cancel',
    registerClient: 'post_customers',
    addPatient: null,
  },
  view: viewOf({
    ids: juvonnoIds,
    status: ({ state }) => [juvonnoStatuses[state]],
    patients: null,
    shows: isAppointment,
    // They are not in the list unless they are asked for.
    mayOmit: ({ state }) => state === 'cancelled',
    isNaive: true,
    phones: numbersOf,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    loose: {
      // Groups come only where they are included, and notes need not be a reason.
      clients: ['tags'],
      appointments: ['reason'],
    },
  }),
});
