import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { shopmonkeyRoots } from './resolvers.ts';
import { shopmonkeyText } from './schemaRoots.ts';
import { confirmationOf, customersOf, isOnCalendar, shopmonkeyIds, workflowIndexOf, workflows } from './values.ts';

/** The appointment's own word; beside it stand a note where it was canceled, and the order of who has come. */
function wordsOf(row: AppointmentRecord): readonly string[] {
  const column = workflows[workflowIndexOf(row)];
  return [
    confirmationOf[row.state],
    ...(row.state === 'cancelled' ? ['Canceled', 'Cancelled'] : []),
    ...(column ? [column.name, column.status] : []),
  ];
}

/**
 * Shopmonkey, with which repair shops for cars run their calendar and their orders, behind GraphQL as its own developers
 * would have it.
 *
 * Follows the vendor's data model, github.com/shopmonkeyus/go-datamodel (commit a4dc9c04, MIT), for types, columns, enums
 * and their comments; the public reference at shopmonkey.dev (proprietary) for what changed since (confirmationStatus,
 * cancellationNote, duration, attributionSource, locationIds, bookable, `ids`, `where`, `skip`, the envelope of lists);
 * github.com/api-evangelist/shopmonkey (commit 13cb8e79) for the list of operations; github.com/ngsalmon/
 * shopmonkey-api-quirks (commit 2b5c73fd, MIT) for UUIDs, operators without a dollar sign and the limit of 100, over which
 * it is cut without a word; and public clients, github.com/AbbottDevelopments/shopmonkey-mcp-server (commit a3ab4bbb, MIT),
 * github.com/ngsalmon/ssw_shopmonkey_scheduler (commit d2d0183c, without a licence) and the tools at glama.ai/mcp/connectors/
 * io.usefulapi/shopmonkey, for what searches and bookings take. Names and structure alone are taken, no code.
 *
 * Kept are: customers that can be searched but not listed (an empty search finds all), a business that is a Fleet with a
 * companyName and no other name, e-mails and numbers as rows that are written one by one, labels, technicians as a list, an
 * appointment whose name is free text and must be given with a color, the location of the API key where a booking names
 * none, an end that stays where it is when the start alone is changed, confirmation as all that an appointment knows of how
 * far it is, and beside it an order on a board of columns; instants in UTC, money in whole cents, lists with `data` and
 * `meta`, a calendar list that takes columns and a search that takes ranges. Ids became fields that lead there.
 *
 * The shop's vehicles are cars, not animals: those here are made up, and stand on orders and appointments as they would.
 * Nothing in the product has room for an animal. Appointments are named after the canned service that they are for, but
 * don't lead to it. Blocked time is an appointment without a customer. Orders are made of the visits of those who came;
 * to move such an order on the board moves the visit.
 *
 * Assumed: names of root fields and mutations, orders as entered, 25 rows where no limit is given, Declined for what was
 * canceled, NoResponse for who didn't come, the unit of `duration` (minutes), canned services of headquarters that belong to
 * no location, queries that find each word anywhere, that a deleted customer or appointment is not found, one column
 * of the board of the shop's own, codes and texts of errors. Left out are many columns (metadata, customFields, taxes of
 * Canada, lastTimeOrderWorked), recurring appointments, authorizations, statements, matrices, tire pressures, fees and
 * subcontracts, bulk writes, and that the API's own order of rows is not to be relied on.
 */
export const shopmonkey: Dialect = defineDialect({
  name: 'shopmonkey',
  trait:
    'repair shop: customers by search alone, fleets named by company, e-mails and numbers written one by one, cars on everything, free names instead of types, confirmation instead of status, orders on a board beside the calendar',
  sdl: shopmonkeyText,
  auth: { kind: 'direct', key: 'Bearer shopmonkey-api-key' },
  ownOrganization: 'company',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: shopmonkeyRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'searchCustomers',
    clientSearch: 'searchCustomers',
    client: 'customer',
    // Vehicles are cars.
    patients: null,
    appointments: ['searchAppointments', 'appointments'],
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: 'cannedServices',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: shopmonkeyIds,
    status: wordsOf,
    clients: customersOf,
    patients: null,
    shows: isOnCalendar,
    // Nothing tells blocked time from an appointment without a customer.
    mayOmit: () => false,
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: {
      clients: ['active', 'lastVisit'],
      appointments: ['patient'],
    },
    loose: {
      // A business has no family name, and the locations of a customer need not be hers.
      clients: ['familyName', 'location', 'location.name'],
      // A note need not be a reason.
      appointments: ['reason'],
    },
  }),
});
