/** SDL of treatments, estimates, invoices and payments; money is in cents. */
export const nectarBillingText = /* GraphQL */ `
  enum TreatmentCategory {
    EXAM
    VACCINE
    LAB
    PROCEDURE
    MEDICATION
  }

  type TreatmentSchema {
    id: ID!
    name: String!
    code: String!
    category: TreatmentCategory!
    priceAmount: Int!
    isTaxable: Boolean!
    unit: String!
    isActive: Boolean!
  }

  enum EstimateStatus {
    DRAFT
    SENT
    APPROVED
    DECLINED
  }

  type EstimateItemSchema {
    treatmentId: ID!
    name: String!
    minQuantity: Int!
    maxQuantity: Int!
    unitPriceAmount: Int!
  }

  type EstimateSchema {
    id: ID!
    status: EstimateStatus!
    family: FamilySchema
    patient: PatientSchema!
    items: [EstimateItemSchema!]!
    minTotalAmount: Int!
    maxTotalAmount: Int!
    expiresOn: Date!
    approvedAt: DateTime
    createdAt: DateTime!
  }

  enum InvoiceStatus {
    OPEN
    PARTIALLY_PAID
    PAID
  }

  type InvoiceItemSchema {
    name: String!
    quantity: Int!
    unitPriceAmount: Int!
    totalAmount: Int!
  }

  "An invoice with what belongs to it."
  type InvoiceViewSchema {
    id: ID!
    invoiceNumber: String!
    status: InvoiceStatus!
    institution: InstitutionSchema!
    family: FamilySchema!
    patient: PatientSchema
    items: [InvoiceItemSchema!]!
    subtotalAmount: Int!
    taxAmount: Int!
    totalAmount: Int!
    paidAmount: Int!
    outstandingAmount: Int!
    payments: [PaymentSchema!]!
    invoicedAt: DateTime!
  }

  enum PaymentMethod {
    CARD
    CASH
    CHECK
  }

  type PaymentSchema {
    id: ID!
    family: FamilySchema!
    "None where the money stays on the account."
    invoiceId: ID
    amount: Int!
    method: PaymentMethod!
    reference: String
    paidAt: DateTime!
  }
`;
