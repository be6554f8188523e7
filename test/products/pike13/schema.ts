/** SDL of what a business reads: people, its schedule, and who works where. */
export const pike13Text = /* GraphQL */ `
  "An ISO 8601-encoded datetime"
  scalar ISO8601DateTime

  "An ISO 8601-encoded date"
  scalar ISO8601Date

  type Query {
    "The business of this access token."
    business: Business!
    "The staff member of this access token."
    me: StaffMember
    "Clients of the business."
    people(
      isMember: Boolean
      createdSince: ISO8601DateTime
      updatedSince: ISO8601DateTime
      "A column, with a minus to turn the order: id, created_at, updated_at, first_name, last_name."
      sort: String
      after: String
      before: String
      first: Int
      last: Int
    ): PersonConnection!
    person(id: ID!): Person
    "Finds clients by the beginnings of words."
    searchPeople(
      q: String!
      "Comma-delimited: name, email, phone, barcodes. All of them by default."
      fields: String
    ): [Person!]!
    "The schedule. Both bounds are about starts; the second one isn't part of the range."
    eventOccurrences(
      "Today by default, in the time zone of the business."
      from: ISO8601DateTime
      "A day after the first bound by default."
      to: ISO8601DateTime
      locationIds: [ID!]
      serviceIds: [ID!]
      staffMemberIds: [ID!]
      eventIds: [ID!]
      "Comma-delimited: active, canceled."
      state: String
    ): [EventOccurrence!]!
    eventOccurrence(id: ID!): EventOccurrence
    events(ids: [ID!], serviceIds: [ID!], locationIds: [ID!]): [Event!]!
    event(id: ID!): Event
    visit(id: ID!): Visit
    personVisits(personId: ID!, from: ISO8601DateTime, to: ISO8601DateTime): [Visit!]!
    visitSummary(personId: ID!): VisitSummary
    booking(id: ID!): Booking
    availableSlots(serviceId: ID!, date: ISO8601Date!, locationIds: [ID!], staffMemberIds: [ID!]): [AvailableSlot!]!
    services(includeHidden: Boolean): [Service!]!
    service(id: ID!): Service
    locations: [Location!]!
    location(id: ID!): Location
    staffMembers: [StaffMember!]!
    staffMember(id: ID!): StaffMember
    notes(personId: ID!): [Note!]!
    invoices(
      personId: ID
      state: InvoiceState
      after: String
      before: String
      first: Int
      last: Int
    ): InvoiceConnection!
    invoice(id: ID!): Invoice
    planProducts: [PlanProduct!]!
    packProducts: [PackProduct!]!
    personPlans(personId: ID!): [Plan!]!
    waitlistEntries: [WaitlistEntry!]!
    customFields: [CustomField!]!
    makeUpReasons: [MakeUpReason!]!
    revenueCategories: [RevenueCategory!]!
    salesTaxes: [SalesTax!]!
  }

  type Business {
    id: ID!
    name: String!
    subdomain: String!
    address: String
    phone: String
    email: String
    timezone: String!
    currencyCode: String!
    cancellationPolicy: String
  }

  "Information about pagination in a connection."
  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  type PersonConnection {
    edges: [PersonEdge]
    nodes: [Person]
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type PersonEdge {
    cursor: String!
    node: Person
  }

  type Person {
    id: ID!
    name: String!
    firstName: String
    middleName: String
    lastName: String
    email: String
    phone: String
    address: String
    birthdate: ISO8601Date
    barcodes: [String!]!
    joinedAt: ISO8601DateTime!
    timezone: String!
    "The home location."
    locationId: ID
    location: Location
    isMember: Boolean!
    isSchedulable: Boolean!
    alsoStaff: Boolean!
    guardianName: String
    guardianEmail: String
    "Who looks after this person's account."
    providers: [Person!]!
    dependents: [Person!]!
    customFields: [CustomFieldValue!]!
    "When the person was hidden from lists of clients that are active."
    hiddenAt: ISO8601DateTime
    createdAt: ISO8601DateTime!
    updatedAt: ISO8601DateTime!
  }

  type CustomFieldValue {
    id: ID!
    customFieldId: ID!
    name: String!
    value: String
    type: String!
  }

  "One date of an event: a class, or an appointment that was booked."
  type EventOccurrence {
    id: ID!
    eventId: ID!
    serviceId: ID!
    service: Service!
    locationId: ID!
    location: Location!
    name: String!
    description: String
    url: String!
    startAt: ISO8601DateTime!
    endAt: ISO8601DateTime!
    timezone: String!
    state: EventOccurrenceState!
    full: Boolean!
    capacity: Int
    capacityRemaining: Int
    visitsCount: Int!
    attendanceComplete: Boolean!
    staffMembers: [StaffMember!]!
    "The roster: who has a visit."
    people: [RosterPerson!]!
    visits: [Visit!]!
    waitlist: Waitlist!
    notes: [Note!]!
    createdAt: ISO8601DateTime!
    updatedAt: ISO8601DateTime!
  }

  enum EventOccurrenceState {
    active
    canceled
  }

  type RosterPerson {
    "The person's."
    id: ID!
    name: String!
    visitId: ID!
    visitState: VisitState!
    visitPaid: Boolean!
  }

  type Waitlist {
    full: Boolean!
    count: Int!
  }

  "That a person comes to an event occurrence."
  type Visit {
    id: ID!
    personId: ID
    person: Person
    eventOccurrenceId: ID!
    eventOccurrence: EventOccurrence!
    state: VisitState!
    paid: Boolean!
    paidForBy: String
    punchId: ID
    registeredAt: ISO8601DateTime
    completedAt: ISO8601DateTime
    noshowAt: ISO8601DateTime
    cancelledAt: ISO8601DateTime
    createdAt: ISO8601DateTime!
    updatedAt: ISO8601DateTime!
  }

  enum VisitState {
    "A spot that is held without a client."
    reserved
    registered
    "Checked in."
    completed
    noshowed
    late_canceled
  }

  type VisitSummary {
    firstVisitAt: ISO8601DateTime
    lastVisitAt: ISO8601DateTime
    totalVisits: Int!
  }

  "What is repeated or booked; its dates are event occurrences."
  type Event {
    id: ID!
    name: String!
    description: String
    service: Service!
    location: Location!
    staffMembers: [StaffMember!]!
    type: ServiceType!
    startTime: String!
    endTime: String!
    frequency: String!
    capacity: Int
  }

  type AvailableSlot {
    startAt: ISO8601DateTime!
    endAt: ISO8601DateTime!
    timezone: String!
    serviceId: ID!
    locationId: ID!
    staffMemberIds: [ID!]!
  }
`;
