/** What the medical record holds. */
export const rhapsodyClinicalText: string = /* GraphQL */ `
  enum WeightUnit {
    LB
    KG
  }

  type Weight {
    id: ID!
    value: Float!
    unit: WeightUnit!
    weighedAt: DateTime!
  }

  type Vaccination {
    id: ID!
    name: String!
    lotNumber: String
    manufacturer: String
    administeredAt: DateTime!
    expiresOn: Date
    provider: Provider
  }

  type Prescription {
    id: ID!
    drug: String!
    instructions: String!
    quantity: Float!
    refillsLeft: Int!
    prescribedAt: DateTime!
    expiresOn: Date
  }

  enum MedicalNoteType {
    SOAP
    COMMUNICATION
  }

  type MedicalNote {
    id: ID!
    type: MedicalNoteType!
    patientId: ID!
    appointmentId: ID
    author: Provider
    subjective: String
    objective: String
    assessment: String
    plan: String
    "Locked notes can't be changed."
    locked: Boolean!
    createdAt: DateTime!
  }

  type MedicalNotePage {
    totalCount: Int!
    data: [MedicalNote!]!
  }

  enum LabOrderStatus {
    ORDERED
    RESULTED
  }

  type LabOrder {
    id: ID!
    patient: Patient!
    panel: String!
    laboratory: String!
    status: LabOrderStatus!
    orderedAt: DateTime!
    results: [LabResult!]!
  }

  type LabOrderPage {
    totalCount: Int!
    data: [LabOrder!]!
  }

  type LabResult {
    test: String!
    value: String!
    unit: String
    abnormal: Boolean!
  }

  "What a patient is due for."
  type Reminder {
    id: ID!
    patientId: ID!
    patient: Patient!
    name: String!
    dueDate: Date!
    lastSentAt: DateTime
  }

  type ReminderPage {
    totalCount: Int!
    data: [Reminder!]!
  }
`;
