/** Team patients: animals and what is on their records. */
export const patientsSdl = `
type Species {
  code: String!
  commonName: String!
  breeds: [Breed!]!
}

type Breed {
  code: String!
  title: String!
}

enum PatientSex {
  MALE
  FEMALE
  UNDETERMINED
}

enum PatientRegister {
  "Under our care."
  CURRENT
  "Rehomed, or registered elsewhere."
  DEPARTED
  DECEASED
}

"An animal under our care."
type Patient {
  id: UUID!
  caseNumber: String!
  name: String!
  species: Species!
  breed: Breed
  sex: PatientSex!
  coat: String
  bornOn: NaiveDate
  register: PatientRegister!
  chips: [Microchip!]!
  "Newest first; those that have ended included. A stray has none."
  keeperships: [Keepership!]!
  "The keeper who is asked for consent and sent the bill."
  principalKeeper: Keeper
  registeredAt: DateTime!
  amendedAt: DateTime!
  weighings: [Weighing!]!
  sensitivities: [Sensitivity!]!
  immunisations: [Immunisation!]!
  casebook(first: Int! = 20): [CaseEntry!]!
  prescriptions: [Prescription!]!
  labRequests: [LabRequest!]!
  cover: InsuranceCover
  "Team diary: newest first."
  attendances(limit: Int! = 10): [Attendance!]!
}

type Microchip {
  number: String!
  database: String!
}

enum KeepershipRole {
  PRINCIPAL
  JOINT
  FOSTERER
}

type Keepership {
  id: UUID!
  keeper: Keeper!
  role: KeepershipRole!
  since: NaiveDate!
  until: NaiveDate
}

type Weighing {
  id: UUID!
  takenAt: DateTime!
  kilograms: Decimal!
  bodyConditionScore: Int
}

enum SensitivityGravity {
  MILD
  SEVERE
}

type Sensitivity {
  id: UUID!
  substance: String!
  gravity: SensitivityGravity!
  notedAt: DateTime!
}

type Immunisation {
  id: UUID!
  patient: Patient!
  vaccine: String!
  batch: String!
  givenOn: NaiveDate!
  givenBy: Colleague
  boosterDueOn: NaiveDate!
}

"A part of the clinical record."
interface CaseEntry {
  id: UUID!
  writtenAt: DateTime!
  author: Colleague
}

type ConsultationNote implements CaseEntry {
  id: UUID!
  writtenAt: DateTime!
  author: Colleague
  history: String!
  findings: String!
  plan: String!
}

type NursingNote implements CaseEntry {
  id: UUID!
  writtenAt: DateTime!
  author: Colleague
  body: String!
}

type Prescription {
  id: UUID!
  medicine: Medicine
  directions: String!
  quantity: Decimal!
  prescriber: Colleague
  writtenOn: NaiveDate!
}

enum LabProgress {
  REQUESTED
  RECEIVED
  REPORTED
}

type LabRequest {
  id: UUID!
  panel: String!
  progress: LabProgress!
  requestedAt: DateTime!
  results: [LabResult!]!
}

type LabResult {
  analyte: String!
  value: Decimal!
  unit: String!
  outOfRange: Boolean!
}

type InsuranceCover {
  insurer: String!
  policyNumber: String!
  renewsOn: NaiveDate!
  excess: Money!
}

type PatientConnection {
  "Information to aid in pagination."
  pageInfo: PageInfo!
  "A list of edges."
  edges: [PatientEdge!]!
  "A list of nodes."
  nodes: [Patient!]!
}

"An edge in a connection."
type PatientEdge {
  "The item at the end of the edge"
  node: Patient!
  "A cursor for use in pagination"
  cursor: String!
}

input PatientFilter {
  speciesCode: String
  register: PatientRegister
  keeperId: UUID
  "The beginning of the name."
  nameStarts: String
  chipNumber: String
  amendedSince: DateTime
}

extend type Query {
  speciesList: [Species!]!
  "By name, then by registration."
  patients(after: String, before: String, first: Int, last: Int, filter: PatientFilter): PatientConnection!
  patient(id: UUID!): Patient
  boostersDue(hospitalId: UUID!, from: NaiveDate!, to: NaiveDate!): [Immunisation!]!
}

input AdmitPatientInput {
  keeperId: UUID!
  name: String!
  "See speciesList."
  speciesCode: String!
  breedCode: String
  sex: PatientSex! = UNDETERMINED
  bornOn: NaiveDate
  coat: String
  chipNumber: String
}

input AmendPatientInput {
  name: String
  breedCode: String
  sex: PatientSex
  bornOn: NaiveDate
  coat: String
}

extend type Mutation {
  "Opens a record for an animal that is new to the group."
  admitPatient(input: AdmitPatientInput!): Patient!
  amendPatient(id: UUID!, input: AmendPatientInput!): Patient!
  recordDeath(patientId: UUID!, on: NaiveDate!): Patient!
  recordWeighing(patientId: UUID!, kilograms: Decimal!, bodyConditionScore: Int): Weighing!
}
`;
