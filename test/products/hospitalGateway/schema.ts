import { gatewayChangesText } from './changes.ts';

const stamps = 'created_at: DateTime! updated_at: DateTime!';
const page = 'limit: Int = 20 offset: Int = 0';
const sorted = 'sortBy: String = "created_at" sortOrder: String = "DESC"';
const within = 'status: AppointmentStatus dateFrom: Date dateTo: Date limit: Int = 10 offset: Int = 0';
const connected = ['Appointment', 'Doctor', 'Patient', 'MedicalRecord', 'Payment'];

/** A list of some type, as every list here is. */
function listOf(name: string): string {
  return `type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! totalCount: Int! }
type ${name}Edge { node: ${name}! cursor: String! }\n`;
}

/** SDL of the gateway; only its scalars have descriptions, and a comment is none. */
export const gatewayText = `
"Date in YYYY-MM-DD format" scalar Date "DateTime in ISO 8601 format" scalar DateTime "Time in HH:MM format" scalar Time
"Vietnamese phone number (10 digits starting with 0)" scalar PhoneNumber
"Vietnamese medical license number (VN-XX-YYYY)" scalar LicenseNumber
"Doctor ID in format DEPT-DOC-YYYYMM-XXX" scalar DoctorID "Patient ID in format PAT-YYYYMM-XXX" scalar PatientID
scalar AppointmentID scalar DepartmentID "UUID string" scalar UUID scalar Height scalar Weight

enum Gender { MALE FEMALE OTHER } enum SearchType { DOCTOR PATIENT APPOINTMENT DEPARTMENT MEDICAL_RECORD }
enum AppointmentStatus { SCHEDULED CONFIRMED IN_PROGRESS COMPLETED CANCELLED NO_SHOW }
enum AppointmentType { CONSULTATION FOLLOW_UP EMERGENCY SURGERY DIAGNOSTIC VACCINATION HEALTH_CHECKUP TELEMEDICINE }
enum AppointmentPriority { LOW NORMAL HIGH URGENT EMERGENCY }
enum PaymentStatus { PENDING PAID PARTIALLY_PAID REFUNDED CANCELLED }
enum PatientStatus { ACTIVE INACTIVE DECEASED TRANSFERRED } enum DoctorStatus { ACTIVE INACTIVE ON_LEAVE SUSPENDED }
enum BloodGroup { A_POSITIVE A_NEGATIVE B_POSITIVE B_NEGATIVE AB_POSITIVE AB_NEGATIVE O_POSITIVE O_NEGATIVE UNKNOWN }
enum MaritalStatus { SINGLE MARRIED DIVORCED WIDOWED SEPARATED }
enum InsuranceType { SOCIAL_INSURANCE PRIVATE_INSURANCE COMPANY_INSURANCE SELF_PAY GOVERNMENT }
enum DepartmentStatus { ACTIVE INACTIVE UNDER_MAINTENANCE TEMPORARILY_CLOSED }
enum RoomType { CONSULTATION EXAMINATION SURGERY EMERGENCY ICU LABORATORY RADIOLOGY PHARMACY WAITING ADMINISTRATIVE }
enum RoomStatus { AVAILABLE OCCUPIED MAINTENANCE RESERVED OUT_OF_SERVICE }
enum MedicalRecordStatus { ACTIVE ARCHIVED DELETED }
enum NotificationType { APPOINTMENT_REMINDER APPOINTMENT_CANCELLED APPOINTMENT_CONFIRMED PATIENT_CHECKED_IN EMERGENCY_ALERT }

type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type Patient {
  id: UUID! patient_id: PatientID! profile_id: UUID! full_name: String! email: String! phone_number: PhoneNumber
  gender: Gender! date_of_birth: Date! age: Int! address: String emergency_contact: EmergencyContact
  marital_status: MaritalStatus occupation: String blood_type: BloodGroup height: Height weight: Weight bmi: Float
  allergies: [String!] chronic_conditions: [String!] current_medications: [String!] insurance_type: InsuranceType
  insurance_number: String insurance_provider: String insurance_expiry_date: Date is_active: Boolean!
  status: PatientStatus! ${stamps} last_visit: DateTime appointments(${within}): AppointmentConnection!
  medicalRecords(limit: Int = 10 offset: Int = 0 dateFrom: Date dateTo: Date): MedicalRecordConnection!
  payments(status: String limit: Int = 10 offset: Int = 0): PaymentConnection! total_appointments: Int!
  upcoming_appointments: Int! completed_appointments: Int! total_spent: Float! last_appointment: Appointment
  next_appointment: Appointment primary_doctor: Doctor visit_frequency: Float
}
type EmergencyContact { name: String! relationship: String! phone_number: PhoneNumber! address: String }
type Doctor {
  id: UUID! doctor_id: DoctorID! profile_id: UUID! full_name: String! email: String! phone_number: PhoneNumber
  specialization: String! license_number: LicenseNumber! years_of_experience: Int! consultation_fee: Float bio: String
  photo_url: String gender: Gender date_of_birth: Date address: String is_active: Boolean! status: DoctorStatus!
  ${stamps} department: Department experiences: [DoctorExperience!]! schedule: [DoctorSchedule!]!
  appointments(${within}): AppointmentConnection! average_rating: Float total_patients: Int total_appointments: Int
  upcoming_appointments: Int completed_appointments: Int available_today: Boolean! next_available_slot: DateTime
}
type DoctorExperience {
  id: UUID! doctor_id: DoctorID! hospital_name: String! position: String! start_date: Date! end_date: Date
  description: String is_current: Boolean! ${stamps}
}
type DoctorSchedule {
  id: UUID! doctor_id: DoctorID! day_of_week: Int! start_time: String! end_time: String! slot_duration: Int!
  buffer_time: Int max_appointments: Int is_available: Boolean! effective_from: Date effective_to: Date
  is_active: Boolean! ${stamps} doctor: Doctor!
}
type Appointment {
  id: UUID! appointment_id: AppointmentID! doctor_id: DoctorID! patient_id: PatientID! scheduledDate: Date!
  scheduledTime: Time! scheduledDateTime: DateTime! duration: Int! endDateTime: DateTime! type: AppointmentType!
  priority: AppointmentPriority! status: AppointmentStatus! reason: String notes: String symptoms: [String!] room: Room
  department: Department consultationFee: Float! additionalFees: Float totalAmount: Float!
  paymentStatus: PaymentStatus! paymentMethod: String checkedInAt: DateTime startedAt: DateTime completedAt: DateTime
  cancelledAt: DateTime cancellationReason: String ${stamps} doctor: Doctor! patient: Patient!
  medicalRecord: MedicalRecord payment: Payment followUpAppointment: Appointment parentAppointment: Appointment
  isToday: Boolean! isUpcoming: Boolean! isPast: Boolean! canCancel: Boolean! canReschedule: Boolean!
  timeUntilAppointment: Int waitingTime: Int
}
type AppointmentSlot {
  startTime: DateTime! endTime: DateTime! duration: Int! isAvailable: Boolean! doctor_id: DoctorID! room: Room
  maxAppointments: Int currentAppointments: Int appointmentType: AppointmentType
}
type AppointmentStats {
  date: Date! totalAppointments: Int! scheduledAppointments: Int! confirmedAppointments: Int!
  completedAppointments: Int! cancelledAppointments: Int! noShowAppointments: Int! averageWaitTime: Float
  averageConsultationTime: Float revenue: Float! occupancyRate: Float
}
type WorkingHours { startTime: Time! endTime: Time! breakStartTime: Time breakEndTime: Time isWorkingDay: Boolean! }
type DailySchedule {
  date: Date! doctor_id: DoctorID! appointments: [Appointment!]! availableSlots: [AppointmentSlot!]! totalSlots: Int!
  bookedSlots: Int! availableSlotsCount: Int! workingHours: WorkingHours!
}
type DaySchedule { isOpen: Boolean! openTime: Time closeTime: Time emergencyOnly: Boolean }
type OperatingHours {
  monday: DaySchedule tuesday: DaySchedule wednesday: DaySchedule thursday: DaySchedule friday: DaySchedule
  saturday: DaySchedule sunday: DaySchedule holidays: DaySchedule
}
type Department {
  id: UUID! departmentId: DepartmentID! name: String! nameEn: String nameVi: String! description: String code: String!
  type: String floor: Int building: String phoneNumber: PhoneNumber email: String status: DepartmentStatus!
  is_active: Boolean! operatingHours: OperatingHours emergencyAvailable: Boolean! totalRooms: Int!
  availableRooms: Int! totalBeds: Int availableBeds: Int maxPatients: Int ${stamps} head: Doctor
  doctors(status: DoctorStatus ${page}): DoctorConnection!
  rooms(type: RoomType status: RoomStatus ${page}): [Room!]! currentPatients: Int! todayAppointments: Int!
  availabilityRate: Float! occupancyRate: Float!
}
type Room {
  id: UUID! roomNumber: String! name: String type: RoomType! status: RoomStatus! floor: Int building: String
  capacity: Int departmentId: UUID! department: Department! room_number: String! room_type: String! ${stamps}
}
type BasicVitalSigns { temperature: Float blood_pressure: String heart_rate: Int weight: Float height: Float }
type MedicalRecord {
  id: UUID! patient_id: PatientID! doctor_id: DoctorID! appointment_id: UUID visit_date: Date! symptoms: String
  examination_notes: String diagnosis: String treatment: String medications: String notes: String
  status: MedicalRecordStatus! basic_vitals: BasicVitalSigns patient: Patient! doctor: Doctor! appointment: Appointment
  ${stamps}
}
type Payment {
  id: UUID! patient_id: PatientID! appointment_id: UUID paymentNumber: String! amount: Float! currency: String!
  paymentMethod: String! paymentStatus: PaymentStatus! consultationFee: Float! medicationFee: Float
  insuranceCoverage: Float discount: Float tax: Float paidAt: DateTime transactionId: String patient: Patient!
  appointment: Appointment ${stamps}
}
type ServiceHealth { name: String! status: String! url: String responseTime: Int lastCheck: DateTime! }
type HealthCheck { status: String! timestamp: DateTime! version: String! services: [ServiceHealth!]! uptime: Int! }
type SystemInfo { name: String! version: String! environment: String! features: [String!]! }
type SystemNotification { id: UUID! type: NotificationType! title: String! message: String! data: String created_at: DateTime! }
type SearchResults {
  doctors: [Doctor!]! patients: [Patient!]! appointments: [Appointment!]! departments: [Department!]!
  medicalRecords: [MedicalRecord!]! totalCount: Int!
}
${connected.map(listOf).join('')}
input AppointmentFilters {
  doctor_id: DoctorID patient_id: PatientID departmentId: UUID status: AppointmentStatus type: AppointmentType
  priority: AppointmentPriority paymentStatus: PaymentStatus dateFrom: Date dateTo: Date timeFrom: Time timeTo: Time
  room: String
}
input PatientFilters {
  search: String status: PatientStatus is_active: Boolean gender: Gender ageMin: Int ageMax: Int bloodType: BloodGroup
  insuranceType: InsuranceType hasChronicConditions: Boolean lastVisitFrom: Date lastVisitTo: Date
  registeredFrom: Date registeredTo: Date
}
input DoctorFilters {
  search: String specialization: String department_id: UUID status: DoctorStatus is_active: Boolean min_rating: Float
  available_today: Boolean gender: Gender
}
input DepartmentFilters { search: String status: DepartmentStatus is_active: Boolean type: String floor: Int building: String }
input MedicalRecordFilters { patient_id: PatientID doctor_id: DoctorID appointment_id: UUID status: MedicalRecordStatus }

type Query {
  health: HealthCheck! systemInfo: SystemInfo!
  globalSearch(query: String! types: [SearchType!] limit: Int = 20): SearchResults!
  doctor(id: UUID doctor_id: DoctorID): Doctor doctorByProfile(profile_id: UUID!): Doctor
  doctors(filters: DoctorFilters ${page} ${sorted}): DoctorConnection!
  searchDoctors(query: String! filters: DoctorFilters ${page}): DoctorConnection!
  departmentDoctors(department_id: UUID! ${page}): DoctorConnection!
  availableDoctors(date: Date! time: String specialization: String limit: Int = 20): [Doctor!]!
  patient(id: UUID patient_id: PatientID): Patient patientByProfile(profile_id: UUID!): Patient
  patients(filters: PatientFilters ${page} ${sorted}): PatientConnection!
  searchPatients(query: String! filters: PatientFilters ${page}): PatientConnection!
  patientDoctorHistory(patient_id: PatientID! doctor_id: DoctorID! limit: Int = 10): [Appointment!]!
  doctorPatients(doctor_id: DoctorID! ${page}): PatientConnection!
  recentPatients(days: Int = 30 limit: Int = 20): [Patient!]!
  appointment(id: UUID appointment_id: AppointmentID): Appointment
  appointments(filters: AppointmentFilters ${page} sortBy: String = "scheduledDateTime" sortOrder: String = "ASC"): AppointmentConnection!
  todayAppointments(doctor_id: DoctorID departmentId: UUID status: AppointmentStatus): [Appointment!]!
  upcomingAppointments(doctor_id: DoctorID patient_id: PatientID days: Int = 7 limit: Int = 20): [Appointment!]!
  availableSlots(doctor_id: DoctorID! date: Date! duration: Int = 30): [AppointmentSlot!]!
  doctorDailySchedule(doctor_id: DoctorID! date: Date!): DailySchedule!
  departmentAppointments(departmentId: UUID! date: Date status: AppointmentStatus limit: Int = 50): [Appointment!]!
  appointmentStats(date: Date doctor_id: DoctorID departmentId: UUID): AppointmentStats!
  patientAppointmentHistory(patient_id: PatientID! ${page}): AppointmentConnection!
  doctorAppointmentHistory(doctor_id: DoctorID! dateFrom: Date dateTo: Date ${page}): AppointmentConnection!
  conflictingAppointments(doctor_id: DoctorID! date: Date! startTime: Time! endTime: Time!): [Appointment!]!
  waitingQueue(doctor_id: DoctorID departmentId: UUID date: Date): [Appointment!]!
  department(id: UUID departmentId: DepartmentID): Department
  departments(filters: DepartmentFilters ${page} sortBy: String = "name" sortOrder: String = "ASC"): [Department!]!
  room(id: UUID!): Room departmentRooms(departmentId: UUID! type: RoomType status: RoomStatus): [Room!]!
  medicalRecord(id: UUID!): MedicalRecord
  medicalRecords(filters: MedicalRecordFilters ${page} sortBy: String = "visit_date" sortOrder: String = "DESC"): MedicalRecordConnection!
  payment(id: UUID!): Payment
}
type Subscription {
  systemNotification: SystemNotification! appointmentUpdated(appointment_id: AppointmentID): Appointment!
  newAppointmentCreated(doctor_id: DoctorID): Appointment! patientUpdated(patient_id: PatientID): Patient!
  waitingQueueUpdated(doctor_id: DoctorID): [Appointment!]!
}
${gatewayChangesText}`;
