const paging = 'after: String, before: String, first: Int, last: Int';

/** The practice, its clinics and team, and the people and animals on its books. */
export const harrowgatePeopleSdl = `
"""A business that subscribes to Harrowgate. Everything else belongs to it."""
type Practice implements Node {
  id: ID!
  name: String!
  subdomain: String!
  plan: SubscriptionPlan!
  clinics: [Clinic!]!
  settings: PracticeSettings!
}
enum SubscriptionPlan { SOLO CLINIC GROUP }

type PracticeSettings {
  currency: String!
  gstRate: Float!
  gstNumber: String
  paymentTermsDays: Int!
  defaultBookingMinutes: Int!
  reminderLeadDays: Int!
  txtSenderName: String
  consentWording: String
}

type Address {
  line1: String
  line2: String
  suburb: String
  city: String
  region: String
  postcode: String
  """All of it on one line, as for an envelope window."""
  singleLine: String!
}

"""A clinic of the practice, or a depot that calls are made from."""
type Clinic implements Node {
  id: ID!
  code: String!
  name: String!
  physicalAddress: Address!
  """An IANA identifier. Its diary shows this zone."""
  timeZone: String!
  phone: String
  afterHoursPhone: String
  email: String
  openingHours: [OpeningHours!]!
  rooms: [Room!]!
  teamMembers(${paging}): TeamMemberConnection!
}
enum Weekday { MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY }
type OpeningHours { weekday: Weekday! opensAt: String closesAt: String byArrangement: Boolean! }
enum RoomKind { CONSULT THEATRE WARD DENTAL IMAGING }
type Room implements Node { id: ID! name: String! kind: RoomKind! clinic: Clinic! }

"""A member of staff."""
type TeamMember implements Node {
  id: ID!
  title: String
  firstName: String
  surname: String!
  """First name and surname."""
  fullName: String!
  initials: String!
  position: TeamPosition!
  email: String
  """False once they have left."""
  active: Boolean!
  clinics: [Clinic!]!
  accessRole: AccessRole!
  """Practising certificate of the Veterinary Council."""
  registrationNumber: String
}
enum TeamPosition { VET VET_NURSE GROOMER }
type AccessRole implements Node { id: ID! name: String! abilities: [Ability!]! }
enum Ability { MANAGE_DIARY MANAGE_ACCOUNTS CLINICAL_RECORDS TAKE_PAYMENTS WRITE_OFF MANAGE_STOCK MANAGE_TEAM REPORTS }

"""One stretch of work of one person on one day."""
type RosterShift { teamMember: TeamMember! clinic: Clinic! date: ISO8601Date! startsAt: ISO8601DateTime! endsAt: ISO8601DateTime! }

enum AccountHolderKind { PERSON BUSINESS }
enum CreditStanding { NORMAL CASH_ONLY ON_STOP }
enum ContactPreference { TXT EMAIL PHONE POST }

"""A person or a business that the practice sends invoices to."""
type AccountHolder implements Node {
  id: ID!
  accountNumber: String!
  kind: AccountHolderKind!
  """Blank for a business."""
  firstName: String
  """The surname, or the trading name of a business."""
  surname: String!
  """The name as it is said."""
  fullName: String!
  mobile: String
  homePhone: String
  workPhone: String
  email: String
  contactPreference: ContactPreference!
  postalAddress: Address
  """False where the account is kept for its history only."""
  active: Boolean!
  """Set once it is removed, or merged into another."""
  discardedAt: ISO8601DateTime
  tagList: [String!]!
  """What reception wants to know before picking up the phone."""
  memo: String
  usualClinic: Clinic
  """When one of their animals was last seen."""
  lastVisitOn: ISO8601Date
  creditStanding: CreditStanding!
  """What is owed; below zero where the account is in credit."""
  balance: Money!
  agedBalance: AgedBalance!
  authorisedPersons: [AuthorisedPerson!]!
  properties: [Property!]!
  animals(${paging}): AnimalConnection!
  bookings(${paging}): BookingConnection!
  invoices(${paging}): InvoiceConnection!
  conversations(${paging}): ConversationConnection!
  createdAt: ISO8601DateTime!
  updatedAt: ISO8601DateTime!
}
type AuthorisedPerson { name: String! relationship: String mayConsent: Boolean! mayCharge: Boolean! }

"""A farm, lifestyle block or yard where animals are kept."""
type Property implements Node {
  id: ID!
  name: String!
  """Number under the national animal identification scheme."""
  naitNumber: String
  roadAddress: String
  accountHolder: AccountHolder!
  mobs: [Mob!]!
}
"""Animals that are treated together and have no records of their own."""
type Mob implements Node { id: ID! name: String! species: Species! headCount: Int! property: Property! }

type Species implements Node { id: ID! name: String! breeds: [Breed!]! }
type Breed implements Node { id: ID! name: String! species: Species! }
enum Sex { FEMALE MALE UNKNOWN }

type Animal implements Node {
  id: ID!
  animalNumber: String!
  name: String!
  species: Species!
  breed: Breed
  sex: Sex!
  desexed: Boolean
  colour: String
  bornOn: ISO8601Date
  microchipNumber: String
  active: Boolean!
  deceased: Boolean!
  """Empty for a stray."""
  accountHolder: AccountHolder
  cautions: [String!]!
  insurancePolicy: InsurancePolicy
  latestWeight: WeightReading
  attachments: [Attachment!]!
  weightReadings(${paging}): WeightReadingConnection!
  bookings(${paging}): BookingConnection!
  consults(${paging}): ConsultConnection!
  vaccinations(${paging}): VaccinationConnection!
  reminders(${paging}): ReminderConnection!
  prescriptions(${paging}): PrescriptionConnection!
  labRequests(${paging}): LabRequestConnection!
  createdAt: ISO8601DateTime!
  updatedAt: ISO8601DateTime!
}
type InsurancePolicy { insurer: String! policyNumber: String! excess: Money! renewsOn: ISO8601Date }
type Attachment implements Node { id: ID! filename: String! contentType: String! byteSize: Int! url: String! uploadedAt: ISO8601DateTime! }

enum AccountHolderSort { SURNAME ACCOUNT_NUMBER CREATED_AT UPDATED_AT }
input AccountHolderOrder { by: AccountHolderSort! direction: SortDirection = ASC }
enum AnimalSort { NAME BORN_ON CREATED_AT UPDATED_AT }
input AnimalOrder { by: AnimalSort! direction: SortDirection = ASC }

extend type Query {
  clinics: [Clinic!]!
  clinic(id: ID!): Clinic
  teamMembers(${paging}, active: Boolean, clinicId: ID, position: TeamPosition): TeamMemberConnection!
  teamMember(id: ID!): TeamMember
  accessRoles: [AccessRole!]!
  roster(clinicId: ID!, weekOf: ISO8601Date!): [RosterShift!]!
  """
  Everybody on the books, by surname. Each word of the search has to be found in the name, the account number, the
  email address or a phone number.
  """
  accountHolders(
    ${paging}, search: String, active: Boolean, usualClinicId: ID, tagged: [String!], updatedSince: ISO8601DateTime,
    includeDiscarded: Boolean = false, order: AccountHolderOrder
  ): AccountHolderConnection!
  accountHolder(id: ID!): AccountHolder
  animals(
    ${paging}, search: String, active: Boolean, speciesId: ID, accountHolderId: ID, microchipNumber: String,
    updatedSince: ISO8601DateTime, order: AnimalOrder
  ): AnimalConnection!
  animal(id: ID!): Animal
  species: [Species!]!
  properties(${paging}, accountHolderId: ID): PropertyConnection!
}
`;
