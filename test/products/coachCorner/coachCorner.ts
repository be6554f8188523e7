import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { coachCornerRoots } from './resolvers.ts';
import { coachCornerText } from './schema.ts';
import { coachCornerIds, coacheesOf, emailOf, isBooking, statusWords } from './values.ts';

/**
 * Coach's Corner, through which coaches of sports and their clients find each other, book sessions and write messages.
 *
 * Source: github.com/JS-Bees/CoachCorner at commit ac1b61339452779718518b6600f768a5de20a02e (ISC by the package.json of
 * its backend; there is no file of a licence). The schema is frontend/schema.graphql, as Nexus has written it, with all
 * names, arguments and what may be null. How it behaves was read in backend/src/nexus-prisma (types, queries, mutations
 * and checks of input), in backend/prisma (tables and first rows) and in the screens that book. No code is taken over.
 *
 * Clients are coachees. Both lists of people are whole, without argument, page or search, and include inactive
 * people; everything else finds active people alone, so that the coach or the coachee of a booking can be null while
 * its number is there. A booking has no time: its slots have, each with a day, a start, an end and a status of its own.
 * There is no list of all bookings: they are found by one status and one coach or coachee, who both are needed, or
 * below the people. Instants are in UTC, and no place and no zone is anywhere. Services are texts, of which the app
 * offers two. Notes can't be empty, so that the app sends a blank. A coachee has an email and no phone, and signing up
 * needs a birthday, a picture, a password and words about oneself. Only the coach of the token books, and the number of
 * the token is compared with that of a coachee as well. A booking is cancelled by its status and not deleted. Errors have
 * one code, the checks' own words, and in one place the name of a variable instead of a number.
 *
 * Assumed: an order by number, which the original leaves to the database; the token of the first active coach; that a
 * session is one slot until there are more, on the day by the clock where it is; an email that leads nowhere where the
 * practice knows none, and that a household may share one; organizations without a first name; no-shows as cancelled;
 * birthdays, sports, interests, tasks, reviews and messages. What the database says of missing rows is shortened. Mail,
 * the pushing of new messages and hashes of passwords are not connected. Left out are appointments without a coach or a
 * coachee, animals, and what is around midnight in another zone.
 */
export const coachCorner: Dialect = defineDialect({
  name: 'coachCorner',
  trait:
    'coaches and coachees in whole lists, bookings found only by status and coach or below people, times in slots of a booking, one number space per table, people null once inactive, a phone nowhere, a booking by its own coach alone',
  sdl: coachCornerText,
  auth: { kind: 'direct', key: 'coach-corner-token' },
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: coachCornerRoots,
  expectedMap: {
    locations: null,
    clients: 'coachees',
    clientSearch: null,
    client: 'findCoacheeByID',
    patients: null,
    appointments: [
      'findBookingsByStatusAndCoachID',
      'coaches.bookings',
      'findBookingsByStatusAndCoacheeID',
      'coachees.bookings',
    ],
    appointment: 'findBookingByID',
    providers: 'coaches',
    // A service is a text of the booking.
    appointmentTypes: null,
    bookAppointment: 'createBooking',
    updateAppointment: 'updatePendingBooking',
    cancelAppointment: 'updateBookingStatus',
    registerClient: 'createCoachee',
    addPatient: null,
  },
  view: viewOf({
    ids: coachCornerIds,
    status: ({ state }) => [statusWords[state]],
    clients: coacheesOf,
    patients: null,
    shows: isBooking,
    phones: () => [],
    emails: (client) => [emailOf(client)],
    knowsOffsets: false,
    absent: {
      clients: ['phones', 'tags', 'lastVisit', 'location'],
      appointments: ['patient', 'location'],
    },
    loose: {
      // Notes need not be a reason; who is no longer active is null beside a number, and named in the whole list alone.
      appointments: ['reason', 'client', 'client.name'],
    },
  }),
});
