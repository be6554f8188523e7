/** SDL of what can be written, with the objects of objects as coreplus takes them. */
export const coreplusWritesText = /* GraphQL */ `
  type Mutation {
    createClient(input: CreateClientInput!): Client!
    updateClient(clientId: ID!, input: UpdateClientInput!): Client!
    createClientFamily(input: CreateClientFamilyInput!): ClientFamily!
    "Makes a booking. Refused where the practitioner is not free."
    createAppointment(input: CreateAppointmentInput!): Appointment!
    updateAppointment(appointmentId: ID!, input: UpdateAppointmentInput!): Appointment!
    cancelAppointment(appointmentId: ID!, input: CancelAppointmentInput): Appointment!
  }

  input AddressInput {
    streetAddress: String
    city: String
    postcode: String
    state: String
  }
  input CreateClientInput {
    firstName: String!
    lastName: String!
    dateOfBirth: Date!
    externalId: String
    title: String
    preferredName: String
    middleName: String
    "Male or Female or Other or empty"
    gender: String
    "e, he, she, they, xe, ze or other"
    pronouns: String
    culture: String
    medicareCardNumber: String
    medicareCardIRN: String
    medicareCardExpireDate: Date
    dvaCardNumber: String
    phoneNumberHome: String
    phoneNumberWork: String
    phoneNumberMobile: String
    status: ClientStatus
    email: String
    addressResidential: AddressInput
    addressPostal: AddressInput
    postalSameAsResidential: Boolean
    notes1: String
  }
  "What is left out stays"
  input UpdateClientInput {
    firstName: String
    lastName: String
    dateOfBirth: Date
    externalId: String
    title: String
    preferredName: String
    middleName: String
    gender: String
    pronouns: String
    culture: String
    medicareCardNumber: String
    medicareCardIRN: String
    medicareCardExpireDate: Date
    dvaCardNumber: String
    phoneNumberHome: String
    phoneNumberWork: String
    phoneNumberMobile: String
    status: ClientStatus
    email: String
    addressResidential: AddressInput
    addressPostal: AddressInput
    postalSameAsResidential: Boolean
    notes1: String
  }
  input CreateClientFamilyInput {
    clientId: ID!
    firstName: String!
    surname: String!
    title: String
    dateOfBirth: Date
    relationship: String
    medicareCardNumber: String
    medicareCardIRN: String
    homePhone: String
    workPhone: String
    mobile: String
    email: String
    address: String
    suburb: String
    postcode: String
    notes: String
    emergencyContact: Boolean
    invoiceRecipient: Boolean
    mainContact: Boolean
  }
  input PractitionerReference {
    practitionerId: ID!
  }
  input ClientReference {
    clientId: ID!
  }
  input CreateAppointmentInput {
    startDateTime: DateTime!
    endDateTime: DateTime!
    practitioner: PractitionerReference!
    locationId: ID!
    "Exactly one"
    clients: [ClientReference!]!
    appointmentTypeId: ID
    subject: String
    notes: String
    isEmailReminderRequired: Boolean
    isSmsReminderRequired: Boolean
    notifyPractitioner: Boolean
  }
  "What is left out stays"
  input UpdateAppointmentInput {
    startDateTime: DateTime
    endDateTime: DateTime
    practitioner: PractitionerReference
    locationId: ID
    appointmentTypeId: ID
    status: String
    subject: String
    notes: String
    isEmailReminderRequired: Boolean
    isSmsReminderRequired: Boolean
    notifyPractitioner: Boolean
  }
  input CancelAppointmentInput {
    cancellationReasonId: ID
    cancellationNotes: String
  }
`;
