const paged: Readonly<Record<string, string>> = {
  PaginatedPatients: 'PatientType',
  PaginatedAppointments: 'AppointmentType',
  PaginatedVisits: 'VisitType',
  PaginatedServices: 'ServiceType',
  PaginatedDoctors: 'DoctorType',
  PaginatedQueueEntries: 'QueueEntryType',
};

const pages = Object.entries(paged).map(
  ([name, row]) => `type ${name} { items: [${row}!]! pagination: PaginationInfo! }`,
);

const answers = ['Patient', 'Appointment', 'Visit', 'Service'].map(
  (name) =>
    `type ${name}MutationResponse { success: Boolean! message: String! errors: [String!] ${name.toLowerCase()}: ${name}Type }`,
);

/** SDL as Strawberry writes it of the service's classes: those that nothing leads to are not in it. */
export const sapaevText = `
  """Date (isoformat)"""
  scalar Date
  """Date with time (isoformat)"""
  scalar DateTime
  """Time (isoformat)"""
  scalar Time
  type UserType { id: Int! username: String! email: String! fullName: String phone: String role: String! isActive: Boolean!
    createdAt: DateTime! updatedAt: DateTime! }
  type PatientType { id: Int! fullName: String! phone: String! email: String birthDate: Date address: String passportSeries: String
    passportNumber: String createdAt: DateTime! updatedAt: DateTime! }
  type DoctorType { id: Int! user: UserType specialty: String! cabinet: String priceDefault: Float startNumberOnline: Int!
    maxOnlinePerDay: Int! autoCloseTime: Time active: Boolean! createdAt: DateTime! updatedAt: DateTime! }
  type ServiceType { id: Int! name: String! code: String! price: Float! category: String description: String durationMinutes: Int
    doctor: DoctorType active: Boolean! createdAt: DateTime! updatedAt: DateTime! }
  type AppointmentType { id: Int! patient: PatientType! doctor: DoctorType! service: ServiceType! appointmentDate: DateTime!
    status: String! notes: String paymentStatus: String! paymentAmount: Float createdAt: DateTime! updatedAt: DateTime! }
  type VisitType { id: Int! patient: PatientType! doctor: DoctorType! visitDate: Date! visitTime: Time status: String!
    discountMode: String allFree: Boolean! totalAmount: Float paymentStatus: String! createdAt: DateTime! updatedAt: DateTime! }
  type QueueEntryType { id: Int! patient: PatientType! doctor: DoctorType! queueNumber: Int! status: String! createdAt: DateTime!
    calledAt: DateTime completedAt: DateTime }
  type PaginationInfo { page: Int! perPage: Int! total: Int! pages: Int! hasNext: Boolean! hasPrev: Boolean! }
  ${pages.join('\n  ')}
  type AppointmentStats { total: Int! today: Int! thisWeek: Int! thisMonth: Int! byStatus: [String!]! byPaymentStatus: [String!]! }
  type VisitStats { total: Int! today: Int! thisWeek: Int! thisMonth: Int! byStatus: [String!]! byDiscountMode: [String!]!
    totalRevenue: Float! }
  type QueueStats { totalEntries: Int! activeQueues: Int! averageWaitTime: Float! completedToday: Int! pendingToday: Int! }
  type DoctorStats { totalAppointments: Int! totalVisits: Int! todayAppointments: Int! todayVisits: Int! averageRating: Float
    totalRevenue: Float! }
  type MutationResponse { success: Boolean! message: String! errors: [String!] }
  ${answers.join('\n  ')}
  type QueueMutationResponse { success: Boolean! message: String! errors: [String!] queueEntry: QueueEntryType }
  input PatientInput { fullName: String! phone: String! email: String = null birthDate: Date = null address: String = null
    passportSeries: String = null passportNumber: String = null }
  input PatientUpdateInput { fullName: String = null phone: String = null email: String = null birthDate: Date = null
    address: String = null passportSeries: String = null passportNumber: String = null }
  input AppointmentInput { patientId: Int! doctorId: Int! serviceId: Int! appointmentDate: DateTime! notes: String = null }
  input VisitInput { patientId: Int! doctorId: Int! visitDate: Date! visitTime: Time = null discountMode: String = null
    allFree: Boolean! = false serviceIds: [Int!]! }
  input ServiceInput { name: String! code: String! price: Float! category: String = null description: String = null
    durationMinutes: Int = null doctorId: Int = null }
  input QueueEntryInput { patientId: Int! doctorId: Int! queueTag: String = null }
  input PatientFilter { fullName: String = null phone: String = null email: String = null createdAfter: DateTime = null
    createdBefore: DateTime = null }
  input AppointmentFilter { patientId: Int = null doctorId: Int = null serviceId: Int = null status: String = null
    paymentStatus: String = null dateFrom: DateTime = null dateTo: DateTime = null }
  input VisitFilter { patientId: Int = null doctorId: Int = null status: String = null paymentStatus: String = null
    dateFrom: Date = null dateTo: Date = null discountMode: String = null allFree: Boolean = null }
  input ServiceFilter { name: String = null code: String = null category: String = null doctorId: Int = null active: Boolean = null
    priceMin: Float = null priceMax: Float = null }
  input DoctorFilter { specialty: String = null cabinet: String = null active: Boolean = null }
  input QueueFilter { doctorId: Int = null queueDate: Date = null status: String = null queueTag: String = null }
  input PaginationInput { page: Int! = 1 perPage: Int! = 20 }
  type Query {
    patients(filter: PatientFilter = null, pagination: PaginationInput = null): PaginatedPatients!
    patient(id: Int!): PatientType
    doctors(filter: DoctorFilter = null, pagination: PaginationInput = null): PaginatedDoctors!
    doctor(id: Int!): DoctorType
    services(filter: ServiceFilter = null, pagination: PaginationInput = null): PaginatedServices!
    service(id: Int!): ServiceType
    appointments(filter: AppointmentFilter = null, pagination: PaginationInput = null): PaginatedAppointments!
    appointment(id: Int!): AppointmentType
    visits(filter: VisitFilter = null, pagination: PaginationInput = null): PaginatedVisits!
    visit(id: Int!): VisitType
    queueEntries(filter: QueueFilter = null, pagination: PaginationInput = null): PaginatedQueueEntries!
    appointmentStats: AppointmentStats!
    visitStats: VisitStats!
    queueStats: QueueStats!
    doctorStats(doctorId: Int!): DoctorStats
  }
  type Mutation {
    createPatient(input: PatientInput!): PatientMutationResponse!
    updatePatient(id: Int!, input: PatientUpdateInput!): PatientMutationResponse!
    deletePatient(id: Int!): MutationResponse!
    createAppointment(input: AppointmentInput!): AppointmentMutationResponse!
    updateAppointmentStatus(id: Int!, status: String!): AppointmentMutationResponse!
    cancelAppointment(id: Int!, reason: String = null): AppointmentMutationResponse!
    createVisit(input: VisitInput!): VisitMutationResponse!
    updateVisitStatus(id: Int!, status: String!): VisitMutationResponse!
    createService(input: ServiceInput!): ServiceMutationResponse!
    updateServicePrice(id: Int!, price: Float!): ServiceMutationResponse!
    joinQueue(input: QueueEntryInput!): QueueMutationResponse!
    callNextPatient(doctorId: Int!, queueTag: String = null): QueueMutationResponse!
  }
`;
