import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dalaCareIds, isVisit, phoneOf, standingOf } from './records.ts';
import { dalaCareRoots } from './resolvers.ts';
import { dalaCareText } from './schema.ts';

/**
 * Dala Care, schedules of home care.
 *
 * Source: the GraphQL guide that its makers publish at github.com/dala-care/dala-skills (dala-care-api/SKILL.md, version
 * 1.0.0, kept at github.com/NeverSight/skills_feed under data/skills-md/dala-care), and for the meaning of words
 * docs.dala.care (vocabulary, contacts, care homes, scheduling, field reference of its Zapier integration). The guide
 * shows queries, mutations, enums and one input; which of the fields may be null and the names of types that only stand
 * behind a field are assumed, and so are the order of people (of entry), that events of no office are none, that a range
 * has both its ends, and that only the log changes a visit once it has started. It has no mutation that registers people. Clients
 * of the practice are the care recipients: visits are with people, animals are not in it. How far a visit is has to be
 * read from clocks and from the time that it was cancelled. Shifts, stays and activities are left out.
 */
export const dalaCare: Dialect = defineDialect({
  name: 'dalaCare',
  trait:
    'lists without pages, a book that is a union of visits and absences of named offices, no status but clocks and a time of cancelling, roles in offices that can be over',
  sdl: dalaCareText,
  auth: { kind: 'direct', key: 'dala-care-key' },
  // Lists are whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: dalaCareRoots,
  expectedMap: {
    locations: 'offices',
    clients: 'careRecipients',
    // A filter knows offices alone.
    clientSearch: null,
    client: ['careRecipientById', 'careRecipients'],
    patients: null,
    appointments: 'eventsByOfficeIds',
    appointment: null,
    providers: 'careGivers',
    appointmentTypes: null,
    bookAppointment: 'visitCreateV2',
    updateAppointment: ['visitUpdate', 'visitLogUpdate'],
    cancelAppointment: 'visitCancel',
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: dalaCareIds,
    status: standingOf,
    patients: null,
    shows: isVisit,
    phones: (client) => [phoneOf(client, 'Mobile'), phoneOf(client, 'Home')].filter((phone) => phone !== null),
    hasHomeLocation: true,
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['tags', 'lastVisit'],
      appointments: ['patient', 'reason'],
    },
    // Roles say since when a person is inactive and where she belongs; a visit has the id of its office and a list of
    // caregivers.
    loose: { clients: ['active', 'location'], appointments: ['provider', 'location.name'] },
    knowsOffsets: false,
  }),
});
