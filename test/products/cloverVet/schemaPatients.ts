/** Patients: their kinds, what to know before touching them, and their list. */
export const schemaPatients = `
type Species implements Node {
  id: ID!
  name: String!
  breeds: [Breed!]!
}

type Breed implements Node {
  id: ID!
  name: String!
  species: Species!
}

enum PatientSex { MALE FEMALE UNKNOWN }
enum PatientStatus { ACTIVE INACTIVE DECEASED }
enum PatientOrder { NAME_ASC CREATED_AT_DESC UPDATED_AT_DESC }

type Patient implements Node {
  id: ID!
  name: String!
  species: Species!
  breed: Breed
  sex: PatientSex!
  coatColor: String
  birthDate: Date
  microchip: String
  status: PatientStatus!
  "Empty for strays and for patients in transfer"
  household: Household
  primaryGuardian: Guardian
  handlingFlags: [HandlingFlag!]!
  weights: [WeightReading!]!
  insurance: InsurancePolicy
  immunizations: [Immunization!]!
  careReminders: [CareReminder!]!
  visits(first: Int, after: String, last: Int, before: String): VisitConnection!
  createdAt: DateTime!
  updatedAt: DateTime!
}

enum HandlingFlag { FEARFUL MAY_BITE MUZZLE TWO_PERSON_HOLD }

type WeightReading {
  kilograms: Float!
  takenOn: Date!
}

type InsurancePolicy {
  carrier: String!
  policyNumber: String!
}

type PatientConnection {
  edges: [PatientEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type PatientEdge {
  cursor: String!
  node: Patient!
}

input PatientFilter {
  search: String
  guardianId: ID
  speciesId: ID
  statuses: [PatientStatus!]
  microchip: String
}
`;
