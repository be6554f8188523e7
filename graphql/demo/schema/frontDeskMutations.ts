/** SDL of what a front desk changes: clients, patients, the appointment book and payments. */
export const changesText = /* GraphQL */ `
  "Writing. Each operation answers the changed object; what can't be done is a GraphQL error."
  type Mutation {
    createClient(input: ClientInput!): Client
    "Changes the given fields only. A given list of phone numbers replaces the former one."
    updateClient(id: ID!, input: ClientInput!): Client
    "Gives everything of one client to another one and takes the first out of the books. It can't be undone."
    mergeClients(keepId: ID!, removeId: ID!): Client
    createPatient(clientId: ID!, input: PatientInput!): Patient
    updatePatient(id: ID!, input: PatientInput!): Patient
    createAppointment(input: AppointmentInput!): Appointment
    "Changes the given fields only."
    updateAppointment(id: ID!, input: AppointmentUpdateInput!): Appointment
    cancelAppointment(id: ID!, reason: String): Appointment
    """
    Takes a payment from a client and lowers the balance by its amount. With an invoice it is paid on that one, and no
    more than is left to pay; without one it stays on the account as a credit.
    """
    recordPayment(input: PaymentInput!): Payment
  }

  "At least one of givenName and familyName is needed for a new client."
  input ClientInput {
    givenName: String
    familyName: String
    email: String
    secondaryEmail: String
    phoneNumbers: [PhoneNumberInput!]
    address: AddressInput
    isActive: Boolean
    notes: String
    alerts: String
    primaryLocationId: ID
  }

  input PhoneNumberInput {
    value: String!
    name: String
    preferred: Boolean = false
  }

  input AddressInput {
    line1: String
    line2: String
    city: String
    state: String
    postalCode: String
  }

  "name and species are needed for a new patient."
  input PatientInput {
    name: String
    species: String
    breed: String
    color: String
    sex: Sex
    neutered: Boolean
    birthDate: Date
    microchip: String
    isActive: Boolean
    isDeceased: Boolean
    deceasedDate: Date
    alerts: String
    notes: String
  }

  input AppointmentInput {
    locationId: ID!
    start: DateTime!
    appointmentTypeId: ID!
    "Minutes; the usual length of the type when left out."
    duration: Int
    "Needed unless the type blocks time."
    patientId: ID
    providerId: ID
    status: AppointmentStatus = PLANNED
    reason: String
    note: String
    room: String
  }

  input AppointmentUpdateInput {
    locationId: ID
    start: DateTime
    appointmentTypeId: ID
    "Minutes."
    duration: Int
    patientId: ID
    providerId: ID
    status: AppointmentStatus
    isConfirmed: Boolean
    reason: String
    note: String
    room: String
  }

  input PaymentInput {
    clientId: ID!
    amount: Decimal!
    method: PaymentMethod!
    reference: String
    locationId: ID
    "One of this client's open invoices."
    invoiceId: ID
    note: String
  }
`;
