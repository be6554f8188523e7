/** Types of what is around the schedule: requests, blocks, invoices, messages. */
export const timeToPetOfficeText: string = /* GraphQL */ `
  enum InvoiceStatus {
    OPEN
    PAID
    VOID
  }

  enum RequestKind {
    NEW
    CHANGE
    CANCELLATION
  }

  type Vet {
    id: ID!
    clinicName: String!
    phone: String
    address: String
  }

  "What a client asked for in the portal, before it is on the calendar."
  type ServiceRequest {
    id: ID!
    kind: RequestKind!
    clientId: ID!
    clientName: String!
    serviceName: String!
    firstDate: Date!
    lastDate: Date!
    scheduleBlock: String
    officeNote: String
  }

  "A part of the day that clients choose from."
  type ScheduleBlock {
    id: ID!
    title: String!
    startTime: String!
    endTime: String!
    days: [String!]!
  }

  type TimeOff {
    id: ID!
    staffId: ID!
    staffName: String!
    start: DateTime!
    end: DateTime!
    approved: Boolean!
    reason: String
  }

  type InvoiceLine {
    description: String!
    quantity: Int!
    price: Float!
  }

  type Invoice {
    id: ID!
    number: String!
    clientId: ID!
    status: InvoiceStatus!
    date: Date!
    dueDate: Date!
    total: Float!
    amountPaid: Float!
    lines: [InvoiceLine!]!
  }

  type InvoicePage {
    items: [Invoice!]!
    totalCount: Int!
    page: Int!
    pageCount: Int!
  }

  type Message {
    id: ID!
    clientId: ID!
    fromClient: Boolean!
    body: String!
    sentAt: DateTime!
    approved: Boolean!
  }
`;
