/** The schema of people, bookings, places and products, with its queries. */
export const bookeoText = `
  """
  An RFC 3339 date and time with offset, such as 2026-10-01T09:00:00-04:00. The offset -00:00 means local time.
  """
  scalar DateTime
  """
  An RFC 3339 full date, such as 1990-04-23.
  """
  scalar Date

  enum PhoneNumberType { mobile work home fax }
  enum Gender { male female unknown }
  enum ProductType { fixed fixedCourse flexibleTime }
  enum CustomerSearchField { name firstName lastName emailAddress }

  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }

  type PhoneNumber { number: String! type: PhoneNumberType! }
  type StreetAddress {
    address1: String
    address2: String
    city: String
    countryCode: String
    state: String
    postcode: String
  }
  type Image { url: String! }
  type Money { amount: String! currency: String! }

  """
  The portal that holds the accounts of the group.
  """
  type Portal { id: ID! name: String! subaccounts: [Subaccount!]! }
  type Subaccount { id: ID! name: String! }

  """
  A Bookeo account: one place of business.
  """
  type Business {
    id: ID!
    name: String!
    legalIdentifiers: String
    phoneNumbers: [PhoneNumber!]!
    websiteURL: String
    emailAddress: String
    streetAddress: StreetAddress!
    logo: Image
    "HTML."
    description: String
    "IANA name of the zone in which the account's times are."
    timezone: String!
  }
  type BusinessEdge { cursor: String! node: Business! }
  type BusinessConnection { edges: [BusinessEdge!]! pageInfo: PageInfo! totalCount: Int! }

  type CustomField { id: ID! name: String! value: String }

  """
  Represents a customer.
  """
  type Customer {
    "Globally unique ID that identifies this person."
    id: ID!
    firstName: String
    middleName: String
    lastName: String
    emailAddress: String
    phoneNumbers: [PhoneNumber!]!
    streetAddress: StreetAddress
    creationTime: DateTime!
    startTimeOfNextBooking: DateTime
    startTimeOfPreviousBooking: DateTime
    dateOfBirth: Date
    customFields: [CustomField!]!
    gender: Gender
    facebookId: String
    credit: Money
    languageCode: String
    acceptSmsReminders: Boolean
    numBookings: Int!
    numCancelations: Int!
    numNoShows: Int!
    member: Boolean!
    membershipEnd: Date
    "The account that the customer belongs to."
    business: Business!
    bookings(beginDate: Date, endDate: Date, first: Int, after: String, last: Int, before: String): BookingConnection!
    "Family and friends that the customer can book for."
    linkedPeople: [LinkedPerson!]!
  }
  type CustomerEdge { cursor: String! node: Customer! }
  type CustomerConnection { edges: [CustomerEdge!]! pageInfo: PageInfo! totalCount: Int! }

  type LinkedPerson {
    id: ID!
    customerId: ID!
    firstName: String
    middleName: String
    lastName: String
    emailAddress: String
    phoneNumbers: [PhoneNumber!]!
    creationTime: DateTime!
    dateOfBirth: Date
    gender: Gender
  }

  """
  A person, room or piece of equipment that bookings need.
  """
  type Resource { id: ID! name: String! type: ResourceType }
  type ResourceEdge { cursor: String! node: Resource! }
  type ResourceConnection { edges: [ResourceEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type ResourceType { id: ID! name: String! isPublic: Boolean! resources: [Resource!]! }

  type PeopleNumber { peopleCategoryId: ID! number: Int! }
  type Participant {
    "PSELF for the customer, PUNKNOWN where details were not asked for."
    personId: ID!
    peopleCategoryId: ID!
    categoryIndex: Int!
    personDetails: LinkedPerson
  }
  type Participants { numbers: [PeopleNumber!]! details: [Participant!]! }

  type BookingOption { id: ID! name: String! value: String! }
  type PriceTax { taxId: ID! amount: Money! }
  type Price { totalGross: Money! totalNet: Money! totalTaxes: Money! totalPaid: Money! taxes: [PriceTax!]! }
  type PriceAdjustment { unitPrice: Money! quantity: Int! description: String! taxIds: [ID!] }

  """
  Represents a booking.
  """
  type Booking {
    "The unique booking number. Always treat as a text."
    bookingNumber: ID!
    eventId: ID
    firstCourseEnrolledEventId: ID
    dropinCourseEnrolledEventId: ID
    startTime: DateTime!
    endTime: DateTime!
    customerId: ID
    customer: Customer
    "Same as the one displayed in the calendar."
    title: String!
    externalRef: String
    participants: Participants!
    "Resources involved in the booking, for products of type flexibleTime."
    resources: [Resource!]!
    canceled: Boolean!
    cancelationTime: DateTime
    cancelationAgent: String
    "Whether this booking was accepted. Where accept/deny does not apply it is accepted as created."
    accepted: Boolean!
    noShow: Boolean!
    sourceIp: String
    source: String
    creationTime: DateTime!
    creationAgent: String!
    lastChangeTime: DateTime
    lastChangeAgent: String
    productName: String!
    productId: ID!
    product: Product!
    business: Business!
    options: [BookingOption!]!
    privateEvent: Boolean!
    priceAdjustments: [PriceAdjustment!]!
    promotionName: String
    couponCodes: [String!]!
    specificVoucherCode: String
    price: Price!
    payments: [Payment!]!
  }
  type BookingEdge { cursor: String! node: Booking! }
  type BookingConnection { edges: [BookingEdge!]! pageInfo: PageInfo! totalCount: Int! }

  """
  At least one of the two pairs of times is required, and neither may span more than 31 days.
  """
  input BookingFilter {
    "Only bookings that start on or after this time."
    startTime: DateTime
    "Only bookings that start on or before this time."
    endTime: DateTime
    "Only bookings that were last changed (or created) on or after this time."
    lastUpdatedStartTime: DateTime
    "Only bookings that were last changed (or created) on or before this time."
    lastUpdatedEndTime: DateTime
    productId: ID
    businessId: ID
    includeCanceled: Boolean = false
  }

  input CustomerFilter {
    searchText: String
    searchField: CustomerSearchField = name
    createdSince: DateTime
    currentMembers: Boolean = true
    currentNonMembers: Boolean = true
    businessId: ID
  }

  type Query {
    portal: Portal!
    businesses(first: Int, after: String, last: Int, before: String): BusinessConnection!
    business(id: ID!): Business
    customers(filter: CustomerFilter, first: Int, after: String, last: Int, before: String): CustomerConnection!
    customer(id: ID!): Customer
    bookings(filter: BookingFilter!, first: Int, after: String, last: Int, before: String): BookingConnection!
    booking(bookingNumber: ID!): Booking
    products(type: ProductType, first: Int, after: String, last: Int, before: String): ProductConnection!
    product(productId: ID!): Product
    "People, rooms and equipment, with what kind each is."
    resources(typeId: ID, businessId: ID, first: Int, after: String, last: Int, before: String): ResourceConnection!
    resourceTypes: [ResourceType!]!
    matchingSlots(businessId: ID!, productId: ID!, startTime: DateTime!, endTime: DateTime!): [MatchingSlot!]!
    resourceBlocks(startTime: DateTime!, endTime: DateTime!, first: Int, after: String): ResourceBlockConnection!
    seatBlocks(startTime: DateTime!, endTime: DateTime!): [SeatBlock!]!
    payments(filter: PaymentFilter, first: Int, after: String, last: Int, before: String): PaymentConnection!
    peopleCategories: [PeopleCategory!]!
    customerCustomFields: [CustomFieldDefinition!]!
    languages: [Language!]!
    taxes: [Tax!]!
    webhooks: [Webhook!]!
    apiKeyInfo: ApiKeyInfo!
  }
`;
