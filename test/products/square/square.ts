import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { squareBookingText } from './bookings.ts';
import { inSquareOrder, squareIds, squareStatuses } from './records.ts';
import { squareRoots } from './resolvers.ts';
import { squareSalesText } from './sales.ts';
import { squareText } from './schema.ts';

/**
 * Square's GraphQL API with its Appointments.
 *
 * Rebuilt from the public documentation at developer.squareup.com/docs/devtools/graphql and from types that public
 * projects generated of its schema. It can be read only: there are no mutations at all. Customers can't be searched by
 * name, bookings have segments instead of an end, and who serves is the id of a team member, with a name elsewhere.
 */
export const square: Dialect = defineDialect({
  name: 'square',
  trait: 'read only; every filter needs the merchant; startAt as text and segments with minutes; staff by id alone',
  sdl: squareText + squareBookingText + squareSalesText,
  auth: { kind: 'direct', key: 'square-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: squareRoots,
  expectedMap: {
    locations: ['currentMerchant.locations', 'merchants.nodes.locations', 'locationBookingProfiles'],
    clients: 'customers',
    clientSearch: null,
    // One row is read by the id within the filter of its list.
    client: 'customers',
    patients: null,
    appointments: 'bookings',
    appointment: 'bookings',
    providers: 'teamMemberBookingProfiles',
    appointmentTypes: 'catalogItems',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: squareIds,
    status: ({ state }) => [squareStatuses[state]],
    clients: (practice) => inSquareOrder(practice.clients),
    patients: null,
    phones: (client) => client.phones.slice(0, 1).map((phone) => phone.value),
    absent: { clients: ['active', 'tags', 'lastVisit', 'location'], appointments: ['patient'] },
    // A company has a name, but no family name. The end and the team member are within the segments.
    loose: { clients: ['familyName'], appointments: ['end', 'provider', 'provider.name', 'reason'] },
  }),
});
