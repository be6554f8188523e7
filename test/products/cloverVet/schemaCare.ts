/** The chart: encounters, immunizations, reminders, prescriptions and lab work. */
export const schemaCare = `
enum EncounterStatus { PLANNED OPEN SIGNED VOIDED }

"What happened to one patient during a visit."
type Encounter implements Node {
  id: ID!
  visit: Visit!
  patient: Patient!
  status: EncounterStatus!
  presentingConcern: String
  vitals: [Vital!]!
  notes: [EncounterNote!]!
  diagnoses: [Diagnosis!]!
  signedBy: Teammate
}

enum VitalKind { WEIGHT_KG TEMPERATURE_C HEART_RATE RESPIRATORY_RATE }

type Vital {
  kind: VitalKind!
  value: Float!
}

enum NoteSection { SUBJECTIVE OBJECTIVE ASSESSMENT PLAN }

type EncounterNote {
  section: NoteSection!
  body: String!
}

type Diagnosis {
  name: String!
  isTentative: Boolean!
}

type Immunization implements Node {
  id: ID!
  patient: Patient!
  vaccine: CatalogService!
  givenOn: Date!
  expiresOn: Date!
  lotNumber: String
}

enum CareReminderStatus { UPCOMING DUE OVERDUE }

type CareReminder implements Node {
  id: ID!
  patient: Patient!
  title: String!
  dueOn: Date!
  status: CareReminderStatus!
  lastNudgedAt: DateTime
}

type CareReminderPage {
  items: [CareReminder!]!
  offsetInfo: OffsetInfo!
}

enum PrescriptionStatus { ACTIVE EXPIRED }

type Prescription implements Node {
  id: ID!
  patient: Patient!
  product: CatalogProduct!
  directions: String!
  quantity: Int!
  refillsLeft: Int!
  status: PrescriptionStatus!
  prescribedOn: Date!
  prescriber: Teammate
}

type PrescriptionPage {
  items: [Prescription!]!
  offsetInfo: OffsetInfo!
}

enum LabOrderStatus { SENT RESULTED }

type LabOrder implements Node {
  id: ID!
  patient: Patient!
  panel: String!
  laboratory: String!
  status: LabOrderStatus!
  orderedAt: DateTime!
  results: [LabResult!]!
}

type LabResult {
  analyte: String!
  value: Float!
  unit: String!
  isOutOfRange: Boolean!
}

type LabOrderPage {
  items: [LabOrder!]!
  offsetInfo: OffsetInfo!
}
`;
