import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { drumlinRoots } from './resolvers.ts';
import { drumlinText } from './schema.ts';
import { acctsOf, drumlinIds, isInDiary, statuses } from './values.ts';

/**
 * Drumlin, the system of an Irish house of 2004 for mixed practices there, in Britain and in New Zealand: a desktop over a
 * relational database, to which a gateway with GraphQL was added for the vendor's own screens at the front desk.
 *
 * The product is invented: there is no source and no licence, and nothing was copied. The gateway shows tables as they
 * are: types and fields are named as tables and columns, abbreviated and with underscores, comments are those of the data
 * dictionary, where it has any. Foreign keys are followed to rows, beside the column itself; codes of the one big code
 * table are not, so that what APST or PHTY means has to be looked up in `code_vals` (comments name the group). Business
 * units and appointment types have codes as keys, all else has numbers.
 *
 * A business unit has diary books, and these show columns under headings that the practice typed: a vet, a nurse, a room
 * or a round, and the same column can stand in books of several units. There is no provider beside them: `staff` are the
 * users of the system, without a link to columns. An appointment has a date, a start and an end in HH:MM by the clock of
 * the unit, an end before the start being on the next day; what has no column stands in a strip for all. Animals hang
 * on it in a table of their own, in order, so that a visit can be for several (those of the shared practice are for one at
 * most). Blocked time is another table, and what was deleted is gone from both. The diary is asked for by unit and by days,
 * at most 62. Accounts come in the order of the name index, animals by number; pages count from 1. Phone numbers are rows
 * with a type; there is one e-mail. Statuses are set as a code, except for calling off, which has a procedure with a
 * reason code. Writes call procedures: what these refuse comes as a number and a text beside no row, without an error of
 * GraphQL; dates that are none, pages from 0, unknown units in questions and the like are errors. Double bookings are
 * taken, as desktops do; rooms and rounds are not booked through the gateway.
 *
 * Made up by counting are titles and salutations, arrival and consulting times, reasons for calling off, holdings, farm
 * visits, hospital stays, laboratory requests, weights, vaccines, reminders, policies, rotas, stock and the waiting list.
 * Departments, books of the theatre (from 90 minutes on) and of farm calls, and two receptionists, too.
 */
export const drumlin: Dialect = defineDialect({
  name: 'drumlin',
  trait:
    'tables of an old database: abbreviated lower-case names, business units, diary books and columns under typed headings, date and HH:MM apart, several animals per visit, codes described in one code table elsewhere, phones as rows with types, procedures that return a number',
  sdl: drumlinText,
  auth: { kind: 'direct', key: 'Bearer drumlin-gateway-7f3a' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: drumlinRoots,
  expectedMap: {
    locations: 'bus_units',
    clients: 'accts',
    clientSearch: 'acct_find',
    client: 'acct',
    patients: 'anmls',
    appointments: 'diary_appts',
    appointment: 'diary_appt',
    providers: 'diary_cols',
    appointmentTypes: 'appt_types',
    bookAppointment: 'diary_appt_add',
    updateAppointment: 'diary_appt_upd',
    cancelAppointment: 'diary_appt_can',
    registerClient: 'acct_add',
    addPatient: 'anml_add',
  },
  view: viewOf({
    ids: drumlinIds,
    // What a code means stands in the code table.
    status: ({ state }) => [statuses[state].code, statuses[state].descr],
    clients: acctsOf,
    shows: isInDiary,
    mayOmit: () => false,
    isNaive: true,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
    loose: {
      // Groups of accounts need not be read as tags, nor where an account is kept as where its holder goes.
      clients: ['tags', 'location', 'location.name'],
    },
  }),
});
