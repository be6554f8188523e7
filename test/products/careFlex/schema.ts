const scalars = `
  """
  The \`DateTime\` scalar type represents a date and time in the UTC
  timezone. The DateTime appears in a JSON response as an ISO8601 formatted
  string, including UTC timezone ("Z"). The parsed date and time string will
  be converted to UTC if there is an offset.
  """
  scalar DateTime
  """
  The \`Date\` scalar type represents a date. The Date appears in a JSON
  response as an ISO8601 formatted string, without a time component.
  """
  scalar Date
  """
  The \`Decimal\` scalar type represents signed double-precision fractional
  values parsed by the \`Decimal\` library. The Decimal appears in a JSON
  response as a string to preserve precision.
  """
  scalar Decimal
  "The \`Json\` scalar type represents arbitrary json string data, represented as UTF-8 character sequences."
  scalar Json
`;

const people = `
  "A patient in the healthcare system"
  type Patient {
    id: ID!
    externalId: String!
    firstName: String!
    lastName: String!
    email: String!
    phone: String
    timezone: String!
    status: PatientStatus!
    communicationPreferences: Json
    accessibilityNeeds: Json
    insertedAt: DateTime!
    updatedAt: DateTime!
    appointments: [Appointment]
    benefits: [Benefit]
  }
  "Patient status"
  enum PatientStatus { ACTIVE INACTIVE SUSPENDED }
  "Input for creating a patient"
  input CreatePatientInput {
    firstName: String!
    lastName: String!
    email: String!
    phone: String
    dateOfBirth: String
    timezone: String
    communicationPreferences: Json
    accessibilityNeeds: Json
  }
  "Input for updating a patient"
  input UpdatePatientInput {
    firstName: String
    lastName: String
    phone: String
    timezone: String
    status: PatientStatus
    communicationPreferences: Json
    accessibilityNeeds: Json
  }
  "User account"
  type User {
    id: ID!
    email: String!
    role: UserRole!
    firstName: String
    lastName: String
    phone: String
    status: UserStatus!
    lastLoginAt: DateTime
    insertedAt: DateTime!
  }
  "User role enum"
  enum UserRole {
    "Patient user" PATIENT
    "Call center agent" AGENT
    "System administrator" ADMIN
  }
  "User status enum"
  enum UserStatus {
    "Active account" ACTIVE
    "Inactive account" INACTIVE
    "Locked account" LOCKED
  }
  "Authentication response"
  type AuthResponse { user: User! accessToken: String! refreshToken: String! }
  "Token refresh response"
  type TokenRefreshResponse { accessToken: String! }
  "User registration input"
  input RegisterInput {
    email: String!
    password: String!
    firstName: String!
    lastName: String!
    phone: String
    role: UserRole = PATIENT
  }
  "Call center agent presence information"
  type AgentPresence {
    "Unique agent identifier" agentId: String!
    "Agent display name" name: String!
    "Current agent status" status: AgentStatus!
    "When agent came online" onlineAt: DateTime!
    "Patient currently being assisted" currentPatientId: Int
    "Additional agent metadata" metadata: Json
  }
  "Agent status enum"
  enum AgentStatus {
    "Agent is available for calls" AVAILABLE
    "Agent is currently on a call" BUSY
    "Agent is temporarily away" AWAY
    "Agent is offline" OFFLINE
  }
  "Input for tracking agent presence"
  input TrackAgentInput { agentId: String! name: String! status: AgentStatus! currentPatientId: Int }
`;

const care = `
  "An appointment for care services"
  type Appointment {
    id: ID!
    patientId: ID!
    careServiceType: CareServiceType!
    scheduledAt: DateTime!
    durationMinutes: Int!
    status: AppointmentStatus!
    providerId: String
    providerName: String
    cancellationReason: String
    cancelledAt: DateTime
    noShowRiskScore: Int
    notes: String
    insertedAt: DateTime!
    updatedAt: DateTime!
    patient: Patient
    notifications: [Notification]
  }
  "Type of care service"
  enum CareServiceType {
    "In-home care visit" HOME_VISIT
    "Virtual telehealth appointment" TELEHEALTH
    "Transportation service" TRANSPORTATION
    "Meal delivery service" MEAL_DELIVERY
    "Wellness check appointment" WELLNESS_CHECK
  }
  "Appointment status"
  enum AppointmentStatus { SCHEDULED CONFIRMED IN_PROGRESS COMPLETED CANCELLED NO_SHOW }
  "Input for scheduling an appointment"
  input ScheduleAppointmentInput {
    patientId: ID!
    careServiceType: CareServiceType!
    scheduledAt: DateTime!
    durationMinutes: Int
    providerId: String
    providerName: String
    notes: String
  }
  "Input for rescheduling an appointment"
  input RescheduleAppointmentInput { scheduledAt: DateTime! notes: String }
  "Input for cancelling an appointment"
  input CancelAppointmentInput { cancellationReason: String! }
  "A notification sent to a patient"
  type Notification {
    id: ID!
    patientId: ID!
    appointmentId: ID
    notificationType: NotificationType!
    status: NotificationStatus!
    templateName: String!
    content: String!
    sentAt: DateTime
    deliveredAt: DateTime
    failedAt: DateTime
    failureReason: String
    insertedAt: DateTime!
  }
  "Type of notification"
  enum NotificationType { SMS VOICE EMAIL }
  "Notification delivery status"
  enum NotificationStatus { PENDING SENT DELIVERED FAILED }
  "A patient benefit allocation"
  type Benefit {
    id: ID!
    patientId: ID!
    benefitType: BenefitType!
    totalAllocated: Decimal!
    usedAmount: Decimal!
    remainingBalance: Decimal!
    status: BenefitStatus!
    periodStart: Date!
    periodEnd: Date!
    externalPlanId: String
    lastSyncedAt: DateTime
    insertedAt: DateTime!
    updatedAt: DateTime!
    patient: Patient
  }
  "Type of benefit"
  enum BenefitType {
    "Transportation services" TRANSPORTATION
    "Meal delivery services" MEALS
    "Fitness and wellness programs" FITNESS
    "Over-the-counter items" OTC_ITEMS
    "Utility assistance" UTILITIES
  }
  "Benefit status"
  enum BenefitStatus { ACTIVE EXPIRED DEPLETED }
  "Eligibility check result"
  type EligibilityResult { eligible: Boolean! benefit: Benefit remainingBalance: Decimal reason: String }
  "Input for creating a benefit"
  input CreateBenefitInput {
    patientId: ID!
    benefitType: BenefitType!
    totalAllocated: Decimal!
    periodStart: Date!
    periodEnd: Date!
    externalPlanId: String
  }
  "Input for recording benefit usage"
  input RecordUsageInput { amount: Decimal! }
`;

const roots = `
  type RootQueryType {
    "Get all patients (paginated)" patients(page: Int = 1, pageSize: Int = 50): [Patient]
    "Get a single patient by ID" patient(id: ID!): Patient
    "Search patients by name" searchPatients(query: String!): [Patient]
    "Get all appointments (with filters)"
    appointments(
      patientId: ID
      status: AppointmentStatus
      fromDate: DateTime
      toDate: DateTime
      page: Int = 1
      pageSize: Int = 50
    ): [Appointment]
    "Get a single appointment by ID" appointment(id: ID!): Appointment
    "Get upcoming appointments for a patient" upcomingAppointments(patientId: ID!, timezone: String): [Appointment]
    "Get all benefits for a patient" patientBenefits(patientId: ID!): [Benefit]
    "Get active benefits for a patient" activeBenefits(patientId: ID!): [Benefit]
    "Check eligibility for a benefit"
    checkEligibility(patientId: ID!, benefitType: BenefitType!, amount: Decimal!): EligibilityResult
    "List all currently online agents" onlineAgents: [AgentPresence]
    "Get current authenticated user" me: User
  }
  type RootMutationType {
    "Create a new patient" createPatient(input: CreatePatientInput!): Patient
    "Update a patient" updatePatient(id: ID!, input: UpdatePatientInput!): Patient
    "Delete a patient (soft delete)" deletePatient(id: ID!): Patient
    "Schedule a new appointment" scheduleAppointment(input: ScheduleAppointmentInput!): Appointment
    "Reschedule an existing appointment"
    rescheduleAppointment(id: ID!, input: RescheduleAppointmentInput!): Appointment
    "Cancel an appointment" cancelAppointment(id: ID!, input: CancelAppointmentInput!): Appointment
    "Update appointment status" updateAppointmentStatus(id: ID!, status: AppointmentStatus!): Appointment
    "Create a new benefit allocation" createBenefit(input: CreateBenefitInput!): Benefit
    "Record benefit usage" recordBenefitUsage(benefitId: ID!, input: RecordUsageInput!): Benefit
    "Sync benefits from external system" syncBenefits(patientId: ID!): [Benefit]
    "Track agent presence" trackAgent(input: TrackAgentInput!): AgentPresence
    "Update agent status" updateAgentStatus(agentId: String!, status: AgentStatus!): AgentPresence
    "Register a new user" register(input: RegisterInput!): AuthResponse
    "Login user" login(email: String!, password: String!): AuthResponse
    "Refresh access token" refreshToken(refreshToken: String!): TokenRefreshResponse
    "Change password" changePassword(currentPassword: String!, newPassword: String!): User
  }
  type RootSubscriptionType {
    "Subscribe to appointment updates" appointmentUpdated(patientId: ID): Appointment
    "Subscribe to dashboard updates (for call center)" dashboardUpdate: Appointment
    "Subscribe to agent presence changes" agentPresenceChanged: AgentPresence
  }
`;

/** SDL of CareFlex as Absinthe makes it of the notation: names in camel case, its own words for the roots. */
export const careFlexText = `
  schema { query: RootQueryType mutation: RootMutationType subscription: RootSubscriptionType }
  ${scalars} ${people} ${care} ${roots}
`;
