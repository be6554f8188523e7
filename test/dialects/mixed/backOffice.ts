/** SDL of what the mixed service offers beyond the front desk. */
export const mixedBackOfficeText = /* GraphQL */ `
  extend type Query {
    addresses(limit: Int, offset: Int): [ClientAddress]
    encounters(patientId: ID, start: DateTime, end: DateTime, limit: Int, offset: Int): [Encounter]
    conversationsPaginated(clientId: ID, limit: Int, after: String, before: String): ConversationPage
    reservations(startDate: Date, endDate: Date, locationId: ID): [Reservation]
    orders(clientId: ID, locationIds: [ID!], limit: Int, offset: Int, updatedAtStart: NaiveDateTime): [Order]
    orderItems(orderId: ID!): [OrderItem]
    payments(clientId: ID, methods: [String!], limit: Int, offset: Int): [Payment]
    creditMemos(start: Date!, end: Date!, limit: Int, offset: Int): [CreditMemo]
    "Signed: a credit is positive, what was used of it negative."
    accountCreditHistory(clientId: ID!, limit: Int, offset: Int): [AccountCreditEntry]
    patientVaccines(patientId: ID!): [PatientVaccine]
    accountsReceivableBalance(clientId: ID): Decimal
    tasks(limit: Int, offset: Int): [Task]
    vitals(patientId: ID!): [Vital]
    clientReferralSources: [ClientReferralSource]
    clientTemplates: [ClientTemplate]
    rdvms(limit: Int, offset: Int): [Rdvm]
    searchRdvms(query: String!, limit: Int!): [Rdvm]
    deletedClients(limit: Int, offset: Int): [DeletedClient]
    appointmentStatistics(locationId: ID, start: DateTime, end: DateTime): AppointmentStatistics
    appointmentRequests(locationId: ID, start: DateTime, end: DateTime, limit: Int, offset: Int): [AppointmentRequest]
    patientForms(patientId: ID, limit: Int, offset: Int): [PatientForm]
    userSessions(first: Int, after: String): UserSessionConnection
    auditLogPaginated(limit: Int, after: String): AuditLogPage
    salesReport(startDate: Date!, endDate: Date!): String
    webhooks: [Webhook]
  }

  extend type Mutation {
    addClientAddress(clientId: ID!, input: ClientAddressInput): ClientAddress
    createAppointmentRequest(input: AppointmentRequestInput!): AppointmentRequest
    createApiKey(providerRoleId: ID!, title: String!): ApiKey
    mergeClients(fromId: ID!, toId: ID!): Client
    createTask(title: String!): Task
    createPayment(clientId: ID!, input: PaymentInput!): Payment
    createMessage(conversationId: ID, clientId: ID, body: String!): Message
    deletePatientForm(id: ID!): PatientForm
  }

  type Encounter {
    id: ID
    start: DateTime
    status: String
    patient: Patient
    provider: Provider
    reason: String
    signed: Boolean
  }

  type PageMetadata {
    after: String
    before: String
    limit: Int
    totalCount: Int
  }

  type ConversationPage {
    entries: [Conversation]
    metadata: PageMetadata
  }

  type Conversation {
    id: ID
    subject: String
    closed: Boolean
    client: Client
    latestMessage: Message
    messages: [Message]
    updatedAt: NaiveDateTime
  }

  type Message {
    id: ID
    conversationId: ID
    body: String
    author: String
    incoming: Boolean
    "sent, delivered or received."
    deliveryStatus: String
    insertedAt: NaiveDateTime
  }

  "Boarding and daycare."
  type Reservation {
    id: ID
    start: DateTime
    end: DateTime
    status: String
    patient: Patient
    client: Client
    location: Location
  }

  "What other services call an invoice."
  type Order {
    id: ID
    client: Client
    patient: Patient
    location: Location
    "OPEN or PAID."
    status: String
    invoiced: Boolean
    subtotalCents: Int
    totalAfterTaxCents: Int
    paymentDueCents: Int
    totalPaid: Decimal
    invoicedAt: DateTime
    updatedAt: NaiveDateTime
  }

  type OrderItem {
    id: ID
    name: String
    quantity: Decimal
    unitPriceCents: Int
    subtotalCents: Int
  }

  type Payment {
    id: ID
    amount: Decimal
    "CARD, CASH or CHECK."
    methodType: String
    datetime: DateTime
    reference: String
    client: Client
    orders: [Order]
  }

  input PaymentInput {
    amount: Decimal
    methodType: String
    reference: String
    orderIds: [ID!]
  }

  type CreditMemo {
    id: ID
    client: Client
    amountCents: Int
    reason: String
    insertedAt: NaiveDateTime
  }

  type AccountCreditEntry {
    id: ID
    amountCents: Int
    description: String
    insertedAt: NaiveDateTime
  }

  type PatientVaccine {
    id: ID
    name: String
    administeredOn: Date
    dueOn: Date
    lotNumber: String
  }

  type Task {
    id: ID
    title: String
    status: String
    dueAt: DateTime
    patient: Patient
    provider: Provider
  }

  type Vital {
    id: ID
    name: String
    value: String
    unit: String
    recordedAt: NaiveDateTime
  }

  type ClientReferralSource {
    id: ID
    name: String
  }

  type ClientTemplate {
    id: ID
    name: String
    givenName: String
    familyName: String
  }

  "Referring veterinarian."
  type Rdvm {
    id: ID
    name: String
    givenName: String
    familyName: String
    email: String
    phoneNumbers: [PhoneNumber]
    isActive: Boolean
  }

  type DeletedClient {
    id: ID
    name: String
    email: String
    deletedAt: NaiveDateTime
  }

  type AppointmentStatistics {
    total: Int
    noShow: Int
  }

  type AppointmentRequest {
    id: ID
    start: DateTime
    duration: Int
    status: String
    reason: String
    clientName: String
    location: Location
  }

  input AppointmentRequestInput {
    locationId: ID
    start: DateTime
    reason: String
    clientName: String
  }

  type PatientForm {
    id: ID
    name: String
    patient: Patient
    submittedAt: NaiveDateTime
  }

  type UserSessionConnection {
    edges: [UserSessionEdge]
    pageInfo: PageInfo!
  }

  type UserSessionEdge {
    cursor: String
    node: UserSession
  }

  type UserSession {
    id: ID
    provider: Provider
    start: DateTime
  }

  type AuditLogPage {
    entries: [AuditLogEntry]
    metadata: PageMetadata
  }

  type AuditLogEntry {
    id: ID
    action: String
    insertedAt: NaiveDateTime
  }

  type Webhook {
    id: ID
    url: String
  }

  type ApiKey {
    id: ID
    title: String
  }

  input ClientAddressInput {
    line1: String
    city: String
    postalCode: String
  }
`;
