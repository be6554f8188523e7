import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dialectNow } from '../../dialects/practice.ts';
import { jobberCalendarText } from './calendar.ts';
import { jobberChangesText } from './changes.ts';
import { jobberConnectionsText } from './connections.ts';
import { isJobberVisit, jobberIds, visitStatus } from './records.ts';
import { inJobberOrder, jobberRoots } from './resolvers.ts';
import { jobberText } from './schema.ts';
import { jobberWorkText } from './work.ts';

/**
 * Jobber, which is for those who work at their clients' homes.
 *
 * Rebuilt from the public documentation at developer.getjobber.com/docs (objects, queries and enums of 2025 and 2026).
 * One account without locations and without animals. The status of a visit follows from the clock, and what is called
 * off is deleted.
 */
export const jobber: Dialect = defineDialect({
  name: 'jobber',
  trait: 'field service: visits of jobs, users as a connection, status by the clock, newest clients first, no places',
  sdl: jobberText + jobberCalendarText + jobberWorkText + jobberConnectionsText + jobberChangesText,
  auth: { kind: 'direct', key: 'jobber-key' },
  ownOrganization: 'account',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: jobberRoots,
  expectedMap: {
    // Properties are where the clients live.
    locations: null,
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: null,
    appointments: 'visits',
    appointment: 'visit',
    providers: 'users',
    appointmentTypes: ['products', 'productOrServices'],
    bookAppointment: 'visitCreate',
    updateAppointment: ['visitEditSchedule', 'visitEdit'],
    cancelAppointment: 'visitDelete',
    registerClient: 'clientCreate',
    addPatient: null,
  },
  view: viewOf({
    ids: jobberIds,
    status: (row) => [visitStatus(row, dialectNow)],
    clients: (practice) => inJobberOrder(practice.clients),
    patients: null,
    shows: isJobberVisit,
    knowsOffsets: false,
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    absent: {
      locations: ['id', 'name', 'address', 'timeZone'],
      clients: ['lastVisit', 'location'],
      appointments: ['patient', 'location'],
    },
    // Archived is the opposite of active, tags are a connection, and a title gives the reason only for some visits.
    loose: { clients: ['active', 'tags'], appointments: ['reason'] },
  }),
});
