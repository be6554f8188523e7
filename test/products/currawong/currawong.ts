import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { currawongIds } from './ids.ts';
import { currawongRoots } from './resolvers.ts';
import { currawongText } from './schema.ts';
import { attendedState, stageWords, statusWords } from './values.ts';

/**
 * Currawong, the practice software of an Australian house, in Ballarat since 2014, and its public API of 2024.
 *
 * The product is invented: there is no source and no licence, and nothing was copied. This is how it is imagined.
 *
 * Currawong began at a mixed practice where half of the animals were brought by another person than the payer. So
 * its PostgreSQL has no table of clients: a household has carers, animals, ways of contact and one account. When the
 * house sold to groups, sites came, with departments and rooms, and when it sold to North America, zones and money of
 * more than one currency. The diary was rewritten in 2019, after too many rows had meant three things at once: a slot is
 * where and when, a booking is the promise of a household to come then, a visit is what happened once they came; time
 * that is kept free, shifts and openings are the roster's. Nothing is deleted; a row is discarded, with a stamp, and
 * counts its revisions. Ids are ULIDs behind a prefix.
 *
 * Three people of that rewrite made the API in Kotlin, and wrote down what they hold: reads are grouped by the part of
 * the practice that answers for them, so that no query of rows is a root field; every id can be given to `node`; lists
 * that can grow are connections without totals, others are plain; scalars say what they are (RFC 9557 for what people
 * agree on, Instant for what machines note down, ISO 8601 for lengths, an amount with its currency); names and addresses
 * are values; what differs by kind is an interface with fragments, not a list of nullable fields; commands are named
 * after what happens at the desk and change nothing else, so that a booking's status can't be set but by confirming,
 * cancelling, missing or starting a visit; what can go wrong with a command is part of its union. GraphQL errors are for
 * questions that make no sense (BAD_ARGUMENT). Bookings are not listed without a window of at most 62 days, each by the
 * clock of its site.
 *
 * A household here is a client of the practice, and is called as its primary carer is; an organisation's carer has a
 * family name only. Blocks are blocks of the roster, and their types no consult types. Second carers, rooms, departments,
 * care teams, visits' moments and notes, weights, vaccinations, recalls, admissions, shifts, the waitlist, tasks and
 * medicines are made up by counting. Bookings of an overlap are made with a caution, those in a block of the lead
 * them are refused.
 */
export const currawong: Dialect = defineDialect({
  name: 'currawong',
  trait:
    'households with carers instead of clients, slot, booking and visit apart, queries in namespaces, RFC 9557 times and scalars with units, ways of contact as an interface, commands that answer unions, status by commands only, nothing deleted',
  sdl: currawongText,
  auth: { kind: 'direct', key: 'Bearer cwg_live_3f9c21d07be84a55' },
  ownOrganization: 'practiceGroup',
  cap: 100,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: currawongRoots,
  expectedMap: {
    locations: 'estate.sites',
    clients: 'registry.households',
    clientSearch: ['registry.households', 'search'],
    client: ['registry.household', 'node'],
    patients: 'registry.animals',
    appointments: 'diary.bookings',
    appointment: ['diary.booking', 'node'],
    providers: 'team.members',
    appointmentTypes: 'diary.consultTypes',
    bookAppointment: 'makeBooking',
    updateAppointment: 'reviseBooking',
    cancelAppointment: 'cancelBooking',
    registerClient: 'registerHousehold',
    addPatient: 'registerAnimal',
  },
  view: viewOf({
    ids: currawongIds,
    // How far the animal is belongs to the visit, and tells more than that there is one.
    status(row) {
      const state = attendedState(row);
      return [statusWords[row.state], ...(state === null ? [] : [stageWords[state]])];
    },
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
