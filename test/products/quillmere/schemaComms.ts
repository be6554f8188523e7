/** Team comms: what goes out to keepers, and what colleagues ask of each other. */
export const commsSdl = `
enum MissiveCarrier {
  SMS
  EMAIL
  LETTER
}

enum MissiveFate {
  QUEUED
  DELIVERED
  BOUNCED
}

"A message to a keeper."
type Missive {
  id: UUID!
  keeper: Keeper!
  carrier: MissiveCarrier!
  fate: MissiveFate!
  subject: String!
  wording: String!
  sentAt: DateTime!
}

type Wording {
  id: UUID!
  title: String!
  carrier: MissiveCarrier!
  body: String!
}

"A notice that something is due for a patient."
type Nudge {
  id: UUID!
  patient: Patient!
  keeper: Keeper
  matter: String!
  dueOn: NaiveDate!
  missive: Missive
}

enum ErrandUrgency {
  ROUTINE
  TODAY
  AT_ONCE
}

"Something to be done by a colleague."
type Errand {
  id: UUID!
  matter: String!
  urgency: ErrandUrgency!
  hospital: Hospital!
  allottedTo: Colleague
  about: ErrandSubject
  dueOn: NaiveDate!
  doneAt: DateTime
}

union ErrandSubject = Keeper | Patient | Attendance

type NudgeConnection {
  "Information to aid in pagination."
  pageInfo: PageInfo!
  "A list of edges."
  edges: [NudgeEdge!]!
  "A list of nodes."
  nodes: [Nudge!]!
}

"An edge in a connection."
type NudgeEdge {
  "The item at the end of the edge"
  node: Nudge!
  "A cursor for use in pagination"
  cursor: String!
}

extend type Query {
  wordings(carrier: MissiveCarrier): [Wording!]!
  nudges(after: String, before: String, first: Int, last: Int, dueBy: NaiveDate): NudgeConnection!
  errands(hospitalId: UUID!, allottedToId: UUID, open: Boolean! = true): [Errand!]!
}

input RaiseErrandInput {
  hospitalId: UUID!
  matter: String!
  urgency: ErrandUrgency! = ROUTINE
  allottedToId: UUID
  dueOn: NaiveDate!
}

extend type Mutation {
  raiseErrand(input: RaiseErrandInput!): Errand!
  finishErrand(id: UUID!): Errand!
  sendMissive(keeperId: UUID!, wordingId: UUID!): Missive!
}
`;
