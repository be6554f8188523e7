import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { byPatientName } from './filters.ts';
import { wayfernRoots } from './resolvers.ts';
import { wayfernText } from './schemaRoots.ts';
import { phonesOf, states, wayfernIds } from './values.ts';

/**
 * Wayfern, an invented vendor: software for US veterinary groups with several hospitals, behind an Apollo router.
 *
 * There is no such product, and nothing was copied: no repository, no code, no licence. The schema is written as a team
 * would write it that came from gRPC and kept Google's API Improvement Proposals (google.aip.dev: names and rules alone)
 * as its house style in all subgraphs: identity, CRM, scheduling, medical, billing and inventory.
 *
 * Kept of that style are: a verb at the start of each query (list, get, search, batchGet), one `input` for all there is to
 * say, filters as input objects, `orderBy` as a text, `pageSize` and `pageToken` with a `nextPageToken` that is an empty text
 * at the end, `totalSize`, times named createTime, startTime and endTime in UTC, half-open intervals, "-" for all
 * locations, enums that begin with an unspecified value, states that only custom methods change (checkInAppointment and
 * so on; AIP-216), one input type for creating and updating with requirements told in descriptions, `updateMask`, etags,
 * request ids, soft deletion with `showDeleted` and undelete, google.type's Money and PostalAddress, codes of
 * google.rpc.Status in errors, and a get that fails where nothing is found. Ids are TypeIDs.
 *
 * Lookalikes: households and contacts beside clients, staff members beside providers, encounters, appointment requests,
 * waitlist entries, check-in sessions, recalls and schedule blocks beside appointments, resources and stock locations
 * beside locations, referring veterinarians, and the suggestions of the search box beside searchClients.
 *
 * Organizations have no given name. Assumed are: one household for each client, clients by family name and patients by
 * name, numbers in E.164, that overlapping appointments are allowed, and what is made up around the practice. Left out are
 * `_entities` and `_service` (a router doesn't show them), subscriptions, operations that take long (AIP-151), and
 * `validateOnly`.
 */
export const wayfern: Dialect = defineDialect({
  name: 'wayfern',
  trait:
    'federated PIMS in Google AIP style: list and get with one input each, page tokens that end with an empty text, books by location and interval, states changed by custom methods, required fields told in descriptions alone, households and contacts beside clients',
  sdl: wayfernText,
  auth: { kind: 'direct', key: 'Bearer wf_live_4cQm7harborVeterinaryGroup' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: wayfernRoots,
  expectedMap: {
    locations: 'listLocations',
    clients: 'listClients',
    clientSearch: 'searchClients',
    client: 'getClient',
    patients: 'listPatients',
    appointments: 'listAppointments',
    appointment: 'getAppointment',
    providers: 'listProviders',
    appointmentTypes: 'listAppointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: wayfernIds,
    status: ({ state }) => [states[state]],
    clients: (practice) => practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    patients: (practice) => practice.patients.toSorted(byPatientName),
    phones: phonesOf,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
