/** SDL of golf, and the queries of equipment. */
export const golfText: string = /* GraphQL */ `
  extend type Query {
    "Get all golf courses"
    courses: [GolfCourseType!]!
    "Get tee sheet for a course and date"
    teeSheet(courseId: ID!, date: DateTime!): [TeeSheetSlotType!]!
    "Get paginated list of tee times"
    teeTimes(
      courseId: ID
      endDate: DateTime
      first: Int = 20
      memberId: ID
      skip: Int
      startDate: DateTime
      status: TeeTimeStatus
    ): TeeTimeConnection!
    "Get a single tee time by ID"
    teeTime(id: ID!): TeeTimeType!
    equipment(filter: EquipmentFilterInput): [Equipment!]!
    equipmentItem(id: ID!): Equipment
    equipmentCategories(filter: EquipmentCategoryFilterInput): [EquipmentCategory!]!
    equipmentCategory(id: ID!): EquipmentCategory
  }

  extend type Mutation {
    "Cancel a tee time"
    cancelTeeTime(id: ID!, reason: String): CancelResponseType!
    updateEquipmentStatus(input: UpdateEquipmentStatusInput!): EquipmentResponse!
    assignEquipment(input: AssignEquipmentInput!): EquipmentAssignmentResponse!
    returnEquipment(input: ReturnEquipmentInput!): EquipmentAssignmentResponse!
  }

  type BookingGroupBookedByType {
    id: ID!
    memberId: String
    name: String!
  }

  type BookingGroupType {
    bookedBy: BookingGroupBookedByType!
    groupNumber: Int!
    id: ID!
    playerIds: [String!]!
  }

  type CaddyType {
    caddyNumber: String!
    firstName: String!
    id: ID!
    isActive: Boolean!
    lastName: String!
    phone: String
  }

  type CancelResponseType {
    message: String!
  }

  enum CartType {
    SHARED
    SINGLE
    WALKING
  }

  type GolfCourseType {
    code: String!
    description: String
    firstTeeTime: String!
    holes: Int!
    id: ID!
    isActive: Boolean!
    lastTeeTime: String!
    name: String!
    par: Int!
    rating: Float
    slope: Float
    teeInterval: Int!
  }

  type PlayerDependentType {
    firstName: String!
    id: ID!
    lastName: String!
    "Parent member UUID"
    memberId: ID
    relationship: String!
  }

  type PlayerMemberType {
    firstName: String!
    id: ID!
    lastName: String!
    memberId: String!
  }

  enum PlayerType {
    DEPENDENT
    GUEST
    MEMBER
    WALK_UP
  }

  enum RentalStatus {
    ASSIGNED
    NONE
    PAID
    REQUESTED
    RETURNED
  }

  type TeeSheetBlockInfoType {
    blockType: String!
    id: ID!
    reason: String
  }

  type TeeSheetSlotType {
    available: Boolean!
    blockInfo: TeeSheetBlockInfoType
    blocked: Boolean!
    booking: TeeTimeType
    courseId: ID!
    date: String!
    isPrimeTime: Boolean!
    time: String!
  }

  type TeeTimeConnection {
    edges: [TeeTimeTypeEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type TeeTimePlayerType {
    caddy: CaddyType
    caddyRequest: String
    caddyStatus: RentalStatus
    cartRequest: String
    cartStatus: RentalStatus
    cartType: CartType!
    checkedInAt: DateTime
    dependent: PlayerDependentType
    guestEmail: String
    guestName: String
    guestPhone: String
    id: ID!
    member: PlayerMemberType
    playerType: PlayerType!
    position: Int!
    rentalRequest: String
    sharedWithPosition: Int
  }

  enum TeeTimeStatus {
    CANCELLED
    CHECKED_IN
    COMPLETED
    CONFIRMED
    IN_PROGRESS
    NO_SHOW
    PENDING
  }

  type TeeTimeType {
    bookingGroups: [BookingGroupType!]
    course: GolfCourseType
    createdAt: DateTime!
    holes: Int!
    id: ID!
    notes: String
    players: [TeeTimePlayerType!]!
    startingHole: Int!
    status: TeeTimeStatus!
    teeDate: DateTime!
    teeTime: String!
    teeTimeNumber: String!
    updatedAt: DateTime!
  }

  type TeeTimeTypeEdge {
    cursor: String!
    node: TeeTimeType!
  }
`;
