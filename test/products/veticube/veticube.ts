import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isAppointment, veticubeIds, veticubeWords } from './records.ts';
import { veticubeRoots } from './resolvers.ts';
import { veticubeText } from './schema.ts';

/**
 * VetiCube, a portal for veterinary clinics and what they monitor, over Hasura 2 with several schemas of PostgreSQL.
 *
 * Source: github.com/gorkemdurgun/veticube-portal (src/services/db: queries of clinic, pet, user and device, mutations
 * of auth, clinics and appointments, as they were when it had appointments), and Hasura's documentation for what it
 * generates. Columns and relationships are those that the portal asks for; assumed are the columns that join its tables,
 * the stamps, a status that starts as "pending" as its invitations do, with the other words of a visit's way, and what
 * the role may write. All people are users: a client, a veterinarian and a member of staff are rows that point to one.
 * An animal has its owners through a table between them, and an appointment has an animal and a branch, a date and a
 * time by that branch's clock, and neither end, veterinarian nor owner.
 */
export const veticube: Dialect = defineDialect({
  name: 'veticube',
  trait:
    'tables with their schema in front, all people in auth_users, owners through a join table, date and time apart',
  sdl: veticubeText,
  auth: { kind: 'direct', key: 'Bearer veticube-token' },
  // The role has no row limit.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: veticubeRoots,
  expectedMap: {
    // `clinic_clinics` is the business.
    locations: 'clinic_clinic_branches',
    clients: 'auth_clients',
    clientSearch: 'auth_clients',
    client: ['auth_clients_by_pk', 'auth_clients'],
    patients: 'pet_pets',
    appointments: 'clinic_appointments',
    appointment: ['clinic_appointments_by_pk', 'clinic_appointments'],
    providers: 'auth_veterinarians',
    // Texts of a column only.
    appointmentTypes: null,
    bookAppointment: ['insert_clinic_appointments_one', 'insert_clinic_appointments'],
    updateAppointment: [
      'update_clinic_appointments_by_pk',
      'update_clinic_appointments',
      'update_clinic_appointments_many',
    ],
    cancelAppointment: [
      'update_clinic_appointments_by_pk',
      'update_clinic_appointments',
      'update_clinic_appointments_many',
    ],
    registerClient: ['insert_auth_clients_one', 'insert_auth_clients'],
    addPatient: ['insert_pet_pets_one', 'insert_pet_pets'],
  },
  view: viewOf({
    ids: veticubeIds,
    status: ({ state }) => [veticubeWords[state]],
    shows: isAppointment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    namesClient: false,
    absent: { locations: ['timeZone'], clients: ['active', 'tags'], appointments: ['end', 'provider'] },
    // The owner only through the animal and a table between them; and notes need not be a reason.
    loose: { appointments: ['client', 'reason'] },
  }),
});
