import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clinicPharmacyIds, clinicPharmacyWords, isAppointment, patientsOf } from './records.ts';
import { clinicPharmacyRoots } from './resolvers.ts';
import { clinicPharmacyText } from './schema.ts';

/**
 * A clinic with a pharmacy in Thailand, on Apollo Server and Prisma with a schema that is written by hand.
 *
 * Source: its public type definitions, and the resolvers of its queue (clinicQueries, clinicMutations) and of its
 * notifications (notificationQueries, with the book of a day); the index that holds these files doesn't name their
 * repository. Suppliers, reports, imports and most columns of products are left out. A day is that of the clinic's own
 * zone, which the source has written into it. Not seen, and assumed, are the resolvers of people and of the other lists
 * of appointments: the newest first, ten where nobody says how many, and Prisma's errors passed on. Whoever asks is a
 * member of staff at the desk; what is for others is refused.
 */
export const clinicPharmacy: Dialect = defineDialect({
  name: 'clinicPharmacy',
  trait:
    'patients are the clients, ten rows by default, a book of a day in flat rows beside one without dates, visits and tickets of the queue besides',
  sdl: clinicPharmacyText,
  auth: { kind: 'direct', key: 'Bearer clinic-pharmacy-token' },
  // Whoever asks for more gets more.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: clinicPharmacyRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'searchPatients',
    client: 'patient',
    patients: null,
    // The first is the book of a day, the second the whole book without dates.
    appointments: ['todaysAppointments', 'appointments'],
    appointment: 'appointment',
    // Doctors are users, as are those at the desk.
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status; deleting takes it away for good.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: clinicPharmacyIds,
    status: ({ state }) => [clinicPharmacyWords[state]],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active'], appointments: ['end', 'patient', 'location'] },
    knowsOffsets: false,
  }),
});
