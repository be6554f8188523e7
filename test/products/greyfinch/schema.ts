import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import { type GreyfinchTable, greyfinchText } from './tableText.ts';

const stamps = 'createdAt: timestamptz!, updatedAt: timestamptz!';

/** What a personal access token shows of an organisation. */
export const greyfinchTables: readonly GreyfinchTable[] = [
  {
    name: 'Address',
    columns: columnsOf('id: uuid!, line1: String, line2: String, city: String, state: String, postalCode: String'),
  },
  {
    name: 'Appointment',
    list: 'appointments',
    single: 'appointment',
    columns: columnsOf(
      `id: uuid!, patientId: uuid!, typeId: uuid!, locationId: uuid!, status: AppointmentStatus!, notes: String, ${stamps}`,
    ),
    one: relationsOf('patient: Patient patientId, type: AppointmentType typeId, location: Location locationId'),
    many: relationsOf('bookings: AppointmentBooking appointmentId'),
  },
  {
    name: 'AppointmentBooking',
    list: 'appointmentBookings',
    single: 'appointmentBooking',
    columns: columnsOf(
      `id: uuid!, appointmentId: uuid!, providerId: uuid, startTime: timestamptz!, endTime: timestamptz!,
      localStartDate: date!, localStartTime: time!, localEndTime: time!, timezone: String!, ${stamps}`,
    ),
    one: relationsOf('appointment: Appointment appointmentId, provider: Provider providerId'),
  },
  {
    name: 'AppointmentType',
    list: 'appointmentTypes',
    single: 'appointmentType',
    columns: columnsOf('id: uuid!, name: String!, duration: Int!, isVirtual: Boolean!, isActive: Boolean!'),
  },
  {
    name: 'Document',
    list: 'documents',
    single: 'document',
    columns: columnsOf('id: uuid!, patientId: uuid!, name: String!, createdAt: timestamptz!'),
    one: relationsOf('patient: Patient patientId'),
  },
  {
    name: 'Email',
    columns: columnsOf('id: uuid!, personId: uuid!, value: String!, type: String'),
  },
  {
    name: 'Lead',
    list: 'leads',
    single: 'lead',
    columns: columnsOf(`id: uuid!, personId: uuid!, locationId: uuid, source: String, status: String!, ${stamps}`),
    one: relationsOf('person: Person personId, location: Location locationId'),
  },
  {
    name: 'Location',
    list: 'locations',
    single: 'location',
    columns: columnsOf(
      'id: uuid!, name: String!, addressId: uuid, phone: String, email: String, timezone: String!, isActive: Boolean!',
    ),
    one: relationsOf('address: Address addressId'),
  },
  {
    name: 'Patient',
    list: 'patients',
    single: 'patient',
    columns: columnsOf(
      `id: uuid!, personId: uuid!, primaryLocationId: uuid, patientNumber: Int!, archivedAt: timestamptz, ${stamps}`,
    ),
    one: relationsOf('person: Person personId, primaryLocation: Location primaryLocationId'),
    many: relationsOf(
      'appointments: Appointment patientId, treatments: Treatment patientId, documents: Document patientId',
    ),
  },
  {
    name: 'Person',
    columns: columnsOf(
      `id: uuid!, title: Title, firstName: String, middleName: String, lastName: String!, preferredName: String,
      birthDate: date, gender: Gender, addressId: uuid`,
    ),
    one: relationsOf('address: Address addressId'),
    many: relationsOf('phones: Phone personId, emails: Email personId'),
  },
  {
    name: 'Phone',
    columns: columnsOf('id: uuid!, personId: uuid!, value: String!, type: String'),
  },
  {
    name: 'Provider',
    list: 'providers',
    single: 'provider',
    columns: columnsOf('id: uuid!, personId: uuid!, jobTitle: String, isActive: Boolean!'),
    one: relationsOf('person: Person personId'),
  },
  {
    name: 'Treatment',
    list: 'treatments',
    single: 'treatment',
    columns: columnsOf(`id: uuid!, patientId: uuid!, name: String!, status: String!, startDate: date!, ${stamps}`),
    one: relationsOf('patient: Patient patientId'),
  },
];

/** SDL of Greyfinch Connect. */
export const greyfinchSdl = greyfinchText(greyfinchTables, {
  AppointmentStatus: 'SCHEDULED CONFIRMED CHECKED_IN IN_CHAIR READY_TO_CHECK_OUT COMPLETED CANCELLED FAILED_TO_ATTEND',
  Gender: 'FEMALE MALE OTHER',
  Title: 'DR MR MRS MS',
});
