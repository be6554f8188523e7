import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import { fhirServerIds, isOnBook } from './records.ts';
import { fhirServerRoots } from './resolvers.ts';
import { fhirServerText } from './schemaText.ts';

/**
 * A FHIR R4 server's GraphQL as HL7's own generator writes it, in the way of HAPI FHIR: a clinic for people.
 *
 * Source: hl7.org/fhir/R4/graphql.html and the resources there; GraphQLSchemaGenerator of HL7's core library
 * (github.com/hapifhir/org.hl7.fhir.core), with lower-case scalars, a `_field` beside each primitive, lists of values for
 * each search parameter, and outcomes; HAPI's JpaStorageServices (github.com/hapifhir/hapi-fhir), where the values of one
 * argument are alternatives, so that both ends of a range need `_filter`. HAPI only reads; mutations are HL7's.
 */
export const fhirServer: Dialect = defineDialect({
  name: 'fhirServer',
  trait: 'FHIR as specified: references that resolve to an interface, cursors, a second field beside each primitive',
  sdl: fhirServerText,
  auth: { kind: 'direct', key: 'fhir-server-key' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: fhirServerRoots,
  expectedMap: {
    locations: ['LocationConnection', 'LocationList'],
    clients: ['PatientConnection', 'PatientList'],
    clientSearch: ['PatientConnection', 'PatientList'],
    client: 'Patient',
    patients: null,
    appointments: ['AppointmentConnection', 'AppointmentList'],
    appointment: 'Appointment',
    providers: ['PractitionerConnection', 'PractitionerList'],
    appointmentTypes: ['HealthcareServiceConnection', 'HealthcareServiceList'],
    bookAppointment: 'AppointmentCreate',
    updateAppointment: 'AppointmentUpdate',
    cancelAppointment: 'AppointmentUpdate',
    registerClient: 'PatientCreate',
    addPatient: null,
  },
  view: viewOf({
    ids: fhirServerIds,
    status: ({ state }) => [fhirAppointmentCodes[state]],
    patients: null,
    shows: isOnBook,
    emails: (client) => client.emails,
    // R4 knows no zone of a location, but each instant carries the offset of its place.
    absent: { locations: ['timeZone'], appointments: ['patient'] },
  }),
});
