/** The workspace, its clinics and teammates, and the households that it cares for. */
export const schemaPeople = `
type Viewer {
  email: EmailAddress!
  apiTokenName: String!
  permissions: [Permission!]!
  workspace: Workspace!
}

type Workspace implements Node {
  id: ID!
  name: String!
  slug: String!
  plan: WorkspacePlan!
  currency: String!
  clinics: [Clinic!]!
}

enum WorkspacePlan { SEED GROWTH ENTERPRISE }
enum Permission {
  VISITS_READ VISITS_WRITE HOUSEHOLDS_READ HOUSEHOLDS_WRITE CHARTS_READ CHARTS_WRITE
  BILLING_READ BILLING_WRITE TASKS_WRITE WORKSPACE_ADMIN
}

type Clinic implements Node {
  id: ID!
  name: String!
  slug: String!
  address: PostalAddress!
  timeZone: TimeZone!
  phone: PhoneNumber
  email: EmailAddress
  hours: [OpeningHours!]!
  spaces: [Space!]!
  teammates: [Teammate!]!
}

type PostalAddress {
  line1: String!
  line2: String
  city: String!
  region: String
  postalCode: String
  "All of it in one line."
  formatted: String!
}

enum Weekday { MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY }

type OpeningHours {
  weekday: Weekday!
  "HH:MM by the clinic's clock"
  opens: String!
  closes: String!
}

"Somewhere in the building that can be occupied."
type Space implements Node {
  id: ID!
  name: String!
  kind: SpaceKind!
  clinic: Clinic!
}

enum SpaceKind { EXAM_ROOM TREATMENT SURGERY LOBBY CURBSIDE VIRTUAL }
enum Discipline { VETERINARIAN TECHNICIAN GROOMER }
enum TeammateStatus { ACTIVE DEACTIVATED }

type Teammate implements Node {
  id: ID!
  firstName: String!
  lastName: String!
  fullName: String!
  "Letters after the name, such as DVM"
  credentials: String
  discipline: Discipline!
  status: TeammateStatus!
  email: EmailAddress!
  clinics: [Clinic!]!
  roles: [Role!]!
}

type Role implements Node {
  id: ID!
  name: String!
  permissions: [Permission!]!
}

"A standing pod of teammates who share a caseload."
type CareTeam implements Node {
  id: ID!
  name: String!
  clinic: Clinic!
  members: [Teammate!]!
}

type Shift {
  teammate: Teammate!
  clinic: Clinic!
  startsAt: DateTime!
  endsAt: DateTime!
}

"Everybody and every patient behind one front door. Billing and memberships belong to it."
type Household implements Node {
  id: ID!
  name: String!
  address: PostalAddress
  primaryGuardian: Guardian!
  guardians: [Guardian!]!
  patients: [Patient!]!
  memberships: [Membership!]!
  balanceDue: Money!
}

enum GuardianKind { PERSON ORGANIZATION }
enum GuardianStatus { ACTIVE INACTIVE ARCHIVED }
enum GuardianOrder { CREATED_AT_DESC CREATED_AT_ASC UPDATED_AT_DESC LAST_NAME_ASC }

type Guardian implements Node {
  id: ID!
  kind: GuardianKind!
  firstName: String
  "The whole name of an organization"
  lastName: String!
  fullName: String!
  status: GuardianStatus!
  phones: [ContactPhone!]!
  emails: [ContactEmail!]!
  household: Household!
  patients: [Patient!]!
  homeClinic: Clinic!
  labels: [Label!]!
  "Shown in yellow wherever this person is."
  stickyNote: String
  communication: CommunicationPreferences!
  "The day of the newest visit that was wrapped up, by the clinic's clock"
  lastVisitOn: Date
  createdAt: DateTime!
  updatedAt: DateTime!
}

enum PhoneLabel { MOBILE HOME WORK }

type ContactPhone {
  number: PhoneNumber!
  label: PhoneLabel!
  canText: Boolean!
  isPrimary: Boolean!
}

type ContactEmail {
  address: EmailAddress!
  isPrimary: Boolean!
}

type CommunicationPreferences {
  preferredChannel: Channel!
  careReminders: Boolean!
  marketing: Boolean!
}

enum Channel { TEXT EMAIL PHONE_CALL APP }

type Label implements Node {
  id: ID!
  name: String!
  color: HexColor!
}

type GuardianConnection {
  edges: [GuardianEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type GuardianEdge {
  cursor: String!
  node: Guardian!
}

type HouseholdPage {
  items: [Household!]!
  offsetInfo: OffsetInfo!
}

input GuardianFilter {
  "Name, email or phone, any part"
  search: String
  statuses: [GuardianStatus!]
  homeClinicId: ID
  labelIds: [ID!]
  updatedSince: DateTime
}
`;
