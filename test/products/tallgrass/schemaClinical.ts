/** The medical record. */
export const clinicalText: string = /* GraphQL */ `
  "What happened in the room; begins when a visit's companion is checked in."
  type Encounter implements Node {
    id: ID!
    scheduledVisit: ScheduledVisit!
    hospital: Hospital!
    companion: Companion!
    status: EncounterStatus!
    attending: Teammate
    startedAt: DateTime!
    endedAt: DateTime
    vitals: Vitals
    soapNote: SoapNote
    diagnoses: [Diagnosis!]!
    labOrders: [LabOrder!]!
    invoice: Invoice
    signedAt: DateTime
  }

  enum EncounterStatus {
    IN_PROGRESS
    AWAITING_SIGNATURE
    SIGNED
  }

  type Vitals {
    temperatureF: Float
    heartRate: Int
    respiratoryRate: Int
    weight: Weight
    painScore: Int
  }

  type Weight {
    value: Float!
    unit: WeightUnit!
  }

  enum WeightUnit {
    LB
    KG
  }

  type SoapNote {
    subjective: String
    objective: String
    assessment: String
    plan: String
    author: Teammate
  }

  type Diagnosis {
    code: String!
    description: String!
    isPresumptive: Boolean!
  }

  type LabOrder implements Node {
    id: ID!
    panel: String!
    laboratory: String!
    status: LabOrderStatus!
    orderedAt: DateTime!
    results: [LabResult!]!
  }

  enum LabOrderStatus {
    SENT_OUT
    RESULTED
  }

  type LabResult {
    analyte: String!
    value: Float!
    unit: String!
    referenceLow: Float
    referenceHigh: Float
    flag: LabFlag!
  }

  enum LabFlag {
    LOW
    NORMAL
    HIGH
  }

  type WeightReading implements Node {
    id: ID!
    weight: Weight!
    bodyConditionScore: Int
    takenAt: DateTime!
  }

  type Immunization implements Node {
    id: ID!
    vaccine: String!
    lotNumber: String
    givenOn: Date!
    expiresOn: Date!
    givenBy: Teammate
  }

  type Problem implements Node {
    id: ID!
    title: String!
    status: ProblemStatus!
    notedOn: Date!
  }

  enum ProblemStatus {
    ACTIVE
    RESOLVED
  }

  type Prescription implements Node {
    id: ID!
    drug: String!
    directions: String!
    quantity: Int!
    refillsLeft: Int!
    prescriber: Teammate
    writtenOn: Date!
  }

  type Caution {
    kind: CautionKind!
    detail: String
  }

  enum CautionKind {
    BITES
    ALLERGY
    FRACTIOUS
  }

  type CareReminder implements Node {
    id: ID!
    companion: Companion!
    service: String!
    dueOn: Date!
    status: CareReminderStatus!
    lastSentAt: DateTime
  }

  enum CareReminderStatus {
    UPCOMING
    OVERDUE
  }

  type WellnessPlan implements Node {
    id: ID!
    name: String!
    monthlyFee: Money!
    benefits: [WellnessBenefit!]!
  }

  type WellnessBenefit {
    service: String!
    timesPerYear: Int!
  }

  type WellnessMembership implements Node {
    id: ID!
    plan: WellnessPlan!
    startedOn: Date!
    renewsOn: Date!
  }

  type InsurancePolicy implements Node {
    id: ID!
    carrier: String!
    policyNumber: String!
  }
`;
