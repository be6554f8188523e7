const paging = 'after: String, before: String, first: Int, last: Int';

/** The diary: bookings, blocked time, the waitlist and what is free; and what there is to follow up. */
export const harrowgateDiarySdl = `
"""What an animal can be booked in for."""
type ConsultType implements Node {
  id: ID!
  name: String!
  defaultMinutes: Int!
  colour: String!
  bookableOnline: Boolean!
}

"""How far a booking has come."""
enum BookingStage {
  """Pencilled in: not confirmed yet."""
  PENCILLED_IN
  CONFIRMED
  """In the waiting room, or the vet has reached the property."""
  ARRIVED
  WITH_VET
  """Done, and still to pay or to be picked up."""
  READY_TO_GO
  DEPARTED
  CANCELLED
  DID_NOT_ATTEND
}
enum Setting { IN_CLINIC HOUSE_CALL FARM_CALL }

"""An entry of the diary for an account holder, most often with an animal."""
type Booking implements Node {
  id: ID!
  startsAt: ISO8601DateTime!
  endsAt: ISO8601DateTime!
  durationMinutes: Int!
  stage: BookingStage!
  setting: Setting!
  consultType: ConsultType!
  reasonForVisit: String
  """For reception; it isn't part of the clinical record."""
  deskNote: String
  clinic: Clinic!
  room: Room
  """Who sees the animal; empty where it is left open."""
  assignedTo: TeamMember
  accountHolder: AccountHolder
  animal: Animal
  consult: Consult
  cancellationReason: String
  discardedAt: ISO8601DateTime
  """Counts up with each change; see UpdateBookingInput."""
  lockVersion: Int!
  createdAt: ISO8601DateTime!
  updatedAt: ISO8601DateTime!
}

"""Time in the diary that is kept free of bookings."""
type DiaryBlock implements Node {
  id: ID!
  label: String!
  startsAt: ISO8601DateTime!
  endsAt: ISO8601DateTime!
  clinic: Clinic!
  teamMember: TeamMember
}

"""The diary of a clinic on a day, as it is shown on screen."""
type DiaryDay {
  date: ISO8601Date!
  clinic: Clinic!
  columns: [DiaryColumn!]!
  """Cancelled bookings are struck off and not in the columns."""
  cancelledCount: Int!
}
"""One person's column; the column without a person has what is left open."""
type DiaryColumn { teamMember: TeamMember bookings: [Booking!]! blocks: [DiaryBlock!]! }

"""A time that can be booked."""
type OpenSlot { startsAt: ISO8601DateTime! endsAt: ISO8601DateTime! clinic: Clinic! teamMember: TeamMember! }

"""A client who would come at short notice."""
type WaitlistEntry implements Node {
  id: ID!
  accountHolder: AccountHolder!
  animal: Animal
  consultType: ConsultType
  clinic: Clinic!
  availability: String
  addedAt: ISO8601DateTime!
}

"""Something that a member of the team is to do."""
type FollowUp implements Node {
  id: ID!
  subject: String!
  detail: String
  dueOn: ISO8601Date!
  assignedTo: TeamMember
  accountHolder: AccountHolder
  animal: Animal
  completedAt: ISO8601DateTime
}

type AuditEntry implements Node {
  id: ID!
  event: AuditEvent!
  itemType: String!
  item: Node
  at: ISO8601DateTime!
  by: TeamMember
}
enum AuditEvent { CREATE UPDATE DISCARD }

input BookingFilter {
  clinicId: ID
  assignedToId: ID
  consultTypeId: ID
  accountHolderId: ID
  animalId: ID
  stages: [BookingStage!]
  updatedSince: ISO8601DateTime
  includeDiscarded: Boolean = false
}

extend type Query {
  """The bookings that start within a range of at most 45 days, by start."""
  bookings(${paging}, during: TimeRangeInput!, filter: BookingFilter): BookingConnection!
  booking(id: ID!): Booking
  diary(clinicId: ID!, date: ISO8601Date!): DiaryDay!
  diaryBlocks(${paging}, during: TimeRangeInput!, clinicId: ID): DiaryBlockConnection!
  consultTypes(bookableOnline: Boolean): [ConsultType!]!
  """What is free on up to 14 days, by the clock of the clinic."""
  openSlots(clinicId: ID!, consultTypeId: ID!, fromDate: ISO8601Date!, toDate: ISO8601Date, teamMemberId: ID): [OpenSlot!]!
  waitlist(${paging}, clinicId: ID): WaitlistEntryConnection!
  followUps(${paging}, assignedToId: ID, dueBy: ISO8601Date, completed: Boolean): FollowUpConnection!
  auditTrail(${paging}, itemId: ID, since: ISO8601DateTime): AuditEntryConnection!
}
`;
