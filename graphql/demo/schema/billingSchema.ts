/** SDL of a clinic's money: what was done, what it cost and what was paid. */
export const billingText = /* GraphQL */ `
  extend type Query {
    "Newest first."
    invoices(clientId: ID, status: InvoiceStatus, page: Int = 1, pageSize: Int = 25): InvoicePage
    invoice(id: ID!): Invoice
    "Newest first."
    payments(clientId: ID, first: Int = 25, after: String): PaymentConnection
    "Newest first."
    estimates(clientId: ID, patientId: ID, limit: Int = 50, offset: Int = 0): [Estimate]
    "Newest first."
    creditMemos(clientId: ID, limit: Int = 50, offset: Int = 0): [CreditMemo]
    taxRates: [TaxRate]
    discounts: [Discount]
  }

  extend type Mutation {
    "Makes a draft; its total is that of the lines after their discounts."
    createEstimate(input: EstimateInput!): Estimate
    "Replaces the note, or takes it away when it is null."
    updateInvoiceNote(id: ID!, note: String): Invoice
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

  "What a client is to pay; opened when a visit begins."
  type Invoice {
    id: ID!
    number: String
    client: Client
    patient: Patient
    location: Location
    "The visit that it is for; null where there was none."
    appointmentId: ID
    status: InvoiceStatus
    "ISO 4217 code of all amounts."
    currency: String
    "The lines together, before tax."
    subtotal: Decimal
    tax: Decimal
    total: Decimal
    "What is left to pay."
    amountDue: Decimal
    lines: [InvoiceLine]
    note: String
    invoicedAt: DateTime
    dueDate: Date
  }

  type InvoiceLine {
    id: ID!
    description: String
    quantity: Decimal
    unitPrice: Decimal
    total: Decimal
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

  type Payment {
    id: ID!
    client: Client
    location: Location
    "Null for money that stays on the account."
    invoiceId: ID
    amount: Decimal
    "ISO 4217 code of amount."
    currency: String
    method: PaymentMethod
    reference: String
    note: String
    paidAt: DateTime
  }

  enum EstimateStatus {
    DRAFT
    SENT
    ACCEPTED
    DECLINED
  }

  "What something will probably cost."
  type Estimate {
    id: ID!
    number: String
    client: Client
    patient: Patient
    status: EstimateStatus
    total: Decimal
    lines: [EstimateLine]
    note: String
    validUntil: Date
    createdAt: DateTime
  }

  type EstimateLine {
    id: ID!
    description: String
    quantity: Decimal
    "After the discount."
    unitPrice: Decimal
    total: Decimal
  }

  "Money that the clinic owes a client."
  type CreditMemo {
    id: ID!
    client: Client
    amount: Decimal
    "What was not used up yet."
    remaining: Decimal
    reason: String
    issuedAt: DateTime
  }

  type TaxRate {
    id: ID!
    name: String
    "Percent."
    rate: Decimal
  }

  enum DiscountKind {
    PERCENT
    AMOUNT
  }

  type Discount {
    id: ID!
    name: String
    kind: DiscountKind
    value: Decimal
  }

  input EstimateInput {
    clientId: ID!
    patientId: ID
    "Thirty days from now when left out."
    validUntil: Date
    note: String
    "At least one, at most fifty."
    lines: [EstimateLineInput!]!
  }

  input EstimateLineInput {
    description: String!
    "Above zero, at most two decimals."
    quantity: Decimal! = "1"
    price: PriceInput!
  }

  input PriceInput {
    "Of one piece, before the discount."
    amount: Decimal!
    discount: DiscountInput
  }

  input DiscountInput {
    kind: DiscountKind!
    "Percent from 0 to 100, or an amount up to the price."
    value: Decimal!
  }
`;
