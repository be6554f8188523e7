import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { pawprintRoots } from './resolvers.ts';
import { pawprintText } from './schema.ts';
import { aptStats, isInBook, pawprintIds, phonesOf } from './values.ts';

/**
 * Pawprint SQL, an invented product: there is no such system, no source and no licence, and nothing was copied.
 *
 * It is a practice system of 1998 from the United States, a Windows client over a SQL database whose tables came from
 * files of DOS times. Two people have since written a gateway by hand, in C# with GraphQL.NET. Its types are the tables,
 * master files and files (CLNMAST, PETMAST, APTFILE), its fields their columns with the prefixes taken off, and to them
 * come references and pages. Operations are named by table and verb: Get is one row, All a short table, Browse a page,
 * Find the look-up behind F3. Numbers of rows are Int with a seed for each table; an appointment code is a text.
 *
 * Dates are CHAR(8) and times CHAR(4), by the clock of the hospital and without offset; the hospital has an IANA name,
 * added for the gateway. Of two equal times in autumn the first is meant. Lengths are minutes. The book is asked for one
 * hospital and a span of at most 31 days with both ends, and blocked time stands in it with a flag; removed rows come
 * only when asked for. An appointment's state is a letter, which the description of the column and the file of codes
 * explain. A client has a home, a work and a cell number, shown through the mask of the Windows client, and one email;
 * further ones are not in the database. A business has its name in lname. Clients come by number, patients too, inactive
 * and deceased ones included; merged clients are gone. Terminated doctors are listed when asked for, and everybody who
 * has a column in the book is in DRMAST.
 *
 * The search finds beginnings of words of the name, parts of phones from three digits on, beginnings of the email and
 * of pets' names, and whole client numbers, without regard to case and accents. Pages count from 1, at most 250 rows; a
 * longer one is cut. What is refused is a GraphQL error with a number (PSQ-1404) and the column. A row that isn't there
 * is null for Get, which still answers what was removed from the book, and an error in any other argument. A change sets
 * what is given; null empties a column. At another hospital an appointment keeps its time of the clock, another patient
 * brings its client along, a cancelled one is set to S before it is changed, and a discharged one can't be cancelled.
 *
 * Made up by counting are vaccines, weights, prescriptions, problems, lab requests, notes, reminders, boarding,
 * estimates and purchase orders; price list, vendors, rights and parameters are fixed. Always empty are second address
 * lines, state and ZIP of clients, and fax numbers; times of check-in and check-out are empty until they are written.
 * Left out: printing, claims of insurers, controlled drugs and the sync with the accounting package.
 */
export const pawprintSql: Dialect = defineDialect({
  name: 'pawprintSql',
  trait:
    'tables of 1998 behind a gateway written by hand: numbers as Int, columns as abbreviations, dates YYYYMMDD and times HHMM apart, letters as states, Y and N, a book by hospital and span with blocked time in it, three phone columns, pages from 1',
  sdl: pawprintText,
  auth: { kind: 'direct', key: 'Bearer PSQ-880101-FRONTDESK' },
  cap: 250,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: pawprintRoots,
  expectedMap: {
    locations: 'hospAll',
    clients: 'clnBrowse',
    clientSearch: 'clnFind',
    client: 'clnGet',
    patients: 'petBrowse',
    appointments: 'aptBook',
    appointment: 'aptGet',
    providers: 'drAll',
    appointmentTypes: 'aptCodeAll',
    bookAppointment: 'aptAdd',
    updateAppointment: 'aptChange',
    cancelAppointment: 'aptCancel',
    registerClient: 'clnAdd',
    addPatient: 'petAdd',
  },
  view: viewOf({
    ids: pawprintIds,
    // The letter is what the row has; its meaning stands in the description and in the file of codes.
    status: ({ state }) => aptStats[state],
    clients: ({ clients }) =>
      clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => one.key - other.key),
    patients: ({ patients }) => patients.toSorted((one, other) => one.key - other.key),
    shows: isInBook,
    mayOmit: ({ isBlock }) => isBlock,
    isNaive: true,
    phones: phonesOf,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
