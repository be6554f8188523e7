/** SDL of facilities, services, staff, the calendar and the waitlist. */
export const resourcesText: string = /* GraphQL */ `
  type BookingStatsType {
    checkedInBookings: Int!
    completedBookings: Int!
    confirmedBookings: Int!
    noShows: Int!
    todayBookings: Int!
    utilizationRate: Float!
  }

  type CalendarBookingType {
    bookingNumber: String!
    bufferAfter: Int
    bufferBefore: Int
    endTime: DateTime!
    id: ID!
    memberName: String!
    memberPhotoUrl: String
    resourceId: ID!
    serviceName: String!
    startTime: DateTime!
    status: BookingStatus!
  }

  type CalendarDayType {
    bookings: [CalendarBookingType!]!
    date: DateTime!
    resources: [CalendarResourceType!]!
  }

  type CalendarResourceType {
    id: ID!
    name: String!
    subtitle: String
    type: ResourceTypeEnum!
  }

  type DayHoursType {
    closeTime: String
    dayOfWeek: String!
    isOpen: Boolean!
    openTime: String
  }

  type ExtendedStaffType {
    capabilities: [String!]
    certifications: [StaffCertificationType!]
    defaultFacilityId: ID
    detailedCapabilities: [StaffCapabilityType!]
    email: String
    firstName: String!
    id: ID!
    isActive: Boolean!
    lastName: String!
    phone: String
    photoUrl: String
    role: String
    userId: ID
    workingHours: [DayHoursType!]
  }

  type FacilityType {
    capacity: Int
    id: ID!
    isActive: Boolean!
    location: String
    name: String!
    type: ResourceTypeEnum!
  }

  type ResourceType {
    facility: FacilityType
    facilityId: ID!
    id: ID!
    isActive: Boolean!
    name: String!
  }

  enum ResourceTypeEnum {
    COURT
    POOL
    ROOM
    SPA
    STUDIO
  }

  type ServiceType {
    basePrice: Float!
    category: String!
    description: String
    durationMinutes: Int!
    enforceQualification: Boolean!
    id: ID!
    isActive: Boolean!
    name: String!
    requiredCapabilities: [String!]
  }

  type StaffCapabilityType {
    capability: String!
    level: String!
  }

  type StaffCertificationType {
    expiresAt: DateTime
    id: ID!
    name: String!
    status: String!
  }

  type StaffType {
    capabilities: [String!]
    firstName: String!
    id: ID!
    isActive: Boolean!
    lastName: String!
    photoUrl: String
    role: String
  }

  type WaitlistConnection {
    edges: [WaitlistEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type WaitlistEdge {
    cursor: String!
    node: WaitlistEntryType!
  }

  type WaitlistEntryType {
    createdAt: DateTime!
    facilityName: String
    id: ID!
    member: BookingMemberType!
    notes: String
    offerExpiresAt: DateTime
    position: Int!
    requestedDate: DateTime!
    requestedTime: String!
    serviceName: String
    status: WaitlistStatus!
  }

  type WaitlistResponseType {
    entry: WaitlistEntryType
    error: String
    message: String
    success: Boolean!
  }

  enum WaitlistStatus {
    ACCEPTED
    DECLINED
    EXPIRED
    OFFER_SENT
    WAITING
  }

  input FacilityFilterInput {
    isActive: Boolean
    type: ResourceTypeEnum
  }

  input JoinWaitlistInput {
    facilityId: ID
    memberId: ID!
    notes: String
    requestedDate: String!
    requestedTime: String!
    serviceId: ID
  }

  input SendWaitlistOfferInput {
    entryId: ID!
    expiresInHours: Int = 24
  }

  input ServiceFilterInput {
    category: String
    isActive: Boolean
  }

  input StaffFilterInput {
    availableOn: String
    capability: String
    isActive: Boolean
  }

  input WaitlistActionInput {
    entryId: ID!
  }
`;
