import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { compareValues } from '../generatedRows.ts';
import { emailOf } from './plainRecords.ts';
import { kukkuuRoots } from './resolvers.ts';
import { kukkuuText } from './schema.ts';
import { guardiansOf, isOccurrence, kukkuuIds } from './values.ts';

/**
 * Kukkuu, with which the City of Helsinki invites families to events for their children: graphene-django with Relay.
 *
 * Source: github.com/City-of-Helsinki/kukkuu under the MIT licence, at commit 547845f5 (schema.py, models.py and filters.py
 * of children, users, events, venues, projects, languages and messaging; kukkuu/views.py for codes of errors), generated
 * as graphene-django does. Guardians are the clients, children the patients, and occurrences of events at venues the
 * appointments; there are no species, no staff and no states. An occurrence has a name and a length only through its
 * event, whose length is in minutes, and comers only as connections: children, and their guardians below. Lists have
 * a hundred rows at most, and refuse to give more; only children and messages are counted. An administrator writes events
 * and occurrences, which have nobody at first; only guardians register, and enrol, and only themselves and their own.
 * Deleted is gone. Left out are mutations for venues, groups, messages, tickets and subscriptions. Queries are at most 8 deep,
 * as all test services', and not 12: so a list of occurrences reaches children and not their guardians, whom one
 * occurrence or the list of children gives. Assumed: a server in the practice's zone instead of Europe/Helsinki, Finnish as the language
 * of requests, PostgreSQL's order of texts by code, a yearly limit of 20 instead of 2, children born in any year, and the
 * words of some refusals. Appointments without a reason have no name of an event, and so are no occurrences.
 */
export const kukkuu: Dialect = defineDialect({
  name: 'kukkuu',
  trait:
    'occurrences of events with connections of children and guardians, name and length only through the event, dates as the only filter of time, pages of 100, inputs with clientMutationId',
  sdl: kukkuuText,
  auth: { kind: 'direct', key: 'Bearer kukkuu-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: kukkuuRoots,
  expectedMap: {
    locations: 'venues',
    clients: 'guardians',
    clientSearch: null,
    // Only one's own profile.
    client: null,
    patients: 'children',
    appointments: 'occurrences',
    appointment: 'occurrence',
    providers: null,
    appointmentTypes: 'events',
    // Nobody can be enrolled but one's own children.
    bookAppointment: 'addOccurrence',
    updateAppointment: 'updateOccurrence',
    cancelAppointment: 'deleteOccurrence',
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: kukkuuIds,
    status: () => [null],
    clients: guardiansOf,
    patients: ({ patients }) =>
      patients.toSorted((one, other) => compareValues(one.name, other.name) || one.createdAt - other.createdAt),
    shows: isOccurrence,
    namesClient: false,
    knowsOffsets: false,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'tags', 'lastVisit', 'location'],
      patients: ['species', 'breed'],
      appointments: ['status', 'provider'],
    },
    // The name of an event need not be a reason, and guardians are too deep for the list.
    loose: { appointments: ['reason', 'client'] },
  }),
});
