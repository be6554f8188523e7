/** Slots and bookings. */
export const currawongDiaryText: string = /* GraphQL */ `
  type Diary {
    booking(id: ID!): Booking
    "By what we print on the reminder."
    bookingByReference(reference: String!): Booking
    "By start, unless ordered."
    bookings(
      window: DateWindow!
      where: BookingWhere
      orderBy: BookingOrder
      discarded: Discarded! = EXCLUDE
      first: Int! = 50
      after: String
    ): BookingConnection!
    consultTypes(includeRetired: Boolean! = false): [ConsultType!]!
    "Households that would come sooner."
    waitlist(siteId: ID): [WaitlistEntry!]!
  }

  input BookingWhere {
    siteId: IdMatch
    ledById: IdMatch
    householdId: IdMatch
    animalId: IdMatch
    consultTypeId: IdMatch
    status: [BookingStatus!]
    modifiedSince: Instant
  }

  enum BookingOrderField {
    STARTS
    MADE
    MODIFIED
  }

  input BookingOrder {
    by: BookingOrderField!
    direction: Direction! = ASCENDING
  }

  type BookingConnection {
    edges: [BookingEdge!]!
    pageInfo: PageInfo!
  }

  type BookingEdge {
    cursor: String!
    node: Booking!
  }

  "How the promise stands. How far the animal is in the building belongs to the visit."
  enum BookingStatus {
    "Asked for by the household, not yet looked at."
    REQUESTED
    BOOKED
    CONFIRMED
    "They came: there is a visit."
    ATTENDED
    CANCELLED
    MISSED
  }

  enum BookingChannel {
    DESK
    ONLINE
    INTEGRATION
  }

  "The promise that a household makes for a slot."
  type Booking implements Node & Audited {
    id: ID!
    revision: Int!
    reference: String!
    slot: Slot!
    consultType: ConsultType!
    status: BookingStatus!
    "Null for a stray."
    household: Household
    "Null where they come without one, to collect something."
    animal: Animal
    "Null where any member who is free will do."
    ledBy: TeamMember
    supportedBy: [TeamMember!]!
    "In the caller's words."
    presentingProblem: String
    deskNote: String
    channel: BookingChannel!
    cancellation: Cancellation
    visit: Visit
    audit: Audit!
  }

  "A stretch of time at a site that a booking holds. Without a booking it is an opening of the roster."
  type Slot implements Node {
    id: ID!
    site: Site!
    department: Department!
    room: Room
    starts: ZonedDateTime!
    ends: ZonedDateTime!
    duration: Duration!
    booking: Booking!
  }

  enum CancelledBy {
    HOUSEHOLD
    PRACTICE
  }

  type Cancellation {
    at: Instant!
    by: CancelledBy!
    reason: String
  }

  type ConsultType implements Node {
    id: ID!
    name: String!
    usualDuration: Duration!
    colour: String!
    bookableOnline: Boolean!
    retiredOn: LocalDate
  }

  type WaitlistEntry implements Node {
    id: ID!
    household: Household!
    animal: Animal
    site: Site!
    consultType: ConsultType!
    wants: String!
    since: LocalDate!
  }
`;
