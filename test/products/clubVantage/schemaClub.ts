/** SDL of the club itself, its users, discounts and reports. */
export const clubText: string = /* GraphQL */ `
  extend type Query {
    clubProfile: ClubProfileType!
    billingSettings: BillingSettingsType!
    "Get paginated list of users with optional filters"
    users(limit: Int, page: Int, role: String, search: String): UserListResultType!
    "Get a single user by ID"
    user(id: ID!): UserType!
    "Get activity log for users with pagination"
    userActivityLog(limit: Int, page: Int): ActivityLogResultType!
    "Get all discounts for the current club with filtering and pagination"
    discounts(
      after: String
      first: Int = 10
      isActive: Boolean
      scope: DiscountScope
      search: String
      skip: Int
      sortBy: String = "name"
      sortOrder: String = "asc"
      type: DiscountType
    ): DiscountConnection!
    "Get a single discount by ID"
    discount(id: ID!): DiscountGraphQLType
    "Get all active discounts for POS use"
    activeDiscounts: [DiscountGraphQLType!]!
    "Find a discount by its code"
    discountByCode(code: String!): DiscountGraphQLType
    "Get dashboard statistics"
    reportsDashboard: DashboardStatsType!
    "Get membership statistics"
    reportsMembership: MembershipReportType!
    featureFlags: FeatureFlagsType!
    isFeatureEnabled(featureKey: String!): Boolean!
  }

  extend type Mutation {
    updateClubProfile(input: UpdateClubProfileInput!): ClubProfileType!
    "Lock a user account for a specified duration in minutes"
    lockUser(id: ID!, minutes: Int!): StatusMessageType!
    "Unlock a user account"
    unlockUser(id: ID!): StatusMessageType!
  }

  type ActivityEntryType {
    aggregateId: String!
    aggregateType: String!
    createdAt: DateTime!
    data: String!
    id: ID!
    type: String!
    userEmail: String!
    userId: String!
  }

  type ActivityLogResultType {
    data: [ActivityEntryType!]!
    meta: PaginationMetaType!
  }

  type BillingSettingsType {
    currency: String
    invoicePrefix: String!
    paymentTermDays: Int!
    taxRate: Float
    taxType: String
  }

  type ClubProfileType {
    address: String
    email: String
    features: JSON
    id: ID!
    logoUrl: String
    maxMembers: Int
    maxUsers: Int
    name: String!
    phone: String
    primaryColor: String
    region: String
    slug: String!
    subscriptionStatus: String!
    subscriptionTier: String!
    timezone: String
    website: String
  }

  type DashboardBookingStatsType {
    upcoming: Int!
  }

  type DashboardFinancialStatsType {
    lastMonthRevenue: Float!
    revenueGrowth: Float!
    thisMonthRevenue: Float!
    totalOutstanding: Float!
  }

  type DashboardMemberStatsType {
    active: Int!
    growth: Float!
    newThisMonth: Int!
    total: Int!
  }

  type DashboardStatsType {
    bookings: DashboardBookingStatsType!
    financial: DashboardFinancialStatsType!
    members: DashboardMemberStatsType!
  }

  type DiscountApprovalType {
    approvalThreshold: String
    requiresApproval: Boolean!
  }

  type DiscountConditionsType {
    maximumDiscount: String
    membershipTypeIds: [String!]
    minimumAmount: String
    playerTypes: [String!]
  }

  type DiscountConnection {
    edges: [DiscountGraphQLTypeEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type DiscountGraphQLType {
    approval: DiscountApprovalType!
    clubId: String!
    code: String
    conditions: DiscountConditionsType!
    createdAt: DateTime!
    id: ID!
    isActive: Boolean!
    name: String!
    scope: DiscountScope!
    type: DiscountType!
    updatedAt: DateTime!
    validity: DiscountValidityType!
    value: String!
  }

  type DiscountGraphQLTypeEdge {
    cursor: String!
    node: DiscountGraphQLType!
  }

  enum DiscountScope {
    LINE_ITEM
    ORDER
  }

  enum DiscountType {
    FIXED_AMOUNT
    PERCENTAGE
  }

  type DiscountValidityType {
    usageCount: Float!
    usageLimit: Float
    validFrom: DateTime
    validTo: DateTime
  }

  type FeatureFlagsType {
    features: FeatureLevelFlagsType!
    modules: ModuleFlagsType!
    operational: OperationalFlagsType!
  }

  type FeatureLevelFlagsType {
    aiDynamicPricing: Boolean!
    automatedFlows: Boolean!
    customDomain: Boolean!
    golfLottery: Boolean!
    houseAccounts: Boolean!
    memberPricing: Boolean!
    memberWindows: Boolean!
    whiteLabelApp: Boolean!
  }

  scalar JSON

  type MembershipReportType {
    byStatus: JSON!
    byType: JSON!
    expiringThisMonth: Int!
  }

  type ModuleFlagsType {
    billing: Boolean!
    bookings: Boolean!
    golf: Boolean!
    marketing: Boolean!
    pos: Boolean!
    reports: Boolean!
  }

  type OperationalFlagsType {
    emailCampaigns: Boolean!
    maintenanceMode: Boolean!
    newMemberRegistration: Boolean!
    onlineBooking: Boolean!
  }

  type PaginationMetaType {
    limit: Int!
    page: Int!
    total: Int!
    totalPages: Int!
  }

  type StatusMessageType {
    message: String!
  }

  input UpdateClubProfileInput {
    address: String
    email: String
    logoUrl: String
    name: String
    phone: String
    primaryColor: String
    timezone: String
    website: String
  }

  type UserListResultType {
    data: [UserType!]!
    meta: PaginationMetaType!
  }

  enum UserRole {
    ACCOUNTANT
    ADMIN
    F_AND_B
    GOLF_MARSHAL
    MANAGER
    PRO_SHOP
    RECEPTIONIST
    STAFF
    SUPER_ADMIN
  }

  type UserType {
    createdAt: DateTime!
    email: String!
    emailVerified: Boolean
    firstName: String!
    id: ID!
    isActive: Boolean!
    lastLoginAt: DateTime
    lastName: String!
    permissions: [String!]!
    phone: String
    role: UserRole!
    updatedAt: DateTime
  }
`;
