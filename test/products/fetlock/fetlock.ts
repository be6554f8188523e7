import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { fetlockRoots } from './resolvers.ts';
import { fetlockText } from './schema.ts';
import { diaryStatuses, fetlockIds, isInDiary } from './words.ts';

/**
 * Fetlock, an invented product: a practice manager of 2004 with a Windows client over SQL Server, to which its vendor
 * later put a GraphQL API (.NET, names in PascalCase as its tables and views have them).
 *
 * There is no such product, so no source and no license; nothing was copied. Clients are accounts, with one table of
 * contact lines for telephones and e-mail addresses alike, each with its kind. Animals and accounts are joined by owner
 * links, of which one is the principal one and comes first; strays have none. The diary is asked for one site and one
 * day at a time and holds what is cancelled, and blocks with a flag, but nothing that was removed. An entry has a day, a
 * time of day and minutes, on the clock of its site, whose zone has the name that Windows gives it; stamps are in UTC.
 * How far an entry is, is a row of a lookup table with code and caption. Accounts and animals come in the order of their
 * numbers, 50 at a time and never more than 200, from a number on; the end is a null. Inactive accounts are listed with
 * all others. The search compares beginnings of names, without case and accents, and answers rows of a view that
 * lead to the accounts. Mutations are like stored procedures: a code, a text and the row. Reads of one row are null where
 * there is none; a diary of an unknown site, and dates or times that can't be read, are errors of GraphQL. A category of
 * an account is taken for a tag. Ids are the numbers of the tables, and codes for staff and types.
 */
export const fetlock: Dialect = defineDialect({
  name: 'fetlock',
  trait:
    'PascalCase accounts with contact lines, principal owners by link, a diary per site and day, date and time and minutes in a Windows zone, status captions, rowsets from a number on, return codes',
  sdl: fetlockText,
  auth: { kind: 'direct', key: 'Bearer fetlock-api-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: fetlockRoots,
  expectedMap: {
    locations: 'Sites',
    clients: 'Accounts',
    clientSearch: 'FindAccounts',
    client: 'Account',
    patients: 'Animals',
    appointments: 'Diary',
    appointment: 'DiaryEntry',
    providers: 'StaffMembers',
    appointmentTypes: 'DiaryTypes',
    bookAppointment: 'BookDiaryEntry',
    updateAppointment: 'AmendDiaryEntry',
    cancelAppointment: 'CancelDiaryEntry',
    registerClient: 'OpenAccount',
    addPatient: 'AddAnimal',
  },
  view: viewOf({
    ids: fetlockIds,
    status: ({ state }) => [diaryStatuses[state].caption, diaryStatuses[state].code],
    shows: isInDiary,
    isNaive: true,
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    hasLastVisit: true,
    hasHomeLocation: true,
    // Categories need not be shown as tags.
    loose: { clients: ['tags'] },
  }),
});
