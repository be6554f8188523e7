/** The calendar: visits, held time, types and free slots. */
export const schemaVisits = `
enum VisitStage { SCHEDULED CONFIRMED CHECKED_IN IN_VISIT READY_FOR_CHECKOUT WRAPPED CANCELED NO_SHOW }
enum VisitModality { IN_PERSON TELEHEALTH }

"One household's time with us. Holds an encounter for each patient that comes along."
type Visit implements Node {
  id: ID!
  "Short number to say on the phone"
  number: Int!
  startsAt: DateTime!
  endsAt: DateTime!
  durationMinutes: Int!
  stage: VisitStage!
  modality: VisitModality!
  visitType: VisitType!
  clinic: Clinic!
  guardian: Guardian
  patients: [Patient!]!
  encounters: [Encounter!]!
  careTeam: VisitCareTeam!
  "In the guardian's words"
  reasonForVisit: String
  cancellation: VisitCancellation
  stageHistory: [StageChange!]!
  telehealth: TelehealthSession
  archivedAt: DateTime
  createdAt: DateTime!
  updatedAt: DateTime!
}

type VisitCareTeam {
  "The person with the visit in their calendar column; empty while it is unassigned"
  lead: Teammate
  assists: [Teammate!]!
  pod: CareTeam
}

type VisitCancellation {
  reason: String
  canceledAt: DateTime!
}

type StageChange {
  stage: VisitStage!
  changedAt: DateTime!
}

type VisitType implements Node {
  id: ID!
  name: String!
  defaultMinutes: Int!
  color: HexColor!
  modality: VisitModality!
  isBookableOnline: Boolean!
}

"Time that is kept free of visits."
type HeldTime implements Node {
  id: ID!
  title: String!
  note: String
  startsAt: DateTime!
  endsAt: DateTime!
  clinic: Clinic!
  teammate: Teammate
}

union CalendarItem = Visit | HeldTime

type CalendarDay {
  date: Date!
  clinic: Clinic!
  columns: [CalendarColumn!]!
}

type CalendarColumn {
  "Empty while unassigned"
  teammate: Teammate
  items: [CalendarItem!]!
}

type AvailableSlot {
  startsAt: DateTime!
  endsAt: DateTime!
  teammate: Teammate!
}

type WaitlistEntry implements Node {
  id: ID!
  guardian: Guardian!
  patient: Patient!
  visitType: VisitType!
  clinic: Clinic!
  earliestOn: Date!
  note: String
}

type VisitConnection {
  edges: [VisitEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type VisitEdge {
  cursor: String!
  node: Visit!
}

"Half open: from is within, to is not."
input DateTimeWindow {
  from: DateTime!
  to: DateTime!
}

input VisitFilter {
  clinicIds: [ID!]
  stages: [VisitStage!]
  visitTypeIds: [ID!]
  leadIds: [ID!]
  guardianId: ID
  patientId: ID
  includeArchived: Boolean = false
}
`;
