import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byNewest } from './directoryQueries.ts';
import { tallgrassRoots } from './resolvers.ts';
import { tallgrassText } from './schema.ts';
import { e164, stages, tallgrassIds } from './values.ts';

/**
 * Tallgrass, an invented product: there is no such system, no source and no licence, and nothing of it is copied.
 *
 * It is the platform of a young company in Chicago for groups of companion-animal hospitals, written in TypeScript with
 * the schema in code, by Pothos with its plugins for Relay and for errors; names of types and nullability are as those
 * plugins make them. Ids are global ones of a type and a number, `node` and `nodes` find any object, and an id of another
 * type is an error. Lists are connections named after their field, with edges and nodes that may be null, 20 rows where
 * no size is asked for and 100 at most. Everything hangs on the organization: its hospitals are a list of it alone, and
 * each hospital has calendars, one for each teammate who works there and one for unassigned visits. Who pays is a
 * household, with a primary member and others, each with phones in E.164 and emails; strays have none. Animals are
 * companions, of a species and a breed, both rows. A scheduled visit is what stands in the calendar, made from a template, and
 * an encounter is what came of it once the companion was checked in. Visits are asked for by one hospital and a range of
 * at most 31 days, openings by dates, reminders by dates, teammates by hospital. Instants are in UTC with milliseconds, and
 * the zone is the hospital's; what is sent has any offset, and none is an error. Canceled visits and no-shows stay, deleted ones
 * are gone, and blocks are a list of their own. Households and companions come newest first, inactive and deceased ones too.
 * Mutations take one input and answer a union of success, whose data is the row, and errors that share an interface. A visit
 * may meet another; over blocked time it is a conflict unless that is ignored.
 *
 * Assumed, and made by counting: further members of households, rooms, intake forms, medical files, plans, insurance, follow-ups,
 * waitlist, stock and estimates. Left out: signing in, webhooks' deliveries, uploads and reports. Always null are photos and
 * avatars, pronouns, second lines of addresses, state and postal code of a household, assignees of threads, and actors.
 */
export const tallgrass: Dialect = defineDialect({
  name: 'tallgrass',
  trait:
    'Pothos with Relay: households with members, companions, hospitals only below the organization, visits by one hospital and a range, calendars, encounters made from visits, connections with nullable nodes, unions with data for mutations',
  sdl: tallgrassText,
  auth: { kind: 'direct', key: 'Bearer tg_live_front_desk' },
  ownOrganization: 'organization',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: tallgrassRoots,
  expectedMap: {
    locations: ['organization.hospitals', 'viewer.organization.hospitals'],
    clients: 'households',
    clientSearch: ['households', 'search'],
    client: 'household',
    patients: 'companions',
    appointments: 'scheduledVisits',
    appointment: 'scheduledVisit',
    providers: 'teammates',
    appointmentTypes: 'visitTemplates',
    bookAppointment: 'scheduleVisit',
    updateAppointment: 'updateScheduledVisit',
    cancelAppointment: 'cancelScheduledVisit',
    registerClient: 'createHousehold',
    addPatient: 'addCompanion',
  },
  view: viewOf({
    ids: tallgrassIds,
    status: ({ state }) => [stages[state]],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byNewest),
    patients: ({ patients }) => patients.toSorted(byNewest),
    mayOmit: () => false,
    phones: ({ phones }) => phones.map(({ value }) => e164(value)),
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
