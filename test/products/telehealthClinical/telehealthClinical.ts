import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isConsultation, patientsByName, telehealthClinicalIds, telehealthClinicalWords } from './records.ts';
import { telehealthClinicalRoots } from './resolvers.ts';
import { telehealthClinicalText } from './schema.ts';

/**
 * A clinic for people in Ruby on Rails, with an API in graphql-ruby.
 *
 * Source: github.com/wasdevv/telehealth-clinical-api (app/graphql: types, mutations and the schema with its limits;
 * app/interactors/appointments; app/models; db/schema.rb) and graphql-ruby's documentation of connections, payloads and
 * ISO8601DateTime. Its patients can't be listed and book for themselves; for a front desk it is completed with
 * `patients`, `patient`, `registerPatient`, `rescheduleAppointment` and the `patientId` of a booking. Who asks is an
 * admin, so that the appointments called "my" are all of them. It has no places, no kinds of visit and no reasons.
 */
export const telehealthClinical: Dialect = defineDialect({
  name: 'telehealthClinical',
  trait:
    'myAppointments are those of everyone and have a beginning only, 25 a page, full names, bookings of free slots',
  sdl: telehealthClinicalText,
  auth: { kind: 'direct', key: 'telehealth-clinical-key' },
  cap: 25,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: telehealthClinicalRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    appointments: 'myAppointments',
    appointment: 'appointment',
    providers: 'doctors',
    appointmentTypes: null,
    bookAppointment: 'bookAppointment',
    // It changes the slot, with its time and its doctor, and nothing else.
    updateAppointment: 'rescheduleAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'registerPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: telehealthClinicalIds,
    status: ({ state }) => [telehealthClinicalWords[state]],
    clients: patientsByName,
    patients: null,
    shows: isConsultation,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    // The only reason that an appointment has is why it was cancelled.
    absent: { clients: ['givenName', 'familyName', 'active'], appointments: ['reason', 'patient', 'location'] },
    // An email is that of the account, which some patients don't have.
    loose: { clients: ['emails'] },
    knowsOffsets: false,
  }),
});
