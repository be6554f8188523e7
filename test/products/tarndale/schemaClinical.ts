/** Types of the clinical file. */
export const clinicalTypes = /* GraphQL */ `
  type Consultation {
    id: Int!
    animalId: Int!
    animal: Animal!
    diaryEntryId: Int
    operatorId: Int
    operator: Operator
    centreId: Int!
    centre: Centre!
    consultedAt: DateTime!
    history: String
    findings: String
    assessment: String
    plan: String
    isLocked: Boolean!
    scripts: [Script!]!
    labRequests: [LabRequest!]!
  }

  type WeighIn {
    id: Int!
    animalId: Int!
    animal: Animal!
    weighedOn: Date!
    kilograms: Decimal!
    conditionScore: Int
  }

  type Vaccine {
    id: Int!
    name: String!
    manufacturer: String!
    monthsOfCover: Int!
    speciesId: Int
    species: Species
  }

  type Vaccination {
    id: Int!
    animalId: Int!
    animal: Animal!
    vaccineId: Int!
    vaccine: Vaccine!
    operatorId: Int
    operator: Operator
    givenOn: Date!
    coverUntil: Date!
    batchNumber: String
  }

  type RecallType {
    id: Int!
    name: String!
    leadDays: Int!
    messageTemplateId: Int
    messageTemplate: MessageTemplate
  }

  "A notice to bring an animal back."
  type Recall {
    id: Int!
    animalId: Int!
    animal: Animal!
    recallTypeId: Int!
    recallType: RecallType!
    dueOn: Date!
    outcome: RecallOutcome!
    lastSentAt: DateTime
  }

  enum RecallOutcome {
    PENDING
    SENT
    ATTENDED
    LAPSED
  }

  "A medicine dispensed or written up by a vet."
  type Script {
    id: Int!
    consultationId: Int!
    consultation: Consultation!
    animalId: Int!
    animal: Animal!
    stockItemId: Int!
    stockItem: StockItem!
    directions: String!
    quantity: Decimal!
    repeatsLeft: Int!
    writtenOn: Date!
  }

  type Laboratory {
    id: Int!
    name: String!
    phone: String
    isInHouse: Boolean!
  }

  enum LabStage {
    REQUESTED
    COLLECTED
    RESULTED
  }

  type LabRequest {
    id: Int!
    consultationId: Int!
    consultation: Consultation!
    animalId: Int!
    animal: Animal!
    laboratoryId: Int!
    laboratory: Laboratory!
    panel: String!
    stage: LabStage!
    requestedAt: DateTime!
    results: [LabResult!]!
  }

  type LabResult {
    id: Int!
    labRequestId: Int!
    analyte: String!
    reading: Decimal!
    unit: String!
    isOutOfRange: Boolean!
  }

  type HospitalBay {
    id: Int!
    centreId: Int!
    centre: Centre!
    caption: String!
    isIsolation: Boolean!
  }

  "A stay in hospital or boarding."
  type Admission {
    id: Int!
    animalId: Int!
    animal: Animal!
    hospitalBayId: Int!
    hospitalBay: HospitalBay!
    operatorId: Int
    operator: Operator
    admittedAt: DateTime!
    dischargedAt: DateTime
    instructions: String
  }

  type Insurer {
    id: Int!
    name: String!
    claimsEmail: String!
  }

  type InsurancePolicy {
    id: Int!
    animalId: Int!
    animal: Animal!
    insurerId: Int!
    insurer: Insurer!
    policyNumber: String!
    expiresOn: Date!
  }

  type Document {
    id: Int!
    animalId: Int!
    animal: Animal!
    fileName: String!
    contentType: String!
    sizeBytes: Int!
    uploadedAt: DateTime!
  }
`;
