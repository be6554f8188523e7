import { patientTypes } from './patientTypes.ts';
import { curandisTypes } from './types.ts';

const inputs = `
input AppointmentInstrumentInput {
  endOffsetMinutes: Int! instrumentCategoryId: String! orderPosition: Int startOffsetMinutes: Int!
}
input CreateAvailabilityAppointmentInput {
  appointmentDate: String! clientEmail: String clientName: String! clientPhone: String endTime: String!
  instrumentOrderMatters: Boolean instruments: [AppointmentInstrumentInput!]
  """Appuntamento non retribuito (pausa pranzo, rappresentante, etc.)"""
  nonRetribuito: Boolean
  notes: String operatorId: ID! patientId: Int
  """Configurazione per appuntamenti ricorrenti"""
  repeatConfig: RepeatConfigInput
  serviceId: ID
  """Servizi da associare all'appuntamento"""
  services: [ServiceInputItem!]
  startTime: String!
}
input UpdateAvailabilityAppointmentInput {
  appointmentDate: String bookingStatus: BookingStatus cancellationReason: String clientEmail: String
  clientName: String clientPhone: String endTime: String instrumentOrderMatters: Boolean
  instruments: [AppointmentInstrumentInput!]
  """Appuntamento non retribuito (pausa pranzo, rappresentante, etc.)"""
  nonRetribuito: Boolean
  notes: String operatorNotes: String patientId: Int serviceId: ID
  """Servizi da associare all'appuntamento"""
  services: [ServiceInputItem!]
  startTime: String
}
input CreateGymAppointmentInput {
  appointmentDate: String! clientEmail: String clientName: String! clientPhone: String endTime: String!
  gymRoomId: ID! isRecurring: Boolean notes: String patientId: Int repeatConfig: JSON serviceId: ID
  """Servizi da associare all'appuntamento"""
  services: [ServiceInputItem!]
  startTime: String!
}
input CreateTherapeuticPathInput {
  diagnosis: String externalDoctorName: String externalPrescriptionRef: String icdCode: String name: String!
  notes: String patientId: Int! primaryOperatorId: ID!
}
input RecordPaymentInput { amount: Float collectedBy: ID! paymentMethod: PaymentMethod! }
"""Modalità di fine ricorrenza"""
enum RecurringEndType { AFTER NEVER UNTIL }
"""Tipo di ricorrenza per appuntamenti"""
enum RecurringType { DAILY MONTHLY WEEKLY }
input RepeatConfigInput {
  endType: RecurringEndType! interval: Int!
  """Numero di occorrenze (se endType = AFTER)"""
  occurrences: Int
  """Giorni della settimana (0=Dom, 1=Lun, ..., 6=Sab) per ricorrenza settimanale"""
  selectedDays: [Int!]
  type: RecurringType!
  """Data di fine (se endType = UNTIL)"""
  untilDate: String
}
input ServiceInputItem {
  """Durata personalizzata in minuti (override del default)"""
  customDuration: Int
  """Prezzo personalizzato (override del default)"""
  customPrice: Float
  serviceId: ID!
}
`;

const query = `
type Query {
  activeTherapeuticPathsByPatient(patientId: Int!): [TherapeuticPath!]!
  availabilityAppointment(id: ID!): AvailabilityAppointment
  availabilityAppointments(endDate: String!, operatorIds: [ID!], startDate: String!): [AvailabilityAppointment!]!
  availabilityAppointmentsByOperator(endDate: String!, operatorId: ID!, startDate: String!): [AvailabilityAppointment!]!
  availabilityExceptions(
    endDate: String, exceptionType: ExceptionType, operatorId: ID, startDate: String
  ): [AvailabilityException!]!
  availableSlots(date: String!, operatorId: ID, serviceId: ID): [AvailabilitySlot!]!
  calendarSettings: CalendarSettings!
  checkDuplicateOperator(name: String!, surname: String): [Operator!]!
  checkSlotAvailability(date: String!, endTime: String!, operatorId: ID!, startTime: String!): Boolean!
  conflictStats: ConflictStatsOutput!
  conflictedAppointments(
    conflictReason: ConflictReason, dateFrom: String, dateTo: String, operatorId: ID
  ): [AvailabilityAppointment!]!
  conflictedAppointmentsCount: Int!
  generalSetting(key: String!): GeneralSettings
  generalSettings: [GeneralSettings!]!
  generalSettingsByCategory(category: String!): [GeneralSettings!]!
  getAllTreatments: [Treatment!]!
  gymRoom(id: ID!): GymRoom
  gymRoomAppointments(date: String!, gymRoomId: ID!): [AvailabilityAppointment!]!
  gymRoomAvailableSlots(date: String!, gymRoomId: ID!): [GymSlotInfo!]!
  gymRooms(onlyActive: Boolean = false): [GymRoom!]!
  gymRoomsAppointments(endDate: String!, gymRoomIds: [ID!]!, startDate: String!): [AvailabilityAppointment!]!
  gymSchedules(gymRoomId: ID, operatorId: ID): [GymSchedule!]!
  holidays(year: Int!): [HolidayInfo!]!
  instrument(id: ID!): Instrument
  instrumentCategories(macroCategory: OperatorMacroCategory): [InstrumentCategory!]!
  instruments(categoryId: ID, status: InstrumentStatus): [Instrument!]!
  isHoliday(date: String!): Boolean!
  operator(id: ID!): Operator
  operatorCategories(macroCategory: OperatorMacroCategory): [OperatorCategory!]!
  operatorExceptions(endDate: String, operatorId: ID!, startDate: String): [AvailabilityException!]!
  operatorServices(operatorId: ID!): [OperatorService!]!
  operators(categoryId: ID, macroCategory: OperatorMacroCategory, onlyActive: Boolean = false): [Operator!]!
  """Get a single patient by ID"""
  patient(id: ID!): PatientModel
  """Find patient by Italian tax code (Codice Fiscale)"""
  patientByCodiceFiscale(codiceFiscale: String!): PatientModel
  """Find patient by email address"""
  patientByEmail(email: String!): PatientModel
  """Get all patients with optional pagination"""
  patients(limit: Int = 20, offset: Int = 0): [PatientModel!]!
  """Find patients by phone number (partial match)"""
  patientsByPhone(phone: String!): [PatientModel!]!
  """Get patients filtered by anagrafica status"""
  patientsByStatus(status: String!): [PatientModel!]!
  """Get total count of patients"""
  patientsCount: Int!
  """Get patients with incomplete privacy documentation"""
  patientsRequiringPrivacyUpdate: [PatientModel!]!
  room(id: ID!): Room
  rooms(onlyActive: Boolean = false): [Room!]!
  """Search patients with various filters and pagination"""
  searchPatients(searchInput: SearchPatientInput!): [PatientModel!]!
  service(id: ID!): Service
  serviceSubcategories(macroCategory: OperatorMacroCategory, onlyActive: Boolean): [ServiceSubcategory!]!
  services(macroCategory: OperatorMacroCategory, onlyActive: Boolean = false): [Service!]!
  therapeuticPath(id: ID!): TherapeuticPath
  therapeuticPathsByPatient(patientId: Int!): [TherapeuticPath!]!
  treatment(id: ID!): Treatment
  treatmentByAppointment(appointmentId: ID!): Treatment
  treatmentsByPatient(limit: Int, offset: Int, patientId: Int!): [Treatment!]!
  treatmentsPendingClosure: [Treatment!]!
}
`;

const mutation = `
type Mutation {
  cancelAppointmentWithNotice(cancelledBy: ID!, id: ID!, reason: String!): AvailabilityAppointment!
  cancelAvailabilityAppointment(cancellationReason: String, id: ID!): AvailabilityAppointment!
  confirmAvailabilityAppointment(id: ID!): AvailabilityAppointment!
  createAvailabilityAppointment(input: CreateAvailabilityAppointmentInput!): AvailabilityAppointment!
  createGymAppointment(input: CreateGymAppointmentInput!): AvailabilityAppointment!
  """Create a new patient record"""
  createPatient(createPatientInput: CreatePatientInput!): PatientModel!
  createTherapeuticPath(input: CreateTherapeuticPathInput!): TherapeuticPath!
  deleteAvailabilityAppointment(id: ID!): Boolean!
  """Delete patient (performs GDPR-compliant anonymization)"""
  deletePatient(id: ID!): Boolean!
  """Update patient GDPR consent"""
  grantGdprConsent(consensoGdpr: Boolean!, consensoMarketing: Boolean, consensoTerzi: Boolean, id: ID!): PatientModel!
  """Increment appointment cancellations counter for current year"""
  incrementCancellations(id: ID!): PatientModel!
  """Increment no-show counter for current year"""
  incrementNoShows(id: ID!): PatientModel!
  markAppointmentAsNoShow(id: ID!): AvailabilityAppointment!
  markAppointmentAttended(id: ID!): AvailabilityAppointment!
  markAppointmentNoShow(id: ID!): AvailabilityAppointment!
  recordTreatmentPayment(id: ID!, input: RecordPaymentInput!): Treatment!
  """Request patient data deletion (GDPR Article 17 - Right to be Forgotten)"""
  requestPatientDeletion(id: ID!): PatientModel!
  resolveAppointmentConflict(
    action: ConflictResolutionAction!, appointmentId: ID!, newDate: String, newEndTime: String, newStartTime: String
    notes: String, resolvedBy: ID!
  ): AvailabilityAppointment!
  revertAppointmentAttended(id: ID!): AvailabilityAppointment!
  updateAvailabilityAppointment(id: ID!, input: UpdateAvailabilityAppointmentInput!): AvailabilityAppointment!
  updateGeneralSetting(key: String!, value: JSON!): GeneralSettings!
  """Update an existing patient record"""
  updatePatient(id: ID!, updatePatientInput: UpdatePatientInput!): PatientModel!
  """Update patient privacy documentation status"""
  updatePatientPrivacyStatus(id: ID!, status: String!): PatientModel!
  """Update patient record status (workflow state)"""
  updatePatientStatus(id: ID!, status: String!): PatientModel!
}
`;

/** SDL of the service, as NestJS writes it from classes. */
export const curandisText: string = curandisTypes + patientTypes + inputs + query + mutation;
