/** What lists and mutations take, and what mutations answer. */
export const elationInputsText: string = /* GraphQL */ `
  input AppointmentFilter {
    "Inclusive."
    fromDate: DateTime
    "Inclusive."
    toDate: DateTime
    patientIds: [ID!]
    physicianId: ID
    practiceIds: [ID!]
    timeSlotType: TimeSlotType
  }

  enum AppointmentOrderField {
    ID
    SCHEDULED_DATE
    LAST_MODIFIED_DATE
  }

  input AppointmentOrder {
    field: AppointmentOrderField!
    direction: OrderDirection! = ASC
  }

  input AppointmentTypeFilter {
    name: [String!]
    practiceIds: [ID!]
  }

  input PatientFilter {
    firstName: String
    lastName: String
    dob: Date
    sex: Sex
    phoneNumber: String
    practiceIds: [ID!]
    memberId: String
    lastModifiedGt: DateTime
    lastModifiedGte: DateTime
    lastModifiedLt: DateTime
    lastModifiedLte: DateTime
  }

  enum PatientOrderField {
    ID
    LAST_NAME
    LAST_MODIFIED
  }

  input PatientOrder {
    field: PatientOrderField!
    direction: OrderDirection! = ASC
  }

  input PhysicianFilter {
    firstName: String
    lastName: String
    npi: String
  }

  input RecurringEventGroupFilter {
    physicianIds: [ID!]
    practiceIds: [ID!]
    reason: [String!]
    timeSlotType: TimeSlotType
  }

  input ProblemFilter {
    patientIds: [ID!]
    practiceIds: [ID!]
    status: ProblemStatus
  }

  input AppointmentStatusInput {
    status: AppointmentStatusCode!
    room: String
    statusDetail: String
  }

  input CreateAppointmentInput {
    clientMutationId: String
    patientId: ID
    physicianId: ID!
    practiceId: ID!
    serviceLocationId: ID
    scheduledDate: DateTime!
    duration: Int
    reason: String
    appointmentTypeId: ID
    description: String
    instructions: String
    mode: AppointmentMode
    status: AppointmentStatusInput
    timeSlotType: TimeSlotType = APPOINTMENT
    telehealthDetails: String
    metadata: Metadata
  }

  input UpdateAppointmentInput {
    clientMutationId: String
    id: ID!
    patientId: ID
    physicianId: ID
    serviceLocationId: ID
    scheduledDate: DateTime
    duration: Int
    reason: String
    appointmentTypeId: ID
    description: String
    instructions: String
    mode: AppointmentMode
    status: AppointmentStatusInput
    telehealthDetails: String
    metadata: Metadata
  }

  input DeleteAppointmentInput {
    clientMutationId: String
    id: ID!
  }

  input AddressInput {
    addressLine1: String
    addressLine2: String
    city: String
    state: String
    zip: String
  }

  input PhoneInput {
    phone: String!
    phoneType: PhoneType!
  }

  input EmailInput {
    email: String!
  }

  input EmergencyContactInput {
    firstName: String
    lastName: String
    relationship: String
    phone: String
  }

  input PatientStatusInput {
    status: PatientStatusCode!
    inactiveReason: String
    deceasedDate: Date
    notes: String
  }

  input CreatePatientInput {
    clientMutationId: String
    firstName: String!
    middleName: String
    lastName: String!
    dob: Date!
    sex: Sex!
    primaryPhysicianId: ID!
    caregiverPracticeId: ID!
    preferredServiceLocationId: ID
    address: AddressInput
    phones: [PhoneInput!]
    emails: [EmailInput!]
    emergencyContact: EmergencyContactInput
    patientStatus: PatientStatusInput
    notes: String
    tags: [String!]
    vip: Boolean
    metadata: Metadata
  }

  input UpdatePatientInput {
    clientMutationId: String
    id: ID!
    firstName: String
    middleName: String
    lastName: String
    dob: Date
    sex: Sex
    primaryPhysicianId: ID
    preferredServiceLocationId: ID
    address: AddressInput
    "Takes the place of all numbers."
    phones: [PhoneInput!]
    "Takes the place of all addresses."
    emails: [EmailInput!]
    emergencyContact: EmergencyContactInput
    patientStatus: PatientStatusInput
    notes: String
    tags: [String!]
    vip: Boolean
    metadata: Metadata
  }

  input DeletePatientInput {
    clientMutationId: String
    id: ID!
  }

  input CreateProblemInput {
    clientMutationId: String
    patientId: ID!
    description: String!
    status: ProblemStatus!
    startDate: Date!
    snomed: String
  }

  input CreateAllergyInput {
    clientMutationId: String
    patientId: ID!
    name: String!
    reaction: String
    severity: String
    startDate: Date
  }

  type UserError {
    "The path of the input field that is to blame."
    field: [String!]
    message: String!
    code: String!
  }

  type CreateAppointmentPayload {
    clientMutationId: String
    appointment: Appointment
    userErrors: [UserError!]!
  }

  type UpdateAppointmentPayload {
    clientMutationId: String
    appointment: Appointment
    userErrors: [UserError!]!
  }

  type DeleteAppointmentPayload {
    clientMutationId: String
    deletedAppointmentId: ID
    userErrors: [UserError!]!
  }

  type CreatePatientPayload {
    clientMutationId: String
    patient: Patient
    userErrors: [UserError!]!
  }

  type UpdatePatientPayload {
    clientMutationId: String
    patient: Patient
    userErrors: [UserError!]!
  }

  type DeletePatientPayload {
    clientMutationId: String
    deletedPatientId: ID
    userErrors: [UserError!]!
  }

  type CreateProblemPayload {
    clientMutationId: String
    problem: Problem
    userErrors: [UserError!]!
  }

  type CreateAllergyPayload {
    clientMutationId: String
    allergy: Allergy
    userErrors: [UserError!]!
  }
`;
