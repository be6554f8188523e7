import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { deskPatients, isReservation, stateOf } from './records.ts';
import { deskRoots } from './resolvers.ts';
import { physioDeskText } from './schema.ts';
import { deskIds } from './store.ts';

/**
 * Physio Desk (once Muool), timetables for physiotherapy clinics in Korea, with a schema that NestJS generates.
 *
 * Source: github.com/ysjkof/physio-desk-timetable-fe (src/types/generatedTypes.ts, src/graphql, src/constants and the
 * pages that use them). The server is not public: the words of refusals, pages of twenty, the order of lists and what
 * is refused at all are assumed, and so is that the hash of a password is never read. Accounts, codes by mail and the
 * gateway that sends texts are left out, and so is the clinic of one's own that comes with each account. Its key stands
 * in a header of its own. Whoever comes is a patient of one clinic; there are no animals, no addresses and no zones.
 */
export const physioDesk: Dialect = defineDialect({
  name: 'physioDesk',
  trait:
    'everything is asked clinic by clinic, outcomes that are ok or not, users beside members, one name, four states',
  sdl: physioDeskText,
  auth: { kind: 'direct', key: 'physio-desk-token' },
  cap: 20,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: deskRoots,
  expectedMap: {
    // Clinics of which the account is a member.
    locations: [
      'getMyClinicsStatus',
      'getMyClinicsStatus.clinics',
      'getMyMembers',
      'getMyMembers.members.clinic',
      'me.members.clinic',
    ],
    clients: 'getAllPatientsByClinic',
    clientSearch: 'getPatientBy',
    client: ['getPatient', 'getPatients'],
    patients: null,
    appointments: 'getReservationsByInterval',
    appointment: 'getReservation',
    providers: ['getClinic.clinic.members', 'getClinic.clinic.members.user', 'getClinic'],
    appointmentTypes: 'getPrescriptionsByClinic',
    bookAppointment: 'createReservation',
    updateAppointment: 'updateReservation',
    // By its state; what is deleted is gone.
    cancelAppointment: ['updateReservation', 'deleteReservation'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: deskIds,
    status: (row) => [stateOf(row)],
    clients: deskPatients,
    patients: null,
    shows: isReservation,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    emails: () => [],
    hasHomeLocation: true,
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['givenName', 'familyName', 'active'],
      appointments: ['patient'],
    },
    // A memo need not be a reason, and a patient's clinic not a home.
    loose: { clients: ['location', 'location.name'], appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
