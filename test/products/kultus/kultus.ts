import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { kultusRoots } from './resolvers.ts';
import { kultusText } from './schema.ts';
import { enrolleesOf, enrolmentStatuses, isOccurrence, kultusIds } from './values.ts';

// That one was called off has to be seen; whether others were approved stands with each of their enrolments.
function wordsOf({ state }: AppointmentRecord): readonly (string | null)[] {
  return state === 'cancelled' ? [enrolmentStatuses.cancelled] : [enrolmentStatuses[state], null];
}

/**
 * Kultus, with which providers of the City of Helsinki offer visits to groups, code-first in Python (graphene-django).
 *
 * Follows github.com/City-of-Helsinki/palvelutarjotin at commit aa0d113fc0403eaf739f6c8c6b460ee13acb6a08 (MIT): the
 * types, arguments, inputs and payloads that its classes come to in GraphQL, and what its resolvers, filters and checks
 * do. No code is taken over. The repository has no printed schema, so names that graphene makes by itself (enums of
 * choices, reverse sets, arguments of filters) are as graphene-django makes them.
 *
 * An event of another service, Linked Events, has a "p event" of Kultus beside it, and occurrences with a start and an
 * end, a place's id, contact persons and enrolments. A group is enrolled through its contact person, and the status is
 * that of the enrolment; an occurrence itself can only be cancelled. Persons are one list by name: those who enrol and
 * those of staff, whom `isStaff` tells apart, with a name in one piece, one number and one address; empty ones are empty
 * texts. Places come from Linked Events in pages of their own with texts in three languages, and what isn't included
 * comes as an address alone. Lists are Relay's, of 100 at most: a larger size is an error. Moments are in UTC; days and
 * times of filters are by the clock of the service, which is nowhere to be seen. Errors carry codes. There is no search
 * of persons. An occurrence of a published event with enrolments can't be changed, only cancelled.
 *
 * Here an appointment is an occurrence with room for one group, an animal is a group with its owner as contact person, a
 * type of appointment is one event at each place, and providers are the persons of the organisation, with accounts.
 * Assumed: that the key's user belongs to that organisation; the zone of the service, that of its first place; which
 * events accept by themselves; units, extra needs, venues, keywords, the queue, the image and the texts of messages; the
 * order of occurrences by start; that nobody of staff is the contact person of a group, that groups and events in use
 * stay, and the code of the refusal to publish without occurrences. Left out are visits of a client without an animal,
 * since nobody is enrolled without a group, blocks of time, and visits of another zone around midnight. Reasons of visits
 * have no field. Captchas, mails and files of images are not looked at.
 */
export const kultus: Dialect = defineDialect({
  name: 'kultus',
  trait:
    'visits of groups to events: one list of persons with a flag for staff, appointments as occurrences whose clients, animals and status stand in a connection of enrolments, place ids as plain texts, places in three languages from another service, UTC without any zone, pages of at most 100 or an error, no search',
  sdl: kultusText,
  auth: { kind: 'direct', key: 'Bearer kultus-event-staff-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: kultusRoots,
  expectedMap: {
    // A venue tells of toilets and cloakrooms, and has no name.
    locations: 'places',
    clients: 'persons',
    clientSearch: null,
    client: 'person',
    // Groups are reached through persons and enrolments alone.
    patients: null,
    appointments: 'occurrences',
    appointment: 'occurrence',
    providers: ['persons', 'organisations'],
    appointmentTypes: 'events',
    bookAppointment: ['addOccurrence', 'enrolOccurrence'],
    updateAppointment: 'updateOccurrence',
    cancelAppointment: 'cancelOccurrence',
    // A new person is entered together with a group, and one's own profile is no client.
    registerClient: null,
    addPatient: 'addStudyGroup',
  },
  view: viewOf({
    ids: kultusIds,
    status: wordsOf,
    clients: enrolleesOf,
    patients: null,
    shows: isOccurrence,
    mayOmit: () => false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['reason'],
    },
    loose: {
      // The place is an id in a text, whose name is in the list of places alone; a group need not be taken for who comes.
      appointments: ['location', 'location.name', 'patient'],
    },
  }),
});
