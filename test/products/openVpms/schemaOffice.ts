/** Accounts, products, letters and messages. */
export const openVpmsOfficeText: string = /* GraphQL */ `
  enum FinancialActStatus {
    IN_PROGRESS
    COMPLETED
    ON_HOLD
    POSTED
  }

  input InvoiceQuery {
    customer: ID
    location: ID
    status: FinancialActStatus
    "Only what isn't allocated in full."
    outstanding: Boolean! = false
  }

  type InvoicePage {
    results: [Invoice!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "act.customerAccountChargesInvoice"
  type Invoice implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    customer: Customer!
    location: Location
    clinician: User
    status: FinancialActStatus!
    amount: BigDecimal!
    tax: BigDecimal!
    allocatedAmount: BigDecimal!
    credit: Boolean!
    printed: Boolean!
    reference: String
    notes: String
    items: [InvoiceItem!]!
  }

  "act.customerAccountInvoiceItem"
  type InvoiceItem {
    id: ID!
    archetype: String!
    patient: Patient
    product: Product
    description: String!
    quantity: BigDecimal!
    unitPrice: BigDecimal!
    fixedPrice: BigDecimal!
    total: BigDecimal!
  }

  type PaymentPage {
    results: [Payment!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "act.customerAccountPayment"
  type Payment implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    customer: Customer!
    till: Till
    status: FinancialActStatus!
    amount: BigDecimal!
    items: [PaymentItem!]!
  }

  "act.customerAccountPaymentCash, -Cheque or -Credit"
  type PaymentItem {
    archetype: String!
    name: String!
    amount: BigDecimal!
  }

  input ProductQuery {
    "The beginning of the name. An asterisk stands for any characters."
    name: String
    archetype: String
  }

  type ProductPage {
    results: [Product!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "product.medication, product.merchandise or product.service"
  type Product implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    printedName: String
    type: Lookup
    prices: [ProductPrice!]!
    species: [Lookup!]!
  }

  "productPrice.fixedPrice or productPrice.unitPrice"
  type ProductPrice {
    archetype: String!
    price: BigDecimal!
    fromDate: Date!
    toDate: Date
  }

  type CommunicationPage {
    results: [Communication!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "act.customerCommunicationSMS and -Email"
  type Communication implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    customer: Customer!
    address: String
    subject: String
    message: String!
    "Whether the customer wrote it."
    inbound: Boolean!
  }

  "act.customerAlert"
  type CustomerAlert {
    id: ID!
    archetype: String!
    alertType: Lookup!
    notes: String
    startTime: DateTime!
  }

  "act.customerNote"
  type CustomerNote implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    category: Lookup
    note: String!
  }

  enum MessageStatus {
    PENDING
    READ
    COMPLETED
  }

  "act.userMessage: from one user to another."
  type UserMessage implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    from: User
    to: User
    reason: Lookup
    message: String!
    status: MessageStatus!
  }

  "entity.documentTemplate"
  type DocumentTemplate implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    "The archetype of what it makes."
    documentType: String!
    userLevel: Int!
  }
`;
