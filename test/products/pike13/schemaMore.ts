/** SDL of services, places and staff, and of what is sold, booked and noted. */
export const pike13MoreText = /* GraphQL */ `
  enum ServiceType {
    appointment
    course
    group_class
  }

  type Service {
    id: ID!
    name: String!
    type: ServiceType!
    categoryId: ID
    categoryName: String
    description: String
    descriptionShort: String
    durationInMinutes: Int!
    color: String
    hidden: Boolean!
    maxClients: Int
  }

  type Location {
    id: ID!
    name: String!
    phone: String
    email: String
    streetAddress: String
    streetAddress2: String
    city: String
    stateCode: String
    postalCode: String
    countryCode: String
    formattedAddress: String
    timezone: String!
    hidden: Boolean!
  }

  type StaffMember {
    id: ID!
    name: String!
    firstName: String!
    lastName: String!
    email: String
    phone: String
    bio: String
    role: StaffRole!
    showToClients: Boolean!
    homeLocationId: ID
    locationIds: [ID!]!
  }

  enum StaffRole {
    limited_staff_member
    manager
    owner
    primary_owner
    staff_member
  }

  type Note {
    id: ID!
    subject: String
    note: String!
    public: Boolean!
    pinned: Boolean!
    createdAt: ISO8601DateTime!
    updatedAt: ISO8601DateTime!
  }

  type InvoiceConnection {
    edges: [InvoiceEdge]
    nodes: [Invoice]
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type InvoiceEdge {
    cursor: String!
    node: Invoice
  }

  enum InvoiceState {
    canceled
    closed
    open
  }

  type Invoice {
    id: ID!
    invoiceNumber: String!
    invoiceDate: ISO8601Date!
    dueDate: ISO8601Date!
    state: InvoiceState!
    "Who pays."
    person: Person
    totalCents: Int!
    outstandingCents: Int!
    currencyCode: String!
    invoiceItems: [InvoiceItem!]!
  }

  type InvoiceItem {
    id: ID!
    name: String!
    quantity: Int!
    amountCents: Int!
  }

  type PlanProduct {
    id: ID!
    name: String!
    description: String
    type: String!
    priceCents: Int!
    visitCount: Int
  }

  type PackProduct {
    id: ID!
    name: String!
    count: Int!
    priceCents: Int!
  }

  type Plan {
    id: ID!
    planProductId: ID!
    name: String!
    startDate: ISO8601Date!
    endDate: ISO8601Date
    isAvailable: Boolean!
  }

  type WaitlistEntry {
    id: ID!
    personId: ID!
    person: Person
    eventOccurrenceId: ID!
    state: String!
    createdAt: ISO8601DateTime!
  }

  type CustomField {
    id: ID!
    name: String!
    type: String!
    options: [String!]!
    required: Boolean!
  }

  type MakeUpReason {
    id: ID!
    name: String!
    description: String
  }

  type RevenueCategory {
    id: ID!
    name: String!
  }

  type SalesTax {
    id: ID!
    name: String!
    rate: Float!
  }

  type Booking {
    id: ID!
    state: BookingState!
    idempotencyToken: String!
    leases: [Lease!]!
    createdAt: ISO8601DateTime!
  }

  enum BookingState {
    completed
    reserved
  }

  "A spot of a booking."
  type Lease {
    id: ID!
    eventOccurrenceId: ID
    eventOccurrence: EventOccurrence
    visitId: ID
    person: Person
    service: Service!
    location: Location!
    startAt: ISO8601DateTime!
    endAt: ISO8601DateTime!
  }
`;
