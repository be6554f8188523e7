import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { listLimit } from './listQuery.ts';
import { vendureIds } from './catalogue.ts';
import { emailOf, isBooking, vendureWords } from './records.ts';
import { vendureRoots } from './resolvers.ts';
import { vendureText } from './schema.ts';

/**
 * A shop in Vendure whose services are booked: the Admin API, with a plugin for appointments.
 *
 * Source: Vendure's documentation (docs.vendure.io: paginated lists, error results, custom fields) and its public
 * sources (github.com/vendure-ecommerce/vendure, packages/core/src/api: schema and generate-list-options.ts). The
 * appointments are those of a public AppointmentsPlugin for Vendure 3 (AppointmentResource, AppointmentSlot,
 * AppointmentBooking; resources, slots and bookings with resourceId, slotId and activeSlotId), completed with the
 * fields that lead to what those ids name, with times, more statuses, and a service and a location per booking. There
 * are no animals and no time zones.
 */
export const vendure: Dialect = defineDialect({
  name: 'vendure',
  trait: 'options with filter, skip and take; unions with error results; customFields; rooms, slots and bookings',
  sdl: vendureText,
  auth: { kind: 'direct', key: 'vendure-key' },
  cap: listLimit,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vendureRoots,
  expectedMap: {
    locations: 'stockLocations',
    clients: 'customers',
    clientSearch: 'customers',
    client: ['customer', 'customers'],
    patients: null,
    appointments: 'appointmentBookings',
    appointment: ['appointmentBooking', 'appointmentBookings'],
    providers: 'administrators',
    appointmentTypes: 'productVariants',
    bookAppointment: 'createAppointmentBooking',
    updateAppointment: 'updateAppointmentBooking',
    cancelAppointment: ['cancelAppointmentBooking', 'updateAppointmentBooking'],
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: vendureIds,
    status: ({ state }) => [vendureWords[state]],
    patients: null,
    shows: isBooking,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    // An address is required, so that those without one have a made-up one, which is shown like any other.
    emails: (client) => [emailOf(client)],
    tags: (client) => client.tags,
    hasHomeLocation: true,
    // Whether a user is verified says nothing about whether a customer is active.
    absent: { locations: ['timeZone'], clients: ['active'], appointments: ['patient'] },
    // Within customFields, and as groups, where they may go unnoticed.
    loose: { locations: ['address'], clients: ['location', 'tags'], appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
