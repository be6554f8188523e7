import { tidewellMoreText } from './schemaMore.ts';
import { tidewellPeopleText } from './schemaPeople.ts';
import { tidewellWritesText } from './schemaWrites.ts';

/** Queries, hospitals and the calendar. */
const deskText = /* GraphQL */ `
  "An ISO 8601 calendar date, such as 2026-11-17. Dates are those of the hospital's own wall calendar."
  scalar Date
  "An ISO 8601 date and time with offset, such as 2026-11-17T09:00:00-05:00. Written with the offset of the hospital."
  scalar OffsetDateTime
  "A number with two decimals, as text."
  scalar Decimal

  type Query {
    "Who the token belongs to."
    viewer: Viewer!
    "The hospital group of the token."
    group: Group!
    hospitals: [Hospital!]!
    hospital(id: ID!): Hospital
    "Everyone who works at the group's hospitals, by last name. Those who have left only with includeFormer."
    teamMembers(hospitalId: ID, roles: [TeamRole!], includeFormer: Boolean = false): [TeamMember!]!
    teamMember(id: ID!): TeamMember
    visitTypes(includeRetired: Boolean = false): [VisitType!]!
    "The statuses a visit can have at this group, in the order of the board."
    visitStatuses: [VisitStatus!]!
    "All pet parents, by last name."
    petParents(filter: PetParentFilter, after: String, limit: Int = 25): PetParentPage!
    petParent(id: ID!): PetParent
    "Finds pet parents by the beginnings of words in their name, by email, by four or more digits of a phone number, or by a pet's name."
    searchPetParents(text: String!, limit: Int = 10): [PetParentHit!]!
    "All pets, in the order in which they were added."
    pets(filter: PetFilter, after: String, limit: Int = 25): PetPage!
    pet(id: ID!): Pet
    "Visits that start within a span of dates, by start. Canceled visits and no-shows are included unless phases says otherwise."
    visits(
      dates: DateSpan!
      hospitalIds: [ID!]
      teamMemberId: ID
      phases: [VisitPhase!]
      after: String
      limit: Int = 50
    ): VisitPage!
    visit(id: ID!): Visit
    "Time that is kept free of visits."
    scheduleBlocks(dates: DateSpan!, hospitalIds: [ID!]): [ScheduleBlock!]!
    openSlots(hospitalId: ID!, visitTypeId: ID!, date: Date!, teamMemberId: ID): [OpenSlot!]!
    invoices(petParentId: ID, state: InvoiceState, after: String, limit: Int = 25): InvoicePage!
    invoice(id: ID!): Invoice
    conversations(isOpen: Boolean, after: String, limit: Int = 25): ConversationPage!
    conversation(id: ID!): Conversation
    tasks(assigneeId: ID, isDone: Boolean): [Task!]!
    wellnessReminders(hospitalId: ID, after: String, limit: Int = 25): WellnessReminderPage!
    catalogItems(search: String): [CatalogItem!]!
    tags: [Tag!]!
    species: [Species!]!
  }

  type Viewer {
    id: ID!
    name: String!
    email: String
    scopes: [String!]!
    group: Group!
  }

  type Group {
    id: ID!
    name: String!
    plan: String!
    hospitals: [Hospital!]!
  }

  type Hospital {
    id: ID!
    name: String!
    "A few letters for tight columns."
    shortCode: String!
    address: Address!
    phone: String
    email: String
    "IANA name."
    timeZone: String!
    acceptsOnlineRequests: Boolean!
    teamMembers: [TeamMember!]!
  }

  type Address {
    line1: String
    line2: String
    city: String
    state: String
    zip: String
  }

  type PersonName {
    first: String
    "The last name; for a rescue or another business its whole name."
    last: String!
    full: String!
  }

  enum TeamRole {
    DOCTOR
    TECHNICIAN
    GROOMER
    FRONT_DESK
    MANAGER
  }

  type TeamMember {
    id: ID!
    name: PersonName!
    credentials: String
    role: TeamRole!
    email: String
    photoUrl: String
    hospitals: [Hospital!]!
    "The last day of work; null for those who are still here."
    leftOn: Date
  }

  type VisitType {
    id: ID!
    name: String!
    defaultMinutes: Int!
    color: String!
    isOnlineBookable: Boolean!
    isRetired: Boolean!
  }

  "Groups name their statuses as they like; what a status means is its phase."
  type VisitStatus {
    id: ID!
    label: String!
    phase: VisitPhase!
    color: String!
  }

  enum VisitPhase {
    BOOKED
    CONFIRMED
    ARRIVED
    IN_EXAM
    CHECKOUT
    DONE
    CANCELED
    NO_SHOW
  }

  input DateSpan {
    from: Date!
    "The last date, included. A span is at most 62 days."
    through: Date!
  }

  type VisitPage {
    nodes: [Visit!]!
    "Pass it as after to go on; null on the last page."
    next: String
    totalCount: Int!
  }

  type Visit {
    id: ID!
    hospital: Hospital!
    type: VisitType!
    status: VisitStatus!
    startsAt: OffsetDateTime!
    durationMinutes: Int!
    "What the pet parent came for, as it was said when it was booked."
    reason: String
    "Null where a pet parent comes alone, to pick up medication for example."
    pet: Pet
    "Null where nobody is known for the pet."
    petParent: PetParent
    "Null where any clinician may take it."
    teamMember: TeamMember
    exam: ExamNote
    cancellation: Cancellation
    onlineRequest: OnlineRequest
    invoice: Invoice
    bookedAt: OffsetDateTime!
    updatedAt: OffsetDateTime!
  }

  type Cancellation {
    canceledAt: OffsetDateTime!
    reason: String
  }

  type OnlineRequest {
    id: ID!
    submittedAt: OffsetDateTime!
    message: String
  }

  type ExamNote {
    id: ID!
    isSigned: Boolean!
    summary: String
    weightLb: Float
  }

  type ScheduleBlock {
    id: ID!
    hospital: Hospital!
    teamMember: TeamMember
    label: String!
    startsAt: OffsetDateTime!
    durationMinutes: Int!
  }

  type OpenSlot {
    startsAt: OffsetDateTime!
    teamMember: TeamMember!
  }
`;

/** The whole schema of Tidewell. */
export const tidewellText: string = deskText + tidewellPeopleText + tidewellMoreText + tidewellWritesText;
