/** What can be written. */
export const rhapsodyWritesText: string = /* GraphQL */ `
  type Mutation {
    createAppointment(businessId: ID, input: CreateAppointmentInput!): Appointment!
    "Fields that are left out stay as they are."
    updateAppointment(businessId: ID, id: ID!, input: UpdateAppointmentInput!): Appointment!
    confirmAppointment(businessId: ID, id: ID!): Appointment!
    cancelAppointment(businessId: ID, id: ID!, reason: String): Appointment!
    deleteAppointment(businessId: ID, id: ID!): Boolean!
    createClient(businessId: ID, input: CreateClientInput!): Client!
    updateClient(businessId: ID, id: ID!, input: UpdateClientInput!): Client!
    deleteClient(businessId: ID, id: ID!): Boolean!
    "Moves patients, appointments and tags over, and deletes the other client."
    mergeClients(businessId: ID, id: ID!, duplicateId: ID!): Client!
    createPatient(businessId: ID, input: CreatePatientInput!): Patient!
    updatePatient(businessId: ID, id: ID!, input: UpdatePatientInput!): Patient!
    createPayment(businessId: ID, input: CreatePaymentInput!): Payment!
    createTask(businessId: ID, input: CreateTaskInput!): Task!
    completeTask(businessId: ID, id: ID!): Task!
    sendMessage(businessId: ID, input: SendMessageInput!): Message!
    createWebhook(input: CreateWebhookInput!): Webhook!
    deleteWebhook(id: ID!): Boolean!
  }

  input CreateAppointmentInput {
    clientId: ID
    patientId: ID
    typeId: ID!
    providerId: ID
    scheduledStartDatetime: DateTime!
    "By default as long after the start as the type says."
    scheduledEndDatetime: DateTime
    confirmed: Boolean = false
    reason: String
  }

  input UpdateAppointmentInput {
    clientId: ID
    patientId: ID
    typeId: ID
    providerId: ID
    scheduledStartDatetime: DateTime
    "An appointment that only gets another start keeps its length."
    scheduledEndDatetime: DateTime
    status: AppointmentStatus
    confirmed: Boolean
    reason: String
  }

  input AddressInput {
    street1: String
    city: String
  }

  input CreateClientInput {
    firstName: String
    lastName: String!
    email: String
    alternateEmail: String
    mobilePhone: String
    homePhone: String
    workPhone: String
    address: AddressInput
    notes: String
    tags: [String!]
  }

  input UpdateClientInput {
    firstName: String
    lastName: String
    email: String
    alternateEmail: String
    mobilePhone: String
    homePhone: String
    workPhone: String
    address: AddressInput
    notes: String
    tags: [String!]
    active: Boolean
  }

  input CreatePatientInput {
    clientId: ID!
    name: String!
    speciesId: ID!
    breedId: ID
    color: String
    gender: Gender
    spayedNeuteredStatus: SpayedNeuteredStatus
    dateOfBirth: Date
    microchip: String
  }

  input UpdatePatientInput {
    name: String
    speciesId: ID
    breedId: ID
    color: String
    gender: Gender
    spayedNeuteredStatus: SpayedNeuteredStatus
    dateOfBirth: Date
    microchip: String
    deceased: Boolean
  }

  input CreatePaymentInput {
    clientId: ID!
    invoiceId: ID
    amount: Float!
    method: PaymentMethod!
    memo: String
  }

  input CreateTaskInput {
    title: String!
    description: String
    dueDate: Date
    assigneeId: ID
    patientId: ID
  }

  input SendMessageInput {
    clientId: ID!
    conversationId: ID
    body: String!
  }

  input CreateWebhookInput {
    url: String!
    topics: [WebhookTopic!]!
  }
`;
