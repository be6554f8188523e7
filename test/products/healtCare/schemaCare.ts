/** Doctors, patients, appointments and what is around them. */
export const careText: string = /* GraphQL */ `
  type Doctor {
    id: ID!
    userId: ID!
    clinicId: ID!
    specialty: String
    title: String
    bio: String
    avatarUrl: String
    languages: [String!]!
    gcalCalendarId: String
    isAcceptingNewPatients: Boolean!
    timezone: String
    createdAt: DateTime!
    updatedAt: DateTime!
    user: User!
    clinic: Clinic!
    slots: [WeeklySlot!]!
    appointments: [Appointment!]!
  }

  input CreateDoctorInput {
    userId: ID!
    specialty: String
    title: String
    bio: String
    avatarUrl: String
    languages: [String!]
    gcalCalendarId: String
    isAcceptingNewPatients: Boolean
    timezone: String
  }

  input UpdateDoctorInput {
    specialty: String
    title: String
    bio: String
    avatarUrl: String
    languages: [String!]
    gcalCalendarId: String
    isAcceptingNewPatients: Boolean
    timezone: String
  }

  type Assistant {
    id: ID!
    userId: ID!
    clinicId: ID!
    title: String
    permissions: [String!]!
    active: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    user: User!
    clinic: Clinic!
  }

  input CreateAssistantInput {
    userId: ID!
    title: String
    permissions: [String!]
    active: Boolean
  }

  input UpdateAssistantInput {
    title: String
    permissions: [String!]
    active: Boolean
  }

  type Patient {
    id: ID!
    clinicId: ID!
    userId: ID
    firstName: String!
    lastName: String!
    email: String
    phone: String
    dob: DateTime
    gender: String
    address: String
    city: String
    country: String
    notes: String
    createdAt: DateTime!
    updatedAt: DateTime!
    clinic: Clinic!
    user: User
    appointments: [Appointment!]!
  }

  input CreatePatientInput {
    userId: ID
    firstName: String!
    lastName: String!
    email: String
    phone: String
    dob: DateTime
    gender: String
    address: String
    city: String
    country: String
    notes: String
  }

  input UpdatePatientInput {
    firstName: String
    lastName: String
    email: String
    phone: String
    dob: DateTime
    gender: String
    address: String
    city: String
    country: String
    notes: String
  }

  input PatientSearchInput {
    query: String
    email: String
    phone: String
  }

  input PaginationInput {
    skip: Int
    take: Int
  }

  type PaginatedPatients {
    items: [Patient!]!
    total: Int!
    skip: Int!
    take: Int!
    hasMore: Boolean!
  }

  enum AppointmentStatus {
    PENDING
    CONFIRMED
    CANCELLED
    NOSHOW
    COMPLETED
  }

  enum AppointmentSource {
    ADMIN_PORTAL
    PATIENT_PORTAL
    GOOGLE_CALENDAR
    API
  }

  type Appointment {
    id: ID!
    clinicId: ID!
    doctorId: ID!
    patientId: ID!
    start: DateTime!
    end: DateTime!
    status: AppointmentStatus!
    source: AppointmentSource!
    reason: String
    notes: String
    gcalEventId: String
    createdById: ID
    createdAt: DateTime!
    updatedAt: DateTime!
    clinic: Clinic!
    doctor: Doctor!
    patient: Patient!
    createdBy: User
    reminders: [Reminder!]!
    auditLogs: [AuditLog!]!
  }

  input CreateAppointmentInput {
    doctorId: ID!
    patientId: ID!
    start: DateTime!
    end: DateTime!
    reason: String
    notes: String
    status: AppointmentStatus
    source: AppointmentSource
  }

  input UpdateAppointmentInput {
    start: DateTime
    end: DateTime
    reason: String
    notes: String
    status: AppointmentStatus
  }

  input AppointmentFilterInput {
    doctorId: ID
    patientId: ID
    status: AppointmentStatus
    startDate: DateTime
    endDate: DateTime
  }

  type WeeklySlot {
    id: ID!
    doctorId: ID!
    weekday: Int!
    startTime: String!
    endTime: String!
    durationMin: Int
    active: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    doctor: Doctor!
  }

  input CreateWeeklySlotInput {
    doctorId: ID!
    weekday: Int!
    startTime: String!
    endTime: String!
    durationMin: Int
    active: Boolean
  }

  input UpdateWeeklySlotInput {
    weekday: Int
    startTime: String
    endTime: String
    durationMin: Int
    active: Boolean
  }

  input BulkCreateWeeklySlotInput {
    doctorId: ID!
    slots: [WeeklySlotDataInput!]!
  }

  input WeeklySlotDataInput {
    weekday: Int!
    startTime: String!
    endTime: String!
    durationMin: Int
    active: Boolean
  }
`;
