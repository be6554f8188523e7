/** Invoices, payments, the shelf and webhooks. */
export const moneyText = /* GraphQL */ `
  enum InvoiceSortBy {
    createdAt
    updatedAt
    customerReferenceNumber
    dueDate
    invoiceCode
    invoiceDate
  }
  type Invoice {
    invoiceId: ID!
    invoiceCode: String!
    invoiceDate: Date!
    dueDate: Date
    contactId: ID!
    contact: Contact
    animalId: ID
    consultId: ID
    currency: String!
    customerReferenceNumber: String
    financials: InvoiceFinancials!
    items: [InvoiceLine!]!
    approvedAt: DateTime
    approvedByUserId: ID
    createdByUserId: ID
    isActive: Boolean!
    ownershipId: ID
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  "Amounts are decimal strings."
  type InvoiceFinancials {
    totalExcludingTax: String!
    tax: String!
    totalIncludingTax: String!
    amountPaid: String!
    amountDue: String!
  }
  type InvoiceLine {
    invoiceLineId: ID!
    invoiceId: ID!
    animalId: ID
    consultId: ID
    "The name of the product or service."
    name: String!
    productId: ID
    quantity: Float!
    currency: String!
    lineTotalExcludingTax: String!
    standardUnitPriceExcludingTax: String!
    unitPriceExcludingTax: String!
    discountAmount: String!
    invoiceLineType: CodeableConcept!
    ledgerAccountId: ID
    locationId: ID
    salespersonUserId: ID
    serviceDate: Date
    ownershipId: ID
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Payment {
    paymentId: ID!
    contactId: ID!
    "Null where the money stays on the account."
    invoiceId: ID
    amount: String!
    currency: String!
    paymentMethod: CodeableConcept!
    reference: String
    receivedAt: DateTime!
    isActive: Boolean!
    ownershipId: ID
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  enum CreditType {
    quantity
    value
  }
  type BillingCredit {
    billingCreditId: ID!
    contactId: ID!
    availableTo: EntityReference
    appliedTo: EntityReference
    creditType: CreditType!
    creditCategory: CodeableConcept
    startDate: Date
    endDate: Date
    totalAmount: Float!
    remainingAmount: Float!
    usedAmount: Float!
    wastedAmount: Float!
    wellnessPlanId: ID
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type LedgerAccount {
    ledgerAccountId: ID!
    code: String!
    name: String!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Product {
    productId: ID!
    code: String!
    name: String!
    unitPriceExcludingTax: String!
    currency: String!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Webhook {
    webhookId: ID!
    "appointment.created, appointment.updated, product.created, user.updated, consult.created …"
    eventType: String!
    "Field names in the payload; the default payload where there are none."
    fields: [String!]!
    description: String
    webhookUrl: String!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
`;
