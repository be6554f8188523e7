import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { phorestRoots } from './resolvers.ts';
import { phorestText } from './schema.ts';
import { isCanceled, isConfirmed, phonesOf, phorestIds, stateWords } from './values.ts';

function wordsOf(row: AppointmentRecord): readonly string[] {
  if (isCanceled(row)) return ['CANCELED', 'cancelled'];
  const state = stateWords[row.state];
  // Whether it is confirmed is a flag of its own, and tells more while it is only booked.
  return state === 'BOOKED' && isConfirmed(row) ? [state, 'confirmed'] : [state];
}

/**
 * Phorest, the software of salons, spas and aesthetic clinics: branches, clients, staff, services and appointments.
 *
 * Follows the public reference of its third-party API (developer.phorest.com, as transcribed in the OpenAPI files of
 * github.com/api-evangelist/phorest at commit 91a42eea), the support article "How to call on the API Endpoints" (states,
 * error codes, UTC of bookings), and, for the fields of rows, what public clients of it store (github.com/araquach/
 * phorest-datahub, rafiquecudjoe/phorest-gohighlevel-sync). The API is proprietary; no code was taken. The GraphQL layer
 * is made up: its names and its rows, a page of `items` with the vendor's page numbers (from 0, 20 rows, at most 100),
 * input objects, errors with the vendor's error codes, and references followed to objects where the API has ids alone.
 * Notes come without `fetch_notes`, since a field is asked for by name.
 *
 * Appointments are listed by branch and by days, both of which belong to the range of at most one month; what is canceled
 * or deleted is left out unless it is asked for. Their times are a day and two times of day by the clock of the branch,
 * those of bookings are instants in UTC. Changes need the version that was read. Staff who block time have a break, not
 * an appointment. Nothing has a value for a client's linkedClientMobile and photoUrl, or an appointment's groupBookingId,
 * serviceGroupId and waitingListDateTime; externalId and machineId have none until it is written.
 *
 * Assumed are: the order of lists (clients by age, appointments by start), the range where none is given (a month from
 * today or from or up to the one day that is given), that a day over midnight shows as an end before its start, that no-shows
 * are canceled ones with a reason, that visits are days, that creatingBranch is not changed by later visits, filters of
 * clients (the ~ with % from memory of the reference), codes and texts of errors other than STAFF_UNQUALIFIED and
 * STAFF_REQUESTED, and that an appointment can be without staff or client. There is no walk-in client.
 */
export const phorest: Dialect = defineDialect({
  name: 'phorest',
  trait:
    'salon: branch-scoped lists in pages from 0, day and local times in three fields, two states and a flag for how far an appointment is, updates need a version, nested bookings in UTC, ids named after their type',
  sdl: phorestText,
  auth: { kind: 'direct', key: 'Basic Z2xvYmFsL2Rlc2tAaGFyYm9yLnRlc3Q6ZGVzaw==' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: phorestRoots,
  expectedMap: {
    locations: 'branches',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'staff',
    appointmentTypes: 'services',
    bookAppointment: 'createBooking',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: phorestIds,
    status: wordsOf,
    // Archived ones are listed on request, and say so.
    clients: (practice) => practice.clients.filter(({ isDeleted }) => !isDeleted),
    patients: null,
    // Canceled ones are listed on request.
    mayOmit: isCanceled,
    isNaive: true,
    phones: (client) => Object.values(phonesOf(client)).flatMap((phone: string | null) => phone ?? []),
    tags: (client) => client.tags,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    loose: {
      // The branch that entered a client need not be hers, and categories need not be read as tags.
      clients: ['active', 'tags', 'location', 'location.name'],
      // Notes need not be a reason.
      appointments: ['reason'],
    },
  }),
});
