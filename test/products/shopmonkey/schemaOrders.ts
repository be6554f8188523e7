/** Orders and all that stands on them. */
export const ordersText: string = /* GraphQL */ `
  enum OrderStatus {
    Estimate
    RepairOrder
    Invoice
  }

  type WorkflowStatus {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    name: String
    position: Float!
    invoiceWorkflow: Boolean!
    archiveWhenInactive: Boolean!
    daysToArchive: Int!
  }

  type Order {
    id: ID!
    publicId: String!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    location: Location!
    number: String!
    status: OrderStatus!
    workflowStatusId: ID
    workflowStatus: WorkflowStatus
    workflowStatusPosition: Float
    customerId: ID
    customer: Customer
    vehicleId: ID
    vehicle: Vehicle
    serviceWriterId: ID
    serviceWriter: User
    assignedTechnicianIds: [ID!]!
    appointmentDates: [DateTime!]!
    name: String
    generatedName: String
    "'[firstName] [lastName]' pulled from the customer, if any"
    generatedCustomerName: String
    coalescedName: String
    complaint: String
    recommendation: String
    archived: Boolean!
    "if the record has been deleted"
    deleted: Boolean!
    authorized: Boolean!
    authorizedDate: DateTime
    invoiced: Boolean!
    invoicedDate: DateTime
    completedDate: DateTime
    dueDate: DateTime
    "allow user to override created date"
    orderCreatedDate: DateTime!
    paid: Boolean!
    fullyPaidDate: DateTime
    laborCents: Int!
    partsCents: Int!
    tiresCents: Int!
    discountCents: Int!
    taxCents: Int!
    totalCostCents: Int!
    paidCostCents: Int!
    remainingCostCents: Int
    mileageIn: Float
    mileageOut: Float
    messageCount: Int!
    inspectionCount: Int!
    purchaseOrderNumber: String
    labels: [Label!]!
    services: [Service!]!
  }

  enum AuthorizationStatus {
    NotAuthorized
    Authorized
    Declined
  }

  enum DeferredReason {
    Archived
    Declined
    InvoicedNotAuthorized
  }

  type Service {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    orderId: ID!
    customerId: ID
    name: String!
    note: String!
    authorizationStatus: AuthorizationStatus!
    deferredDate: DateTime
    deferredReason: DeferredReason
    recommended: Boolean!
    lumpSum: Boolean!
    hidden: Boolean!
    ordinal: Float!
    calculatedLaborCents: Int!
    calculatedPartsCents: Int!
    totalCents: Int!
    labors: [Labor!]!
    parts: [Part!]!
  }

  type Labor {
    id: ID!
    orderId: ID!
    serviceId: ID!
    name: String
    note: String!
    hours: Float!
    rateCents: Int!
    completed: Boolean!
    completedDate: DateTime
    technicianId: ID
    taxable: Boolean!
    ordinal: Float!
  }

  type Part {
    id: ID!
    orderId: ID!
    serviceId: ID!
    name: String!
    partNumber: String!
    quantity: Float!
    retailCostCents: Int!
    taxable: Boolean!
  }

  enum PaymentType {
    Check
    Cash
    Card
    Other
  }

  enum PaymentMode {
    Manual
    Online
    InPerson
  }

  enum TransactionType {
    Charge
    Refund
    Transfer
  }

  type Payment {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    orderId: ID!
    order: Order
    payerId: ID
    "amount charged or refunded"
    amountCents: Int!
    paymentType: PaymentType!
    paymentMode: PaymentMode!
    transactionType: TransactionType!
    cardDigits: String
    deposit: Boolean!
    note: String!
    receiptNumber: Int!
    "the date that the payment was recorded"
    recordedDate: DateTime
    refunded: Boolean
  }

  enum InspectionItemStatus {
    Green
    Yellow
    Red
    NotApplicable
  }

  enum InspectionItemAuthorizationStatus {
    Undecided
    Authorized
    Declined
  }

  type Inspection {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    orderId: ID!
    name: String!
    completed: Boolean!
    completedById: ID
    completedDate: DateTime
    items: [InspectionItem!]!
  }

  type InspectionItem {
    id: ID!
    inspectionId: ID!
    name: String!
    message: String!
    status: InspectionItemStatus
    authorizationStatus: InspectionItemAuthorizationStatus!
    approved: Boolean!
    ordinal: Float!
  }
`;
