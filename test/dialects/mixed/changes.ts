/** SDL of what the mixed service can change. */
export const mixedChangesText = /* GraphQL */ `
  type Mutation {
    createClient(input: ClientInput): Client
    updateClient(id: ID!, input: ClientInput!): Client
    createPatient(clientId: ID!, input: PatientInput): Patient
    updatePatient(id: ID!, input: PatientInput!): Patient
    createAppointment(input: AppointmentInput!): Appointment
    updateAppointment(id: ID!, input: AppointmentInput!): Appointment
    deleteAppointment(id: ID!): Appointment
  }

  input PhoneNumberInput {
    value: String
    name: String
    preferred: Boolean
  }

  input ClientInput {
    givenName: String
    familyName: String
    title: String
    businessName: String
    email: String
    secondaryEmail: String
    phoneNumbers: [PhoneNumberInput]
    notes: String
    primaryLocationId: ID
  }

  input PatientInput {
    name: String
    species: String
    breed: String
    color: String
    sex: PatientSex
    neutered: Boolean
    birthDate: Date
    microchip: String
  }

  input AppointmentInput {
    locationId: ID
    appointmentTypeId: ID
    patientId: ID
    providerId: ID
    scheduleId: ID
    start: DateTime
    duration: Int
    status: AppointmentStatus
    isConfirmed: Boolean
    reason: String
    note: String
    room: String
    bookedOnline: Boolean
    sendConfirmation: Boolean
  }
`;
