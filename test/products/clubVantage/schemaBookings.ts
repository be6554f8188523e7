/** SDL of bookings. */
export const bookingsText: string = /* GraphQL */ `
  type Query {
    "Get paginated list of bookings"
    bookings(
      after: String
      bookingType: BookingTypeEnum
      endDate: String
      facilityId: ID
      first: Int = 20
      memberId: ID
      search: String
      skip: Int
      staffId: ID
      startDate: String
      statuses: [BookingStatus!]
    ): BookingConnection!
    "Get a single booking by ID"
    booking(id: ID!): BookingType!
    "Get booking statistics for today"
    bookingStats: BookingStatsType!
    "Get list of staff for booking"
    bookingStaff(filter: StaffFilterInput): [StaffType!]!
    "Get calendar data for a specific day"
    calendarDay(date: String!, facilityId: ID, resourceIds: [ID!], statuses: [BookingStatus!]): CalendarDayType!
    "Get list of facilities"
    facilities(filter: FacilityFilterInput): [FacilityType!]!
    "Get list of services"
    services(filter: ServiceFilterInput): [ServiceType!]!
    "Get list of staff members with full details"
    staffMembers(filter: StaffFilterInput): [ExtendedStaffType!]!
    "Get waitlist entries"
    waitlist(date: String, facilityId: ID, first: Int = 20, serviceId: ID, skip: Int): WaitlistConnection!
  }

  type Mutation {
    "Create a new booking"
    createBooking(input: CreateBookingInput!): CreateBookingResponseType!
    "Cancel a booking"
    cancelBooking(input: CancelBookingInput!): CancelBookingResponseType!
    "Reschedule a booking"
    rescheduleBooking(input: RescheduleBookingInput!): CreateBookingResponseType!
    "Check in a booking"
    checkIn(input: CheckInInput!): CheckInResponseType!
    "Join a waitlist"
    joinWaitlist(input: JoinWaitlistInput!): WaitlistResponseType!
    "Send offer to waitlist entry"
    sendWaitlistOffer(input: SendWaitlistOfferInput!): WaitlistResponseType!
    "Accept a waitlist offer"
    acceptWaitlistOffer(input: WaitlistActionInput!): WaitlistResponseType!
    "Decline a waitlist offer"
    declineWaitlistOffer(input: WaitlistActionInput!): WaitlistResponseType!
    "Remove entry from waitlist"
    removeFromWaitlist(input: WaitlistActionInput!): WaitlistResponseType!
  }

  type BookingConnection {
    edges: [BookingEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type BookingEdge {
    cursor: String!
    node: BookingType!
  }

  type BookingGuestType {
    email: String
    id: ID!
    name: String!
    phone: String
  }

  type BookingMemberType {
    firstName: String!
    id: ID!
    lastName: String!
    memberId: String!
    photoUrl: String
    status: String!
  }

  type BookingPricingType {
    basePrice: Float!
    modifiers: [PriceModifierType!]!
    subtotal: Float!
    tax: Float
    total: Float!
  }

  enum BookingStatus {
    CANCELLED
    CHECKED_IN
    COMPLETED
    CONFIRMED
    IN_PROGRESS
    NO_SHOW
    PENDING
  }

  type BookingType {
    bookingNumber: String!
    bookingType: BookingTypeEnum!
    bufferAfter: Int
    bufferBefore: Int
    cancelReason: String
    cancelledAt: DateTime
    checkedInAt: DateTime
    createdAt: DateTime!
    createdBy: String
    durationMinutes: Int!
    endTime: DateTime!
    facility: FacilityType
    guestCount: Int
    guests: [BookingGuestType!]
    id: ID!
    member: BookingMemberType!
    notes: String
    pricing: BookingPricingType
    resource: ResourceType
    service: ServiceType
    staff: StaffType
    startTime: DateTime!
    status: BookingStatus!
    waitlistEntry: BookingWaitlistType
  }

  enum BookingTypeEnum {
    FACILITY
    SERVICE
  }

  type BookingWaitlistType {
    id: ID!
    offerExpiresAt: DateTime
    position: Int!
    status: WaitlistStatus!
  }

  type CancelBookingResponseType {
    error: String
    message: String
    success: Boolean!
  }

  type CheckInResponseType {
    booking: BookingType
    checkedInAt: DateTime!
    error: String
    success: Boolean!
  }

  type CreateBookingResponseType {
    booking: BookingType
    error: String
    success: Boolean!
  }

  scalar DateTime

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  type PriceModifierType {
    amount: Float!
    isPercentage: Boolean!
    label: String!
  }

  input CancelBookingInput {
    id: ID!
    reason: String!
  }

  input CheckInInput {
    bookingId: ID!
    outletId: ID
  }

  input CreateBookingInput {
    addOnIds: [String!]
    bookingType: BookingTypeEnum!
    endTime: String!
    facilityId: ID
    guestCount: Int
    memberId: ID!
    notes: String
    resourceId: ID
    serviceId: ID
    staffId: ID
    startTime: String!
  }

  input RescheduleBookingInput {
    id: ID!
    newResourceId: ID
    newStartTime: String!
  }
`;
