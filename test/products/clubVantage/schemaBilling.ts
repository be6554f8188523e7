/** SDL of invoices and payments. */
export const billingText: string = /* GraphQL */ `
  extend type Query {
    "Get paginated list of invoices"
    invoices(
      after: String
      endDate: DateTime
      first: Int = 10
      memberId: ID
      search: String
      skip: Int
      sortBy: String = "invoiceDate"
      sortOrder: String = "desc"
      startDate: DateTime
      status: InvoiceStatus
    ): InvoiceConnection!
    "Get a single invoice by ID"
    invoice(id: ID!): InvoiceType!
    "Get current member's invoices"
    myInvoices(
      after: String
      endDate: DateTime
      first: Int = 10
      memberId: ID
      search: String
      skip: Int
      sortBy: String = "invoiceDate"
      sortOrder: String = "desc"
      startDate: DateTime
      status: InvoiceStatus
    ): InvoiceConnection!
    "Get paginated list of payments/receipts"
    payments(
      after: String
      endDate: DateTime
      first: Int = 10
      memberId: ID
      method: PaymentMethod
      skip: Int
      startDate: DateTime
    ): PaymentConnection!
    "Get a single payment/receipt by ID"
    payment(id: ID!): PaymentType!
    "Get billing statistics for the current month"
    billingStats: BillingStatsType!
    "Get available charge types"
    chargeTypes: [ChargeTypeType!]!
  }

  extend type Mutation {
    "Record a payment"
    recordPayment(input: CreatePaymentInput!): PaymentType!
    "Send an invoice"
    sendInvoice(id: ID!): InvoiceType!
    "Void an invoice"
    voidInvoice(id: ID!, input: VoidInvoiceInput!): InvoiceType!
  }

  type BillingStatsType {
    invoiceCount: Float!
    outstandingBalance: String!
    overdueAmount: String!
    overdueCount: Float!
    paidCount: Float!
    totalRevenue: String!
  }

  type ChargeTypeType {
    category: String
    code: String!
    defaultPrice: String
    description: String
    id: ID!
    name: String!
    taxable: Boolean!
  }

  input CreatePaymentInput {
    accountLast4: String
    allocations: [PaymentAllocationInput!]
    amount: Float!
    bankName: String
    memberId: ID!
    method: PaymentMethod!
    notes: String
    paymentDate: DateTime
    referenceNumber: String
  }

  type InvoiceConnection {
    edges: [InvoiceTypeEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type InvoiceLineItemType {
    chargeType: ChargeTypeType
    description: String
    discountPct: String!
    id: ID!
    lineTotal: String!
    quantity: Float!
    taxRate: String!
    taxType: String
    unitPrice: String!
  }

  enum InvoiceStatus {
    CANCELLED
    DRAFT
    OVERDUE
    PAID
    PARTIALLY_PAID
    SENT
    VOID
  }

  type InvoiceType {
    balanceDue: String!
    billingPeriod: String
    createdAt: DateTime!
    discountAmount: String!
    dueDate: DateTime!
    id: ID!
    internalNotes: String
    invoiceDate: DateTime!
    invoiceNumber: String!
    lineItems: [InvoiceLineItemType!]!
    member: MemberSummaryBillingType
    notes: String
    paidAmount: String!
    paidDate: DateTime
    payments: [PaymentAllocationSummaryType!]
    sentAt: DateTime
    status: InvoiceStatus!
    subtotal: String!
    taxAmount: String!
    totalAmount: String!
    updatedAt: DateTime!
    viewedAt: DateTime
  }

  type InvoiceTypeEdge {
    cursor: String!
    node: InvoiceType!
  }

  type MemberSummaryBillingType {
    firstName: String!
    id: ID!
    lastName: String!
    memberId: String!
  }

  input PaymentAllocationInput {
    amount: Float!
    invoiceId: ID!
  }

  type PaymentAllocationSummaryType {
    amount: String!
    id: ID!
    payment: PaymentSummaryType!
  }

  type PaymentAllocationType {
    amount: String!
    balanceAfter: String!
    id: ID!
    invoiceId: ID!
    invoiceNumber: String!
  }

  type PaymentConnection {
    edges: [PaymentTypeEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  enum PaymentMethod {
    BANK_TRANSFER
    CASH
    CHECK
    CREDIT_CARD
    DIRECT_DEBIT
    MOBILE_PAYMENT
    OTHER
  }

  type PaymentSummaryType {
    amount: String!
    id: ID!
    method: PaymentMethod!
    paymentDate: DateTime!
    receiptNumber: String!
  }

  type PaymentType {
    accountLast4: String
    allocations: [PaymentAllocationType!]
    amount: String!
    bankName: String
    createdAt: DateTime!
    id: ID!
    member: MemberSummaryBillingType
    method: PaymentMethod!
    notes: String
    paymentDate: DateTime!
    receiptNumber: String!
    referenceNumber: String
    status: String
  }

  type PaymentTypeEdge {
    cursor: String!
    node: PaymentType!
  }

  input VoidInvoiceInput {
    reason: String!
  }
`;
