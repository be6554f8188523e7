import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { type Practice, type ClientRecord } from '../../dialects/practice.ts';
import { clinicRIds, clinicRWords, isHere, phoneOf } from './records.ts';
import { clinicRRoots } from './resolvers.ts';
import { clinicRText } from './schema.ts';

/**
 * clinicR, a system for doctors and clinics with several branches, in Node over Prisma.
 *
 * Source: github.com/AhmedNasrElhariri/CLINIC (backend/src/schema.gql, by hand, and the resolvers in
 * backend/src/resolvers). The parts for stock, banks, insurance, courses, teeth, laboratories, payrolls and forms of
 * one's own are left out, and allPatients, which has no order of its own; nothing is added. Its server counts days in
 * one zone, which is that of the practice instead of Cairo's. Who is seen is a person, with one name; whom an
 * appointment is with is its doctor, and user is who entered it, although input calls the doctor userId.
 */
export const clinicR: Dialect = defineDialect({
  name: 'clinicR',
  trait:
    'people as patients, lists of scheduled visits only unless a status is given, userId as doctor, null refused in pages, a dead list of branches',
  sdl: clinicRText,
  auth: { kind: 'direct', key: 'Bearer clinicr-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: clinicRRoots,
  expectedMap: {
    locations: ['listBranches', 'listBranchesTree'],
    clients: 'patients',
    clientSearch: ['searchedPatients', 'patients', 'search'],
    client: 'patient',
    patients: null,
    // The others give one status at a time.
    appointments: ['dateAppointments', 'appointments'],
    appointment: 'appointment',
    providers: ['listOrganizationDoctors', 'listActionDoctors', 'listUsers'],
    appointmentTypes: 'mySessionsDefinition',
    bookAppointment: 'createAppointment',
    // What is called an update is what the doctor writes, and has no time.
    updateAppointment: 'adjustAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: clinicRIds,
    // Whether it was confirmed is a flag, which may be said with the status.
    status: ({ state }) => [clinicRWords[state], ...(state === 'confirmed' ? ['Confirmed'] : [])],
    clients: newestFirst,
    patients: null,
    shows: isHere,
    phones: (client) => [phoneOf(client), ...client.phones.slice(1, 2).map(({ value }) => value)],
    hasHomeLocation: true,
    // Branches have no zone, and times are in UTC.
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['patient'],
    },
    // Only the id of a patient's branch is there, and what somebody noted about a visit need not be its reason.
    loose: { clients: ['location', 'location.name'], appointments: ['reason'] },
  }),
});

function newestFirst({ clients }: Practice): ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toReversed();
}
