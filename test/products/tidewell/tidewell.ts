import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { e164, isVisit, statuses, tidewellIds } from './words.ts';
import { tidewellRoots } from './resolvers.ts';
import { tidewellText } from './schema.ts';

/**
 * Tidewell, an invented product: there is no such system, and nothing of it is copied from any.
 *
 * It is a cloud system of a young company for groups of small-animal hospitals in the United States, written in
 * TypeScript with the schema first, and its own web app works with the same API as partners do. Its habits are those of
 * such companies: whoever brings an animal is a pet parent, with a name in three parts, where a rescue has its whole name
 * as the last one. Phones and emails are one list of contact points, each with its channel, and phones in E.164. Pets
 * and people meet in ownerships, of which a stray has none. The calendar is asked for from a date through another, both
 * included and at most 62 days, by the wall clock of each hospital; starts are written with the offset of their hospital,
 * and beside them is how many minutes a visit lasts instead of an end. Statuses are rows, with a label of the group's own
 * and a phase that means the same everywhere. Canceled visits and no-shows stay in the calendar, removed ones are gone,
 * and blocks are a list of their own. Lists are pages with the cursor of the next one, null at the end, and longer pages
 * than 100 are cut. Pet parents come by last name, pets as they were added, visits by start. A search finds pet parents
 * by beginnings of words, emails, digits of phones and names of pets, each hit with what it was found by; it needs two
 * characters. Writes take drafts and changes, and answer unions: the success, or what is wrong. A query that asks for
 * what can't be is a GraphQL error with the code INVALID_ARGUMENT, and an id that isn't there is null. Always null are
 * photos, portal accounts, online requests, weights and second lines of addresses; includeRetired makes no difference as
 * no type is retired, and notifyPetParent sends nothing here.
 */
export const tidewell: Dialect = defineDialect({
  name: 'tidewell',
  trait:
    'pet parents with contact points, ownerships between people and pets, spans of dates through the last one, minutes instead of an end, statuses as rows with a phase, pages with next, writes that answer unions',
  sdl: tidewellText,
  auth: { kind: 'direct', key: 'Bearer tw_live_front_desk' },
  ownOrganization: 'group',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: tidewellRoots,
  expectedMap: {
    locations: ['hospitals', 'group.hospitals'],
    clients: 'petParents',
    clientSearch: 'searchPetParents',
    client: 'petParent',
    patients: 'pets',
    appointments: 'visits',
    appointment: 'visit',
    providers: 'teamMembers',
    appointmentTypes: 'visitTypes',
    bookAppointment: 'bookVisit',
    updateAppointment: 'updateVisit',
    cancelAppointment: 'cancelVisit',
    registerClient: 'registerPetParent',
    addPatient: 'addPet',
  },
  view: viewOf({
    ids: tidewellIds,
    // The label is what the board shows, the phase is what it means.
    status: ({ state }) => [statuses[state].label, statuses[state].phase],
    clients: (practice) => practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    shows: isVisit,
    mayOmit: () => false,
    phones: ({ phones }) => phones.map(({ value }) => e164(value)),
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
