/** SDL of what is written. */
export const instinctInputText = /* GraphQL */ `
  type Mutation {
    createAccount(input: CreateAccountInput!): CreateAccountPayload!
    updateAccount(input: UpdateAccountInput!): UpdateAccountPayload!
    "Says whether an appointment is confirmed. Nothing else of it can be changed here."
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload!
    cancelAppointment(input: CancelAppointmentInput!): CancelAppointmentPayload!
    createPatient(input: CreatePatientInput!): CreatePatientPayload!
    updatePatient(input: UpdatePatientInput!): UpdatePatientPayload!
    "Gives a patient to another account."
    transferPatient(input: TransferPatientInput!): TransferPatientPayload!
    "Checks a patient in, now."
    createVisit(input: CreateVisitInput!): CreateVisitPayload!
    checkOutVisit(input: CheckOutVisitInput!): CheckOutVisitPayload!
  }

  type UserError {
    code: UserErrorCode!
    "The path of the field of the input that is to blame."
    field: [String!]
    message: String!
  }

  enum UserErrorCode {
    NOT_FOUND
    UNPROCESSABLE_ENTITY
  }

  input CommunicationDetailInput {
    type: CommunicationDetailType!
    value: String!
  }

  input AddressInput {
    line1: String
    line2: String
    city: String
    state: String
    postalCode: String
    country: String
  }

  input ContactInput {
    nameFirst: String
    nameMiddle: String
    nameLast: String
    "Stands for all that was there before."
    communicationDetails: [CommunicationDetailInput!]
    address: AddressInput
  }

  input CreateAccountInput {
    primaryContact: ContactInput!
    pimsCode: String
    pimsId: String
    note: String
  }

  input UpdateAccountInput {
    id: ID!
    primaryContact: ContactInput
    pimsCode: String
    pimsId: String
    note: String
  }

  input UpdateAppointmentInput {
    id: ID!
    isConfirmed: Boolean!
  }

  input CancelAppointmentInput {
    id: ID!
  }

  input CreatePatientInput {
    accountId: ID!
    name: String!
    speciesId: ID!
    breedId: ID
    sexId: ID
    color: String
    weight: Decimal
    birthdate: Date
    pimsCode: String
    alertIds: [ID!]
  }

  input UpdatePatientInput {
    id: ID!
    name: String
    speciesId: ID
    breedId: ID
    sexId: ID
    color: String
    weight: Decimal
    birthdate: Date
    pimsCode: String
    alertIds: [ID!]
  }

  input TransferPatientInput {
    id: ID!
    accountId: ID!
  }

  input CreateVisitInput {
    patientId: ID!
    locationId: ID!
    primaryClinicianId: ID
    reason: String
  }

  input CheckOutVisitInput {
    id: ID!
  }

  type CreateAccountPayload {
    account: Account
    userErrors: [UserError!]!
  }

  type UpdateAccountPayload {
    account: Account
    userErrors: [UserError!]!
  }

  type UpdateAppointmentPayload {
    appointment: Appointment
    userErrors: [UserError!]!
  }

  type CancelAppointmentPayload {
    appointment: Appointment
    userErrors: [UserError!]!
  }

  type CreatePatientPayload {
    patient: Patient
    userErrors: [UserError!]!
  }

  type UpdatePatientPayload {
    patient: Patient
    userErrors: [UserError!]!
  }

  type TransferPatientPayload {
    patient: Patient
    userErrors: [UserError!]!
  }

  type CreateVisitPayload {
    visit: Visit
    userErrors: [UserError!]!
  }

  type CheckOutVisitPayload {
    visit: Visit
    userErrors: [UserError!]!
  }
`;
