/** Team people: keepers, and how they are found and entered. */
export const keepersSdl = `
enum KeeperStanding {
  ACTIVE
  "Not seen for long, or moved away; may come back."
  DORMANT
}

enum KeeperForm {
  PERSON
  "A charity, a kennel, a police force."
  BODY
}

"Who has an animal in their care, as the microchipping regulations say: in most cases its owner."
type Keeper {
  id: UUID!
  "Printed on invoices."
  accountRef: String!
  form: KeeperForm!
  forename: String
  "The whole name, where the keeper is a body."
  surname: String!
  "How a letter begins."
  salutation: String!
  standing: KeeperStanding!
  "The preferred one of each sort first."
  contacts: [KeeperContact!]!
  address: PostalAddress
  homeHospital: Hospital
  markers: [Marker!]!
  deskRemark: String
  consents: [Consent!]!
  registeredAt: DateTime!
  amendedAt: DateTime!
  "Team patients."
  patients(includeDeceased: Boolean! = false): [Patient!]!
  "Team diary: when one of this keeper's animals was last discharged."
  lastAttendedOn: NaiveDate
  "Team diary: newest first."
  attendances(limit: Int! = 10): [Attendance!]!
  "Team finance."
  ledger: Ledger!
  "Team comms: newest first."
  correspondence(limit: Int! = 10): [Missive!]!
}

enum TelephoneSetting {
  MOBILE
  HOME
  WORK
}

"As it was given at the desk."
type TelephoneContact {
  id: UUID!
  setting: TelephoneSetting!
  number: String!
  takesTexts: Boolean!
}

type EmailContact {
  id: UUID!
  address: String!
  bounces: Boolean!
}

"How to reach a keeper."
union KeeperContact = TelephoneContact | EmailContact

"A word to the wise on the keeper's banner."
type Marker {
  code: String!
  caption: String!
}

enum ConsentPurpose {
  REMINDERS
  MARKETING
  RESEARCH
}

type Consent {
  purpose: ConsentPurpose!
  given: Boolean!
  recordedAt: DateTime!
}

type KeeperConnection {
  "Information to aid in pagination."
  pageInfo: PageInfo!
  "A list of edges."
  edges: [KeeperEdge!]!
  "A list of nodes."
  nodes: [Keeper!]!
}

"An edge in a connection."
type KeeperEdge {
  "The item at the end of the edge"
  node: Keeper!
  "A cursor for use in pagination"
  cursor: String!
}

enum MatchedOn {
  NAME
  TELEPHONE
  EMAIL
  ACCOUNT_REF
  PATIENT_NAME
}

"A keeper that a phrase led to, the likeliest first."
type KeeperMatch {
  keeper: Keeper!
  matchedOn: [MatchedOn!]!
}

input KeeperFilter {
  standing: KeeperStanding
  form: KeeperForm
  homeHospitalId: UUID
  markerCode: String
  amendedSince: DateTime
}

enum KeeperSort {
  SURNAME
  REGISTERED_AT
  AMENDED_AT
}

input KeeperOrder {
  by: KeeperSort!
  direction: Direction! = ASCENDING
}

extend type Query {
  "By surname and forename unless told otherwise. Merged keepers are left out."
  keepers(
    after: String
    before: String
    first: Int
    last: Int
    filter: KeeperFilter
    order: KeeperOrder
  ): KeeperConnection!
  keeper(id: UUID!): Keeper
  "At least two characters of a name, number, address or of an animal's name; at most 50 matches."
  matchKeepers(phrase: String!, limit: Int! = 20): [KeeperMatch!]!
}

input TelephoneInput {
  number: String!
  setting: TelephoneSetting! = MOBILE
}

input KeeperContactInput @oneOf {
  telephone: TelephoneInput
  email: String
}

input PostalAddressInput {
  lineOne: String!
  lineTwo: String
  postTown: String!
  county: String
  postcode: String!
}

input EnrolKeeperInput {
  forename: String
  surname: String!
  homeHospitalId: UUID!
  contacts: [KeeperContactInput!]!
  address: PostalAddressInput
  deskRemark: String
}

"What isn't given stays as it is."
input AmendKeeperInput {
  forename: String
  surname: String
  standing: KeeperStanding
  homeHospitalId: UUID
  deskRemark: String
}

extend type Mutation {
  "Enters a new keeper into the group's books."
  enrolKeeper(input: EnrolKeeperInput!): Keeper!
  amendKeeper(id: UUID!, input: AmendKeeperInput!): Keeper!
  addContact(keeperId: UUID!, contact: KeeperContactInput!): Keeper!
  removeContact(keeperId: UUID!, contactId: UUID!): Keeper!
}
`;
