/** SDL of hospitals, employees and the schedule. */
export const nectarDeskText = /* GraphQL */ `
  type ApiClientSchema {
    clientId: String!
    name: String!
    authType: String!
    scopes: [String!]!
  }

  type InstitutionSchema {
    id: ID!
    name: String!
    addressLine1: String!
    addressLine2: String
    city: String!
    state: String!
    zipCode: String!
    country: String!
    phone: String!
    email: String
    website: String
    "Of the tz database."
    timezone: String!
    settings: InstitutionSettingsSchema!
    rooms: [RoomSchema!]!
  }

  type InstitutionSettingsSchema {
    currency: String!
    salesTaxRate: Float!
    appointmentReminderHours: Int!
    onlineBookingEnabled: Boolean!
    invoicePrefix: String!
  }

  type RoomSchema {
    id: ID!
    institutionId: ID!
    name: String!
    type: RoomType!
  }

  enum RoomType {
    EXAM
    SURGERY
    TREATMENT
  }

  enum EmployeeRole {
    VETERINARIAN
    TECHNICIAN
    GROOMER
  }

  type EmployeeSchema {
    id: ID!
    firstName: String!
    lastName: String!
    "Credentials, such as DVM."
    title: String
    initials: String!
    role: EmployeeRole!
    email: String!
    phone: String
    licenseNumber: String
    "Whether appointments can be booked with the employee."
    isBookable: Boolean!
    isActive: Boolean!
    institutionIds: [ID!]!
    institutions: [InstitutionSchema!]!
    permissions: RoleSchema!
  }

  type RoleSchema {
    id: ID!
    role: EmployeeRole!
    canEditSchedule: Boolean!
    canFinalizeSoap: Boolean!
    canTakePayments: Boolean!
  }

  type AppointmentTypeSchema {
    id: ID!
    name: String!
    "Minutes."
    defaultDuration: Int!
    color: String!
    "Keeps time free; has no patient."
    isBlockOff: Boolean!
    isBookableOnline: Boolean!
  }

  enum AppointmentStatus {
    SCHEDULED
    CONFIRMED
    CHECKED_IN
    IN_EXAM
    READY_FOR_CHECKOUT
    CHECKED_OUT
    CANCELED
    NO_SHOW
  }

  type AppointmentSchema {
    id: ID!
    institutionId: ID!
    institution: InstitutionSchema!
    appointmentTypeId: ID!
    appointmentType: AppointmentTypeSchema!
    startDatetime: DateTime!
    endDatetime: DateTime!
    status: AppointmentStatus!
    isBlockOff: Boolean!
    familyId: ID
    "None for block-offs, and for patients without a family."
    family: FamilySchema
    patientId: ID
    patient: PatientSchema
    providerId: ID
    provider: EmployeeSchema
    roomId: ID
    room: RoomSchema
    reason: String
    notes: String
    canceledReason: String
    soap: SoapSchema
    createdAt: DateTime!
    updatedAt: DateTime!
    deletedAt: DateTime
  }

  "A line of the appointments list."
  type AppointmentViewSchema {
    id: ID!
    institution: InstitutionSchema!
    appointmentType: AppointmentTypeSchema!
    startDatetime: DateTime!
    endDatetime: DateTime!
    status: AppointmentStatus!
    isBlockOff: Boolean!
    family: FamilySchema
    patient: PatientSchema
    provider: EmployeeSchema
    room: RoomSchema
    reason: String
    notes: String
    canceledReason: String
    createdAt: DateTime!
    updatedAt: DateTime!
    deletedAt: DateTime
  }
`;
