const listed = [
  'Account',
  'Alert',
  'Appointment',
  'AppointmentType',
  'Breed',
  'DispensedPrescription',
  'ExternalPrescription',
  'Invoice',
  'Location',
  'Patient',
  'PaymentTransaction',
  'Product',
  'Reminder',
  'ReminderLabel',
  'Title',
  'User',
  'Visit',
];

const connections = listed.map(
  (name) => /* GraphQL */ `
  type ${name}Connection {
    edges: [${name}Edge!]!
    nodes: [${name}!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type ${name}Edge {
    cursor: String!
    node: ${name}!
  }
`,
);

/** SDL of what is sold and prescribed, and of the connections of all lists. */
export const instinctMoreText = /* GraphQL */ `
  type Product {
    id: ID!
    label: String!
    type: ProductType!
    price: Decimal!
    isControlledSubstance: Boolean!
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  enum ProductType {
    DIAGNOSTIC
    INVENTORY
    SERVICE
    VACCINE
  }

  type Invoice {
    id: ID!
    number: String!
    accountId: ID!
    account: Account
    patientId: ID
    patient: Patient
    locationId: ID!
    status: InvoiceStatus!
    lineItems: [InvoiceLineItem!]!
    subtotal: Decimal!
    tax: Decimal!
    total: Decimal!
    balanceDue: Decimal!
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  enum InvoiceStatus {
    CLOSED
    OPEN
  }

  type InvoiceLineItem {
    id: ID!
    description: String!
    quantity: Decimal!
    unitPrice: Decimal!
    total: Decimal!
  }

  type PaymentTransaction {
    id: ID!
    accountId: ID!
    account: Account
    invoiceId: ID
    type: PaymentTransactionType!
    method: String!
    amount: Decimal!
    insertedAt: DateTime!
  }

  enum PaymentTransactionType {
    PAYMENT
    REFUND
  }

  type Reminder {
    id: ID!
    patientId: ID!
    patient: Patient
    labelId: ID!
    label: ReminderLabel!
    locationId: ID
    remindOn: Date!
    notes: String
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  type ReminderLabel {
    id: ID!
    label: String!
    productType: ProductType
    "In days."
    validFor: Int
  }

  type DispensedPrescription {
    id: ID!
    accountId: ID!
    patientId: ID!
    patient: Patient
    productId: ID!
    product: Product
    instructions: String!
    quantity: Decimal!
    daysSupply: Int
    totalFills: Int!
    remainingFills: Int!
    isControlledSubstance: Boolean!
    note: String
    status: PrescriptionStatus!
    prescribedAt: DateTime!
    expiresAt: DateTime
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  type ExternalPrescription {
    id: ID!
    patientId: ID!
    patient: Patient
    creatorId: ID
    prescriberId: ID
    prescriber: User
    productLabel: String!
    quantityPerFill: Decimal!
    instructions: String!
    pharmacyNote: String
    deactivateReasonNote: String
    isPrn: Boolean!
    totalFills: Int!
    status: PrescriptionStatus!
    expiresAt: DateTime
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  enum PrescriptionStatus {
    ACTIVE
    DEACTIVATED
    VOIDED
    WRITTEN
  }
  ${connections.join('')}
`;
