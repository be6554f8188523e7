/** Money, the shelf, chores and messages. */
export const rhapsodyOfficeText: string = /* GraphQL */ `
  enum InvoiceStatus {
    OPEN
    PAID
  }

  type Invoice {
    id: ID!
    number: String!
    businessId: ID!
    clientId: ID!
    client: Client
    patient: Patient
    status: InvoiceStatus!
    items: [InvoiceItem!]!
    subtotal: Float!
    tax: Float!
    total: Float!
    amountDue: Float!
    payments: [Payment!]!
    createdAt: DateTime!
  }

  type InvoicePage {
    totalCount: Int!
    data: [Invoice!]!
  }

  type InvoiceItem {
    name: String!
    quantity: Float!
    unitPrice: Float!
    total: Float!
  }

  enum PaymentMethod {
    CARD
    CASH
    CHECK
  }

  type Payment {
    id: ID!
    clientId: ID!
    invoiceId: ID
    amount: Float!
    method: PaymentMethod!
    memo: String
    createdAt: DateTime!
  }

  type PaymentPage {
    totalCount: Int!
    data: [Payment!]!
  }

  type ProductCategory {
    id: ID!
    name: String!
  }

  type Product {
    id: ID!
    sku: String
    name: String!
    category: ProductCategory!
    price: Float!
    taxable: Boolean!
    quantityOnHand: Float
    active: Boolean!
  }

  type ProductPage {
    totalCount: Int!
    data: [Product!]!
  }

  type Task {
    id: ID!
    title: String!
    description: String
    dueDate: Date
    assignee: Provider
    patient: Patient
    completed: Boolean!
    completedAt: DateTime
    createdAt: DateTime!
  }

  type TaskPage {
    totalCount: Int!
    data: [Task!]!
  }

  type Conversation {
    id: ID!
    clientId: ID!
    client: Client
    subject: String
    archived: Boolean!
    unreadCount: Int!
    messages: [Message!]!
  }

  type ConversationPage {
    totalCount: Int!
    data: [Conversation!]!
  }

  enum MessageDirection {
    INBOUND
    OUTBOUND
  }

  type Message {
    id: ID!
    direction: MessageDirection!
    body: String!
    senderName: String
    read: Boolean!
    sentAt: DateTime!
  }

  enum WebhookTopic {
    APPOINTMENT_CREATED
    APPOINTMENT_UPDATED
    CLIENT_UPDATED
    PATIENT_UPDATED
    INVOICE_PAID
  }

  type Webhook {
    id: ID!
    url: String!
    topics: [WebhookTopic!]!
    createdAt: DateTime!
  }
`;
