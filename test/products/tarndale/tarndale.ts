import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { mostRows } from './paging.ts';
import { tarndaleRoots } from './resolvers.ts';
import { tarndaleText } from './schema.ts';
import { isKept, phonesOf, progressWords, tarndaleIds } from './values.ts';

/**
 * Tarndale, the practice manager of a New Zealand software house for companion and mixed veterinary practices.
 *
 * The product is invented: there is no such system, no source and no licence, and nothing was copied. It has been on
 * desktops for twelve years, with SQL Server below, and was moved into the cloud later. Its public API came with that:
 * three people put Hot Chocolate 12 over the classes of the domain, so that the words are those of the desktop. What Hot
 * Chocolate makes of classes is as it makes it, by its public documentation (chillicream.com/docs/hotchocolate, names and
 * structure only): connections named after their field with edges, nodes and totalCount, `where` with operations by the
 * .NET type and `and`/`or`, `order` as a list, 20 rows where no size is given and HC0051 above 100, mutations with one
 * input, a payload and its errors as a union, and foreign keys beside what they lead to. What is worked out when it is
 * read, such as a balance, can't be filtered. Texts are compared without regard to capitals, accents count.
 *
 * Vet centres stand in zones of their own. An account is who brings animals and gets the statement, with a column for
 * each of three phones and one email; an organisation has its whole name as surname. Operators are all staff, those who
 * left among them. The diary holds bookings and blocked out time alike, told apart by `entryKind`; entries have the
 * offset of their centre, what was cancelled or failed to attend stays, and what was deleted is filtered out
 * everywhere. Moments of the record are in UTC. Lists come by their ids as they have no other order, so that
 * accounts and animals come as they were entered and the diary as it was booked; what a business sets up once comes
 * whole. The F2 search of the desktop is a query of its own. Absent fields of a change stay and null empties them; an
 * address comes whole. A diary column that is named has to be free, operators may meet. At another centre an entry keeps
 * its time of the clock. Who has departed can't be cancelled. What the key may not do is a GraphQL error with
 * AUTH_NOT_AUTHORIZED, a date without offset is one, too, and an id that belongs to nothing is null, or an error of the
 * payload.
 *
 * Assumed: opening hours, rosters, columns of the diary, stock, weights, vaccines, scripts, laboratory requests, stays,
 * recalls, callbacks, mobs and what else is beside the desk are made by counting; invoices, receipts, credit notes and
 * communications are those of the ledger. Accounts have no suburb, region and postcode until they are written. Second
 * emails are not kept. Left out are statements, drug registers, body maps, and the subscriptions of the hosted edition.
 */
export const tarndale: Dialect = defineDialect({
  name: 'tarndale',
  trait:
    'Hot Chocolate over the words of an old desktop: accounts, operators, centres and a diary that holds blocked out time, whole numbers as ids, foreign keys beside relations, lists by id, moments with the offset of their centre, page sizes above 100 refused',
  sdl: tarndaleText,
  auth: { kind: 'direct', key: 'Bearer tarndale-integration-key' },
  ownOrganization: 'business',
  cap: mostRows,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: tarndaleRoots,
  expectedMap: {
    locations: 'centres',
    clients: 'accounts',
    clientSearch: ['lookupAccounts', 'accounts'],
    client: 'accountById',
    patients: 'animals',
    appointments: 'diaryEntries',
    appointment: 'diaryEntryById',
    providers: 'operators',
    appointmentTypes: 'diaryPurposes',
    bookAppointment: 'createDiaryEntry',
    updateAppointment: 'amendDiaryEntry',
    cancelAppointment: 'cancelDiaryEntry',
    registerClient: 'openAccount',
    addPatient: 'enrolAnimal',
  },
  view: viewOf({
    ids: tarndaleIds,
    status: ({ state }) => [progressWords[state]],
    // Blocked out time stands in the diary, where a desk may well leave it out.
    shows: isKept,
    mayOmit: ({ isBlock }) => isBlock,
    phones: phonesOf,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
