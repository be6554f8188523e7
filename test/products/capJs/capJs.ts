import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { capJsRoots } from './resolvers.ts';
import { capJsText } from './sdl.ts';
import { byId, capJsCodes, capJsIds, isAppointment } from './values.ts';

/**
 * Veterinary branches whose API the GraphQL adapter of SAP's Cloud Application Programming Model makes from a service in
 * CDS.
 *
 * Source: github.com/cap-js/graphql at commit fbfadc8b, under the Apache License 2.0 (lib/schema for what is generated,
 * lib/resolvers for how it is read and written, test/schemas and test/tests for what is expected), and the documentation
 * of CAP (cap.cloud.sap: limits of pages, implicit sorting, managed data, code lists). The model is what a practice would
 * write with cuid, managed and CodeList. All is below one root field by the name of the service, for mutations too, where
 * each entity has create, update and delete; that an entity is read-only the schema doesn't know. Lists are connections of
 * nodes, in the order of their keys, no more than a thousand rows; skip counts only along with top; of each object of
 * orderBy only the first field counts; a list of objects in a filter is met by any of them, their fields by all; texts are
 * compared with regard to case, `ne` holds where there is nothing, and associations can't be filtered by. Nested
 * connections have no totalCount. The answer of a create or an update repeats what was given, so that an association given
 * by its key has nothing else there. Telephone numbers are a composition, written along with the customer; blocks of time
 * are absences. Branches have no time zone, so that visits of another zone around midnight are left out, and deleted rows
 * are gone. Assumed are a clock of the server that is UTC, associations whose target must exist, a handler that wants a
 * customer or an animal for an appointment, nothing sorts first, and keys that are always made by the server.
 */
export const capJs: Dialect = defineDialect({
  name: 'capJs',
  trait:
    'one root field that is a service, connections of nodes, mutations three levels deep that take lists and filters, keys called ID, states as a code list, filters of columns only, phones as a composition',
  sdl: capJsText,
  auth: { kind: 'direct', key: 'Bearer cap-frontdesk' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: capJsRoots,
  expectedMap: {
    locations: 'ClinicService.Branches',
    clients: 'ClinicService.Customers',
    clientSearch: 'ClinicService.Customers',
    client: 'ClinicService.Customers',
    patients: 'ClinicService.Animals',
    appointments: 'ClinicService.Appointments',
    appointment: 'ClinicService.Appointments',
    providers: 'ClinicService.Employees',
    appointmentTypes: 'ClinicService.AppointmentTypes',
    bookAppointment: 'ClinicService.Appointments.create',
    updateAppointment: 'ClinicService.Appointments.update',
    cancelAppointment: 'ClinicService.Appointments.update',
    registerClient: 'ClinicService.Customers.create',
    addPatient: 'ClinicService.Animals.create',
  },
  view: viewOf({
    ids: capJsIds,
    status: ({ state }) => [capJsCodes[state]],
    clients: ({ clients }) =>
      byId(
        'client',
        clients.filter(({ isDeleted }) => !isDeleted),
      ),
    patients: ({ patients }) => byId('patient', patients),
    shows: isAppointment,
    mayOmit: () => false,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], clients: ['tags'] },
    knowsOffsets: false,
  }),
});
