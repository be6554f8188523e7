/** Households, their members and their companions. */
export const peopleText: string = /* GraphQL */ `
  "Everyone who lives with the same companions and shares one account. A rescue or a business is a household too."
  type Household implements Node {
    id: ID!
    "The primary member's full name."
    displayName: String!
    kind: HouseholdKind!
    status: HouseholdStatus!
    "Whom to talk to first, and who pays."
    primaryMember: HouseholdMember!
    "All members, the primary one first."
    members: [HouseholdMember!]!
    companions(after: String, before: String, first: Int, last: Int): HouseholdCompanionsConnection!
    mailingAddress: PostalAddress
    "The hospital the household usually comes to."
    homeHospital: Hospital
    labels: [Label!]!
    "A heads-up for the team, shown wherever the household is."
    headsUp: String
    "The date of the latest discharge."
    lastSeenOn: Date
    communication: CommunicationPreferences!
    balance: Money!
    scheduledVisits(after: String, before: String, first: Int, last: Int): HouseholdScheduledVisitsConnection!
    invoices(after: String, before: String, first: Int, last: Int): HouseholdInvoicesConnection!
    savedCards: [SavedCard!]!
    pawPortal: PortalAccess!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum HouseholdKind {
    FAMILY
    RESCUE_OR_BUSINESS
  }

  enum HouseholdStatus {
    ACTIVE
    INACTIVE
  }

  type HouseholdMember implements Node {
    id: ID!
    household: Household!
    "Null for a rescue or a business, whose whole name is the family name."
    givenName: String
    familyName: String!
    fullName: String!
    pronouns: String
    relation: MemberRelation!
    "In the order in which they should be tried."
    phoneNumbers: [PhoneNumber!]!
    emailAddresses: [EmailAddress!]!
    canAuthorizeTreatment: Boolean!
  }

  enum MemberRelation {
    PRIMARY
    CO_PARENT
    CARETAKER
    EMERGENCY_CONTACT
  }

  type PhoneNumber {
    "E.164."
    number: String!
    kind: PhoneKind!
    canText: Boolean!
  }

  enum PhoneKind {
    MOBILE
    HOME
    WORK
  }

  type EmailAddress {
    address: String!
    isVerified: Boolean!
  }

  type CommunicationPreferences {
    preferredChannel: CommunicationChannel!
    marketingOptIn: Boolean!
    quietHours: QuietHours
  }

  enum CommunicationChannel {
    TEXT
    EMAIL
    CALL
  }

  type QuietHours {
    startsAt: String!
    endsAt: String!
  }

  type PortalAccess {
    isInvited: Boolean!
    lastSignInAt: DateTime
  }

  type SavedCard implements Node {
    id: ID!
    brand: String!
    lastFour: String!
    expiresOn: Date!
  }

  type Label implements Node {
    id: ID!
    name: String!
    tint: String!
  }

  input HouseholdFilter {
    "Keeps the households that search finds for this term."
    matching: String
    status: HouseholdStatus
    homeHospitalId: ID
    labelIds: [ID!]
    updatedSince: DateTime
  }

  input HouseholdOrder {
    field: HouseholdOrderField! = CREATED_AT
    direction: SortDirection! = DESC
  }

  enum HouseholdOrderField {
    CREATED_AT
    UPDATED_AT
    FAMILY_NAME
  }

  type Companion implements Node {
    id: ID!
    name: String!
    species: Species!
    breed: Breed
    sex: CompanionSex!
    coat: String
    dateOfBirth: Date
    standing: CompanionStanding!
    microchip: Microchip
    "Null for a stray."
    household: Household
    photoUrl: String
    cautions: [Caution!]!
    weights(after: String, before: String, first: Int, last: Int): CompanionWeightsConnection!
    immunizations: [Immunization!]!
    problems: [Problem!]!
    prescriptions: [Prescription!]!
    reminders: [CareReminder!]!
    membership: WellnessMembership
    insurance: InsurancePolicy
    scheduledVisits(after: String, before: String, first: Int, last: Int): CompanionScheduledVisitsConnection!
    encounters(after: String, before: String, first: Int, last: Int): CompanionEncountersConnection!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum CompanionSex {
    MALE
    FEMALE
    UNDETERMINED
  }

  enum CompanionStanding {
    ACTIVE
    INACTIVE
    DECEASED
  }

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

  type Microchip {
    number: String!
    registry: String
  }

  input CompanionFilter {
    "Keeps the companions that search finds for this term."
    matching: String
    householdId: ID
    speciesId: ID
    standing: CompanionStanding
    updatedSince: DateTime
  }

  input CompanionOrder {
    field: CompanionOrderField! = CREATED_AT
    direction: SortDirection! = DESC
  }

  enum CompanionOrderField {
    CREATED_AT
    UPDATED_AT
    NAME
  }

  enum SearchScope {
    HOUSEHOLDS
    COMPANIONS
  }

  type SearchHit {
    match: SearchMatch!
    "What was found in it."
    matchedOn: SearchField!
  }

  union SearchMatch = Companion | Household

  enum SearchField {
    NAME
    EMAIL
    PHONE
    MICROCHIP
  }
`;
