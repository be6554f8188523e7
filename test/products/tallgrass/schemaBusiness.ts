/** Money, stock, messages and chores. */
export const businessText: string = /* GraphQL */ `
  type Money {
    cents: Int!
    "ISO 4217."
    currency: String!
    formatted: String!
  }

  type Invoice implements Node {
    id: ID!
    number: String!
    status: InvoiceStatus!
    household: Household!
    companion: Companion
    hospital: Hospital!
    lineItems: [InvoiceLineItem!]!
    subtotal: Money!
    salesTax: Money!
    total: Money!
    amountDue: Money!
    payments: [Payment!]!
    issuedAt: DateTime!
  }

  enum InvoiceStatus {
    OPEN
    PARTIALLY_PAID
    PAID
  }

  type InvoiceLineItem {
    description: String!
    quantity: Int!
    unitPrice: Money!
    lineTotal: Money!
  }

  input InvoiceFilter {
    householdId: ID
    hospitalId: ID
    status: InvoiceStatus
  }

  type Payment implements Node {
    id: ID!
    amount: Money!
    tender: Tender!
    reference: String
    collectedAt: DateTime!
  }

  enum Tender {
    CARD
    CASH
    CHECK
  }

  type Estimate implements Node {
    id: ID!
    household: Household!
    title: String!
    low: Money!
    high: Money!
    status: EstimateStatus!
    createdAt: DateTime!
  }

  enum EstimateStatus {
    DRAFT
    SENT
    APPROVED
  }

  type Product implements Node {
    id: ID!
    sku: String!
    name: String!
    kind: ProductKind!
    price: Money!
    supplier: Supplier
  }

  enum ProductKind {
    SERVICE
    VACCINE
    MEDICATION
    RETAIL
  }

  type Supplier implements Node {
    id: ID!
    name: String!
    accountNumber: String
  }

  type StockLevel {
    product: Product!
    onHand: Int!
    reorderPoint: Int!
    needsReorder: Boolean!
  }

  "A conversation with a household."
  type Thread implements Node {
    id: ID!
    household: Household!
    subject: String!
    status: ThreadStatus!
    unreadCount: Int!
    assignee: Teammate
    messages(after: String, before: String, first: Int, last: Int): ThreadMessagesConnection!
  }

  enum ThreadStatus {
    OPEN
    CLOSED
  }

  type ThreadMessage implements Node {
    id: ID!
    body: String!
    direction: MessageDirection!
    authorName: String!
    isRead: Boolean!
    sentAt: DateTime!
  }

  enum MessageDirection {
    INBOUND
    OUTBOUND
  }

  type MessageSnippet implements Node {
    id: ID!
    shortcut: String!
    body: String!
  }

  "Something a teammate has to get back to."
  type FollowUp implements Node {
    id: ID!
    title: String!
    dueOn: Date!
    assignee: Teammate
    regarding: FollowUpSubject
    completedAt: DateTime
  }

  union FollowUpSubject = Companion | Household
`;
