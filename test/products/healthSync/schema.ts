/** Arguments of every list; numbers are sent as texts. */
const paging = 'page: String, limit: String, searchTerm: String, sortBy: String, sortOrder: String';
const stamps = 'createdAt: String!, updatedAt: String!';

const enumText = `
enum ROLE { PATIENT DOCTOR ADMIN SUPER_ADMIN }
enum GENDER { MALE FEMALE OTHER }
enum BLOOD_GROUP { A_POSITIVE A_NEGATIVE B_POSITIVE B_NEGATIVE O_POSITIVE O_NEGATIVE AB_POSITIVE AB_NEGATIVE }
enum DOCTOR_VERIFICATION_STATUS { PENDING VERIFIED REJECTED }
enum APPOINTMENT_STATUS { PENDING_PAYMENT SCHEDULED COMPLETED CANCELLED NO_SHOW }
enum DAY { MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY }
enum REPORT_TYPE { LAB_REPORT PRESCRIPTION DIAGNOSIS }
enum PAYMENT_STATUS { PENDING COMPLETED FAILED REFUNDED }
`;

const peopleText = `
type User {
  id: ID!, email: String!, firstName: String, lastName: String, phoneNumber: String, address: String
  dateOfBirth: String, gender: GENDER, role: ROLE!, isActive: Boolean!, needPasswordChange: Boolean!, ${stamps}
  patient: Patient, doctor: Doctor, profilePicture: Image
}
type AuthResponse { success: Boolean!, token: String!, needPasswordChange: Boolean }
type Patient {
  id: ID!, emergencyContactName: String, emergencyContactPhone: String, bloodGroup: BLOOD_GROUP
  allergies: String, ${stamps}
  user: User!, appointments: [Appointment!]!, medicalReports: [MedicalReport!]!
}
type PatientsResponse { meta: Meta!, patients: [Patient!]! }
input PatientUpdateInput {
  emergencyContactName: String, emergencyContactPhone: String, bloodGroup: BLOOD_GROUP, allergies: String
}
input UserPatientUpdateInput {
  firstName: String, lastName: String, phoneNumber: String, address: String, dateOfBirth: String, gender: GENDER
  patient: PatientUpdateInput
}
type Doctor {
  id: ID!, licenseNumber: String!, bio: String, qualification: String!
  verificationStatus: DOCTOR_VERIFICATION_STATUS!, isVerified: Boolean!, experienceYears: Int!, fee: Int
  isDeleted: Boolean!, appliedDate: String!, ${stamps}
  user: User!, specialty: Specialty!, location: Location!, schedules: [DoctorSchedule!]!, timeSlots: [TimeSlot!]!
  appointments: [Appointment!]!, reviews: [Review!]!
}
type DoctorsResponse { meta: Meta!, doctors: [Doctor!]! }
type DoctorSchedule {
  id: ID!, day: DAY!, startTime: String!, endTime: String!, sessionLength: Int!, isAvailable: Boolean!, ${stamps}
  doctor: Doctor!
}
type Specialty { id: ID!, name: String!, description: String, ${stamps}, doctors: [Doctor!]!, icon: Image }
`;

const bookText = `
type Service {
  id: ID!, name: String!, description: String, ${stamps}
  icon: Image, serviceSettings: ServiceSettings, timeSlots: [TimeSlot!]!, appointments: [Appointment!]!
  reviews: [Review!]!
}
type ServicesResponse { services: [Service!]!, meta: Meta! }
type ServiceSettings {
  id: ID!, startTime: String!, endTime: String!, duration: Int!, fee: Float!, ${stamps}, service: Service!
}
type TimeSlot {
  id: ID!, day: DAY!, slotDate: String!, startTime: String!, endTime: String!, isBooked: Boolean!, ${stamps}
  doctor: Doctor!, appointments: [Appointment!]!
}
input TimeSlotCreateInput { slotDate: String!, startTime: String!, endTime: String! }
type Appointment {
  id: ID!, status: APPOINTMENT_STATUS!, reason: String, notes: String, ${stamps}
  patient: Patient!, doctor: Doctor, service: Service, location: Location, timeSlot: TimeSlot!
  payment: Payment, report: MedicalReport, review: Review
}
type AppointmentsResponse { meta: Meta!, appointments: [Appointment!]! }
type AppointmentCreateReturn { success: Boolean!, token: String }
input AppointmentUserPatientInput { bloodGroup: BLOOD_GROUP!, allergies: String }
input AppointmentUserInput {
  email: String!, firstName: String!, lastName: String!, phoneNumber: String!, address: String
  dateOfBirth: String!, gender: GENDER!, patient: AppointmentUserPatientInput!
}
input AppointmentInput {
  doctorId: String, serviceId: String, locationId: String!, timeSlot: TimeSlotCreateInput!, reason: String
}
input AppointmentCreateInput { user: AppointmentUserInput!, appointment: AppointmentInput! }
type Location {
  id: ID!, name: String!, mapUrl: String!, address: String!, phoneNumber: String!, description: String, ${stamps}
  image: Image, doctors: [Doctor!]!, appointments: [Appointment]
}
type LocationsResponse { locations: [Location!]!, meta: Meta! }
`;

const otherText = `
type Payment {
  id: ID!, amount: Int!, paymentDate: String!, transactionId: String, status: PAYMENT_STATUS!, details: String
  ${stamps}, appointment: Appointment!
}
type PaymentsResponse { meta: Meta!, payments: [Payment!]! }
type MedicalReport {
  id: ID!, title: String!, reportType: REPORT_TYPE!, reportDate: String!, fileUrl: String, notes: String, ${stamps}
  patient: Patient!, appointment: Appointment
}
type Review {
  id: ID!, patientId: String!, appointmentId: String!, rating: Int!, comment: String!, createdAt: String!
  doctor: Doctor, patient: Patient!, service: Service, appointment: Appointment!
}
type Image {
  id: ID!, userType: ROLE!, name: String!, publicId: String!, height: Int!, width: Int!, format: String!
  url: String!, secureUrl: String!, thumbnailUrl: String!, isProfilePicture: Boolean!, ${stamps}, user: User!
}
type GenericSuccessResponse { success: Boolean! }
type Meta { page: Int!, limit: Int!, total: Int! }
`;

const rootText = `
type Query {
  me: User!
  getAllPatients(${paging}, gender: String, bloodGroup: String): PatientsResponse!
  patient(id: String!): Patient!
  getAllDoctors(
    ${paging}, gender: String, specialty: String, location: String, isVerified: String, isDeleted: String
  ): DoctorsResponse!
  doctor(id: String!): Doctor!
  getAllServices(${paging}): ServicesResponse!
  service(id: String!): Service!
  getTimeSlotsByDate(doctorId: String, serviceId: String, locationId: String, date: String!): [TimeSlot!]!
  getAllAppointments(
    ${paging}, status: APPOINTMENT_STATUS, date: String, locationId: String, all: Boolean
  ): AppointmentsResponse!
  appointment(id: String!): Appointment!
  getAllPayments(${paging}, status: PAYMENT_STATUS): PaymentsResponse!
  getAllLocations(${paging}): LocationsResponse!
  location(id: String!): Location!
}

type Mutation {
  signup(email: String!, password: String!, confirmPassword: String!): AuthResponse!
  signin(email: String!, password: String!): AuthResponse!
  updateProfile(
    firstName: String, lastName: String, gender: GENDER, phoneNumber: String, address: String, dateOfBirth: String
  ): GenericSuccessResponse!
  updatePatient(input: UserPatientUpdateInput!): User!
  createService(name: String!, description: String, iconId: String): GenericSuccessResponse!
  createAppointment(input: AppointmentCreateInput!): AppointmentCreateReturn!
  updateAppointment(appointmentId: String!, status: APPOINTMENT_STATUS, notes: String): GenericSuccessResponse!
  updatePayment(paymentId: String!, transactionId: String, status: PAYMENT_STATUS): GenericSuccessResponse!
}
`;

/** SDL of the service. */
export const healthSyncText: string = enumText + peopleText + bookText + otherText + rootText;
