import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { ashIds, byId, statusOf } from './records.ts';
import { ashRoots } from './resolvers.ts';
import { ashText } from './schema.ts';

/**
 * A booking platform for doctors in Elixir, whose API AshGraphql generates from its Ash resources.
 *
 * Source: github.com/ash-project/ash_graphql (documentation, and priv/schema.graphql, which it has written itself) and
 * the resources of the public project github.com/BeniamCode/medic (Appointment, AppointmentEvent, AppointmentType,
 * Doctor, Hospital, Location, LocationRoom, Patient, Review, Specialty, TimeOffRequest, User, and how an appointment is
 * held, confirmed, moved and cancelled), completed with more statuses, and with a region and a postal code. Patients are
 * people, whose mail addresses stand in their accounts.
 */
export const ash: Dialect = defineDialect({
  name: 'ash',
  trait:
    'PageOf with results and a count, sort words in capitals, results with errors, held slots, accounts with the email',
  sdl: ashText,
  auth: { kind: 'direct', key: 'ash-key' },
  cap: 250,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: ashRoots,
  expectedMap: {
    locations: 'listLocations',
    clients: 'listPatients',
    clientSearch: 'listPatients',
    client: ['getPatient', 'listPatients'],
    patients: null,
    appointments: 'listAppointments',
    appointment: ['getAppointment', 'listAppointments'],
    providers: 'listDoctors',
    appointmentTypes: 'listAppointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: ashIds,
    status: (appointment) => [statusOf(appointment)],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byId),
    patients: null,
    // A slot that is held stands among the appointments, for nobody.
    shows: (appointment) => !appointment.isDeleted,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active'], appointments: ['patient'] },
    // Doctors write notes where others write a reason, and an account has the email.
    loose: { clients: ['emails'], appointments: ['reason'] },
  }),
});
