const stamps = 'createdAt: DateTime! updatedAt: DateTime!';

/** SDL of what is read: objects, scalars and their enums. */
export const curandisTypes = `
"""A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format."""
scalar DateTime
"""The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf)."""
scalar JSON
"""The \`JSONObject\` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf)."""
scalar JSONObject

type AppointmentInstrument {
  appointment: AvailabilityAppointment! appointmentId: String! endOffsetMinutes: Int! id: ID! instrument: Instrument!
  instrumentId: String! orderPosition: Int startOffsetMinutes: Int! ${stamps}
}
type AppointmentService {
  appointmentId: ID! createdAt: DateTime! customDuration: Int customPrice: Float id: ID! orderPosition: Int!
  service: Service! serviceId: ID!
}
"""Status of the appointment (deprecated)"""
enum AppointmentStatus { CANCELLED COMPLETED CONFIRMED IN_PROGRESS NO_SHOW SCHEDULED }
"""Type of appointment (standard or gym)"""
enum AppointmentType { GYM STANDARD }
type AvailabilityAppointment {
  """Data appuntamento in formato YYYY-MM-DD"""
  appointmentDate: String!
  appointmentServices: [AppointmentService!]
  appointmentType: AppointmentType!
  autoStatusChanged: Boolean!
  bookingStatus: BookingStatus!
  cancellationHoursNotice: Float
  cancellationReason: String
  cancelledAt: DateTime
  cancelledBy: ID
  clientEmail: String
  clientName: String!
  clientPhone: String
  closedAt: DateTime
  conflictDetectedAt: DateTime
  conflictReason: ConflictReason
  createdAt: DateTime!
  createdBy: ID
  endTime: String!
  gymRoom: GymRoom
  gymRoomId: ID
  hasConflict: Boolean!
  id: ID!
  instrumentOrderMatters: Boolean!
  instruments: [AppointmentInstrument!]
  isRecurring: Boolean!
  isSubstitution: Boolean!
  maxParticipants: Int
  nonRetribuito: Boolean!
  notes: String
  operator: Operator
  operatorId: ID
  operatorNotes: String
  originalOperator: Operator
  originalOperatorId: ID
  participantCount: Int!
  patientId: Int
  recurringGroupId: ID
  repeatConfig: JSON
  service: Service
  serviceId: ID @deprecated(reason: "Usa appointmentServices invece")
  startTime: String!
  status: AppointmentStatus @deprecated(reason: "Use bookingStatus instead")
  substitutionReason: String
  treatmentCompletedAt: DateTime
  treatmentStartedAt: DateTime
  treatmentStatus: TreatmentStatus
  updatedAt: DateTime!
}
type AvailabilityException {
  createdAt: DateTime! endTime: String exceptionDate: DateTime! exceptionType: ExceptionType! id: ID!
  operator: Operator! operatorId: ID! reason: String startTime: String
}
type AvailabilitySlot {
  availableCapacity: Int! bookedCapacity: Int! date: String! endTime: String! isAvailable: Boolean! operatorId: ID!
  source: String sourceId: ID startTime: String! totalCapacity: Int!
}
"""Booking status of the appointment"""
enum BookingStatus { ATTENDED CANCELLED CANCELLED_EARLY CANCELLED_LATE CONFIRMED NO_SHOW SCHEDULED }
type CalendarSettings {
  defaultView: String! endHour: Int! showUnavailableCellsBackground: Boolean! showWeekend: Boolean!
  showWorkingHoursOnly: Boolean! slotDuration: Int! startHour: Int!
}
"""Reason for availability conflict"""
enum ConflictReason { OPERATOR_SICK OPERATOR_UNAVAILABLE OPERATOR_VACATION TEMPLATE_CHANGE }
"""Action to resolve appointment conflict"""
enum ConflictResolutionAction { CANCEL KEEP RESCHEDULE }
type ConflictStatsOutput { byOperator: [OperatorConflictCount!]! byReason: JSONObject! totalConflicts: Int! }
"""Type of availability exception"""
enum ExceptionType { HOLIDAY MODIFIED PERSONAL_LEAVE SICK UNAVAILABLE VACATION }
type GeneralSettings {
  category: String description: String id: ID! key: String! updatedAt: DateTime! value: JSON! valueType: String!
}
"""Genere del paziente"""
enum Genere {
  """Altro""" ALTRO
  """Femmina""" FEMMINA
  """Maschio""" MASCHIO
  """Non specificato""" NON_SPECIFICATO
}
type GymRoom {
  color: String createdAt: DateTime! defaultEndTime: String defaultStartTime: String id: ID! isActive: Boolean!
  maxCapacity: Int! name: String! schedules: [GymSchedule!] slotDuration: Int! updatedAt: DateTime!
}
type GymSchedule {
  createdAt: DateTime! dayOfWeek: Int! endTime: String! gymRoom: GymRoom! gymRoomId: String! id: ID!
  isCurrent: Boolean! operator: Operator! operatorId: String! startTime: String! updatedAt: DateTime!
  validFrom: DateTime validUntil: DateTime
}
type GymSlotInfo {
  currentCount: Int! endTime: String! isAvailable: Boolean! isClosed: Boolean! maxCapacity: Int!
  operator: GymSlotOperatorInfo startTime: String!
}
type GymSlotOperatorInfo { id: ID! name: String! surname: String }
type HolidayInfo { date: DateTime! name: String! }
type Instrument {
  appointmentInstruments: [AppointmentInstrument!] brand: String category: InstrumentCategory! categoryId: String!
  color: String id: ID! isActive: Boolean! model: String name: String! status: InstrumentStatus!
  technicalData: JSON verificationExpiry: DateTime ${stamps}
}
type InstrumentCategory {
  description: String id: ID! instruments: [Instrument!] isActive: Boolean! macroCategory: OperatorMacroCategory!
  name: String! ${stamps}
}
"""Status of an instrument (active, unavailable, or in maintenance)"""
enum InstrumentStatus { ACTIVE MAINTENANCE UNAVAILABLE }
type Operator {
  appointments: [AvailabilityAppointment!] availabilityExceptions: [AvailabilityException!] category: OperatorCategory
  categoryId: String color: String email: String gymSchedules: [GymSchedule!] id: ID! isActive: Boolean!
  legacyUserId: Int macroCategory: OperatorMacroCategory! maxConcurrentAppointments: Int! name: String! phone: String
  preferredDurations: [Int!] professionalRegistration: String royaltyPercentage: Float! services: [OperatorService!]
  surname: String userId: Int ${stamps}
}
type OperatorCategory {
  description: String id: ID! isActive: Boolean! macroCategory: OperatorMacroCategory! name: String!
  operators: [Operator!] ${stamps}
}
type OperatorConflictCount { count: Int! operatorId: ID! operatorName: String! }
"""Macro category defining what an operator can do (use instruments, manage gym, etc.)"""
enum OperatorMacroCategory { DOCTOR GYM_INSTRUCTOR OTHER PHYSIOTHERAPIST }
type OperatorService {
  customBufferTime: Int customDuration: Int operator: Operator! operatorId: ID! service: Service! serviceId: ID!
}
"""Payment method used"""
enum PaymentMethod { CARD CASH OTHER SATISPAY TRANSFER }
type Room {
  capacity: Int! color: String id: ID! isActive: Boolean! name: String! ${stamps}
}
type Service {
  appointments: [AvailabilityAppointment!] bufferTimeAfter: Int! bufferTimeBefore: Int! color: String
  defaultDuration: Int! defaultInstrumentSlotOffset: Int defaultPrice: Float! description: String discountFE: Float
  id: ID! instrumentOrderMatters: Boolean! isActive: Boolean! macroCategory: OperatorMacroCategory name: String!
  operators: [OperatorService!] preferredDuration: Int requiredInstruments: [ServiceInstrument!]
  reverseInstrumentOrder: Boolean subcategory: ServiceSubcategory subcategoryId: ID ${stamps}
}
type ServiceInstrument {
  id: ID! instrumentCategory: InstrumentCategory! instrumentCategoryId: String! isRequired: Boolean!
  orderPosition: Int quantity: Int! service: Service! serviceId: String! ${stamps}
}
type ServiceSubcategory {
  description: String id: ID! isActive: Boolean! macroCategory: OperatorMacroCategory! name: String! ${stamps}
}
type TherapeuticPath {
  closedAt: DateTime diagnosis: String externalDoctorName: String externalPrescriptionRef: String icdCode: String
  id: ID! name: String! notes: String patient: PatientModel! patientId: Int! primaryOperator: Operator!
  primaryOperatorId: ID! status: TherapeuticPathStatus! treatments: [Treatment!] ${stamps}
}
"""Therapeutic path status"""
enum TherapeuticPathStatus { ACTIVE ARCHIVED COMPLETED SUSPENDED }
type Treatment {
  appointment: AvailabilityAppointment! appointmentId: ID! clinicalNotes: String closedAt: DateTime collectedBy: ID
  completedAt: DateTime id: ID! isInvoicedByOperator: Boolean! isInvoicedToPatient: Boolean! isPaid: Boolean!
  isTest: Boolean! operator: Operator! operatorId: ID! operatorNotes: String paidAt: DateTime painAfter: Int
  painBefore: Int painLevel: Int patient: PatientModel patientId: Int patientNotes: String
  paymentMethod: PaymentMethod price: Float! rescheduleRequested: Boolean scontoFE: Boolean! secretaryNotes: String
  service: Service
  serviceId: ID @deprecated(reason: "Usa treatmentServices invece")
  startedAt: DateTime! status: TreatmentStatus!
  """Data inizio intervallo riprogrammazione (YYYY-MM-DD)"""
  suggestDateRangeStart: String
  suggestInDays: Int therapeuticPath: TherapeuticPath! therapeuticPathId: ID! treatmentServices: [TreatmentService!]
  ${stamps}
}
type TreatmentService {
  createdAt: DateTime! duration: Int id: ID! isCustomPrice: Boolean! orderPosition: Int! price: Float
  service: Service! serviceId: ID! treatmentId: ID!
}
"""Treatment workflow status"""
enum TreatmentStatus { CLOSED IN_PROGRESS OPERATOR_COMPLETED WAITING }
`;
