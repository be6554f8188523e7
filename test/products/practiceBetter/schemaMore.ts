/** Forms, invoices, tasks, programs and messages. */
export const betterMore: string = /* GraphQL */ `
  type FormRequest {
    id: ID!
    name: String!
    completed: Boolean!
    dateCompleted: DateTime
    dueDate: Date
    clientRecord: ClientRecord
    dateCreated: DateTime!
  }

  enum InvoiceStatus {
    DRAFT
    UNPAID
    PARTIALLY_PAID
    PAID
  }

  type InvoiceItem {
    name: String!
    quantity: Int!
    unitPrice: Float!
    amount: Float!
  }

  type InvoicePayment {
    id: ID!
    amount: Float!
    method: String!
    paymentDate: DateTime!
  }

  type Invoice {
    id: ID!
    invoiceNumber: String!
    status: InvoiceStatus!
    clientRecord: ClientRecord
    invoiceDate: DateTime!
    dueDate: Date
    currency: String!
    items: [InvoiceItem!]!
    subTotal: Float!
    tax: Float!
    total: Float!
    balance: Float!
    payments: [InvoicePayment!]!
  }

  type InvoiceEdge {
    cursor: String!
    node: Invoice!
  }

  type InvoiceConnection {
    edges: [InvoiceEdge!]!
    nodes: [Invoice!]!
    pageInfo: PageInfo!
    "Items of this page"
    count: Int!
  }

  type Task {
    id: ID!
    title: String!
    completed: Boolean!
    dueDate: Date
    assignee: Consultant
    clientRecord: ClientRecord
    dateCreated: DateTime!
  }

  type Program {
    id: ID!
    name: String!
    description: String
    startDate: Date
    isPublished: Boolean!
    price: Float
    enrolledCount: Int!
  }

  type Message {
    id: ID!
    body: String!
    senderName: String!
    isFromClient: Boolean!
    isRead: Boolean!
    dateSent: DateTime!
  }

  type Conversation {
    id: ID!
    subject: String
    clientRecord: ClientRecord
    isClosed: Boolean!
    messages: [Message!]!
  }

  type Company {
    id: ID!
    name: String!
    website: String
    phone: String
    emailAddress: String
  }
`;
