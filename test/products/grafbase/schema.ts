import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import { type GrafbaseEnums, type GrafbaseTable, grafbaseText } from './tableText.ts';

export const grafbaseEnums: GrafbaseEnums = {
  AnimalSex: ['FEMALE', 'MALE', 'UNKNOWN'],
  AppointmentStatus: [
    'SCHEDULED',
    'CONFIRMED',
    'CHECKED_IN',
    'IN_EXAM',
    'READY_FOR_PICKUP',
    'COMPLETED',
    'CANCELLED',
    'NO_SHOW',
  ],
  InvoiceStatus: ['OPEN', 'PAID', 'VOID'],
  StaffRole: ['VETERINARIAN', 'TECHNICIAN', 'GROOMER'],
};

const stamps = 'createdAt: DateTime!, updatedAt: DateTime!';

/** The tables of the clinic's database, in the order of their names. */
export const grafbaseTables: readonly GrafbaseTable[] = [
  {
    name: 'AppointmentType',
    sqlName: 'appointment_types',
    plural: 'appointmentTypes',
    columns: columnsOf('id: BigInt!, name: String!, durationMinutes: Int!, color: String, isBookable: Boolean!'),
    many: relationsOf('appointments: Appointment appointmentTypeId'),
    keys: ['id', 'name'],
  },
  {
    name: 'Appointment',
    sqlName: 'appointments',
    plural: 'appointments',
    columns: columnsOf(
      `id: BigInt!, clinicId: BigInt!, appointmentTypeId: BigInt!, clientId: BigInt, petId: BigInt, staffMemberId: BigInt,
      startsAt: DateTime!, endsAt: DateTime!, status: AppointmentStatus!, reason: String, cancelReason: String,
      bookedBy: String, deletedAt: DateTime, ${stamps}`,
    ),
    one: relationsOf(
      `clinic: Clinic clinicId, appointmentType: AppointmentType appointmentTypeId, client: Client clientId,
      pet: Pet petId, staffMember: StaffMember staffMemberId`,
    ),
    many: relationsOf('invoices: Invoice appointmentId'),
    keys: ['id'],
    defaulted: ['status', 'createdAt', 'updatedAt'],
    isWritten: true,
  },
  {
    name: 'ClientPhone',
    sqlName: 'client_phones',
    plural: 'clientPhones',
    columns: columnsOf('id: BigInt!, clientId: BigInt!, label: String, number: String!, isPrimary: Boolean!'),
    one: relationsOf('client: Client clientId'),
    keys: ['id'],
    defaulted: ['isPrimary'],
    isWritten: true,
  },
  {
    name: 'Client',
    sqlName: 'clients',
    plural: 'clients',
    columns: columnsOf(
      `id: BigInt!, firstName: String, lastName: String!, email: String, street: String, city: String, notes: String,
      tags: [String]!, isActive: Boolean!, homeClinicId: BigInt!, ${stamps}`,
    ),
    one: relationsOf('clinic: Clinic homeClinicId'),
    many: relationsOf(
      `appointments: Appointment clientId, clientPhones: ClientPhone clientId, invoices: Invoice clientId,
      pets: Pet clientId`,
    ),
    keys: ['id', 'email'],
    defaulted: ['tags', 'isActive', 'homeClinicId', 'createdAt', 'updatedAt'],
    isWritten: true,
  },
  {
    name: 'Clinic',
    sqlName: 'clinics',
    plural: 'clinics',
    columns: columnsOf(
      `id: BigInt!, name: String!, street: String!, city: String!, state: String!, postalCode: String!,
      timeZone: String!, phone: String, email: String, openedOn: Date`,
    ),
    many: relationsOf(
      `appointments: Appointment clinicId, clients: Client homeClinicId, staffAssignments: StaffAssignment clinicId,
      timeBlocks: TimeBlock clinicId`,
    ),
    keys: ['id'],
  },
  {
    name: 'Invoice',
    sqlName: 'invoices',
    plural: 'invoices',
    columns: columnsOf(
      `id: BigInt!, number: String!, clientId: BigInt!, appointmentId: BigInt, status: InvoiceStatus!, total: Decimal!,
      issuedOn: Date!`,
    ),
    one: relationsOf('client: Client clientId, appointment: Appointment appointmentId'),
    keys: ['id', 'number'],
  },
  {
    name: 'Pet',
    sqlName: 'pets',
    plural: 'pets',
    columns: columnsOf(
      `id: BigInt!, clientId: BigInt, name: String!, species: String!, breed: String, color: String, sex: AnimalSex!,
      birthDate: Date, microchip: String, isActive: Boolean!, isDeceased: Boolean!, ${stamps}`,
    ),
    one: relationsOf('client: Client clientId'),
    many: relationsOf('appointments: Appointment petId'),
    keys: ['id'],
    defaulted: ['sex', 'isActive', 'isDeceased', 'createdAt', 'updatedAt'],
    isWritten: true,
  },
  {
    name: 'StaffAssignment',
    sqlName: 'staff_assignments',
    plural: 'staffAssignments',
    columns: columnsOf('clinicId: BigInt!, staffMemberId: BigInt!, since: Date'),
    one: relationsOf('clinic: Clinic clinicId, staffMember: StaffMember staffMemberId'),
    keys: ['clinicId staffMemberId'],
  },
  {
    name: 'StaffMember',
    sqlName: 'staff_members',
    plural: 'staffMembers',
    columns: columnsOf(
      `id: BigInt!, firstName: String!, lastName: String!, title: String, role: StaffRole!, email: String!,
      isActive: Boolean!`,
    ),
    many: relationsOf(
      `appointments: Appointment staffMemberId, staffAssignments: StaffAssignment staffMemberId,
      timeBlocks: TimeBlock staffMemberId`,
    ),
    keys: ['id', 'email'],
  },
  {
    name: 'TimeBlock',
    sqlName: 'time_blocks',
    plural: 'timeBlocks',
    columns: columnsOf(
      'id: BigInt!, clinicId: BigInt!, staffMemberId: BigInt, startsAt: DateTime!, endsAt: DateTime!, title: String!',
    ),
    one: relationsOf('clinic: Clinic clinicId, staffMember: StaffMember staffMemberId'),
    keys: ['id'],
  },
];

export const grafbaseClinicText: string = grafbaseText(grafbaseTables, grafbaseEnums);
