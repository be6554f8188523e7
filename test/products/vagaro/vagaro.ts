import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { vagaroRoots } from './resolvers.ts';
import { vagaroText } from './schema.ts';
import { vagaroInputText } from './schemaInputs.ts';
import { vagaroPartsText } from './schemaParts.ts';
import { isVagaroAppointment, statusOf, vagaroIds } from './words.ts';

/**
 * Vagaro, booking for salons, spas and other businesses: its Enterprise Business API V2 behind a GraphQL layer.
 *
 * Follows the public documentation at docs.vagaro.com (appointment, customer and transaction events of the webhooks,
 * with all statuses, names of fields and formats) and what public clients of the API say of its endpoints (locations,
 * customers, employees, appointments, services, personal tasks, access levels: their fields, default pages of 10, 20
 * or 25 rows and the most of 100). No code is copied. The API answers one customer or the appointments of one; the layer
 * lists all of what the webhooks brought, and adds filters by operators, links beside the ids, and page numbers instead
 * of the URL of the next page. Statuses are the vendor's words as an enum.
 *
 * There are no ids named id. Times are UTC, those of personal tasks are local, and no location says its zone, so that
 * visits of another zone around midnight are left out. Appointments have no notes and can't be written; what blocks time
 * is a personal task, which can. Deleted appointments stay with that status, deleted customers are gone. Birthday,
 * gender and postal code of customers have no value. Assumed are that customers are synchronized over all businesses of
 * the group, that texts without offset are UTC, that pages above the most are cut, the order of lists, and error texts.
 */
export const vagaro: Dialect = defineDialect({
  name: 'vagaro',
  trait:
    'ids named by their types, customers of all businesses, three phones by name, statuses such as SHOW and DELETED, no zones, appointments read only beside personal tasks that can be written, filters by operators',
  sdl: vagaroText + vagaroPartsText + vagaroInputText,
  auth: { kind: 'direct', key: 'Bearer vagaro-access-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vagaroRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'customers',
    clientSearch: 'customers',
    client: ['customer', 'customers'],
    // Customers are people, and have no animals.
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'employees',
    appointmentTypes: 'services',
    // A personal task only keeps time free.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: vagaroIds,
    status: (row) => [statusOf(row)],
    patients: null,
    shows: isVagaroAppointment,
    // Cancelled ones are listed like all others, deleted ones say so.
    mayOmit: ({ isDeleted }) => isDeleted,
    knowsOffsets: false,
    tags: (client) => client.tags,
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'lastVisit', 'location'],
      appointments: ['patient', 'reason'],
    },
  }),
});
