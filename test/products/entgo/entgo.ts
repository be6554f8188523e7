import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { entgoIds, entgoWords, isSession } from './records.ts';
import { entgoRoots } from './resolvers.ts';
import { entgoText } from './schema.ts';

/**
 * A service of therapy clinics in Go: ent's schema behind gqlgen, with the Relay API that ent's extension entgql
 * generates of it.
 *
 * Source: the public repository github.com/ent/contrib (entgql, with internal/todo/ent.graphql as what it generates) and
 * its manual (entgo.io/docs/graphql, the tutorial's pages on nodes, pages, filters and mutation inputs). The schema is
 * that of the public project github.com/Alijeyrad/simorq_backend (Appointment, Clinic, ClinicMember, Patient, TimeSlot,
 * User), completed with edges of appointments, more words for a status, and a user that is created with a patient, as
 * the manual extends such inputs. Who comes is a Patient, whose name and phone stand in its User; there are no animals,
 * no types of visit and no time zones, and a deleted appointment is gone.
 */
export const entgo: Dialect = defineDialect({
  name: 'entgo',
  trait: 'Relay lists with startTimeGTE and hasPatientWith, node(id) only, clear flags, a name only in the user',
  sdl: entgoText,
  auth: { kind: 'direct', key: 'entgo-key' },
  // Without first and last it gives all there is.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: entgoRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['node', 'patients', 'nodes'],
    patients: null,
    appointments: 'appointments',
    appointment: ['node', 'appointments', 'nodes'],
    providers: 'clinicMembers',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: entgoIds,
    status: ({ state }) => [entgoWords[state]],
    patients: null,
    shows: isSession,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], appointments: ['patient'] },
    // Whether somebody is active is one of the words of a status, and notes need not be a reason.
    loose: { clients: ['active', 'location'], appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
