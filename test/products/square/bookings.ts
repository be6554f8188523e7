/** SDL of what Square knows of bookings and of those who serve. */
export const squareBookingText = /* GraphQL */ `
  "A time-bound service contract for a seller's staff member to provide a service to a customer at a location."
  type Booking {
    "Stores a customer address if the location type is CUSTOMER_LOCATION."
    address: Address
    allDay: Boolean
    "A list of appointment segments for this booking."
    appointmentSegments: [AppointmentSegment]
    createdAt: DateTime
    creatorDetails: BookingCreatorDetails
    customer: Customer
    "Notes of the customer"
    customerNote: String
    id: ID!
    location: Location
    locationType: BusinessAppointmentSettingsBookingLocationType
    merchantId: ID!
    "Notes of the seller, which the customer does not see"
    sellerNote: String
    source: BookingBookingSource
    "The RFC 3339 timestamp specifying the starting time of this booking."
    startAt: String
    status: BookingStatus
    "Additional time at the end of a booking"
    transitionTimeMinutes: Int
    updatedAt: DateTime
    version: Int
  }

  type AppointmentSegment {
    "Whether the customer accepts any team member"
    anyTeamMember: Boolean
    durationMinutes: Int
    intermissionMinutes: Int
    resourceIds: [ID]
    "The ID of the CatalogItemVariation booked in this segment"
    serviceVariationId: ID
    serviceVariationVersion: Int
    "The ID of the TeamMember booked in this segment"
    teamMemberId: ID
  }

  type BookingCreatorDetails {
    creatorType: BookingCreatorDetailsCreatorType
    customer: Customer
    teamMemberId: ID
  }

  enum BookingCreatorDetailsCreatorType {
    CUSTOMER
    TEAM_MEMBER
  }

  enum BookingBookingSource {
    API
    FIRST_PARTY_BUYER
    FIRST_PARTY_MERCHANT
    THIRD_PARTY_BUYER
  }

  enum BookingStatus {
    ACCEPTED
    CANCELLED_BY_CUSTOMER
    CANCELLED_BY_SELLER
    DECLINED
    NO_SHOW
    PENDING
  }

  enum BusinessAppointmentSettingsBookingLocationType {
    BUSINESS_LOCATION
    CUSTOMER_LOCATION
    PHONE
  }

  input BookingFilter {
    bookingId: BasicIdFilter
    customerId: ID
    locationId: ID
    merchantId: BasicIdFilter!
    "The latest start; 31 days after startAtMin where this is not set"
    startAtMax: String
    "The earliest start; the current time where this is not set"
    startAtMin: String
    teamMemberId: ID
  }

  "A slot that is available for booking"
  type Availability {
    appointmentSegments: [AppointmentSegment]
    location: Location
    startAt: String
  }

  type BookingAvailabilityConnection {
    nodes: [Availability!]!
    pageInfo: PageInfo!
  }

  input AvailabilityFilter {
    bookingId: ID
    endAt: DateTime
    locationId: ID!
    merchantId: BasicIdFilter!
    segmentFilters: [SegmentFilter]!
    startAt: DateTime
  }

  input SegmentFilter {
    serviceVariationId: ID!
    teamMemberIdFilter: FilterValue
  }

  input FilterValue {
    all: [ID!]
    any: [ID!]
    none: [ID!]
  }

  "Whether and how a team member can be booked"
  type TeamMemberBookingProfile {
    description: String
    displayName: String
    isBookable: Boolean
    profileImageUrl: String
    teamMemberId: ID
  }

  input TeamMemberBookingProfileFilter {
    bookableOnly: Boolean
    locationId: ID
    merchantId: BasicIdFilter!
    teamMemberId: BasicIdFilter
  }

  type LocationBookingProfile {
    bookingEnabled: Boolean
    bookingSiteUrl: Url
    location: Location
    onlineBookingEnabled: Boolean
  }

  input LocationBookingProfileFilter {
    locationId: BasicIdFilter
    merchantId: BasicIdFilter!
  }

  type BusinessBookingProfile {
    allowUserCancel: Boolean
    bookingEnabled: Boolean
    createdAt: DateTime
    merchantId: ID!
  }

  input BusinessBookingProfileFilter {
    merchantId: BasicIdFilter!
  }

  type TeamMember {
    id: ID!
  }

  type TeamMemberWage {
    hourlyRate: Money
    id: ID!
    jobId: ID
    merchantId: ID!
    teamMember: TeamMember
    title: String
  }

  input TeamMemberWageFilter {
    merchantId: BasicIdFilter!
    teamMemberId: BasicIdFilter
  }

  "A work shift of an employee"
  type Shift {
    breaks: [Break]
    createdAt: DateTime
    endAt: DateTime
    id: ID!
    location: Location
    merchantId: ID!
    startAt: DateTime
    status: ShiftStatus
    teamMember: TeamMember
    timezone: String
    updatedAt: DateTime
  }

  type Break {
    endAt: DateTime
    expectedDuration: Duration
    id: ID!
    isPaid: Boolean
    name: String
    startAt: DateTime
  }

  type BreakType {
    breakName: String
    expectedDuration: Duration
    id: ID!
    isPaid: Boolean
    location: Location
    merchantId: ID!
  }

  input BreakTypeFilter {
    merchantId: BasicIdFilter!
  }

  enum ShiftStatus {
    CLOSED
    OPEN
  }

  input ShiftFilter {
    endAt: TimeRangeFilter
    locationId: BasicIdFilter
    merchantId: BasicIdFilter!
    startAt: TimeRangeFilter
    teamMemberId: BasicIdFilter
  }
`;
