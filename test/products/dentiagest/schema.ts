import { calendarText, resourceText } from './neighbours.ts';

const stamps = 'createdAt: String! updatedAt: String!';
const veritas = (fields: string): string =>
  fields.replaceAll(/(\w+): (\S+) @(\w+)\*/g, '$1: $2 @veritas(level: $3) $1_veritas: VeritasMetadata');

/** SDL of the clinic's core: patients, visits, staff, records and bills. Names and levels are those of the product. */
const coreText = `
  scalar DateString
  scalar JSON

  directive @veritas(level: VeritasLevel!) on FIELD_DEFINITION
  enum VeritasLevel { NONE LOW MEDIUM HIGH CRITICAL }

  type Patient {
    id: ID! name: String! firstName: String lastName: String email: String phone: String dateOfBirth: DateString
    address: String emergencyContact: String insuranceProvider: String @veritas(level: HIGH)
    policyNumber: String @CRITICAL* medicalHistory: String @CRITICAL*
    billingStatus: String @veritas(level: HIGH) ${stamps}
  }
  type VeritasMetadata {
    verified: Boolean! confidence: Float! level: VeritasLevel! certificate: String error: String verifiedAt: String!
    algorithm: String!
  }
  input PatientInput {
    firstName: String! lastName: String! email: String phone: String dateOfBirth: DateString address: String
    emergencyContact: String insuranceProvider: String policyNumber: String
  }
  input UpdatePatientInput {
    firstName: String lastName: String email: String phone: String dateOfBirth: DateString address: String
    emergencyContact: String insuranceProvider: String policyNumber: String
  }

  type Appointment {
    id: ID! patientId: ID! patient: Patient practitionerId: ID practitioner: User
    date: String! @veritas(level: HIGH) time: String! @veritas(level: HIGH)
    appointmentDate: String @veritas(level: HIGH) appointmentTime: String @veritas(level: HIGH)
    duration: Int! type: String! status: String! @veritas(level: MEDIUM) notes: String
    treatmentDetails: String @veritas(level: HIGH) ${stamps}
  }
  type AppointmentV3 {
    id: ID! patientId: ID! patient: Patient practitionerId: ID practitioner: User
    appointmentDate: String! @HIGH* appointmentTime: String! @HIGH* duration: Int! type: String!
    status: String! @MEDIUM* notes: String treatmentDetails: String @HIGH* ${stamps}
  }
  input AppointmentInput {
    patientId: ID! practitionerId: ID appointmentDate: String! appointmentTime: String! duration: Int! type: String!
    status: String notes: String
  }
  input UpdateAppointmentInput {
    patientId: ID practitionerId: ID appointmentDate: String appointmentTime: String duration: Int type: String
    status: String notes: String
  }

  type User {
    id: ID! username: String! email: String! firstName: String! lastName: String! fullName: String! role: String!
    isActive: Boolean! lastLoginAt: String createdAt: String!
  }
  type AuthResponse { accessToken: String! refreshToken: String! expiresIn: Int! user: User! }
  type DeleteResult { success: Boolean! message: String }
  input LoginInput { email: String! password: String! }
  input RefreshTokenInput { refreshToken: String! }

  type MedicalRecord {
    id: ID! patientId: ID! patient: Patient practitionerId: ID! practitioner: User date: String! recordType: String!
    title: String! content: String! @veritas(level: CRITICAL) diagnosis: String @veritas(level: CRITICAL)
    treatment: String @veritas(level: HIGH) medications: [String!] @veritas(level: CRITICAL) attachments: [String!]
    ${stamps}
  }
  type MedicalRecordV3 {
    id: ID! patientId: ID! patient: Patient practitionerId: ID! practitioner: User recordType: String! title: String!
    content: String! @veritas(level: CRITICAL) diagnosis: String @veritas(level: CRITICAL)
    treatmentPlan: String @veritas(level: CRITICAL) allergies: [String!] @veritas(level: CRITICAL)
    medications: [String!] @veritas(level: CRITICAL) vitalSigns: VitalSigns @veritas(level: CRITICAL)
    attachments: [String!] ${stamps} _veritas: MedicalRecordV3VeritasMetadata!
  }
  type MedicalRecordV3VeritasMetadata {
    diagnosis: VeritasMetadata! treatmentPlan: VeritasMetadata! allergies: VeritasMetadata!
    medications: VeritasMetadata! content: VeritasMetadata! vitalSigns: VeritasMetadata!
  }
  type VitalSigns {
    bloodPressure: String! heartRate: Int! temperature: Float! oxygenSaturation: Int! weight: Float height: Float
    bmi: Float
  }

  type BillingDataV3 {
    id: ID! patientId: ID! amount: Float! billingDate: String! status: BillingStatus! description: String
    paymentMethod: String ${stamps} _veritas: BillingDataV3VeritasMetadata!
  }
  type BillingDataV3VeritasMetadata { patientId: VeritasMetadata! amount: VeritasMetadata! }
  enum BillingStatus { PENDING PAID OVERDUE CANCELLED }
  input BillingDataV3Input {
    patientId: ID! amount: Float! billingDate: String! status: BillingStatus description: String paymentMethod: String
  }
  input UpdateBillingDataV3Input {
    patientId: ID amount: Float billingDate: String status: BillingStatus description: String paymentMethod: String
  }

  type Treatment {
    id: ID! patientId: ID! patient: Patient practitionerId: ID! practitioner: User treatmentType: String!
    description: String! @veritas(level: HIGH) status: String! @veritas(level: MEDIUM)
    startDate: String! @veritas(level: HIGH) endDate: String cost: Float @veritas(level: HIGH) notes: String
    aiRecommendations: [String!] veritasScore: Float ${stamps}
  }
  type TreatmentV3 {
    id: ID! patientId: ID! patient: Patient practitionerId: ID! practitioner: User treatmentType: String! @HIGH*
    description: String! @HIGH* status: String! @MEDIUM* startDate: String! @HIGH* endDate: String @MEDIUM*
    cost: Float @HIGH* notes: String aiRecommendations: [String!] veritasScore: Float ${stamps}
  }
  input TreatmentV3Input {
    patientId: ID! practitionerId: ID! treatmentType: String! description: String! startDate: String! endDate: String
    cost: Float notes: String
  }
  input UpdateTreatmentV3Input {
    patientId: ID practitionerId: ID treatmentType: String description: String status: String startDate: String
    endDate: String cost: Float notes: String
  }
  type TreatmentRecommendationV3 {
    id: ID! treatmentType: String! description: String! estimatedCost: Float! priority: String! reasoning: String!
    confidence: Float! recommendedDate: String!
  }`;

const rootText = `
  type Query {
    me: User
    health: String!
    nuclearStatus: NuclearSystemStatus!
    nuclearHealth: NuclearHealth!
    patients(limit: Int, offset: Int): [Patient!]!
    patient(id: ID!): Patient
    searchPatients(query: String!): [Patient!]!
    patientsV3(limit: Int, offset: Int): [Patient!]!
    patientV3(id: ID!): Patient
    appointments(limit: Int, offset: Int, patientId: ID): [Appointment!]!
    appointment(id: ID!): Appointment
    appointmentsByDate(date: String!): [Appointment!]!
    appointmentsV3(limit: Int, offset: Int, patientId: ID): [AppointmentV3!]!
    appointmentV3(id: ID!): AppointmentV3
    appointmentsV3ByDate(date: String!): [AppointmentV3!]!
    medicalRecords(patientId: ID, limit: Int, offset: Int): [MedicalRecord!]!
    medicalRecord(id: ID!): MedicalRecord
    medicalRecordsV3(patientId: ID, limit: Int, offset: Int): [MedicalRecordV3!]!
    medicalRecordV3(id: ID!): MedicalRecordV3
    inventoriesV3(category: String, limit: Int, offset: Int): [InventoryV3!]!
    inventoryV3(id: ID!): InventoryV3
    billingDataV3(patientId: ID, limit: Int, offset: Int): [BillingDataV3!]!
    billingDatumV3(id: ID!): BillingDataV3
    treatments(patientId: ID, limit: Int, offset: Int): [Treatment!]!
    treatment(id: ID!): Treatment
    treatmentsV3(patientId: ID, limit: Int, offset: Int): [TreatmentV3!]!
    treatmentV3(id: ID!): TreatmentV3
    treatmentRecommendationsV3(patientId: ID!): [TreatmentRecommendationV3!]!
    users(limit: Int, offset: Int): [User!]!
    user(id: ID!): User
    treatmentRoomsV3(limit: Int, offset: Int): [TreatmentRoomV3!]!
    treatmentRoomV3(id: ID!): TreatmentRoomV3
    dentalEquipmentV3(limit: Int, offset: Int): [DentalEquipmentV3!]!
    dentalEquipmentV3ById(id: ID!): DentalEquipmentV3
    cleaningScheduleV3(limit: Int, offset: Int): [RoomCleaningScheduleV3!]!
    calendarSettingsV3(userId: ID!): CalendarSettingsV3
    calendarEventsV3(userId: ID, startDate: String, endDate: String): [CalendarEventV3!]!
    calendarEventV3(id: ID!): CalendarEventV3
    calendarAvailabilityV3(userId: ID!, date: String!): JSON
  }

  type Mutation {
    login(input: LoginInput!): AuthResponse!
    logout: Boolean!
    refreshToken(input: RefreshTokenInput!): AuthResponse!
    createPatient(input: PatientInput!): Patient!
    updatePatient(id: ID!, input: UpdatePatientInput!): Patient!
    deletePatient(id: ID!): Boolean!
    createPatientV3(input: PatientInput!): Patient!
    updatePatientV3(id: ID!, input: UpdatePatientInput!): Patient!
    deletePatientV3(id: ID!): DeleteResult!
    createAppointment(input: AppointmentInput!): Appointment!
    updateAppointment(id: ID!, input: UpdateAppointmentInput!): Appointment!
    deleteAppointment(id: ID!): Boolean!
    createAppointmentV3(input: AppointmentInput!): AppointmentV3!
    updateAppointmentV3(id: ID!, input: UpdateAppointmentInput!): AppointmentV3!
    deleteAppointmentV3(id: ID!): DeleteResult!
    createBillingDataV3(input: BillingDataV3Input!): BillingDataV3!
    updateBillingDataV3(id: ID!, input: UpdateBillingDataV3Input!): BillingDataV3!
    deleteBillingDataV3(id: ID!): Boolean!
    createTreatmentV3(input: TreatmentV3Input!): TreatmentV3!
    updateTreatmentV3(id: ID!, input: UpdateTreatmentV3Input!): TreatmentV3!
    deleteTreatmentV3(id: ID!): DeleteResult!
    scheduleRoomCleaningV3(input: RoomCleaningScheduleInputV3!): RoomCleaningScheduleV3!
    createCalendarEventV3(input: CalendarEventInputV3!): CalendarEventV3!
    updateCalendarEventV3(id: ID!, input: UpdateCalendarEventInputV3!): CalendarEventV3!
    deleteCalendarEventV3(id: ID!): Boolean!
    nuclearSelfHeal: Boolean!
    nuclearOptimize: Boolean!
    nuclearRestart: Boolean!
  }

  type Subscription {
    patientCreated: Patient!
    patientUpdated: Patient!
    appointmentCreated: Appointment!
    appointmentUpdated: Appointment!
    appointmentV3Created: AppointmentV3!
    appointmentV3Updated: AppointmentV3!
    nuclearStatusUpdated: NuclearSystemStatus!
    criticalAlert: String!
    calendarEventV3Created: CalendarEventV3!
    calendarEventV3Updated: CalendarEventV3!
  }`;

/** SDL of the product. */
export const dentiagestText: string = veritas(`${coreText}${resourceText}${calendarText}${rootText}`);
