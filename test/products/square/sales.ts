/** SDL of what Square sells and collects, and of its connections. */
export const squareSalesText = /* GraphQL */ `
  type CatalogItem {
    abbreviation: String
    description: String
    id: ID!
    isDeleted: Boolean
    merchantId: ID!
    name: String
    productType: CatalogItemProductType
    updatedAt: DateTime
    variations: [CatalogItemVariation]
    version: JsonSafeLong!
  }

  type CatalogItemVariation {
    availableForBooking: Boolean
    id: ID!
    item: CatalogItem
    name: String
    priceMoney: Money
    "In milliseconds"
    serviceDuration: JsonSafeLong
    sku: String
    teamMemberIds: [ID]
  }

  enum CatalogItemProductType {
    APPOINTMENTS_SERVICE
    GIFT_CARD
    REGULAR
  }

  input CatalogItemFilter {
    merchantId: BasicIdFilter!
    productType: CatalogItemProductTypeFilter
  }

  input CatalogItemProductTypeFilter {
    equalToAnyOf: [CatalogItemProductType!]
  }

  type CardOnFile {
    cardholderName: String
    customer: Customer
    enabled: Boolean
    expMonth: Int
    expYear: Int
    id: ID!
    last4: String
    merchantId: ID!
  }

  input CardOnFileFilter {
    customerId: ID
    merchantId: BasicIdFilter!
  }

  type CustomerCustomAttributeDefinition {
    description: String
    id: ID!
    key: String
    name: String
  }

  input CustomAttributeDefinitionFilterInput {
    merchantId: BasicIdFilter!
  }

  type SquareGiftCard {
    balanceMoney: Money
    createdAt: DateTime
    customers: [Customer]
    gan: String
    id: ID!
    merchantId: ID!
  }

  input GiftCardFilter {
    customerId: ID
    merchantId: BasicIdFilter!
  }

  type LoyaltyAccount {
    balance: Int
    createdAt: DateTime
    customer: Customer
    enrolledAt: DateTime
    id: ID!
    merchantId: ID!
  }

  input LoyaltyAccountFilter {
    customerId: BasicIdFilter
    merchantId: BasicIdFilter!
  }

  type Order {
    closedAt: DateTime
    createdAt: DateTime
    customer: Customer
    id: ID!
    location: Location
    merchantId: ID!
    state: OrderState
    ticketName: String
    totalMoney: Money
    updatedAt: DateTime
  }

  enum OrderState {
    CANCELED
    COMPLETED
    DRAFT
    OPEN
  }

  input OrderFilter {
    customer: BasicIdFilter
    location: BasicIdFilter
    merchantId: BasicIdFilter!
  }

  type Payment {
    amountMoney: Money
    buyerEmailAddress: EmailAddress
    createdAt: DateTime
    customer: Customer
    id: ID!
    location: Location
    note: String
    order: Order
    status: String
    updatedAt: DateTime
  }

  input PaymentFilter {
    customerId: BasicIdFilter
    merchantId: BasicIdFilter
  }

  type SquareSubscription {
    canceledDate: String
    createdAt: DateTime
    customer: Customer
    id: ID!
    location: Location
    merchantId: ID!
    startDate: String
    timezone: String
  }

  input SubscriptionFilter {
    customerId: BasicIdFilter
    merchantId: BasicIdFilter!
  }

  type BookingConnection {
    nodes: [Booking!]!
    pageInfo: PageInfo!
  }

  type BreakTypeConnection {
    nodes: [BreakType!]!
    pageInfo: PageInfo!
  }

  type BusinessBookingProfileConnection {
    nodes: [BusinessBookingProfile!]!
    pageInfo: PageInfo!
  }

  type CardOnFileConnection {
    nodes: [CardOnFile!]!
    pageInfo: PageInfo!
  }

  type CatalogItemConnection {
    nodes: [CatalogItem!]!
    pageInfo: PageInfo!
  }

  type CustomerCustomAttributeDefinitionConnection {
    nodes: [CustomerCustomAttributeDefinition!]!
    pageInfo: PageInfo!
  }

  type LocationBookingProfileConnection {
    nodes: [LocationBookingProfile!]!
    pageInfo: PageInfo!
  }

  type LocationConnection {
    nodes: [Location!]!
    pageInfo: PageInfo!
  }

  type LoyaltyAccountConnection {
    nodes: [LoyaltyAccount!]!
    pageInfo: PageInfo!
  }

  type MerchantConnection {
    nodes: [Merchant!]!
    pageInfo: PageInfo!
  }

  type OrderConnection {
    nodes: [Order!]!
    pageInfo: PageInfo!
  }

  type PaymentConnection {
    nodes: [Payment!]!
    pageInfo: PageInfo!
  }

  type ShiftConnection {
    nodes: [Shift!]!
    pageInfo: PageInfo!
  }

  type SquareGiftCardConnection {
    nodes: [SquareGiftCard!]!
    pageInfo: PageInfo!
  }

  type SquareSubscriptionConnection {
    nodes: [SquareSubscription!]!
    pageInfo: PageInfo!
  }

  type TeamMemberBookingProfileConnection {
    nodes: [TeamMemberBookingProfile!]!
    pageInfo: PageInfo!
  }

  type TeamMemberWageConnection {
    nodes: [TeamMemberWage!]!
    pageInfo: PageInfo!
  }

  type CustomerConnection {
    nodes: [Customer!]!
    pageInfo: PageInfo
  }
`;
