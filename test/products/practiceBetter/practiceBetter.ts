import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { betterRoots } from './resolvers.ts';
import { betterText } from './schema.ts';
import { betterIds, betterWords, isSession, recordsOf } from './values.ts';

/**
 * Practice Better, with which dietitians, coaches and other wellness practices keep clients and sessions: its API behind
 * a GraphQL gateway.
 *
 * Source: what public projects that use the API at api.practicebetter.io say of it and of its Swagger document
 * (/consultant/records, /consultant/sessions with its date, cancel and filters, /consultant/availability/slots,
 * /company/administration/members, /consultant/formrequests), and the list of its operations and parameters at
 * glama.ai/mcp/connectors/io.usefulapi/practice-better; no code of theirs is used, and the API states no license. The
 * gateway adds Relay connections over the cursors before_id and after_id, payloads with userErrors, objects where the API
 * has them too (profile, consultant, service, record), names of states in capitals, and a token of its own. A client is a
 * record whose names and contacts are in its profile; its status is that of the portal and not whether it is active.
 * Sessions have instants in UTC and lengths in seconds, and what has no offset is read as US Eastern time. Zones are
 * names of Windows. A session that is cancelled stays, can't be moved any more, and a deleted one is gone; `count` is
 * the items of a page and there is no total. Records can't be searched.
 *
 * From memory, where no source says more: the words of the states and how a session is confirmed, tags and quick notes,
 * what services, members of the team, invoices, tasks, programs and conversations have, and the fields of an address.
 * Assumed: a place is a text of the session and no row of its own, an organization has a last name alone, sessions come
 * by their date, the days of filters are those of US Eastern time and both ends of a time belong to it, conflicts are
 * looked for only on request, and a session may have nobody to give it yet. Only mobile and home phones have a field.
 * Group sessions, journals and health notes are left out, as are visits of another zone around midnight.
 */
export const practiceBetter: Dialect = defineDialect({
  name: 'practiceBetter',
  trait:
    'connections without totals, names and contacts in a profile, lengths in seconds, a portal status beside an active flag, places as text, payloads with userErrors, no search',
  sdl: betterText,
  auth: { kind: 'direct', key: 'Bearer practice-better-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: betterRoots,
  expectedMap: {
    locations: null,
    clients: 'clientRecords',
    clientSearch: null,
    client: 'clientRecord',
    patients: null,
    appointments: 'clientSessions',
    appointment: 'clientSession',
    providers: 'teamMembers',
    appointmentTypes: 'services',
    bookAppointment: 'clientSessionCreate',
    updateAppointment: 'clientSessionReschedule',
    cancelAppointment: 'clientSessionCancel',
    registerClient: 'clientRecordCreate',
    addPatient: null,
  },
  view: viewOf({
    ids: betterIds,
    status: ({ state }) => [betterWords[state]],
    clients: recordsOf,
    patients: null,
    shows: isSession,
    phones: ({ phones }) => phones.filter(({ label }) => label !== 'Work').map(({ value }) => value),
    tags: ({ tags }) => tags,
    knowsOffsets: false,
    absent: {
      clients: ['lastVisit', 'location'],
      appointments: ['patient', 'location.id'],
    },
    // Booking notes need not be a reason, and a text need not be taken for a place.
    loose: { appointments: ['reason', 'location'] },
  }),
});
