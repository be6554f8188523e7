const paging = 'after: String, before: String, first: Int, last: Int';

/** Clinical records, and what follows from them. */
export const harrowgateClinicalSdl = `
"""The clinical record of one time that an animal was seen."""
type Consult implements Node {
  id: ID!
  animal: Animal!
  booking: Booking
  vet: TeamMember
  clinic: Clinic!
  openedAt: ISO8601DateTime!
  closedAt: ISO8601DateTime
  history: String
  examination: String
  assessment: String
  plan: String
  weightReading: WeightReading
}
type WeightReading implements Node { id: ID! animal: Animal! kilograms: Float! bodyConditionScore: Int takenAt: ISO8601DateTime! }

type Vaccination implements Node {
  id: ID!
  animal: Animal!
  vaccine: String!
  batchNumber: String
  givenOn: ISO8601Date!
  boosterDueOn: ISO8601Date
  givenBy: TeamMember
}

enum ReminderKind { VACCINATION WORMING FLEA_TREATMENT DENTAL_CHECK BLOOD_TEST WEIGHT_CHECK }
enum ReminderState { SCHEDULED SENT ACTIONED LAPSED }
type Reminder implements Node {
  id: ID!
  kind: ReminderKind!
  state: ReminderState!
  dueOn: ISO8601Date!
  sentAt: ISO8601DateTime
  animal: Animal!
}

"""A medicine that a vet has authorised for an animal."""
type Prescription implements Node {
  id: ID!
  animal: Animal!
  stockItem: StockItem!
  directions: String!
  quantity: Float!
  repeatsLeft: Int!
  authorisedBy: TeamMember
  authorisedOn: ISO8601Date!
  expiresOn: ISO8601Date!
}

enum LabRequestState { COLLECTED AT_LABORATORY REPORTED }
type LabRequest implements Node {
  id: ID!
  animal: Animal!
  laboratory: String!
  panel: String!
  state: LabRequestState!
  requestedAt: ISO8601DateTime!
  results: [LabResult!]!
}
type LabResult { analyte: String! value: Float! unit: String! low: Float high: Float outOfRange: Boolean! }

extend type Query {
  consults(${paging}, animalId: ID, vetId: ID, clinicId: ID, openedSince: ISO8601DateTime): ConsultConnection!
  consult(id: ID!): Consult
  vaccinations(${paging}, animalId: ID, boosterDueBy: ISO8601Date): VaccinationConnection!
  reminders(${paging}, animalId: ID, kind: ReminderKind, states: [ReminderState!], dueBy: ISO8601Date): ReminderConnection!
  prescriptions(${paging}, animalId: ID): PrescriptionConnection!
  labRequests(${paging}, animalId: ID, state: LabRequestState): LabRequestConnection!
}
`;
