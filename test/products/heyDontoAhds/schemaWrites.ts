/** Writes: POST as create, PATCH as update, DELETE as delete. */
export const writesText = /* GraphQL */ `
  type Mutation {
    createContact(siteId: Int!, input: CreateContactInput!): Contact!
    "Only provided fields will be updated."
    updateContact(siteId: Int!, contactId: ID!, input: UpdateContactInput!): Contact!
    deleteContact(siteId: Int!, contactId: ID!): Boolean!
    createAnimal(siteId: Int!, input: CreateAnimalInput!): Animal!
    "Only provided fields will be updated."
    updateAnimal(siteId: Int!, animalId: ID!, input: UpdateAnimalInput!): Animal!
    "The record stays, and is no longer active."
    deleteAnimal(siteId: Int!, animalId: ID!): Boolean!
    createAppointment(siteId: Int!, input: CreateAppointmentInput!): Appointment!
    "Only provided fields will be updated."
    updateAppointment(siteId: Int!, appointmentId: ID!, input: UpdateAppointmentInput!): Appointment!
    "Voids the appointment: the record stays, and is no longer active."
    deleteAppointment(siteId: Int!, appointmentId: ID!): Boolean!
    createPayment(siteId: Int!, input: CreatePaymentInput!): Payment!
  }

  input CodeableConceptInput {
    "Code value"
    code: String!
    "Code system URI"
    system: String!
    "Human-readable display"
    display: String
  }
  input ContactDetailInput {
    contactDetailType: CodeableConceptInput!
    name: String!
    value: String!
    valueCleaned: String
    isActive: Boolean
    isPreferred: Boolean
    subscriptionGroups: [ID!]
    extensions: JSON
  }
  input CreateContactInput {
    businessName: String
    code: String
    contactDetails: [ContactDetailInput!]!
    firstName: String
    lastName: String
    isBusiness: Boolean = false
    isCustomer: Boolean = true
    notes: String
    physicalAddress: String
    extensions: JSON
  }
  input UpdateContactInput {
    businessName: String
    "Replaces all contact details."
    contactDetails: [ContactDetailInput!]
    firstName: String
    lastName: String
    isBusiness: Boolean
    notes: String
    physicalAddress: String
    extensions: JSON
  }
  input CreateAnimalInput {
    name: String!
    ownerContactId: ID!
    species: CodeableConceptInput
    breed: CodeableConceptInput
    colour: CodeableConceptInput
    sex: CodeableConceptInput
    code: String
    dateOfBirth: Date
    isEstimatedDateOfBirth: Boolean
    microchipNumber: String
    hasImportantNotes: Boolean!
    isActive: Boolean!
    isDead: Boolean!
    isHostile: Boolean!
    extensions: JSON
  }
  input UpdateAnimalInput {
    name: String
    ownerContactId: ID
    species: CodeableConceptInput
    breed: CodeableConceptInput
    colour: CodeableConceptInput
    sex: CodeableConceptInput
    dateOfBirth: Date
    microchipNumber: String
    isActive: Boolean
    isDead: Boolean
    extensions: JSON
  }
  input CreateAppointmentInput {
    animalId: ID!
    appointmentStatus: CodeableConceptInput!
    appointmentType: CodeableConceptInput!
    cancellationReason: CodeableConceptInput
    cancellationReasonText: String
    contactId: ID
    description: String
    "In whole minutes."
    durationMinutes: Int!
    isActive: Boolean!
    primaryResourceId: ID!
    resourceIds: [ID!]!
    startAt: DateTime!
    extensions: JSON
  }
  input UpdateAppointmentInput {
    animalId: ID
    appointmentStatus: CodeableConceptInput
    appointmentType: CodeableConceptInput
    cancellationReason: CodeableConceptInput
    cancellationReasonText: String
    contactId: ID
    description: String
    durationMinutes: Int
    isActive: Boolean
    primaryResourceId: ID
    resourceIds: [ID!]
    startAt: DateTime
    extensions: JSON
  }
  input CreatePaymentInput {
    contactId: ID!
    invoiceId: ID
    "A decimal string."
    amount: String!
    paymentMethod: CodeableConceptInput!
    reference: String
  }
`;
