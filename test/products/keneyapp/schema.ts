/** When a record was entered and last changed, with an offset; other times have none. */
const stamps = 'createdAt: DateTime! updatedAt: DateTime!';
const more =
  'medicalHistory: String@ allergies: String@ bloodType: String@ emergencyContact: String@ emergencyPhone: String@';

const typeText = `
"""Date (isoformat)"""
scalar Date
"""Date with time (isoformat)"""
scalar DateTime
enum Gender { MALE FEMALE OTHER }
enum AppointmentStatus { SCHEDULED CONFIRMED IN_PROGRESS COMPLETED CANCELLED NO_SHOW }
enum UserRole { ADMIN DOCTOR NURSE RECEPTIONIST SUPER_ADMIN }
type UserType {
  id: Int! username: String! email: String! fullName: String! role: UserRole! tenantId: Int! isActive: Boolean!
  isLocked: Boolean! mfaEnabled: Boolean! lastLogin: DateTime ${stamps}
}
type PatientType {
  id: Int! tenantId: Int! firstName: String! lastName: String! dateOfBirth: Date! gender: Gender! email: String
  phone: String! address: String ${more.replaceAll('@', '')} ${stamps}
}
type AppointmentType {
  id: Int! tenantId: Int! patientId: Int! doctorId: Int! appointmentDate: DateTime! durationMinutes: Int!
  status: AppointmentStatus! reason: String! notes: String ${stamps}
}
type PrescriptionType {
  id: Int! tenantId: Int! patientId: Int! doctorId: Int! medicationName: String! dosage: String! frequency: String!
  duration: String! instructions: String refills: Int! prescribedDate: DateTime! ${stamps}
}
type AppointmentsByStatusType {
  scheduled: Int! confirmed: Int! inProgress: Int! completed: Int! cancelled: Int! noShow: Int!
}
type RecentActivityType { patients: Int! appointments: Int! prescriptions: Int! }
type DashboardStatsType {
  totalPatients: Int! totalAppointments: Int! totalPrescriptions: Int! todayAppointments: Int!
  appointmentsByStatus: AppointmentsByStatusType! recentActivity: RecentActivityType!
}`;

const inputText = `
input PatientCreateInput {
  firstName: String! lastName: String! dateOfBirth: Date! gender: Gender! phone: String! email: String = null
  address: String = null ${more.replaceAll('@', ' = null')}
}
input AppointmentCreateInput {
  patientId: Int! doctorId: Int! appointmentDate: DateTime! reason: String! durationMinutes: Int! = 30
  notes: String = null
}
input AppointmentUpdateInput {
  appointmentDate: DateTime = null durationMinutes: Int = null status: AppointmentStatus = null reason: String = null
  notes: String = null
}`;

const rootText = `
type Query {
  hello: String!
  apiVersion: String!
  me: UserType!
  patients(limit: Int! = 25, offset: Int! = 0, search: String = null): [PatientType!]!
  patient(patientId: Int!): PatientType
  appointments(
    status: AppointmentStatus = null, upcomingOnly: Boolean! = false, limit: Int! = 50, offset: Int! = 0
  ): [AppointmentType!]!
  appointment(appointmentId: Int!): AppointmentType
  prescriptions(limit: Int! = 50, offset: Int! = 0, patientId: Int = null): [PrescriptionType!]!
  prescription(prescriptionId: Int!): PrescriptionType
  users(role: UserRole = null): [UserType!]!
  dashboardStats: DashboardStatsType!
}
type Mutation {
  createPatient(payload: PatientCreateInput!): PatientType!
  createAppointment(payload: AppointmentCreateInput!): AppointmentType!
  updateAppointment(appointmentId: Int!, payload: AppointmentUpdateInput!): AppointmentType!
}`;

/** SDL of the service, as Strawberry prints it: what the Python code says in words isn't in it. */
export const keneyappText: string = typeText + inputText + rootText;
