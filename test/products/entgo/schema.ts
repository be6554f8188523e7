import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import { type EntType, entTypesText } from './entText.ts';

const stamps = 'id: ID!, createdAt: Time!, updatedAt: Time!';

/** The schema of the clinics. */
export const entTypes: readonly EntType[] = [
  {
    name: 'Appointment',
    plural: 'appointments',
    columns: columnsOf(`${stamps}, clinicID: ID!, therapistID: ID, patientID: ID!, timeSlotID: UUID, startTime: Time!,
      endTime: Time!, status: AppointmentStatus!, sessionPrice: Int!, reservationFee: Int!,
      paymentStatus: AppointmentPaymentStatus!, notes: String, cancellationReason: String,
      cancelRequestedBy: AppointmentCancelRequestedBy, cancelledAt: Time, cancellationFee: Int!, completedAt: Time`),
    one: relationsOf('clinic: Clinic clinicID, therapist: ClinicMember therapistID, patient: Patient patientID'),
    orders: { CREATED_AT: 'createdAt', START_TIME: 'startTime', STATUS: 'status', CANCELLED_AT: 'cancelledAt' },
    required: ['startTime', 'endTime', 'clinicID', 'patientID'],
  },
  {
    name: 'Clinic',
    plural: 'clinics',
    columns: columnsOf(`${stamps}, deletedAt: Time, name: String!, slug: String!, description: String, logoKey: String,
      phone: String, address: String, city: String, province: String, isActive: Boolean!, isVerified: Boolean!`),
    many: relationsOf('members: ClinicMember clinicID, patients: Patient clinicID, appointments: Appointment clinicID'),
    orders: { NAME: 'name' },
  },
  {
    name: 'ClinicMember',
    plural: 'clinicMembers',
    columns: columnsOf(
      'id: ID!, clinicID: ID!, userID: ID!, role: ClinicMemberRole!, isActive: Boolean!, joinedAt: Time!',
    ),
    one: relationsOf('clinic: Clinic clinicID, user: User userID'),
    many: relationsOf('appointments: Appointment therapistID, timeSlots: TimeSlot therapistID'),
    orders: { JOINED_AT: 'joinedAt', USER_LAST_NAME: 'user.lastName' },
  },
  {
    name: 'Patient',
    plural: 'patients',
    columns:
      columnsOf(`${stamps}, deletedAt: Time, clinicID: ID!, userID: ID!, primaryTherapistID: ID, fileNumber: String,
      status: PatientStatus!, paymentStatus: PatientPaymentStatus!, totalPaid: Int!, notes: String,
      referralSource: String, chiefComplaint: String, isChild: Boolean!, childBirthDate: Time, parentName: String,
      parentPhone: String, parentRelation: String`),
    one: relationsOf('clinic: Clinic clinicID, user: User userID, primaryTherapist: ClinicMember primaryTherapistID'),
    many: relationsOf('appointments: Appointment patientID'),
    orders: { CREATED_AT: 'createdAt', FILE_NUMBER: 'fileNumber', USER_LAST_NAME: 'user.lastName' },
    // The user may be created together with the patient.
    required: ['clinicID'],
  },
  {
    name: 'TimeSlot',
    plural: 'timeSlots',
    columns: columnsOf(`${stamps}, clinicID: ID!, therapistID: ID!, startTime: Time!, endTime: Time!,
      status: TimeSlotStatus!, sessionPrice: Int, isRecurring: Boolean!`),
    one: relationsOf('clinic: Clinic clinicID, therapist: ClinicMember therapistID'),
    orders: { START_TIME: 'startTime' },
  },
  {
    name: 'User',
    plural: 'users',
    columns: columnsOf(`${stamps}, deletedAt: Time, firstName: String, lastName: String, phone: String, email: String,
      gender: String, maritalStatus: String, birthYear: Int, avatarKey: String, mustChangePassword: Boolean!,
      status: UserStatus!, phoneVerified: Boolean!, emailVerified: Boolean!, lastLoginAt: Time`),
    many: relationsOf('memberships: ClinicMember userID, patients: Patient userID'),
    orders: { CREATED_AT: 'createdAt', LAST_NAME: 'lastName' },
    required: [],
  },
];

/** SDL of the clinics; what isn't generated is written by hand in such projects. */
export const entgoText: string = `${entTypesText(entTypes)}
enum AppointmentStatus { scheduled confirmed arrived in_session completed cancelled no_show } enum AppointmentPaymentStatus { unpaid reservation_paid fully_paid refunded }
enum AppointmentCancelRequestedBy { patient therapist clinic } enum ClinicMemberRole { owner admin therapist intern }
enum PatientStatus { active waiting_reservation inactive discharged } enum PatientPaymentStatus { paid unpaid partial }
enum TimeSlotStatus { available booked blocked cancelled } enum UserStatus { active inactive suspended }
extend input CreatePatientInput { createUser: CreateUserInput }
type Mutation {
  createAppointment(input: CreateAppointmentInput!): Appointment!
  updateAppointment(id: ID!, input: UpdateAppointmentInput!): Appointment!
  createPatient(input: CreatePatientInput!): Patient!
  updatePatient(id: ID!, input: UpdatePatientInput!): Patient!
  updateUser(id: ID!, input: UpdateUserInput!): User!
}`;
