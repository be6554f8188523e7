import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { larkspurRoots } from './resolvers.ts';
import { larkspurText } from './schema.ts';
import { larkspurIds, larkspurStates } from './words.ts';

/**
 * Larkspur, an invented system for small groups of veterinary branches: PostgreSQL tables described for Drizzle, and the
 * GraphQL API that drizzle-graphql generates of them.
 *
 * There is no such product; its tables are what a small software house could have made. What is generated follows
 * github.com/drizzle-team/drizzle-graphql (Apache License 2.0; src/util/builders/common.ts and pg.ts at commit 0be8f277,
 * type-converter at 0850eda0, data-mappers at 1e7d5d90), with a depth limit of 2 for relations. Each table has a list, a `Single` and a
 * `Count`; the house exports the mutations of owners, animals, bookings and messages alone, as the guide of the tool shows.
 *
 * Owners have a forename and a surname, three columns of numbers and two of emails, and `inactiveSince` where they come
 * no more. An animal has one owner or none. A booking is from an instant to another, in UTC; its branch has the zone. How
 * far it is, is a code, whose label is a row of `bookingStates`. Time off is in `diaryBlocks`; deleted rows
 * are gone. Filters of several columns all have to hold, `OR` stands alone, null and false ask for nothing; `like` heeds
 * capitals and `ilike` doesn't. There is no limit unless one is given. Inserts and updates answer columns only, without
 * relations; an insert with a number that is taken answers null, an update without `where` is of all rows. Errors are
 * the messages of the tool and of PostgreSQL.
 *
 * Assumed: rows without an order come by their number, times without an offset are UTC, a trigger fills the owner of a
 * booked animal and the times of changes, given numbers that are free are not heeded, and checks for empty names, for
 * bookings that end before they start, and for those with neither animal nor owner. Messages are ones that are sent. That
 * several inserts of one mutation are all taken back where one fails, is left out.
 */
export const larkspur: Dialect = defineDialect({
  name: 'larkspur',
  trait:
    'tables through drizzle-graphql: lists with where, orderBy by priority, limit and offset, Single and Count, types by path, states as codes of a table, insertInto, update and deleteFrom with where',
  sdl: larkspurText,
  auth: { kind: 'direct', key: 'Bearer larkspur-api-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: larkspurRoots,
  expectedMap: {
    locations: 'branches',
    clients: 'owners',
    clientSearch: 'owners',
    client: ['ownersSingle', 'owners'],
    patients: 'animals',
    appointments: 'bookings',
    appointment: ['bookingsSingle', 'bookings'],
    providers: 'staff',
    appointmentTypes: 'bookingTypes',
    bookAppointment: ['insertIntoBookingsSingle', 'insertIntoBookings'],
    updateAppointment: 'updateBookings',
    cancelAppointment: ['updateBookings', 'deleteFromBookings'],
    registerClient: ['insertIntoOwnersSingle', 'insertIntoOwners'],
    addPatient: ['insertIntoAnimalsSingle', 'insertIntoAnimals'],
  },
  view: viewOf({
    ids: larkspurIds,
    status: ({ state }) => [larkspurStates[state].label, larkspurStates[state].code],
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: { clients: ['lastVisit'] },
  }),
});
