import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasClearDay } from '../clearDay.ts';
import { activePatients, careFlexIds, careFlexWords, emailOf, isAppointment } from './records.ts';
import { careFlexRoots } from './resolvers.ts';
import { careFlexText } from './schema.ts';

/**
 * CareFlex, a call center's scheduling of care, in Elixir with a schema that is written by hand for Absinthe.
 *
 * Source: github.com/bumblebee47293/care_flex (apps/careflex_web/lib/careflex_web/schema, resolvers, and
 * apps/careflex_core/lib/careflex_core/scheduling.ex, care.ex, benefits.ex). The schema is whole. Patients are people
 * and the only clients; whoever gives the care is two texts of an appointment, and there are no places. Assumed is what
 * it can't run without: that Absinthe's own scalars are imported, that a patient's external id is made before it is
 * asked for, and that a key guards the endpoint.
 */
export const careFlex: Dialect = defineDialect({
  name: 'careFlex',
  trait:
    'active patients only, newest first, pages without totals; UTC beside the zone of a patient; provider as texts',
  sdl: careFlexText,
  auth: { kind: 'direct', key: 'Bearer careflex-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: careFlexRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'searchPatients',
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    // Agents answer the phone, and are listed only while they are there.
    providers: null,
    // Values of an enum only.
    appointmentTypes: null,
    bookAppointment: 'scheduleAppointment',
    // One moves a visit, the other says how far it is.
    updateAppointment: ['rescheduleAppointment', 'updateAppointmentStatus'],
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: careFlexIds,
    status: ({ state }) => [careFlexWords[state]],
    clients: activePatients,
    patients: null,
    shows: (row) => isAppointment(row) && !row.isDeleted && hasClearDay(row),
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: { appointments: ['patient', 'location'] },
    // Notes say more than a reason, and the provider's id is one of another system that belongs to no list.
    loose: { appointments: ['reason', 'provider', 'provider.id'] },
    knowsOffsets: false,
  }),
});
