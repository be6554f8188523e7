import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasClearDay } from '../clearDay.ts';
import { membersOf, wixIds } from './people.ts';
import { wixPeopleText } from './peopleSchema.ts';
import { approvalOf, attendanceOf, isCancelled } from './records.ts';
import { wixRoots } from './resolvers.ts';
import { wixText } from './schema.ts';

/**
 * The GraphQL API of Wix, the builder of websites, for a business with Wix Bookings.
 *
 * Source: the types that a public project generated from the whole schema with graphql-code-generator, descriptions
 * included (bookings, calendar, locations, contacts and members among shops, blogs and events), and the pages of
 * dev.wix.com about sessions, schedules and errors. Rebuilt are those five parts with the descriptions that bear on them,
 * shortened; no operation is added. The calendar can be read only, as bookings have no operations there, and contacts
 * can't be listed: who can be are the members of the site. Schedules have the time zone of the business, wherever a place
 * is. Assumed, as neither says it: a member has the id of her contact, cancelled sessions are found only by a filter for
 * the status, pages that are asked for too long are cut, and the codes of errors of contacts and members.
 */
export const wix: Dialect = defineDialect({
  name: 'wix',
  trait:
    'packages in every name, one input object per query, fields by field sets, a calendar to be read only, members for clients',
  sdl: wixText + wixPeopleText,
  auth: { kind: 'direct', key: 'wix-access-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: wixRoots,
  expectedMap: {
    locations: 'businessToolsLocationsV1Locations',
    clients: 'membersMembersV1Members',
    clientSearch: 'membersMembersV1Members',
    client: ['membersMembersV1Member', 'crmContactsV4Contact'],
    patients: null,
    appointments: 'bookingsSessionsV1Sessions',
    appointment: 'bookingsSessionsV1Session',
    // Members of staff are no more than ids.
    providers: null,
    appointmentTypes: 'bookingsServicesV2Services',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    // A member is in the list of clients, a contact is what the desk would enter.
    registerClient: ['crmContactsV4CreateContact', 'membersMembersV1CreateMember'],
    addPatient: null,
  },
  view: viewOf({
    ids: wixIds,
    // The session's own word, or what is said of its only participant, there or in the list of attendance.
    status: (row) => {
      if (isCancelled(row)) return ['CANCELLED'];
      const attendance = attendanceOf(row);
      return ['CONFIRMED', ...(row.clientKey === null ? [] : [approvalOf(row)]), ...(attendance ? [attendance] : [])];
    },
    clients: membersOf,
    patients: null,
    shows: hasClearDay,
    // Cancelled sessions, deleted ones among them, are there only for those who ask.
    mayOmit: (row) => row.isBlock || isCancelled(row),
    emails: ({ emails }) => emails,
    knowsOffsets: false,
    absent: {
      clients: ['tags'],
      appointments: ['patient', 'location', 'provider.name'],
    },
    // Whether one may log in is not quite whether one is a client still; of staff, only the owner of a schedule is known.
    loose: { clients: ['active'], appointments: ['provider', 'reason'] },
  }),
});
