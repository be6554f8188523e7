import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { quillmereRoots } from './resolvers.ts';
import { sdl } from './schema.ts';
import { isAttendance, quillmereIds, stages } from './words.ts';

/**
 * Quillmere, the practice system that a corporate group of veterinary hospitals in the United Kingdom wrote for itself.
 *
 * The product is invented: there is no source, no licence and no address, and nothing of it is copied. It is made in Rust
 * with async-graphql; the teams people, patients, diary, catalogue, finance and comms have a subgraph each, and a router
 * of Apollo Federation joins them, so that what is here is the API schema of the supergraph: keys and `_entities` are
 * hidden in it. Scalars are those of the crates: UUID, DateTime in UTC with `+00:00`, NaiveDate, Decimal as text.
 *
 * A person with an animal in their care is a keeper, as in the microchipping regulations, with forename and surname; a body
 * has its whole name for a surname. How to reach them is a list of a union, one type for telephones and one for emails.
 * An attendance is asked for by hospital and days, both included and at most 42, by the hospital's own clock; the group
 * has hospitals abroad, so each says its zone. What was called off and who did not attend stay in the diary, what was
 * struck out is gone, and holds are a list of their own. Each team has ways of its own: people, patients, finance and comms
 * have connections with nodes, 50 without a size and at most 100; the diary gives a whole list; the catalogue counts pages
 * from 1. Team diary answers writes with a union of success and refusal; all others answer the row, and refuse with a
 * GraphQL error that names a code and the service. Keepers come by surname, patients by name, both by code points as the
 * database collates with "C". The search finds beginnings of words of a name, digits of telephones, beginnings of emails,
 * account numbers and names of animals.
 *
 * Assumed: a token of a service and so no `me`; attendances may meet; the router cuts longer pages instead of refusing
 * them. Made up from the records of the practice are regions, rooms, duties, clinical rows, bills, claims, errands and
 * nudges. Left out are subscriptions, uploads, merging of keepers, purchase orders and what the router keeps to itself.
 * Honorifics, second lines of addresses and who approved or did something are always null, and postcodes of keepers are
 * until they are written here.
 */
export const quillmere: Dialect = defineDialect({
  name: 'quillmere',
  trait:
    'a supergraph of several teams: keepers with a union of contacts, a diary by hospital and days as a plain list, UUIDs, UTC, connections beside counted pages, a union of outcomes beside errors with code and service',
  sdl,
  auth: { kind: 'direct', key: 'Bearer qm_svc_front_of_house' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: quillmereRoots,
  expectedMap: {
    locations: 'hospitals',
    clients: 'keepers',
    clientSearch: 'matchKeepers',
    client: 'keeper',
    patients: 'patients',
    appointments: 'attendances',
    appointment: 'attendance',
    providers: 'colleagues',
    appointmentTypes: 'consultKinds',
    bookAppointment: 'bookAttendance',
    updateAppointment: 'amendAttendance',
    cancelAppointment: 'callOffAttendance',
    registerClient: 'enrolKeeper',
    addPatient: 'admitPatient',
  },
  view: viewOf({
    ids: quillmereIds,
    status: ({ state }) => [stages[state]],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    patients: ({ patients }) =>
      patients.toSorted((one, other) => {
        if (one.name === other.name) return one.key - other.key;
        return one.name < other.name ? -1 : 1;
      }),
    shows: isAttendance,
    mayOmit: () => false,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
