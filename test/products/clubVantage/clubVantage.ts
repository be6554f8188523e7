import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clubVantageRoots } from './resolvers.ts';
import { clubVantageText } from './schema.ts';
import { bookingStatuses, clubIds, isShown, membersOf } from './values.ts';

/**
 * ClubVantage, with which private clubs keep members, bookings of facilities, spa and staff, and accounts.
 *
 * Follows the schema that its NestJS server writes (github.com/PeakMNA/clubvantage, apps/api/src/schema.gql at commit
 * de648923) and, for what it does, the resolvers and services beside it. The repository names no licence: names, types
 * and habits are taken over, and no code. Kept as they are: bookings, members, applications, interests, invoices and
 * payments, users, the profile of the club, discounts, two reports, feature flags, golf and equipment. Left out are
 * the accounts behind the statements, points of sale, shops, marketing, documents, packages, the rest of golf, and
 * setting up facilities, services and staff.
 *
 * Habits of the source: lists are connections whose `after` has no effect, so that pages are reached by `skip`, which
 * lists of members, applications, invoices and payments round down to whole pages; pages hold at most 100 rows, and a
 * larger number is an error. Members come newest first, bookings latest first. A range finds bookings that lie wholly in
 * it; a day without time is its beginning in UTC, and so is every day that the server counts. A search is a part of one
 * field, so that first and last name together find nothing. What isn't there is an error, and what has a wrong form is a
 * Bad Request Exception without a word about which. Mutations of bookings answer success and error beside the booking,
 * of members with the row or an error. A booking has a member always and starts as confirmed; moving one changes start and
 * room alone, and nothing else of it can be changed but checking in and cancelling. Pricing, guests, buffers, roles,
 * photos, households, tiers and addresses within a member are always empty, as its resolvers leave them.
 *
 * Assumed: each location of the practice is a facility of one club, with its address as `location` and a room for each
 * who works there; the club has one zone, that of its first facility, and bookings whose day is another by it are left
 * out, as are those without a member. The source drops the service and the staff of a new booking so far; here they are
 * kept, as its schema says, and a time is taken where the room, else the staff, else the facility has something. An
 * offer on the waitlist is OFFER_SENT, as the schema has it. Who is not active is LAPSED; organizations have an empty
 * first name. Animals have no place there. Dependents, applications, users beside the staff, discounts, equipment and
 * the waitlist are made up; golf is switched off and has no course.
 */
export const clubVantage: Dialect = defineDialect({
  name: 'clubVantage',
  trait:
    'a club: members who book facilities, services and staff; connections whose cursors have no effect beside skip, bookings latest first in UTC, success and error beside the row, no change of a booking but its time, no animals',
  sdl: clubVantageText,
  auth: { kind: 'direct', key: 'Bearer clubvantage-access-token' },
  ownOrganization: 'clubProfile',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: clubVantageRoots,
  expectedMap: {
    locations: 'facilities',
    clients: 'members',
    clientSearch: 'members',
    client: 'member',
    // Dependents are people, and animals are nowhere.
    patients: null,
    appointments: 'bookings',
    appointment: 'booking',
    providers: ['bookingStaff', 'staffMembers'],
    appointmentTypes: 'services',
    bookAppointment: 'createBooking',
    updateAppointment: 'rescheduleBooking',
    cancelAppointment: 'cancelBooking',
    registerClient: 'createMember',
    addPatient: null,
  },
  view: viewOf({
    ids: clubIds,
    status: ({ state }) => [bookingStatuses[state]],
    clients: membersOf,
    patients: null,
    shows: isShown,
    mayOmit: () => false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    tags: ({ tags }) => tags,
    // The zone of the club is not that of each facility.
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['lastVisit', 'location'],
      appointments: ['patient'],
    },
    loose: {
      // Where a facility is could be a wing of a house, and notes need not be a reason.
      locations: ['address'],
      appointments: ['reason'],
    },
  }),
});
