/** SDL of what Boulevard offers and sells, and who does it. */
export const boulevardBackOfficeText = /* GraphQL */ `
  type Service implements Node {
    active: Boolean!
    addon: Boolean!
    bookable: Boolean!
    category: ServiceCategory
    categoryId: ID
    createdAt: DateTime!
    defaultDuration: Int!
    defaultPrice: Money!
    description: String
    externalId: ID
    id: ID!
    name: String!
    updatedAt: DateTime!
  }

  type ServiceCategory implements Node {
    id: ID!
    name: String!
    sortOrder: Int
  }

  type ServiceConnection {
    edges: [ServiceEdge]
    pageInfo: PageInfo!
  }

  type ServiceEdge {
    cursor: String
    node: Service
  }

  "A member of staff"
  type Staff implements Node {
    active: Boolean!
    avatar: String
    bio: String
    createdAt: DateTime!
    displayName: String!
    email: Email
    enabledForFutureBookings: Boolean!
    externalId: ID
    externallyBookable: Boolean!
    firstName: String!
    id: ID!
    lastName: String!
    locations: [Location!]!
    mobilePhone: PhoneNumber
    name: String!
    nickname: String
    role: StaffRole
    suspended: Boolean!
    updatedAt: DateTime!
  }

  type StaffRole implements Node {
    id: ID!
    name: String!
  }

  type StaffConnection {
    edges: [StaffEdge]
    pageInfo: PageInfo!
  }

  type StaffEdge {
    cursor: String
    node: Staff
  }

  type GiftCard implements Node {
    code: String!
    createdAt: DateTime!
    currentBalance: Money!
    id: ID!
    purchasedByClientId: ID
  }
  type GiftCardConnection {
    edges: [GiftCardEdge]
    pageInfo: PageInfo!
  }
  type GiftCardEdge {
    cursor: String
    node: GiftCard
  }

  type Membership implements Node {
    cancelOn: Date
    client: Client!
    clientId: ID!
    endOn: Date
    id: ID!
    location: Location!
    name: String!
    startOn: Date!
    status: MembershipStatus!
    unitPrice: Money!
  }
  enum MembershipStatus {
    ACTIVE
    CANCELLED
    PAST_DUE
    PAUSED
  }
  type MembershipConnection {
    edges: [MembershipEdge]
    pageInfo: PageInfo!
  }
  type MembershipEdge {
    cursor: String
    node: Membership
  }

  type Order implements Node {
    client: Client
    clientId: ID
    closedAt: DateTime
    closedBy: Staff
    createdAt: DateTime!
    id: ID!
    location: Location!
    number: String!
    refunded: Boolean!
    summary: OrderSummary!
  }
  type OrderSummary {
    currentDiscountAmount: Money!
    currentGratuityAmount: Money!
    currentSubtotal: Money!
    currentTotal: Money!
  }
  type OrderConnection {
    edges: [OrderEdge]
    pageInfo: PageInfo!
  }
  type OrderEdge {
    cursor: String
    node: Order
  }

  type Product implements Node {
    active: Boolean!
    brandName: String
    createdAt: DateTime!
    id: ID!
    name: String!
    retailPrice: Money
    sku: String
    unitPrice: Money!
  }
  type ProductConnection {
    edges: [ProductEdge]
    pageInfo: PageInfo!
  }
  type ProductEdge {
    cursor: String
    node: Product
  }

  type ServiceCategoryConnection {
    edges: [ServiceCategoryEdge]
    pageInfo: PageInfo!
  }
  type ServiceCategoryEdge {
    cursor: String
    node: ServiceCategory
  }

  type TagConnection {
    edges: [TagEdge]
    pageInfo: PageInfo!
  }
  type TagEdge {
    cursor: String
    node: Tag
  }
`;
