/** SDL of the clinic, one part for each of its schema files, spelled as it is there. */
export const clinicaBackText = `
type Query {
  specialities: [Speciality]
  speciality(id: ID!): Speciality
  consultingRooms: [ConsultingRoom]
  consultingRoom(id: ID!): ConsultingRoom
  patients: [Patient]
  patient(id: ID!): Patient
  doctors: [Doctor]
  doctor(id: ID!): Doctor
  doctorShedules(params: DoctorSheduleParams): [DoctorSheduleResponse]
  doctorShedule(id: ID!): DoctorShedule
  appointments(params: AppointmentParams): [Appointment]
  appointment(id: ID!): Appointment
  medicalHistories: [MedicalHistory]
  medicalHistory(id: ID!): MedicalHistory
  consultations: [Consultation]
  consultation(id: ID!): Consultation
}

type Mutation {
  createSpeciality(input: SpecialityInput!): Speciality
  updateSpeciality(id: ID!, input: SpecialityUpdateInput!): Speciality
  deleteSpeciality(id: ID!): Boolean
  createConsultingRoom(input: ConsultingRoomInput!): ConsultingRoom
  updateConsultingRoom(id: ID!, input: ConsultingRoomUpdateInput!): ConsultingRoom
  deleteConsultingRoom(id: ID!): Boolean
  createPatient(input: PatientStoreInput!): Patient
  updatePatient(id: ID!, input: PatientUpdateInput!): Patient
  createDoctor(input: DoctorInput!): Doctor
  updateDoctor(id: ID!, input: DoctorUpdateInput!): Doctor
  deleteDoctor(id: ID!): Boolean
  createDoctorShedule(input: DoctorSheduleInput!): DoctorShedule
  updateDoctorShedule(id: ID!, input: DoctorSheduleUpdateInput!): DoctorShedule
  deleteDoctorShedule(id: ID!): Boolean
  createAppointment(input: AppointmentStoreInput): Appointment
  updateAppointment(id: ID!, input: AppointmentUpdateInput): Appointment
  deleteAppointment(id: ID!): Boolean
  createMedicalHistory(input: MedicalHistoryInput!): MedicalHistory
  createConsultation(input: ConsultationInput!): Consultation
  updateConsultation(id: ID!, input: ConsultationUpdateInput!): Consultation
}

type Appointment {
  id: ID
  appointmentDate: String
  slotNumber: Int
  status: AppointmentStatus
  patient: Patient
  doctorShedule: DoctorSheduleResponse
}
input AppointmentStoreInput {
  id: ID
  appointmentDate: String
  slotNumber: Int
  status: AppointmentStatus
  patientId: ID
  doctorSheduleId: ID
}
input AppointmentUpdateInput {
  id: ID
  status: AppointmentStatus
}
input AppointmentParams {
  appointmentDate: String
  status: AppointmentStatus
  patientId: ID
  doctorSheduleId: ID
  doctorId: ID
  specialityId: ID
}
enum AppointmentStatus {
  PENDING
  CONFIRMED
  CANCELED
}

type Consultation {
  id: ID
  consultationDate: String
  diagnosis: String
  status: ConsultationStatus
  appointment: Appointment
  laboratoryTests: [LaboratoryTest]
  diagnosticFiles: [DiagnosticFile]
  medications: [Medication]
}
type LaboratoryTest {
  id: ID
  type: String
  result: String
}
type DiagnosticFile {
  id: ID
  fileType: String
  fileUrl: String
  observation: String
}
type Medication {
  id: ID
  name: String
  dose: String
  frequency: String
  duration: Int
}
input ConsultationInput {
  appointmentId: ID!
  diagnosis: String
}
input ConsultationUpdateInput {
  id: ID
  status: ConsultationStatus
  diagnosis: String
  laboratoryTest: LaboratoryTestInput
  diagnosticFile: DiagnosticFileInput
  medication: MedicationInput
}
input LaboratoryTestInput {
  type: String
  result: String
}
input DiagnosticFileInput {
  fileType: String
  fileUrl: String
  observation: String
}
input MedicationInput {
  name: String!
  dose: String
  frequency: String
  duration: Int
}
enum ConsultationStatus {
  PENDING
  DONE
  CANCELED
}

type ConsultingRoom {
  id: ID
  roomName: String
  roomLocation: String
}
input ConsultingRoomInput {
  roomName: String!
  roomLocation: String!
}
input ConsultingRoomUpdateInput {
  id: ID
  roomName: String!
  roomLocation: String!
}

type Doctor {
  id: ID
  code: String
  user: User
}
input DoctorInput {
  code: String!
  user: UserStoreDto!
}
input DoctorUpdateInput {
  code: String!
  user: UserUpdateDto!
}

type DoctorSheduleResponse {
  id: ID
  dayOfWeek: Int
  startTime: String
  endTime: String
  slotDuration: Int
  totalSlots: Int
  status: Boolean
  doctor: Doctor
  speciality: Speciality
  consultingRoom: ConsultingRoom
  reservedSlots: [Int]
}
type DoctorShedule {
  id: ID
  dayOfWeek: Int
  startTime: String
  endTime: String
  slotDuration: Int
  totalSlots: Int
  status: Boolean
  doctor: Doctor
  speciality: Speciality
  consultingRoom: ConsultingRoom
  appointments: [Appointment]
}
input DoctorSheduleParams {
  doctorId: ID
  specialityId: ID
  consultingRoomId: ID
  dayOfWeek: Int
  status: Boolean
}
input DoctorSheduleInput {
  dayOfWeek: Int!
  startTime: String!
  endTime: String!
  slotDuration: Int!
  status: Boolean = true
  doctorId: ID!
  specialityId: ID!
  consultingRoomId: ID!
}
input DoctorSheduleUpdateInput {
  dayOfWeek: Int!
  startTime: String!
  endTime: String!
  slotDuration: Int!
  status: Boolean
  doctorId: ID!
  specialityId: ID!
  consultingRoomId: ID!
}
type MedicalHistory {
  id: ID
  createdDate: String
  patient: Patient
}
input MedicalHistoryInput {
  patientId: ID!
}
input MedicalHistoryUpdateInput {
  patientId: ID!
}

type Patient {
  id: ID!
  ic: String
  address: String
  phone: String
  birthdate: String
  user: User
}
input PatientStoreInput {
  ic: String
  address: String
  phone: String
  birthdate: String
  user: UserStoreDto
}
input PatientUpdateInput {
  id: ID
  ic: String!
  address: String!
  phone: String!
  birthdate: String!
  user: UserUpdateDto
}
type Role {
  id: ID
  name: String
}

type Speciality {
  id: ID
  name: String
}
input SpecialityInput {
  name: String!
}
input SpecialityUpdateInput {
  id: ID
  name: String!
}

type User {
  id: ID
  fullName: String
  enabled: Boolean
  email: String
  userType: UserType
  roles: [Role]
}
enum UserType {
  ADMIN
  DOCTOR
  PATIENT
}
input UserStoreDto {
  fullName: String!
  enabled: Boolean = true
  email: String!
  password: String!
}
input UserUpdateDto {
  id: ID!
  fullName: String!
  enabled: Boolean = true
  email: String!
}
`;
