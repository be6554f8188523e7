import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { pinfoldRoots } from './resolvers.ts';
import { pinfoldText } from './schema.ts';
import { isEntered, pinfoldIds, progress } from './values.ts';

/**
 * Pinfold, the system of an English house of 1998: a desktop in Delphi over SQL Server, and later a web service over the
 * same database, written by a team of its own with Spring for GraphQL.
 *
 * The product is invented: there is no source and no licence, and nothing was copied. The service speaks the desktop's
 * language: the payer holds an account, with postings and aged debt; each animal has a record card, of which a stray's
 * has no account; operators head the columns of a surgery's diary, whose bookings are entries fitted into sittings. A
 * column belongs to a surgery, and most to an operator. Codes of lookup tables stand beside their descriptions.
 * Dates and times are apart and by the wall of the surgery, whose `zoneId` is a ZoneId of Java, and a length in minutes
 * stands for the end; of two equal times in autumn the first is meant. Stamps are by the clock of the head surgery, which
 * is the first. Each list takes criteria and a page with its sort, and answers a page as Spring Data makes it, counted
 * from 0 and of at most 200 rows. Accounts come by number, cards as they were started. Deleted rows stay in the database:
 * lists of accounts and of the diary show them when asked, and single ones are null. Struck-out bookings stay in the
 * diary, and so does blocked time, as entries with neither account nor card. Quick find reads names from the beginnings
 * of their words without case and accents, digits of telephones, account numbers, e-mails and animals' names, from two
 * characters. Writes answer an envelope with the row or with messages by field, where a warning is saved all the same;
 * ids of nothing, and arguments that make no sense, are GraphQL errors with a classification. A row version can be given
 * to avoid overwriting another change. One e-mail is all that an account has room for. Made up by counting are cases, weights,
 * vaccinations, policies, claims, reminders, sittings and arrivals; titles are empty until they are written, as are
 * counties and postcodes of accounts.
 */
export const pinfold: Dialect = defineDialect({
  name: 'pinfold',
  trait:
    'accounts and record cards, a diary of columns and sittings with date and time apart and a length, codes beside descriptions, criteria and Spring pages for every list, deleted flags, a ledger, writes that answer messages',
  sdl: pinfoldText,
  auth: { kind: 'direct', key: 'Bearer pinfold-web-service' },
  ownOrganization: 'installation',
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: pinfoldRoots,
  expectedMap: {
    locations: 'surgeries',
    clients: 'accounts',
    clientSearch: 'quickFind',
    client: 'account',
    patients: 'recordCards',
    appointments: 'diaryEntries',
    appointment: 'diaryEntry',
    providers: 'operators',
    appointmentTypes: 'bookingCodes',
    bookAppointment: 'enterInDiary',
    updateAppointment: 'amendDiaryEntry',
    cancelAppointment: 'strikeOutDiaryEntry',
    registerClient: 'openAccount',
    addPatient: 'startRecordCard',
  },
  view: viewOf({
    ids: pinfoldIds,
    // The code beside it tells as much as the description.
    status: ({ state }) => [progress[state].description, progress[state].code],
    clients: ({ clients }) =>
      clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => one.key - other.key),
    shows: isEntered,
    // Blocked time stands in the same list, marked as such.
    mayOmit: ({ isBlock }) => isBlock,
    isNaive: true,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
