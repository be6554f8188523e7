/** Types of what is found and written down about a patient. */
export const ascendChartText: string = /* GraphQL */ `
  type OrganizationConditionV1 {
    id: ID!
    type: String!
    description: String!
    favorite: Boolean!
    isActive: Boolean!
    treatmentArea: TreatmentArea!
    snodentCode: String
    icd10Code: String
  }

  type ConditionTooth {
    toothId: String!
    mesial: Boolean
    incisal: Boolean
    occlusal: Boolean
    distal: Boolean
    lingual: Boolean
    facial: Boolean
    buccal: Boolean
  }

  type PatientConditionV1 {
    id: ID!
    type: String!
    status: PatientProcedureStatus!
    state: RecordState!
    note: String
    serviceDate: Date
    chartedDate: Date!
    oralCavityType: String!
    conditionTooth: ConditionTooth
    organizationCondition: OrganizationConditionV1
    patient: PatientV1
    provider: ProviderV1
    chartedProvider: ProviderV1
  }

  type PerioExam {
    id: ID!
    type: String!
    serviceDate: Date!
    finished: Boolean!
    script: String
    skipOptions: [String!]!
    patient: PatientV1
    provider: ProviderV1
    location: LocationV1
    createdByUser: User
    created: DateTime!
    lastModified: DateTime!
  }

  type PerioProbe {
    id: ID!
    type: String!
    tooth: Int!
    toothIndex: Int!
    toothSide: String!
    mesialPocketDepth: Int
    centralPocketDepth: Int
    distalPocketDepth: Int
    mesialBleeding: Boolean
    centralBleeding: Boolean
    distalBleeding: Boolean
    mobility: Int
    skipped: String
    perioExam: PerioExam!
  }

  type ClinicalNote {
    id: ID!
    type: String!
    text: String!
    datedAs: Date!
    signedDate: DateTime
    assignedTeeth: [String!]!
    addendums: [String!]!
    patient: PatientV1
    provider: ProviderV1
    lastModified: DateTime!
  }

  type Document {
    id: ID!
    type: String!
    name: String!
    mimeType: String!
    tags: [String!]!
    ownerType: String!
    ownerPatient: PatientV1
    created: DateTime!
  }
`;
