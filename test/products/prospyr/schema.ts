import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import { type ProspyrTable, mutationsOf, queriesOf, selectArguments, tablesText } from './tableText.ts';
import { prospyrWords } from './records.ts';

const enums = {
  appointmentStatus_enum: Object.values(prospyrWords),
  invoiceStatus_enum: ['DRAFT', 'OPEN', 'PAID', 'VOID'],
  userRole_enum: ['ADMIN', 'FRONT_DESK', 'PROVIDER'],
};

const stamps = 'createdAt: timestamptz!, updatedAt: timestamptz!';

/** The tables of a workspace. */
export const prospyrTables: readonly ProspyrTable[] = [
  {
    name: 'appointment',
    columns: columnsOf(
      `id: uuid!, workspaceId: uuid!, patientId: uuid, providerId: uuid, locationId: uuid!, startTime: timestamptz!, endTime: timestamptz!, status: appointmentStatus_enum!, notes: String, cancellationReason: String, cancelledAt: timestamptz, bufferMinutes: Int!, isOnlineBooking: Boolean!, createdById: uuid, ${stamps}`,
    ),
    one: relationsOf(
      'patient: patient patientId, provider: provider providerId, location: location locationId, createdBy: user createdById, workspace: workspace workspaceId',
    ),
    many: relationsOf('appointmentServices: appointmentService appointmentId, invoices: invoice appointmentId'),
    settable: 'startTime endTime status notes cancellationReason patientId providerId locationId'.split(' '),
  },
  {
    name: 'appointmentService',
    columns: columnsOf('id: uuid!, appointmentId: uuid!, serviceId: uuid!, duration: Int!, price: numeric'),
    one: relationsOf('appointment: appointment appointmentId, service: service serviceId'),
  },
  {
    name: 'calendarBlock',
    columns: columnsOf(
      `id: uuid!, title: String, startTime: timestamptz!, endTime: timestamptz!, providerId: uuid, locationId: uuid!, ${stamps}`,
    ),
    one: relationsOf('provider: provider providerId, location: location locationId'),
  },
  {
    name: 'invoice',
    columns: columnsOf(
      'id: uuid!, patientId: uuid, appointmentId: uuid!, status: invoiceStatus_enum!, total: numeric!, billingName: String, billingPhone: String, dueDate: date, createdAt: timestamptz!',
    ),
    one: relationsOf('patient: patient patientId, appointment: appointment appointmentId'),
  },
  {
    name: 'location',
    columns: columnsOf(
      `id: uuid!, workspaceId: uuid!, name: String!, address: String, city: String, state: String, zipCode: String, phoneNumber: String, email: String, timezone: String!, ${stamps}`,
    ),
    one: relationsOf('workspace: workspace workspaceId'),
    many: relationsOf('appointments: appointment locationId'),
  },
  {
    name: 'patient',
    columns: columnsOf(
      `id: uuid!, firstName: String, lastName: String!, email: String, phoneNumber: String, dob: date, age: Int, address: String, city: String, source: String, howDidYouFindUs: String, isActive: Boolean!, ${stamps}`,
    ),
    many: relationsOf(
      'appointments: appointment patientId, patientWorkspaces: patientWorkspace patientId, invoices: invoice patientId',
    ),
    settable: ['firstName', 'lastName', 'email', 'phoneNumber', 'address', 'city', 'isActive'],
  },
  {
    name: 'patientWorkspace',
    columns: columnsOf(
      `id: uuid!, patientId: uuid!, workspaceId: uuid!, profileNote: String, gender: String, sex: String, attributes: jsonb, ${stamps}`,
    ),
    one: relationsOf('patient: patient patientId, workspace: workspace workspaceId'),
    settable: ['profileNote'],
  },
  {
    name: 'provider',
    columns: columnsOf(
      `id: uuid!, firstName: String!, lastName: String!, title: String, email: String, profilePicture: String, isActive: Boolean!, userId: uuid, ${stamps}`,
    ),
    one: relationsOf('user: user userId'),
    many: relationsOf('appointments: appointment providerId'),
  },
  {
    name: 'service',
    columns: columnsOf(
      `id: uuid!, name: String!, description: String, duration: Int!, price: numeric, color: String, isArchived: Boolean!, ${stamps}`,
    ),
    many: relationsOf('appointmentServices: appointmentService serviceId'),
  },
  {
    name: 'user',
    columns: columnsOf(
      `id: uuid!, email: String!, firstName: String, lastName: String, phoneNumber: String, role: userRole_enum!, lastSeenAt: timestamptz, ${stamps}`,
    ),
  },
  {
    name: 'workspace',
    columns: columnsOf(`id: uuid!, name: String!, subdomain: String!, ${stamps}`),
    many: relationsOf('locations: location workspaceId, patientWorkspaces: patientWorkspace workspaceId'),
  },
];

/** SDL of the API: tables, and the actions that are written by hand. */
export const prospyrText = `schema { query: query_root mutation: mutation_root }
${tablesText(prospyrTables, enums)}
input searchPatients_args { search: String }
type AvailableProvider { id: uuid! firstName: String! lastName: String! profilePicture: String serviceIds: [uuid!]! }
type AvailableTime { start: String! formattedDay: String! dateTime: String! providers: [AvailableProvider!]! }
type CheckAvailabilityOutput { isAvailable: Boolean! errors: [String!] }
type CreateExternalPatientOutput { patientId: uuid message: String success: Boolean! }
type BookExternalAppointmentOutput { appointmentId: uuid! }
input CreateExternalPatientInput {
  firstName: String! lastName: String! email: String! phoneNumber: String workspaceId: uuid!
  dob: String source: String howDidYouFindUs: String
}
input BookExternalAppointmentInput {
  patientId: uuid! locationId: uuid! serviceIds: [uuid!]! providerId: uuid time: String! workspaceId: uuid!
}
type query_root { ${prospyrTables.map(queriesOf).join('\n')}
  """execute function "searchPatients" which returns "patient" """
  searchPatients${selectArguments('patient', '"""input parameters for function "searchPatients" """ args: searchPatients_args!')}: [patient!]!
  checkAvailability(locationId: uuid!, serviceIds: [uuid]!, time: String!, providerId: uuid!): CheckAvailabilityOutput
  getAvailabilityForMultipleServicesV2(
    locationId: uuid!, serviceIds: [uuid]!, day: String!, numberOfDays: Int, providerId: uuid
  ): [AvailableTime]
}
type mutation_root { ${prospyrTables.map(mutationsOf).filter(Boolean).join('\n')}
  bookExternalAppointment(input: BookExternalAppointmentInput!): BookExternalAppointmentOutput
  createExternalPatient(input: CreateExternalPatientInput!): CreateExternalPatientOutput
}
`;
