const contact =
  'address: String emergency_contact: EmergencyContactInput marital_status: MaritalStatus occupation: String';
const medical = `blood_type: BloodGroup height: Height weight: Weight allergies: [String!] chronic_conditions: [String!]
  current_medications: [String!]`;
const insurance = `insurance_type: InsuranceType insurance_number: String insurance_provider: String
  insurance_expiry_date: Date`;

/** SDL of what the gateway can change. */
export const gatewayChangesText = `
input EmergencyContactInput { name: String! relationship: String! phone_number: PhoneNumber! address: String }
input CreatePatientInput {
  full_name: String! email: String! phone_number: PhoneNumber! gender: Gender! date_of_birth: Date! ${contact}
  ${medical} ${insurance}
}
input UpdatePatientInput {
  full_name: String phone_number: PhoneNumber ${contact} ${medical} ${insurance} is_active: Boolean
  status: PatientStatus
}
input CreateAppointmentInput {
  doctor_id: DoctorID! patient_id: PatientID! scheduledDate: Date! scheduledTime: Time! duration: Int = 30
  type: AppointmentType = CONSULTATION priority: AppointmentPriority = NORMAL reason: String notes: String
  symptoms: [String!] roomId: UUID
}
input UpdateAppointmentInput {
  scheduledDate: Date scheduledTime: Time duration: Int type: AppointmentType priority: AppointmentPriority
  reason: String notes: String symptoms: [String!] roomId: UUID status: AppointmentStatus
}
input RescheduleAppointmentInput { appointment_id: AppointmentID! newDate: Date! newTime: Time! reason: String }
input CancelAppointmentInput { appointment_id: AppointmentID! reason: String! refundRequested: Boolean = false }
input CreateDoctorInput {
  full_name: String! email: String! phone_number: PhoneNumber! specialization: String! license_number: LicenseNumber!
  years_of_experience: Int! department_id: UUID! gender: Gender bio: String consultation_fee: Float
}
input UpdateDoctorInput {
  full_name: String phone_number: PhoneNumber specialization: String department_id: UUID is_active: Boolean
  status: DoctorStatus
}
input CreateMedicalRecordInput {
  patient_id: PatientID! doctor_id: DoctorID! appointment_id: UUID visit_date: Date! chief_complaint: String
  diagnosis: String treatment: String
}

type Mutation {
  _empty: String
  createDoctor(input: CreateDoctorInput!): Doctor! updateDoctor(id: UUID! input: UpdateDoctorInput!): Doctor!
  deleteDoctor(id: UUID!): Boolean!
  createPatient(input: CreatePatientInput!): Patient! updatePatient(id: UUID! input: UpdatePatientInput!): Patient!
  deletePatient(id: UUID!): Boolean! activatePatient(id: UUID!): Patient! deactivatePatient(id: UUID!): Patient!
  updatePatientMedicalInfo(id: UUID! ${medical}): Patient!
  updatePatientInsurance(id: UUID! ${insurance}): Patient!
  updateEmergencyContact(id: UUID! emergency_contact: EmergencyContactInput!): Patient!
  createAppointment(input: CreateAppointmentInput!): Appointment!
  updateAppointment(id: UUID! input: UpdateAppointmentInput!): Appointment!
  deleteAppointment(id: UUID!): Boolean!
  confirmAppointment(id: UUID!): Appointment!
  rescheduleAppointment(input: RescheduleAppointmentInput!): Appointment!
  cancelAppointment(input: CancelAppointmentInput!): Appointment!
  checkInAppointment(id: UUID!): Appointment! startAppointment(id: UUID!): Appointment!
  completeAppointment(id: UUID! notes: String): Appointment! markNoShow(id: UUID! reason: String): Appointment!
  bulkRescheduleAppointments(appointmentIds: [UUID!]! newDate: Date! reason: String): [Appointment!]!
  bulkCancelAppointments(appointmentIds: [UUID!]! reason: String!): [Appointment!]!
  createEmergencyAppointment(doctor_id: DoctorID! patient_id: PatientID! reason: String!
    priority: AppointmentPriority = EMERGENCY): Appointment!
  scheduleFollowUp(parentAppointmentId: UUID! scheduledDate: Date! scheduledTime: Time! reason: String): Appointment!
  createMedicalRecord(input: CreateMedicalRecordInput!): MedicalRecord!
  deleteMedicalRecord(id: UUID!): Boolean!
}`;
