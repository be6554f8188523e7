/**
 * SDL of what a practice-management service offers beyond the desk.
 *
 * A front desk needs little of it. It is here because a real service is mostly this: lists that page in other
 * ways, and names that resemble the ones a reader looks for.
 */
export const backOfficeText = /* GraphQL */ `
  extend type Query {
    invoices(clientId: ID, status: InvoiceStatus, page: Int = 1, pageSize: Int = 25): InvoicePage
    invoice(id: ID!): Invoice
    payments(clientId: ID, first: Int = 25, after: String): PaymentConnection
    encounters(patientId: ID!, limit: Int = 20, offset: Int = 0): [Encounter]
    treatments(patientId: ID!, limit: Int = 20): [Treatment]
    inventoryItems(search: String, limit: Int = 50, offset: Int = 0): [InventoryItem]
    auditLog(first: Int!, after: String): AuditEntryConnection
    messageTemplates(channel: MessageChannel): [MessageTemplate]
    tasks(done: Boolean, assigneeId: ID, limit: Int = 50): [Task]
    "Clients who were merged into another one or left; not part of getClients."
    archivedClients(limit: Int!, offset: Int = 0): [ArchivedClient]
    "Boarding and day care. Not the appointment book."
    reservations(locationId: ID!, startDate: Date!, endDate: Date!): [Reservation]
    statistics(locationId: ID, date: Date!): DayStatistics
  }

  extend type Mutation {
    createTask(input: TaskInput!): Task
    completeTask(id: ID!): Task
    sendMessage(input: MessageInput!): Message
    adjustInventoryItem(id: ID!, by: Int!, reason: String!): InventoryItem
  }

  enum InvoiceStatus {
    OPEN
    PAID
    VOID
  }

  type InvoicePage {
    entries: [Invoice]
    metadata: PageMetadata
  }

  type PageMetadata {
    page: Int
    pageSize: Int
    totalCount: Int
  }

  type Invoice {
    id: ID!
    number: String
    client: Client
    location: Location
    status: InvoiceStatus
    total: Decimal
    amountDue: Decimal
    invoicedAt: DateTime
  }

  enum PaymentMethod {
    CASH
    CARD
    CHECK
    ACCOUNT_CREDIT
    OTHER
  }

  type PaymentConnection {
    edges: [PaymentEdge]
    pageInfo: PageInfo
  }

  type PaymentEdge {
    cursor: String
    node: Payment
  }

  type PageInfo {
    hasNextPage: Boolean
    endCursor: String
  }

  type Payment {
    id: ID!
    client: Client
    location: Location
    amount: Decimal
    method: PaymentMethod
    reference: String
    paidAt: DateTime
  }

  "What happened to a patient during a visit."
  type Encounter {
    id: ID!
    patientId: ID
    appointmentId: ID
    provider: Provider
    start: DateTime
    isSigned: Boolean
    "Subjective, objective, assessment and plan in one text."
    soap: String
  }

  type Treatment {
    id: ID!
    patientId: ID
    name: String
    dueDate: Date
    givenDate: Date
  }

  type InventoryItem {
    id: ID!
    name: String
    sku: String
    quantity: Int
    reorderAt: Int
    unitPrice: Decimal
  }

  type AuditEntryConnection {
    edges: [AuditEntryEdge]
    pageInfo: PageInfo
  }

  type AuditEntryEdge {
    cursor: String
    node: AuditEntry
  }

  type AuditEntry {
    id: ID!
    "The operation, such as updateClient."
    action: String
    "The id of the changed object."
    subjectId: ID
    at: DateTime
  }

  enum MessageChannel {
    EMAIL
    SMS
  }

  type MessageTemplate {
    id: ID!
    name: String
    channel: MessageChannel
    body: String
  }

  type Task {
    id: ID!
    title: String
    done: Boolean
    dueDate: Date
    assignee: Provider
    patient: Patient
  }

  type ArchivedClient {
    id: ID!
    name: String
    email: String
    "Merged, Moved away, Duplicate."
    reason: String
    archivedAt: DateTime
    mergedIntoId: ID
  }

  type Reservation {
    id: ID!
    patient: Patient
    kennel: String
    startDate: Date
    endDate: Date
  }

  type DayStatistics {
    date: Date
    appointmentCount: Int
    cancelledCount: Int
    noShowCount: Int
    newClientCount: Int
  }

  type Message {
    id: ID!
    clientId: ID
    channel: MessageChannel
    body: String
    status: String
  }

  input TaskInput {
    title: String!
    dueDate: Date
    assigneeId: ID
    patientId: ID
  }

  input MessageInput {
    clientId: ID!
    channel: MessageChannel!
    body: String!
  }
`;
