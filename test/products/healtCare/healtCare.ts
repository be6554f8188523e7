import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { healtCareRoots } from './resolvers.ts';
import { healtCareText } from './schema.ts';
import { healtIds, healtPatients, healtWords, isAppointment } from './values.ts';

/**
 * HealtCare, a platform from Serbia on which clinics keep patients, appointments, hours and reminders: Apollo over
 * PostgreSQL by Prisma.
 *
 * Source: github.com/vladavip88/health-care at commit b0b9f05d, which says in its package.json that it is under the MIT
 * license (apps/api/src/modules: the schema of all modules, which is whole here, with its queries, services,
 * repositories and resolvers; apps/api/prisma/schema.prisma; apps/api/src/common/auth for roles and permissions).
 * Patients come in pages of twenty, by family name; of the parts of a search, and of those of a filter of appointments,
 * only the first one that is given counts, and dates count only with both ends, which belong to it. Appointments are
 * whole lists. A doctor's name stands with her user. Dates of clinics and users are fields of the type String, and so
 * milliseconds as text; all others are instants in UTC. Doctors may not have two appointments at a time, and none is
 * made for the past. Fields without a resolver (what has been done with an appointment, the clinic of a webhook, the
 * reminders of a rule) are required and never there; a change of a clinic never finds its id; mutations for assistants,
 * hours, rules and logs ask for permissions that no role has. The key is that of an administrator.
 *
 * Assumed is that she sees all three clinics of the practice, as its service says that administrators of the platform
 * are to: in the source everybody sees her own clinic "for now". A new appointment is at the clinic of its doctor, a
 * new patient at the administrator's own. Names are in the order of their codes. Appointments without a doctor or
 * without a patient have no place there.
 */
export const healtCare: Dialect = defineDialect({
  name: 'healtCare',
  trait:
    'pages with skip and take for patients and none for appointments, filters of which one part counts, names of doctors with their users, required fields without resolvers, permissions that nobody has',
  sdl: healtCareText,
  auth: { kind: 'direct', key: 'Bearer healt-session' },
  // Nothing limits the size of a page.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: healtCareRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'doctors',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: healtIds,
    status: ({ state }) => [healtWords[state]],
    clients: healtPatients,
    patients: null,
    shows: isAppointment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { clients: ['active', 'tags', 'lastVisit'], appointments: ['patient'] },
  }),
});
