/** What is around it: hours, slots, money, insurance, recalls, webhooks. */
export const nexHealthMoreText = /* GraphQL */ `
  "When a provider can be booked."
  type WorkingHour {
    id: ID!
    providerId: ID!
    locationId: ID!
    operatoryId: ID
    beginTime: String!
    endTime: String!
    days: [String!]!
    specificDate: Date
    tzOffset: String!
    active: Boolean!
    synced: Boolean!
    appointmentTypes: [AppointmentType!]!
  }

  type Slot {
    time: DateTime!
    endTime: DateTime!
    operatoryId: ID
    providerId: ID!
  }

  "Free times of one provider at one location."
  type AvailableSlots {
    lid: ID!
    pid: ID!
    operatoryId: ID
    slots: [Slot!]!
    nextAvailableDate: Date
  }

  type PatientAlert {
    id: ID!
    patientId: ID!
    note: String!
    disabledAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Procedure {
    id: ID!
    code: String!
    name: String!
    status: String!
    patientId: ID!
    providerId: ID
    appointmentId: ID
    locationId: ID!
    fee: Money!
    startDate: Date
    endDate: Date
    updatedAt: DateTime!
  }

  type Charge {
    id: ID!
    foreignId: String
    locationId: ID!
    patientId: ID!
    guarantorId: ID
    providerId: ID
    description: String
    fee: Money!
    paymentEstimateTotal: Money
    chargedAt: DateTime!
    deletedAt: DateTime
    updatedAt: DateTime!
    patient: Patient
  }

  type ChargeEdge {
    cursor: String!
    node: Charge!
  }

  type ChargeConnection {
    edges: [ChargeEdge!]!
    nodes: [Charge!]!
    pageInfo: PageInfo!
  }

  type PaymentType {
    id: ID!
    name: String!
    active: Boolean!
    locationId: ID!
  }

  type Payment {
    id: ID!
    foreignId: String
    locationId: ID!
    patientId: ID!
    guarantorId: ID
    chargeId: ID
    paymentTypeId: ID
    description: String
    paymentAmount: Money!
    paidAt: DateTime!
    transactionId: String
    deletedAt: DateTime
    updatedAt: DateTime!
    paymentType: PaymentType
  }

  type PaymentEdge {
    cursor: String!
    node: Payment!
  }

  type PaymentConnection {
    edges: [PaymentEdge!]!
    nodes: [Payment!]!
    pageInfo: PageInfo!
  }

  type GuarantorBalance {
    id: ID!
    guarantorId: ID!
    locationId: ID!
    balance: Money!
    updatedAt: DateTime!
  }

  type InsurancePlan {
    id: ID!
    name: String!
    payerId: String
    address: String
    city: String
    state: String
    zipCode: String
    groupNum: String
    employerName: String
    foreignId: String
    updatedAt: DateTime!
  }

  type InsuranceCoverage {
    id: ID!
    patientId: ID!
    planId: ID!
    subscriberNum: String
    subscriptionRelation: String
    priority: Int
    effectiveDate: Date
    expirationDate: Date
    insuranceType: String
    plan: InsurancePlan
  }

  type RecallType {
    id: ID!
    name: String!
    intervalMonths: Int!
    foreignId: String
  }

  type PatientRecall {
    id: ID!
    patientId: ID!
    recallTypeId: ID!
    appointmentId: ID
    dateDue: Date!
    updatedAt: DateTime!
    patient: Patient
    recallType: RecallType
  }

  type DocumentType {
    id: ID!
    name: String!
    active: Boolean!
  }

  type SyncStatus {
    emr: String!
    locationId: ID!
    readStatus: String!
    readStatusAt: DateTime!
    writeStatus: String!
    writeStatusAt: DateTime!
  }

  type WebhookEndpoint {
    id: ID!
    targetUrl: String!
    active: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type WebhookSubscription {
    id: ID!
    resourceType: String!
    event: String!
    active: Boolean!
    webhookEndpointId: ID!
  }
`;
