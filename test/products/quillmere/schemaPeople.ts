/** Team people: the estate and colleagues. */
export const peopleSdl = `
"A part of the group with an operations director of its own."
type Region {
  id: UUID!
  title: String!
  hospitals: [Hospital!]!
}

enum HospitalTier {
  BRANCH
  PRACTICE
  HOSPITAL
  REFERRAL_CENTRE
}

"Premises registered with the RCVS."
type Hospital {
  id: UUID!
  "The short code on rotas and stock labels."
  siteCode: String!
  title: String!
  tier: HospitalTier!
  region: Region!
  premises: PostalAddress!
  switchboard: String!
  mailbox: String!
  "The clocks on the walls of this hospital: the group has some outside the United Kingdom."
  timeZone: TimeZone!
  openingHours: [OpeningHours!]!
  rooms: [Room!]!
  colleagues(discipline: Discipline): [Colleague!]!
  preferences: [HospitalPreference!]!
  stock(belowMinimum: Boolean! = false): [StockHolding!]!
}

enum Weekday {
  MON
  TUE
  WED
  THU
  FRI
  SAT
  SUN
}

type OpeningHours {
  weekday: Weekday!
  opensAt: NaiveTime!
  closesAt: NaiveTime!
}

enum RoomUse {
  CONSULTING
  THEATRE
  IMAGING
  KENNELS
}

type Room {
  id: UUID!
  label: String!
  use: RoomUse!
}

"A setting that differs from the group's own default."
type HospitalPreference {
  key: String!
  value: JSON!
  changedAt: DateTime!
}

type PostalAddress {
  lineOne: String!
  lineTwo: String
  postTown: String!
  county: String
  "Unknown for some keepers who came over from other systems."
  postcode: String
}

enum Discipline {
  VETERINARY_SURGEON
  REGISTERED_VETERINARY_NURSE
  GROOMER
  CLIENT_CARE
}

enum EmploymentState {
  IN_POST
  LEAVER
}

"Anybody on the group's payroll, and locums."
type Colleague {
  id: UUID!
  staffNumber: String!
  honorific: String
  forename: String!
  surname: String!
  workEmail: String!
  discipline: Discipline!
  employment: EmploymentState!
  "Where this colleague may be put on the rota."
  hospitals: [Hospital!]!
  registration: ProfessionalRegistration
  duties: [Duty!]!
  absences: [Absence!]!
}

type ProfessionalRegistration {
  body: String!
  number: String!
  renewsOn: NaiveDate!
}

"A set of things that a colleague may do in this system."
type Duty {
  id: UUID!
  title: String!
  entitlements: [String!]!
}

enum AbsenceCause {
  ANNUAL_LEAVE
  SICKNESS
  STUDY
}

type Absence {
  id: UUID!
  colleague: Colleague!
  cause: AbsenceCause!
  firstDay: NaiveDate!
  lastDay: NaiveDate!
  approvedBy: Colleague
}

type ColleagueConnection {
  "Information to aid in pagination."
  pageInfo: PageInfo!
  "A list of edges."
  edges: [ColleagueEdge!]!
  "A list of nodes."
  nodes: [Colleague!]!
}

"An edge in a connection."
type ColleagueEdge {
  "The item at the end of the edge"
  node: Colleague!
  "A cursor for use in pagination"
  cursor: String!
}

type TrailEntry {
  id: UUID!
  at: DateTime!
  actor: Colleague
  subjectId: UUID!
  subjectKind: String!
  deed: String!
}

type TrailEntryConnection {
  "Information to aid in pagination."
  pageInfo: PageInfo!
  "A list of edges."
  edges: [TrailEntryEdge!]!
  "A list of nodes."
  nodes: [TrailEntry!]!
}

"An edge in a connection."
type TrailEntryEdge {
  "The item at the end of the edge"
  node: TrailEntry!
  "A cursor for use in pagination"
  cursor: String!
}

extend type Query {
  regions: [Region!]!
  hospitals(regionId: UUID, tier: HospitalTier): [Hospital!]!
  hospital(id: UUID!): Hospital
  colleagues(
    after: String
    before: String
    first: Int
    last: Int
    hospitalId: UUID
    discipline: Discipline
    employment: EmploymentState
  ): ColleagueConnection!
  colleague(id: UUID!): Colleague
  duties: [Duty!]!
  absences(hospitalId: UUID!, from: NaiveDate!, to: NaiveDate!): [Absence!]!
  trail(after: String, before: String, first: Int, last: Int, subjectId: UUID): TrailEntryConnection!
}

`;
