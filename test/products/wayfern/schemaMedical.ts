/** The subgraphs of medicine, money and stock. */
export const wayfernMedicalText: string = /* GraphQL */ `
  enum EncounterState {
    STATE_UNSPECIFIED
    OPEN
    SIGNED
    AMENDED
  }

  "The medical record of one visit."
  type Encounter {
    id: ID!
    patient: Patient!
    appointment: Appointment
    attendingProvider: Provider
    state: EncounterState!
    startTime: Timestamp!
    endTime: Timestamp
    presentingComplaint: String
    assessment: String
    plan: String
    vitals: Vitals
  }

  type Vitals {
    weightKilograms: Float
    temperatureFahrenheit: Float
    heartRate: Int
    respiratoryRate: Int
  }

  type Vaccination {
    id: ID!
    patient: Patient!
    vaccineName: String!
    lotNumber: String!
    administerTime: Timestamp!
    nextDueDate: Date!
    administeredBy: Provider
  }

  type Prescription {
    id: ID!
    patient: Patient!
    product: Product!
    directions: String!
    quantity: Int!
    refillsRemaining: Int!
    prescriber: Provider
    expireDate: Date!
  }

  enum LabOrderState {
    STATE_UNSPECIFIED
    ORDERED
    COLLECTED
    RESULTED
    CANCELLED
  }

  type LabOrder {
    id: ID!
    patient: Patient!
    panelName: String!
    state: LabOrderState!
    orderTime: Timestamp!
    resultTime: Timestamp
  }

  enum InvoiceState {
    STATE_UNSPECIFIED
    DRAFT
    OPEN
    PAID
    VOID
  }

  type InvoiceLine {
    description: String!
    quantity: Int!
    unitPrice: Money!
    amount: Money!
  }

  type Invoice {
    id: ID!
    invoiceNumber: String!
    household: Household
    client: Client
    patient: Patient
    location: Location
    state: InvoiceState!
    lines: [InvoiceLine!]!
    subtotal: Money!
    tax: Money!
    total: Money!
    amountDue: Money!
    issueTime: Timestamp!
  }

  enum PaymentMethod {
    PAYMENT_METHOD_UNSPECIFIED
    CARD
    CASH
    CHECK
  }

  type Payment {
    id: ID!
    client: Client
    invoice: Invoice
    method: PaymentMethod!
    amount: Money!
    reference: String
    payTime: Timestamp!
  }

  enum EstimateState {
    STATE_UNSPECIFIED
    DRAFT
    SENT
    APPROVED
    DECLINED
  }

  type Estimate {
    id: ID!
    title: String!
    patient: Patient!
    lowAmount: Money!
    highAmount: Money!
    state: EstimateState!
    expireDate: Date!
  }

  enum ProductKind {
    KIND_UNSPECIFIED
    MEDICATION
    DIET
    CONSUMABLE
    RETAIL
  }

  type Product {
    id: ID!
    displayName: String!
    sku: String!
    kind: ProductKind!
    controlled: Boolean!
    unitPrice: Money!
  }

  "A cupboard, a fridge or a shelf."
  type StockLocation {
    id: ID!
    displayName: String!
    location: Location!
  }

  type StockLevel {
    product: Product!
    stockLocation: StockLocation!
    onHand: Int!
    reorderPoint: Int!
    earliestExpireDate: Date
  }

  enum PurchaseOrderState {
    STATE_UNSPECIFIED
    DRAFT
    SUBMITTED
    RECEIVED
  }

  type Supplier {
    id: ID!
    displayName: String!
    accountNumber: String
    phoneNumber: String
  }

  type PurchaseOrder {
    id: ID!
    orderNumber: String!
    supplier: Supplier!
    location: Location!
    state: PurchaseOrderState!
    total: Money!
    orderTime: Timestamp!
  }
`;
