import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasPlace } from './book.ts';
import { kedulIds, kedulStatuses } from './ledger.ts';
import { kedulBody } from './records.ts';
import { kedulRoots } from './resolvers.ts';
import { kedulText } from './schema.ts';

/** What the dates of an appointment say beside its status. */
const beside = { completed: ['CHECKED_OUT', 'COMPLETED'], noShow: ['MARKED_NO_SHOW', 'NO_SHOW'] } as const;

/**
 * Kedul, a system of a Vietnamese company for salons with several places: calendar, clients, shifts, checkout.
 *
 * Source: github.com/minheq/kedul, the company's monorepo (packages/app-salon-gateway with its schema in code,
 * app-salon-core/documents with the queries of the app, and the services of appointments, clients, employees, shifts
 * and places for what the resolvers do). Left out are the mutations of staff, shifts, places, services, accounts and
 * policies. The gateway there doesn't lead from an appointment to its place, services, staff and client yet, though the
 * types promise it: here it does. The caller is a member of the business, whose id its requests carry in a header.
 */
export const kedul: Dialect = defineDialect({
  name: 'kedul',
  trait:
    'dates as numbers, times and staff only in the services of an appointment, states as dates beside, a filter and a client that nobody can ask for, deleted clients in the list, every error an internal one',
  sdl: kedulText,
  auth: { kind: 'direct', key: 'Bearer kedul-token' },
  ownOrganization: 'currentBusiness',
  // Lists are whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: kedulRoots,
  body: kedulBody,
  expectedMap: {
    locations: ['locations', 'currentBusiness.locations', 'currentBusiness.assignedLocations'],
    clients: 'clients',
    clientSearch: null,
    // It has no argument that says which one.
    client: null,
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: ['employees', 'locations.employees', 'location.employees'],
    // Services are met in appointments only.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: kedulIds,
    status: ({ state }) => [
      kedulStatuses[state],
      ...(state === 'completed' || state === 'noShow' ? beside[state] : []),
    ],
    // Without those that were deleted, which a date tells.
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted),
    patients: null,
    // What is off is not listed any more.
    shows: (row) => hasPlace(row) && row.state !== 'cancelled',
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'], clients: ['givenName', 'familyName'], appointments: ['patient'] },
    // That somebody is banned need not be read as inactive. An end has to be added up, and notes need not be a reason.
    loose: { clients: ['active'], appointments: ['end', 'provider', 'reason'] },
    knowsOffsets: false,
  }),
});
