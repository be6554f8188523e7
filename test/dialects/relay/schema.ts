/** SDL of a service that keeps to Relay's conventions: places, people, animals and the appointment book. */
export const relayText = /* GraphQL */ `
  "ISO 8601; answers carry the offset of the location."
  scalar DateTime
  scalar Date

  "An object with a globally unique id."
  interface Node {
    id: ID!
  }

  type Query {
    org: Organization
    node(id: ID!): Node
    practiceLocations(first: Int!, after: String, last: Int, before: String): PracticeLocationConnection
    clients(
      first: Int!
      after: String
      last: Int
      before: String
      searchTerm: String
      status: ClientStatus
    ): ClientConnection
    client(id: ID!): Client
    patients(first: Int!, after: String, last: Int, before: String, ownerId: ID): PatientConnection
    patient(id: ID!): Patient
    appointments(
      first: Int!
      after: String
      last: Int
      before: String
      startsAfter: DateTime
      startsBefore: DateTime
      practiceLocationId: ID
      states: [AppointmentState!]
    ): AppointmentConnection
    appointment(id: ID!): Appointment
    "Free starting times, by day and then by the clock of the location."
    availability(practiceLocationId: ID!, appointmentKindId: ID!, firstDay: Date!, lastDay: Date!): AvailabilityPayload
    staffMembers(first: Int!, after: String, last: Int, before: String): StaffMemberConnection
    appointmentKinds(first: Int!, after: String, last: Int, before: String): AppointmentKindConnection
  }

  type AvailabilityPayload {
    days: [AvailableDay!]!
    userErrors: [AvailabilityError!]!
  }

  type AvailableDay {
    date: Date!
    times: [AvailableTime!]!
  }

  type AvailableTime {
    "Wall clock of the location, HH:MM:SS."
    startTime: String!
    endTime: String!
    staffMember: StaffMember
  }

  type AvailabilityError {
    message: String!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Organization implements Node {
    id: ID!
    name: String
  }

  type PracticeLocation implements Node {
    id: ID!
    name: String
    postalAddress: PostalAddress
    timeZone: String
  }

  type PostalAddress {
    street: String
    city: String
    state: String
    zip: String
  }

  type PracticeLocationConnection {
    edges: [PracticeLocationEdge]
    pageInfo: PageInfo!
  }

  type PracticeLocationEdge {
    cursor: String!
    node: PracticeLocation
  }

  enum ClientStatus {
    ACTIVE
    INACTIVE
  }

  type Client implements Node {
    id: ID!
    displayName: String
    firstName: String
    lastName: String
    email: String
    status: ClientStatus
    phones(first: Int!, after: String): PhoneConnection
    animals(first: Int!, after: String): PatientConnection
    createdAt: DateTime
    updatedAt: DateTime
  }

  type Phone {
    number: String
    label: String
  }

  type PhoneConnection {
    edges: [PhoneEdge]
    pageInfo: PageInfo!
  }

  type PhoneEdge {
    cursor: String!
    node: Phone
  }

  type ClientConnection {
    edges: [ClientEdge]
    nodes: [Client]
    pageInfo: PageInfo!
    totalCount: Int
  }

  type ClientEdge {
    cursor: String!
    node: Client
  }

  type Patient implements Node {
    id: ID!
    name: String
    species: String
    breed: String
    sex: String
    birthDate: Date
    isDeceased: Boolean
    owner: Client
  }

  type PatientConnection {
    edges: [PatientEdge]
    pageInfo: PageInfo!
  }

  type PatientEdge {
    cursor: String!
    node: Patient
  }

  type StaffMember implements Node {
    id: ID!
    displayName: String
    firstName: String
    lastName: String
    email: String
    jobTitle: String
    isActive: Boolean
  }

  type StaffMemberConnection {
    edges: [StaffMemberEdge]
    pageInfo: PageInfo!
  }

  type StaffMemberEdge {
    cursor: String!
    node: StaffMember
  }

  type AppointmentKind implements Node {
    id: ID!
    name: String
    durationMinutes: Int
  }

  type AppointmentKindConnection {
    edges: [AppointmentKindEdge]
    pageInfo: PageInfo!
  }

  type AppointmentKindEdge {
    cursor: String!
    node: AppointmentKind
  }

  enum AppointmentState {
    SCHEDULED
    CONFIRMED
    ARRIVED
    IN_CONSULT
    READY_TO_LEAVE
    COMPLETED
    CANCELED
    NO_SHOW
  }

  type Appointment implements Node {
    id: ID!
    startsAt: DateTime
    endsAt: DateTime
    state: AppointmentState
    reason: String
    kind: AppointmentKind
    patient: Patient
    client: Client
    staffMember: StaffMember
    practiceLocation: PracticeLocation
    updatedAt: DateTime
  }

  "An edge's node is null where the key may not see it."
  type AppointmentConnection {
    edges: [AppointmentEdge]
    pageInfo: PageInfo!
  }

  type AppointmentEdge {
    cursor: String!
    node: Appointment
  }
`;
