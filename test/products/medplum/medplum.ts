import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import { hasClearDay } from '../clearDay.ts';
import { enteredInError, medplumIds } from './records.ts';
import { medplumRoots } from './resolvers.ts';
import { medplumText } from './schema.ts';

/**
 * Medplum's FHIR R4 GraphQL: a clinic for people, whose Patient is the client.
 *
 * Source: the schema that the server makes from FHIR's definitions (github.com/medplum/medplum, packages/fhir-router),
 * its documentation (medplum.com/docs/graphql), and HL7's (hl7.org/fhir/R4/graphql.html, .../appointment.html). Every
 * search parameter is one String there, so that both ends of a range need `_filter`.
 */
export const medplum: Dialect = defineDialect({
  name: 'medplum',
  trait: 'FHIR resources: Patient, PatientList, PatientConnection; names, telecoms and participants as lists',
  sdl: medplumText,
  auth: { kind: 'direct', key: 'medplum-key' },
  cap: 1000,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: medplumRoots,
  expectedMap: {
    locations: ['LocationList', 'LocationConnection'],
    clients: ['PatientList', 'PatientConnection'],
    clientSearch: ['PatientList', 'PatientConnection'],
    client: 'Patient',
    patients: null,
    appointments: ['AppointmentList', 'AppointmentConnection'],
    appointment: 'Appointment',
    providers: ['PractitionerList', 'PractitionerConnection'],
    appointmentTypes: ['HealthcareServiceList', 'HealthcareServiceConnection'],
    bookAppointment: 'AppointmentCreate',
    updateAppointment: 'AppointmentUpdate',
    cancelAppointment: 'AppointmentUpdate',
    registerClient: 'PatientCreate',
    addPatient: null,
  },
  view: viewOf({
    ids: medplumIds,
    status: (row) => [row.isDeleted ? enteredInError : fhirAppointmentCodes[row.state]],
    patients: null,
    shows: (appointment) => !appointment.isBlock && hasClearDay(appointment),
    absent: { appointments: ['patient'] },
    // The zone is FHIR's extension of that name, among the other extensions of a location.
    loose: { locations: ['timeZone'] },
    knowsOffsets: false,
    emails: (client) => client.emails,
  }),
});
