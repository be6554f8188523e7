import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { bellmareRoots } from './resolvers.ts';
import { byBarnName } from './orders.ts';
import { bellmareText } from './schema.ts';
import { bellmareIds, isEntry, stages } from './values.ts';

/**
 * Bellmare, the system that an equine and mixed-animal practice group in Alberta wrote for itself and now sells to
 * others.
 *
 * The product is invented: there is no source and no licence, and nothing was copied. Its API is written by hand in
 * Python over Strawberry without camel case, and its words are those of the barn: bases that trucks leave from,
 * account holders, barn names, stables, herds, slips. Every list of many rows is an envelope of count and results with
 * offset and limit (50 unless given, no more than 100, longer ones are cut), and filters are flat arguments; a filter
 * by an id of nothing finds nothing, and a limit of zero is a GraphQL error with the code INVALID_ARGUMENT. One
 * calendar holds farm calls and clinic visits, two types of one interface, asked for from a day through another by the
 * clock of each base and 31 days at most. Instants are in UTC with +00:00 as Python's isoformat writes them, and zones
 * are those of the bases. An entry has a list of animals, of which the first opens the chart, and a list of attending
 * people with roles, of which one leads; a helper can stand beside. A status is an object of code and label.
 * Cancelled entries stay on the calendar, deleted ones don't, and blocked time is a list of its own. Animals belong
 * to holders through interests with percentages, the managing one first, and have veterinarians of record with the
 * part of the production that is credited to each. A holder's animals are those that it manages, its interests are
 * all. Account holders come by surname, closed accounts too, and animals by barn name, deceased ones too. The search
 * is the argument q of the account holders: every word somewhere in names and emails, or digits of a phone. A mutation
 * answers a payload of ok, problems and the row.
 *
 * Assumed: a time without offset is by the clock of the base, an entry that moves to another base keeps its time of
 * the clock, a completed one can't be cancelled, entries may overlap, and an animal that dies stays listed.
 * Made up by counting: which entries are farm calls, second animals on those, helpers, shared ownership, stables,
 * herds, recalls, immunizations, lab orders, stock, rooms and trucks. Always null are premises of herds, phones of
 * barn managers, an animal's herd, plans of charts and sign-ins; addresses of holders have no province until one is
 * written.
 */
export const bellmare: Dialect = defineDialect({
  name: 'bellmare',
  trait:
    'equine and mixed practice: farm calls and clinic visits as two types of one interface in one calendar, several animals and attending people with roles per entry, ownership in percentages, statuses with code and label, offset pages with count and results, flat filters',
  sdl: bellmareText,
  auth: { kind: 'direct', key: 'Token bm-front-desk-3f61' },
  ownOrganization: 'practice_group',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: bellmareRoots,
  expectedMap: {
    locations: ['bases', 'practice_group.bases'],
    clients: 'account_holders',
    clientSearch: 'account_holders',
    client: 'account_holder',
    patients: 'animals',
    appointments: 'calendar',
    appointment: 'calendar_entry',
    providers: 'practitioners',
    appointmentTypes: 'call_types',
    bookAppointment: 'schedule_entry',
    updateAppointment: 'revise_entry',
    cancelAppointment: 'call_off_entry',
    registerClient: 'open_account',
    addPatient: 'enrol_animal',
  },
  view: viewOf({
    ids: bellmareIds,
    // The code of a stage tells as much as its label.
    status: ({ state }) => [stages[state].label, stages[state].code],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    patients: ({ patients }) => patients.toSorted(byBarnName),
    shows: isEntry,
    mayOmit: () => false,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
