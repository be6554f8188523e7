/** SDL of a patient's record: what was found, given, measured and filed. */
export const recordsText = /* GraphQL */ `
  extend type Query {
    "Oldest first."
    encounters(patientId: ID!, limit: Int = 20, offset: Int = 0): [Encounter]
    "Oldest first."
    treatments(patientId: ID!, limit: Int = 20): [Treatment]
    "Newest first, as the lists below."
    vaccinations(patientId: ID!, limit: Int = 50): [Vaccination]
    weights(patientId: ID!, limit: Int = 50, offset: Int = 0): [WeightMeasurement]
    "Files of one patient, of all patients of a client, or of everyone."
    documents(patientId: ID, clientId: ID, limit: Int = 50, offset: Int = 0): [Document]
    prescriptions(patientId: ID!, limit: Int = 50): [Prescription]
    labResults(patientId: ID!, limit: Int = 20, offset: Int = 0): [LabResult]
    problems(patientId: ID!): [Problem]
  }

  extend type Mutation {
    "The newest measurement becomes the patient's latestWeight, in pounds."
    addWeight(patientId: ID!, value: Decimal!, unit: WeightUnit!, measuredAt: DateTime): WeightMeasurement
  }

  "What happened to a patient during a visit."
  type Encounter {
    id: ID!
    patientId: ID
    appointmentId: ID
    provider: Provider
    start: DateTime
    isSigned: Boolean
    "Why the patient came."
    reason: String
    "In a sentence."
    summary: String
    "Subjective, objective, assessment and plan in one text."
    soap: String
  }

  type Treatment {
    id: ID!
    patientId: ID
    name: String
    dueDate: Date
    givenDate: Date
  }

  type Vaccination {
    id: ID!
    patientId: ID
    name: String
    givenDate: Date
    "When it is to be given again."
    dueDate: Date
    lotNumber: String
    provider: Provider
  }

  enum WeightUnit {
    LB
    KG
  }

  type WeightMeasurement {
    id: ID!
    patientId: ID
    value: Decimal
    "lb or kg."
    unit: String
    measuredAt: DateTime
  }

  type Document {
    id: ID!
    patientId: ID
    clientId: ID
    name: String
    "Laboratory, Radiograph, Consent form, Records or Insurance."
    kind: String
    addedAt: DateTime
    "Bytes."
    size: Int
    url: String
  }

  type Prescription {
    id: ID!
    patientId: ID
    medication: String
    directions: String
    quantity: Int
    refillsLeft: Int
    prescribedDate: Date
    expiresDate: Date
    provider: Provider
  }

  type LabResult {
    id: ID!
    patientId: ID
    name: String
    "Pending, Final or Reviewed."
    status: String
    collectedAt: DateTime
    values: [LabValue]
  }

  type LabValue {
    name: String
    value: Decimal
    unit: String
    low: Decimal
    high: Decimal
    isAbnormal: Boolean
  }

  enum ProblemStatus {
    ACTIVE
    RESOLVED
  }

  type Problem {
    id: ID!
    patientId: ID
    name: String
    status: ProblemStatus
    since: Date
  }
`;
