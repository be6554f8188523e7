import { brindleMoreText } from './schemaMore.ts';
import { brindleWritesText } from './schemaWrites.ts';

/** The schema of Brindle, as its server would load it from schema.graphql. */
export const brindleText: string = /* GraphQL */ `
  """
  A calendar day, YYYY-MM-DD.
  """
  scalar Date

  """
  A time of day on the clock of the hospital, HH:mm (24 hours).
  """
  scalar TimeOfDay

  """
  An instant in UTC, ISO 8601.
  """
  scalar DateTime

  """
  Dollars and cents, as text.
  """
  scalar Money

  type PracticeGroup {
    id: ID!
    name: String!
    hospitals: [Hospital!]!
  }

  type PostalAddress {
    line1: String!
    line2: String
    city: String!
    state: String
    zip: String
  }

  type Hospital {
    id: ID!
    name: String!
    address: PostalAddress!
    """
    IANA name. All visits of a hospital are kept in its own time.
    """
    timeZone: String!
    phone: String!
    email: String
    rooms: [Room!]!
    team: [TeamMember!]!
  }

  type Room {
    id: ID!
    label: String!
  }

  enum Position {
    VETERINARIAN
    TECHNICIAN
    GROOMER
  }

  type TeamMember {
    id: ID!
    givenName: String!
    surname: String!
    credentials: String
    position: Position!
    email: String!
    hospitals: [Hospital!]!
    """
    No longer with us.
    """
    hasLeft: Boolean!
  }

  enum ContactChannel {
    MOBILE
    HOME_PHONE
    WORK_PHONE
    EMAIL
  }

  """
  A phone number or an email address. Those of one channel are in the order of preference.
  """
  type ContactPoint {
    channel: ContactChannel!
    value: String!
  }

  enum AccountStatus {
    ACTIVE
    INACTIVE
  }

  """
  A person who brings pets and pays for them. Rescues and breeders have a surname only.
  """
  type PetParent {
    id: ID!
    accountNumber: Int!
    givenName: String
    surname: String!
    contactPoints: [ContactPoint!]!
    address: PostalAddress
    homeHospital: Hospital!
    accountStatus: AccountStatus!
    labels: [String!]!
    frontDeskNote: String
    """
    The day of the last visit that took place.
    """
    lastVisitOn: Date
    guardianships: [Guardianship!]!
    visits(upcomingOnly: Boolean = false): [Visit!]!
    balance: Money!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum GuardianRole {
    PRIMARY
    CO_OWNER
  }

  """
  Joins a pet parent and a pet. A pet has one primary guardian at most, listed first.
  """
  type Guardianship {
    role: GuardianRole!
    petParent: PetParent!
    pet: Pet!
    since: Date!
  }

  type Species {
    code: ID!
    name: String!
  }

  type Breed {
    name: String!
  }

  enum Sex {
    MALE
    FEMALE
    UNKNOWN
  }

  type Pet {
    id: ID!
    name: String!
    species: Species!
    breed: Breed
    sex: Sex!
    coat: String
    bornOn: Date
    microchip: String
    isDeceased: Boolean!
    guardianships: [Guardianship!]!
    visits(upcomingOnly: Boolean = false): [Visit!]!
    reminders: [Reminder!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type VisitType {
    id: ID!
    name: String!
    usualMinutes: Int!
    color: String!
    isBookableOnline: Boolean!
  }

  enum VisitStage {
    BOOKED
    CONFIRMED
    IN_LOBBY
    IN_ROOM
    READY_FOR_PICKUP
    DISCHARGED
    CANCELED
    NO_SHOW
  }

  """
  An entry of the day sheet. Date and time are those of its hospital.
  """
  type Visit {
    id: ID!
    hospital: Hospital!
    date: Date!
    time: TimeOfDay!
    durationMinutes: Int!
    type: VisitType!
    stage: VisitStage!
    pet: Pet
    petParent: PetParent
    """
    Null: any member of the team who is free.
    """
    seenBy: TeamMember
    room: Room
    presentingComplaint: String
    cancellationReason: String
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  """
  Time of the team when nothing can be booked.
  """
  type BlockedTime {
    id: ID!
    hospital: Hospital!
    date: Date!
    time: TimeOfDay!
    durationMinutes: Int!
    label: String!
    teamMember: TeamMember
  }

  ${brindleMoreText}

  type PetParentPage {
    results: [PetParent!]!
    page: Int!
    """
    Null on the last page.
    """
    nextPage: Int
    total: Int!
  }

  type PetPage {
    results: [Pet!]!
    page: Int!
    nextPage: Int
    total: Int!
  }

  type InvoicePage {
    results: [Invoice!]!
    page: Int!
    nextPage: Int
    total: Int!
  }

  type Query {
    practiceGroup: PracticeGroup!
    hospitals: [Hospital!]!
    hospital(id: ID!): Hospital
    team(hospitalId: ID, includeFormer: Boolean = false): [TeamMember!]!
    visitTypes: [VisitType!]!
    species: [Species!]!
    petParents(page: Int = 1, size: Int = 40, homeHospitalId: ID, updatedSince: DateTime): PetParentPage!
    petParent(id: ID!): PetParent
    """
    Looks for all words in names, names of pets, phones and emails.
    """
    findPetParents(text: String!, limit: Int = 20): [PetParent!]!
    pets(page: Int = 1, size: Int = 40, petParentId: ID): PetPage!
    pet(id: ID!): Pet
    daySheet(hospitalId: ID!, date: Date!): [Visit!]!
    visit(id: ID!): Visit
    blockedTimes(hospitalId: ID!, date: Date!): [BlockedTime!]!
    invoices(petParentId: ID, page: Int = 1, size: Int = 40): InvoicePage!
    conversations(petParentId: ID, includeClosed: Boolean = false): [Conversation!]!
    overdueReminders(before: Date!): [Reminder!]!
  }

  ${brindleWritesText}
`;
