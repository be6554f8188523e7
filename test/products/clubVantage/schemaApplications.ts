/** SDL of applications for membership, interests and message preferences. */
export const applicationsText: string = /* GraphQL */ `
  extend type Query {
    "Get paginated list of membership applications"
    applications(
      after: String
      first: Int = 10
      search: String
      skip: Int
      status: ApplicationStatus
    ): ApplicationConnection!
    "Get a single membership application by ID"
    application(id: ID!): MembershipApplicationType!
    "Get application statistics"
    applicationStats: ApplicationStatsType!
    "Get all interest categories for the club"
    interestCategories("Filter by active status" isActive: Boolean): [InterestCategoryType!]!
    "Get a single interest category by ID"
    interestCategory(id: ID!): InterestCategoryType!
    "Get all interests for a member"
    memberInterests(memberId: ID!): [MemberInterestType!]!
    "Get communication preferences for a member"
    memberCommunicationPrefs(memberId: ID!): MemberCommunicationPrefsType!
  }

  extend type Mutation {
    "Create a new membership application"
    createApplication(input: CreateApplicationInput!): MembershipApplicationType!
    "Update an existing membership application"
    updateApplication(id: ID!, input: UpdateApplicationInput!): MembershipApplicationType!
    "Change the status of a membership application"
    changeApplicationStatus(id: ID!, input: ChangeApplicationStatusInput!): MembershipApplicationType!
    "Set interests for a member (upserts)"
    setMemberInterests(input: SetMemberInterestsInput!): [MemberInterestType!]!
    "Remove a specific interest from a member"
    removeMemberInterest(categoryId: ID!, memberId: ID!): EngagementDeleteResponse!
    "Update communication preferences for a member"
    updateMemberCommunicationPrefs(input: UpdateCommunicationPrefsInput!): MemberCommunicationPrefsType!
  }

  type ApplicationConnection {
    edges: [ApplicationEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type ApplicationEdge {
    cursor: String!
    node: MembershipApplicationType!
  }

  type ApplicationMembershipTypeType {
    code: String!
    description: String
    id: ID!
    name: String!
  }

  type ApplicationSponsorType {
    email: String
    firstName: String!
    id: ID!
    lastName: String!
    memberId: String!
    phone: String
  }

  type ApplicationStatsType {
    approved: Int!
    pendingBoard: Int!
    rejected: Int!
    submitted: Int!
    total: Int!
    underReview: Int!
  }

  enum ApplicationStatus {
    APPROVED
    PENDING_BOARD
    REJECTED
    SUBMITTED
    UNDER_REVIEW
    WITHDRAWN
  }

  input ChangeApplicationStatusInput {
    rejectionReason: String
    reviewNotes: String
    status: ApplicationStatus!
  }

  input CreateApplicationInput {
    email: String!
    firstName: String!
    lastName: String!
    membershipTypeId: ID!
    phone: String
    reviewNotes: String
    sponsorId: ID
  }

  type EngagementDeleteResponse {
    message: String!
  }

  type InterestCategoryType {
    code: String!
    color: String
    createdAt: DateTime!
    description: String
    icon: String
    id: ID!
    isActive: Boolean!
    name: String!
    sortOrder: Int!
    updatedAt: DateTime!
  }

  enum InterestSource {
    BOOKING
    EXPLICIT
    INFERRED
  }

  type MemberCommunicationPrefsType {
    createdAt: DateTime!
    emailPromotions: Boolean!
    id: ID!
    memberId: ID!
    pushNotifications: Boolean!
    smsPromotions: Boolean!
    unsubscribedCategories: [String!]!
    updatedAt: DateTime!
  }

  input MemberInterestInput {
    categoryId: ID!
    interestLevel: Int!
    source: InterestSource
  }

  type MemberInterestType {
    activityCount: Int!
    category: InterestCategoryType
    categoryId: ID!
    createdAt: DateTime!
    id: ID!
    "Interest level 0-100"
    interestLevel: Int!
    lastActivityAt: DateTime
    memberId: ID!
    source: InterestSource!
    updatedAt: DateTime!
  }

  type MembershipApplicationType {
    applicationNumber: String!
    approvedAt: DateTime
    approvedBy: String
    createdAt: DateTime!
    email: String!
    firstName: String!
    id: ID!
    lastName: String!
    membershipType: ApplicationMembershipTypeType!
    phone: String
    rejectedAt: DateTime
    rejectedBy: String
    rejectionReason: String
    reviewNotes: String
    reviewedAt: DateTime
    reviewedBy: String
    sponsor: ApplicationSponsorType
    status: ApplicationStatus!
    submittedAt: DateTime!
    updatedAt: DateTime!
    withdrawnAt: DateTime
  }

  input SetMemberInterestsInput {
    interests: [MemberInterestInput!]!
    memberId: ID!
  }

  input UpdateApplicationInput {
    email: String
    firstName: String
    lastName: String
    membershipTypeId: ID
    phone: String
    reviewNotes: String
    sponsorId: ID
  }

  input UpdateCommunicationPrefsInput {
    emailPromotions: Boolean
    memberId: ID!
    pushNotifications: Boolean
    smsPromotions: Boolean
    unsubscribedCategories: [String!]
  }
`;
