/** The medical record, and who is told of changes of the calendar. */
export const janeMedicalText = /* GraphQL */ `
  enum ObservationCategory {
    VITAL_SIGNS
    LABORATORY
    EXAM
  }

  type ObservationConnection {
    edges: [ObservationEdge!]!
    pageInfo: PageInfo!
  }

  type ObservationEdge {
    node: Observation!
    cursor: String!
  }

  type Observation implements Node {
    id: ID!
    patient: Patient
    practitioner: StaffMember
    encounterId: ID
    category: ObservationCategory!
    createdAt: DateTime!
    updatedAt: DateTime!
    issuedAt: DateTime
    note: String
    values: [ObservationValue!]!
    documentIds: [ID!]!
  }

  type ObservationValue {
    code: String!
    system: String!
    display: String
    value: String!
    unit: String
  }

  enum MedicationStatus {
    ACTIVE
    INACTIVE
  }

  enum MedicationSource {
    PRESCRIBED
    PATIENT_REPORTED
  }

  type MedicationConnection {
    edges: [MedicationEdge!]!
    pageInfo: PageInfo!
  }

  type MedicationEdge {
    node: Medication!
    cursor: String!
  }

  type Medication implements Node {
    id: ID!
    patient: Patient
    practitioner: StaffMember
    encounterId: ID
    "Plain name of the medication"
    text: String!
    doseForm: String
    route: String
    frequency: String
    quantity: Int
    periodStart: Date
    periodEnd: Date
    instructions: String
    status: MedicationStatus!
    source: MedicationSource!
    changeReason: String
    createdAt: DateTime!
  }

  enum CarePlanStatus {
    DRAFT
    ACTIVE
    ON_HOLD
    REVOKED
    COMPLETED
    ENTERED_IN_ERROR
    UNKNOWN
  }

  enum CarePlanActivityCategory {
    APPOINTMENT
    EXERCISE
    MEDICATION
    NUTRITION
  }

  type CarePlanConnection {
    edges: [CarePlanEdge!]!
    pageInfo: PageInfo!
  }

  type CarePlanEdge {
    node: CarePlan!
    cursor: String!
  }

  type CarePlan implements Node {
    id: ID!
    patient: Patient
    practitioner: StaffMember
    encounterId: ID
    title: String!
    description: String
    status: CarePlanStatus!
    activities: [CarePlanActivity!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type CarePlanActivity {
    id: ID!
    category: CarePlanActivityCategory!
    description: String
    progress: String
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum WebhookTopic {
    APPOINTMENT_BOOKED
    APPOINTMENT_CANCELLED
    APPOINTMENT_UNCANCELLED
    APPOINTMENT_RESCHEDULED
  }

  type WebhookSubscription {
    id: ID!
    eventTopic: WebhookTopic!
    targetUrl: String!
    clinicGuid: Int!
    isActive: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
`;
