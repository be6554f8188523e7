/** SDL of all queries, and of who there is. */
export const moeGoText = /* GraphQL */ `
  "An instant in UTC, RFC 3339."
  scalar DateTime
  "A calendar day, YYYY-MM-DD."
  scalar Date

  type Query {
    "The companies that the API key may use."
    companies(first: Int = 50, after: String): CompanyConnection!
    company(id: ID!): Company
    businesses(companyId: ID!, first: Int = 50, after: String): BusinessConnection!
    business(id: ID!): Business
    customers(companyId: ID!, first: Int = 50, after: String): CustomerConnection!
    customer(id: ID!): Customer
    customerTags(companyId: ID!): [Tag!]!
    "The pets of one customer."
    pets(customerId: ID!): [Pet!]!
    pet(customerId: ID!, id: ID!): Pet
    petCodes(companyId: ID!): [PetCode!]!
    staffs(companyId: ID!, first: Int = 50, after: String): StaffConnection!
    staff(id: ID!): Staff
    services(companyId: ID!, businessIds: [ID!], first: Int = 50, after: String): ServiceConnection!
    appointments(
      companyId: ID!
      "All businesses of the company where none are given."
      businessIds: [ID!]
      filter: AppointmentFilter
      first: Int = 50
      after: String
    ): AppointmentConnection!
    appointment(id: ID!, businessId: ID!): Appointment
    block(id: ID!): Block
    orders(companyId: ID!, businessIds: [ID!], filter: OrderFilter, first: Int = 50, after: String): OrderConnection!
    order(id: ID!): Order
    payments(companyId: ID!, filter: PaymentFilter, first: Int = 50, after: String): PaymentConnection!
    payment(id: ID!): Payment
    reviews(businessId: ID!, filter: ReviewFilter, first: Int = 50, after: String): ReviewConnection!
    discounts(companyId: ID!, first: Int = 50, after: String): DiscountConnection!
    discount(companyId: ID!, code: String!): Discount
  }

  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }

  type Company {
    id: ID!
    name: String!
    country: String!
    timezone: TimeZone!
  }

  type TimeZone {
    "A name of the IANA database."
    id: String!
    version: String
  }

  "A place where a company works: a salon, or where its vans set out from."
  type Business {
    id: ID!
    companyId: ID!
    name: String!
    avatar: String!
    phone: String!
    businessPhone: String!
    email: String!
    address: Address
    website: String!
    facebook: String!
    instagram: String!
    yelp: String!
    google: String!
  }

  type Address {
    id: ID!
    address1: String!
    address2: String!
    city: String!
    state: String!
    postalCode: String!
    country: String!
    coordinate: LatLng
    type: AddressType!
  }

  type LatLng {
    latitude: Float!
    longitude: Float!
  }

  enum AddressType {
    PRIMARY
    SECONDARY
  }

  "A pet parent."
  type Customer {
    id: ID!
    companyId: ID!
    firstName: String!
    lastName: String!
    avatar: String!
    phone: String!
    email: String!
    addresses: [Address!]!
    status: CustomerStatus!
    colorCode: String!
    source: String!
    "The day of the last finished appointment."
    lastAppointmentDate: Date
    nextAppointmentDate: Date
    preferredBusinessId: ID
    preferredBusiness: Business
    tags: [Tag!]!
    notes(first: Int = 50, after: String): NoteConnection!
    pets: [Pet!]!
    createdBy: String!
    createdTime: DateTime!
    lastUpdatedBy: String!
    lastUpdatedTime: DateTime!
  }

  enum CustomerStatus {
    ACTIVE
    INACTIVE
  }

  type Tag {
    id: ID!
    name: String!
    lastUpdatedBy: String!
    lastUpdatedTime: DateTime
  }

  type Note {
    id: ID!
    note: String!
    lastUpdatedBy: String!
    lastUpdatedTime: DateTime
  }

  type Pet {
    id: ID!
    customerId: ID
    name: String!
    birthday: Date
    status: PetStatus!
    type: PetType!
    breed: String!
    gender: PetGender!
    weight: Weight
    fixed: String!
    coat: String!
    behavior: String!
    petCodes: [PetCode!]!
    notes: [Note!]!
    vaccinations: [Vaccination!]!
    vet: Vet
  }

  enum PetStatus {
    ALIVE
    PASSED_AWAY
  }

  enum PetType {
    OTHER
    DOG
    CAT
    BIRD
    RABBIT
    GUINEA_PIG
    HORSE
    HAMSTER
    RAT
    MOUSE
    CHINCHILLA
  }

  enum PetGender {
    MALE
    FEMALE
    UNKNOWN
  }

  type Weight {
    value: Int!
    unit: WeightUnit!
  }

  enum WeightUnit {
    KILOGRAM
    POUND
  }

  type PetCode {
    id: ID!
    abbreviation: String!
    description: String!
    color: String!
  }

  type Vaccination {
    name: String!
    expiredAt: DateTime
  }

  type Vet {
    name: String!
    phoneNumber: String!
    address: String!
  }
`;
