/** SDL of what the Relay service can change: one input, one payload. */
export const relayChangesText = /* GraphQL */ `
  type Mutation {
    scheduleAppointment(input: ScheduleAppointmentInput!): ScheduleAppointmentPayload
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload
    cancelAppointment(input: CancelAppointmentInput!): CancelAppointmentPayload
    createClient(input: CreateClientInput!): CreateClientPayload
    createPatient(input: CreatePatientInput!): CreatePatientPayload
  }

  type UserError {
    path: [String!]
    message: String!
  }

  input ScheduleAppointmentInput {
    clientMutationId: String
    practiceLocationId: ID!
    appointmentKindId: ID!
    patientId: ID!
    staffMemberId: ID
    startsAt: DateTime!
    endsAt: DateTime
    reason: String
  }

  type ScheduleAppointmentPayload {
    clientMutationId: String
    appointment: Appointment
    userErrors: [UserError!]!
  }

  input UpdateAppointmentInput {
    clientMutationId: String
    appointmentId: ID!
    staffMemberId: ID
    startsAt: DateTime
    endsAt: DateTime
    state: AppointmentState
    reason: String
  }

  type UpdateAppointmentPayload {
    clientMutationId: String
    appointment: Appointment
    userErrors: [UserError!]!
  }

  input CancelAppointmentInput {
    clientMutationId: String
    appointmentId: ID!
    reason: String
  }

  type CancelAppointmentPayload {
    clientMutationId: String
    appointment: Appointment
    userErrors: [UserError!]!
  }

  input CreateClientInput {
    clientMutationId: String
    firstName: String
    lastName: String!
    email: String
    phones: [PhoneInput!]
  }

  input PhoneInput {
    number: String!
    label: String
  }

  type CreateClientPayload {
    clientMutationId: String
    client: Client
    userErrors: [UserError!]!
  }

  input CreatePatientInput {
    clientMutationId: String
    ownerId: ID!
    name: String!
    species: String!
    breed: String
  }

  type CreatePatientPayload {
    clientMutationId: String
    patient: Patient
    userErrors: [UserError!]!
  }
`;
