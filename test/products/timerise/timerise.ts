import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isBooking, timeriseIds, timeriseWords } from './records.ts';
import { timeriseRoots } from './resolvers.ts';
import { timeriseText } from './schema.ts';

/**
 * Timerise, a booking engine for services of any kind.
 *
 * Source: its API reference (docs.timerise.io: common objects, slots, projects, services, bookings, spaces, locations,
 * assets, team, reviews, webhooks). How bookings are accepted, rejected and moved is as its open apps ask for it
 * (github.com/timerise-io/open-admin-app and open-booking-page). The clinic has a booking page for each member of staff
 * and each kind of visit, so that a booking tells by its service where it is and with whom. Nobody has a record: who
 * comes is written into the booking.
 */
export const timerise: Dialect = defineDialect({
  name: 'timerise',
  trait:
    'bookings of slots of services: every list needs a project, ids are named after their types, no clients at all, staff and place are lists of the service',
  sdl: timeriseText,
  auth: { kind: 'direct', key: 'timerise-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: timeriseRoots,
  expectedMap: {
    locations: 'locations',
    clients: null,
    clientSearch: null,
    client: null,
    patients: null,
    appointments: 'bookings',
    appointment: 'booking',
    providers: 'team',
    appointmentTypes: 'services',
    bookAppointment: 'bookingCreate',
    // Nothing but the time can be changed.
    updateAppointment: 'bookingReschedule',
    cancelAppointment: 'bookingCancel',
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: timeriseIds,
    status: ({ state }) => [timeriseWords[state]],
    clients: () => [],
    patients: null,
    shows: isBooking,
    absent: { locations: ['timeZone'], appointments: ['patient', 'client.id'] },
    // Hosts and locations are lists of the service, and what a customer remarks need not be the reason.
    loose: { appointments: ['provider', 'location', 'reason'] },
    knowsOffsets: false,
  }),
});
