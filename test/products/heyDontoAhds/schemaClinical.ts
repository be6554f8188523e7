/** What is written down about animals. */
export const clinicalText = /* GraphQL */ `
  enum ConsultSortBy {
    createdAt
    updatedAt
    code
    consultedAt
    description
  }
  enum NotesSortBy {
    createdAt
    updatedAt
    notes
    recordedAt
  }
  "A visit's clinical record."
  type Consult {
    consultId: ID!
    animalId: ID!
    code: String
    consultedAt: DateTime!
    description: String
    isActive: Boolean!
    ownershipId: ID
    presentingProblems: [PresentingProblem!]!
    referringClinicId: ID
    referringVetContactId: ID
    vetId: ID
    vet: User
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type PresentingProblem {
    presentingProblemId: ID!
    name: String
  }
  enum Attitude {
    bar
    qar
    comatose
    sleeping
    vocalising
    sedate
  }
  enum CapillaryRefillTime {
    lt_1_sec
    between_1_and_2_sec
    gt_2_sec
  }
  enum MucousMembraneColor {
    blue
    grey
    white
    pale
    yellow
    pigmented
    tacky
    pale_pink
    pink
    injected
  }
  enum PulseQuality {
    bounding
    normal
    weak
  }
  enum RespiratoryEffort {
    normal
    increased
    laboured
  }
  type Score {
    value: Float!
    scale: Float
  }
  type HealthStatus {
    healthStatusId: ID!
    animalId: ID!
    consultId: ID
    recordedAt: DateTime!
    attitude: Attitude
    bloodPressure: Quantity
    bodyConditionScore: Score
    capillaryRefillTime: CapillaryRefillTime
    dentalScore: Score
    heartRate: Quantity
    isActive: Boolean!
    isPregnant: Boolean
    mucousMembraneColor: MucousMembraneColor
    notes: String
    painScore: Score
    pulseQuality: PulseQuality
    respiratoryEffort: RespiratoryEffort
    respiratoryRate: Quantity
    temperature: Quantity
    weight: Quantity
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Plan {
    planId: ID!
    animalId: ID!
    consultId: ID
    vetId: ID
    notes: String
    recordedAt: DateTime!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Prescription {
    prescriptionId: ID!
    animalId: ID!
    consultId: ID
    contactId: ID
    items: [PrescriptionItem!]!
    prescribingVetUserId: ID
    prescribedAt: DateTime!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type PrescriptionItem {
    prescriptionItemId: ID!
    name: String!
    code: CodeableConcept
    "Linked billable product, if applicable."
    productId: ID
    isActive: Boolean!
  }
`;
