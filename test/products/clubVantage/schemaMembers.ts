/** SDL of members. */
export const membersText: string = /* GraphQL */ `
  extend type Query {
    "Get paginated list of members"
    members(
      after: String
      first: Int = 10
      householdId: ID
      membershipTypeId: ID
      search: String
      skip: Int
      sortBy: String = "createdAt"
      sortOrder: String = "desc"
      status: MemberStatus
    ): MemberConnection!
    "Get a single member by ID"
    member(id: ID!): MemberType!
    "Get member statistics"
    memberStats: MemberStatsType!
    "Get the current user's member profile"
    myMember: MemberType
    "Get all membership types"
    membershipTypes: [MembershipTypeType!]!
    "Get member dependents"
    memberDependents(memberId: ID!): [DependentType!]!
    "Get member addresses"
    memberAddresses(memberId: ID!): [MemberAddressType!]!
    "Get transaction history for a member"
    memberTransactions(memberId: ID!): MemberTransactionsType!
  }

  extend type Mutation {
    "Create a new member"
    createMember(input: CreateMemberInput!): MemberType!
    "Update an existing member"
    updateMember(id: ID!, input: UpdateMemberInput!): MemberType!
    "Change member status"
    changeMemberStatus(id: ID!, input: ChangeStatusInput!): MemberType!
    "Soft delete a member"
    deleteMember(id: ID!): DeleteMemberResponseType!
    "Create a new member address"
    createMemberAddress(input: CreateAddressInput!): MemberAddressType!
    "Update an existing member address"
    updateMemberAddress(id: ID!, input: UpdateAddressInput!): MemberAddressType!
    "Delete a member address"
    deleteMemberAddress(id: ID!): DeleteAddressResponseType!
    "Add a dependent to a member"
    createDependent(input: CreateDependentInput!): DependentType!
    "Update a dependent"
    updateDependent(id: ID!, input: UpdateDependentInput!): DependentType!
    "Delete a dependent"
    deleteDependent(id: ID!): DeleteDependentResponseType!
  }

  enum AddressType {
    BILLING
    BOTH
    MAILING
  }

  type DeleteAddressResponseType {
    success: Boolean!
  }

  type DeleteDependentResponseType {
    message: String!
  }

  type DeleteMemberResponseType {
    message: String!
  }

  type DependentType {
    dateOfBirth: DateTime
    email: String
    firstName: String!
    id: ID!
    isActive: Boolean!
    lastName: String!
    phone: String
    relationship: String!
  }

  type HouseholdType {
    address: String
    email: String
    id: ID!
    name: String!
    phone: String
  }

  type MemberAddressType {
    addressLine1: String!
    addressLine2: String
    country: String!
    createdAt: DateTime!
    district: String!
    id: ID!
    isPrimary: Boolean!
    label: String
    postalCode: String!
    province: String!
    subDistrict: String!
    type: AddressType!
    updatedAt: DateTime!
  }

  type MemberConnection {
    edges: [MemberTypeEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type MemberStatsType {
    active: Float!
    inactive: Float!
    suspended: Float!
    total: Float!
  }

  enum MemberStatus {
    ACTIVE
    APPLICANT
    LAPSED
    LEAD
    PROSPECT
    REACTIVATED
    RESIGNED
    SUSPENDED
    TERMINATED
  }

  type MemberSummaryType {
    firstName: String!
    id: ID!
    isPrimaryMember: Boolean
    lastName: String!
    memberId: String!
  }

  type MemberTransactionType {
    amount: String!
    date: DateTime!
    description: String!
    id: ID!
    invoiceNumber: String
    runningBalance: String!
    type: String!
  }

  type MemberTransactionsType {
    currentBalance: String!
    transactions: [MemberTransactionType!]!
  }

  type MemberType {
    address: String
    addresses: [MemberAddressType!]
    avatarUrl: String
    createdAt: DateTime!
    creditBalance: String!
    dateOfBirth: DateTime
    dependents: [DependentType!]
    email: String
    emergencyContact: String
    emergencyPhone: String
    expiryDate: DateTime
    firstName: String!
    gender: String
    household: HouseholdType
    id: ID!
    idNumber: String
    isActive: Boolean!
    isPrimaryMember: Boolean!
    joinDate: DateTime!
    lastName: String!
    memberId: String!
    membershipTier: MembershipTierType
    membershipType: MembershipTypeType
    nationality: String
    notes: String
    outstandingBalance: String!
    phone: String
    referredBy: MemberSummaryType
    renewalDate: DateTime
    status: MemberStatus!
    tags: [String!]!
    updatedAt: DateTime!
  }

  type MemberTypeEdge {
    cursor: String!
    node: MemberType!
  }

  type MembershipTierType {
    code: String!
    description: String
    id: ID!
    name: String!
  }

  type MembershipTypeType {
    allowFamilyMembers: Boolean!
    allowGuests: Boolean!
    annualFee: Float
    bookingAdvanceDays: Float!
    code: String!
    description: String
    id: ID!
    joiningFee: Float
    maxFamilyMembers: Float!
    maxGuestsPerBooking: Float!
    monthlyFee: Float
    name: String!
    priorityBooking: Boolean!
  }
`;
