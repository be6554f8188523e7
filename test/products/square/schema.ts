/** SDL of the part of Square's graph that a front desk reads. It can be read only. */
export const squareText = /* GraphQL */ `
  scalar Cursor
  scalar DateTime
  scalar Duration
  scalar EmailAddress
  "A 64-bit integer that is safe in JSON"
  scalar JsonSafeLong
  scalar LanguageCode
  scalar PhoneNumber
  scalar TimeZone
  scalar Url

  "The query entry point for the entire schema."
  type Query {
    "Returns booking availability by the specified filter. Permissions:APPOINTMENTS_READ"
    bookingAvailability(filter: AvailabilityFilter!): BookingAvailabilityConnection
    "Returns booking(s) by the specified filter. Permissions:APPOINTMENTS_READ"
    bookings(after: Cursor, filter: BookingFilter!, first: Int): BookingConnection
    breakTypes(after: Cursor, filter: BreakTypeFilter, first: Int): BreakTypeConnection
    "Returns booking(s) by the specified filter. Permissions:APPOINTMENTS_BUSINESS_SETTINGS_READ"
    businessBookingProfile(filter: BusinessBookingProfileFilter!): BusinessBookingProfileConnection
    cardsOnFile(after: Cursor, filter: CardOnFileFilter!): CardOnFileConnection
    "Query for CatalogItems Permissions:ITEMS_READ"
    catalogItems(after: Cursor, filter: CatalogItemFilter, first: Int): CatalogItemConnection
    "Returns the Merchant the access token is granted permission to view"
    currentMerchant: Merchant
    customerCustomAttributeDefinitions(
      after: Cursor
      filter: CustomAttributeDefinitionFilterInput!
      first: Int
    ): CustomerCustomAttributeDefinitionConnection
    "A list of Customer. Permissions:CUSTOMERS_READ"
    customers(after: Cursor, filter: CustomerFilter!, first: Int): CustomerConnection
    giftCards(after: Cursor, filter: GiftCardFilter!, first: Int): SquareGiftCardConnection
    "Returns booking(s) by the specified filter. Permissions:APPOINTMENTS_BUSINESS_SETTINGS_READ"
    locationBookingProfiles(
      after: Cursor
      filter: LocationBookingProfileFilter!
      first: Int
    ): LocationBookingProfileConnection
    loyaltyAccounts(after: Cursor, filter: LoyaltyAccountFilter!, first: Int): LoyaltyAccountConnection
    "Returns Merchants by IDs. Order is not guaranteed. Permissions:MERCHANT_PROFILE_READ"
    merchants(filter: MerchantFilterInput!): MerchantConnection
    "Returns Orders by the specified filter. Permissions:ORDERS_READ"
    orders(after: Cursor, filter: OrderFilter!, first: Int): OrderConnection
    payments(after: Cursor, before: Cursor, filter: PaymentFilter, first: Int, last: Int): PaymentConnection
    "Returns Shifts by its filter. Permissions:TIMECARDS_READ"
    shifts(after: Cursor, filter: ShiftFilter, first: Int): ShiftConnection
    subscriptions(after: Cursor, filter: SubscriptionFilter!, first: Int): SquareSubscriptionConnection
    "Returns booking(s) by the specified filter. Permissions:APPOINTMENTS_BUSINESS_SETTINGS_READ"
    teamMemberBookingProfiles(
      after: Cursor
      filter: TeamMemberBookingProfileFilter!
      first: Int
    ): TeamMemberBookingProfileConnection
    "Returns TeamMemberWages by its filter. Permissions:EMPLOYEES_READ"
    teamMemberWages(after: Cursor, filter: TeamMemberWageFilter, first: Int): TeamMemberWageConnection
  }

  type PageInfo {
    endCursor: Cursor
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: Cursor
  }

  input BasicIdFilter {
    "Matches records where the field value is equal to any of the provided values."
    equalToAnyOf: [ID!]
  }

  input BasicIdFilterInput {
    equalToAnyOf: [ID!]!
  }

  input TimeRangeFilter {
    endAt: DateTime
    startAt: DateTime
  }

  type Address {
    addressLine1: String
    addressLine2: String
    addressLine3: String
    "In the US, this is the state."
    administrativeDistrictLevel1: String
    administrativeDistrictLevel2: String
    country: Country
    firstName: String
    lastName: String
    "The city or town of the address."
    locality: String
    organization: String
    postalCode: String
    sublocality: String
  }

  enum Country {
    CA
    GB
    US
    ZZ
  }

  type Money {
    amount: JsonSafeLong!
    currency: Currency!
  }

  enum Currency {
    CAD
    GBP
    USD
  }

  "A Square seller."
  type Merchant {
    businessName: String
    country: Country
    createdAt: DateTime
    currency: Currency
    id: ID!
    language: LanguageCode
    "The locations for the merchant."
    locations(ids: [ID!]): LocationConnection
    mainLocation: Location!
    status: MerchantStatus
  }

  enum MerchantStatus {
    ACTIVE
    DELETED
    INACTIVE
  }

  input MerchantFilterInput {
    id: BasicIdFilterInput!
  }

  "A location for a Merchant, physical or abstract, such as an online store."
  type Location {
    address: Address
    businessEmail: EmailAddress
    businessHours: BusinessHours
    businessName: String
    country: Country
    createdAt: DateTime
    currency: Currency
    description: String
    id: ID!
    instagramUsername: String
    language: LanguageCode
    logoUrl: Url
    mcc: String
    merchant: Merchant!
    name: String
    phoneNumber: PhoneNumber
    status: LocationStatus
    timezone: TimeZone
    type: LocationType
    websiteUrl: Url
  }

  enum LocationStatus {
    ACTIVE
    INACTIVE
  }

  enum LocationType {
    MOBILE
    PHYSICAL
  }

  type BusinessHours {
    periods: [BusinessHoursPeriod]
  }

  type BusinessHoursPeriod {
    dayOfWeek: DayOfWeek
    endLocalTime: String
    startLocalTime: String
  }

  enum DayOfWeek {
    FRI
    MON
    SAT
    SUN
    THU
    TUE
    WED
  }

  type Customer {
    address: Address
    birthday: String
    companyName: String
    createdAt: DateTime
    creationSource: String
    emailAddress: EmailAddress
    familyName: String
    givenName: String
    groupIds: [ID!]
    id: ID!
    merchantId: ID!
    nickname: String
    note: String
    phoneNumber: String
    preferences: CustomerPreferences
    referenceId: ID
    segmentIds: [ID!]
    updatedAt: DateTime
  }

  type CustomerPreferences {
    emailUnsubscribed: Boolean
  }

  "Filters are combined by AND."
  input CustomerFilter {
    createdAt: TimeRangeFilter
    "By email address, case-insensitively"
    email: CustomerTextFilter
    "Fewer than 20; not together with email or createdAt"
    id: BasicIdFilter
    merchantId: BasicIdFilter!
  }

  input CustomerTextFilter {
    exact: String
  }
`;
