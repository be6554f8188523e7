/** SDL of the Relay service's money and messages. */
export const relayDeskText: string =
  /* GraphQL */ `
  type Invoice implements Node {
    id: ID!
    number: String
    client: Client
    patient: Patient
    state: InvoiceState
    "In dollars."
    total: Float
    totalCents: Int
    amountDueCents: Int
    lines(first: Int!, after: String): InvoiceLineConnection
    issuedAt: DateTime
  }
  enum InvoiceState {
    OPEN
    PAID
  }
  type InvoiceLine {
    description: String
    quantity: Int
    unitPriceCents: Int
  }
  type Payment implements Node {
    id: ID!
    client: Client
    invoice: Invoice
    amountCents: Int
    method: PaymentMethod
    reference: String
    receivedAt: DateTime
  }
  enum PaymentMethod {
    CARD
    CASH
    CHECK
  }
  type MessageThread implements Node {
    id: ID!
    subject: String
    client: Client
    isClosed: Boolean
    lastMessageAt: DateTime
    messages(first: Int!, after: String): MessageConnection
  }
  enum MessageDirection {
    RECEIVED
    SENT
  }
  type Message implements Node {
    id: ID!
    thread: MessageThread
    client: Client
    text: String
    author: String
    direction: MessageDirection
    isRead: Boolean
    sentAt: DateTime
  }
  input RecordPaymentInput {
    clientMutationId: String
    clientId: ID!
    invoiceId: ID
    amountCents: Int!
    method: PaymentMethod!
    reference: String
  }
  type RecordPaymentPayload {
    clientMutationId: String
    payment: Payment
    userErrors: [UserError!]!
  }
  input SendClientMessageInput {
    clientMutationId: String
    clientId: ID!
    threadId: ID
    text: String!
  }
  type SendClientMessagePayload {
    clientMutationId: String
    message: Message
    userErrors: [UserError!]!
  }
  input CancelInvoiceInput {
    clientMutationId: String
    invoiceId: ID!
  }
  type CancelInvoicePayload {
    clientMutationId: String
    invoice: Invoice
  }
  extend type Mutation {
    recordPayment(input: RecordPaymentInput!): RecordPaymentPayload
    sendClientMessage(input: SendClientMessageInput!): SendClientMessagePayload
    cancelInvoice(input: CancelInvoiceInput!): CancelInvoicePayload
  }
  extend type Query {
    "Newest first."
    invoices(
      first: Int!
      after: String
      last: Int
      before: String
      clientId: ID
      state: InvoiceState
    ): InvoiceConnection
    "Newest first."
    payments(first: Int!, after: String, last: Int, before: String, clientId: ID): PaymentConnection
    messageThreads(first: Int!, after: String, last: Int, before: String, clientId: ID): MessageThreadConnection
    "Newest first."
    messages(
      first: Int!
      after: String
      last: Int
      before: String
      clientId: ID
      threadId: ID
    ): MessageConnection
  }
` + connectionsText(['Invoice', 'InvoiceLine', 'Payment', 'MessageThread', 'Message']);

/** SDL of Relay connections for these types, for schemas in which every list is one. */
export function connectionsText(types: readonly string[], pageInfo = 'PageInfo'): string {
  const field = pageInfo === 'PageInfo' ? 'pageInfo' : 'page_info';
  return types
    .map(
      (type) => `
  type ${type}Connection { edges: [${type}Edge] ${field}: ${pageInfo}! }
  type ${type}Edge { cursor: String! node: ${type} }`,
    )
    .join('\n');
}

/** SDL of a query field for each type that lists it as a Relay connection. */
export function connectionFieldsText(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([field, type]) => `  ${field}(first: Int!, after: String): ${type}Connection`)
    .join('\n');
}
