/** SDL of the part of Boulevard's Admin API that a front desk reads. */
export const boulevardText = /* GraphQL */ `
  type Query {
    "Get an appointment by its ID."
    appointment(id: ID!): Appointment
    "List appointments of a location."
    appointments(
      after: String
      before: String
      clientId: ID
      first: Int
      last: Int
      locationId: ID!
      query: QueryString
    ): AppointmentConnection
    "The business that the API application is installed in."
    business: Business
    client(id: ID!): Client
    clients(
      after: String
      before: String
      emails: [String!]
      first: Int
      last: Int
      query: QueryString
    ): ClientConnection
    location(id: ID!): Location
    locations(after: String, before: String, first: Int, last: Int, query: QueryString): LocationConnection
    node("The ID of an object." id: ID!): Node
    service(id: ID!): Service
    services(after: String, before: String, first: Int, last: Int, query: QueryString): ServiceConnection
    staff(after: String, before: String, first: Int, last: Int, query: QueryString): StaffConnection
  }

  "Represents a set of geographical coordinates"
  scalar Coordinates
  "A timezone agnostic date, formatted as an ISO8601 date string."
  scalar Date
  "A datetime formatted as an ISO8601 string."
  scalar DateTime
  "Email address validated as an RFC 5322 addr-spec."
  scalar Email
  "An amount of money as an integer of the smallest currency unit."
  scalar Money
  "A datetime formatted as an ISO 8601 string, without an associated time zone."
  scalar NaiveDateTime
  "A phone number formatted following the E.164 standard."
  scalar PhoneNumber
  """
  Comparisons (value operator value) of field names, strings, booleans, numbers and datetimes, and IS NULL and
  IS NOT NULL, combined by AND and OR and grouped by parentheses, such as "endAt < '2020-01-01T00:00:00' AND
  cancelled = true". Strings and field names are case sensitive.
  """
  scalar QueryString
  "A time zone as a tz database name."
  scalar Tz
  scalar Time

  interface Node {
    "The ID of the object."
    id: ID!
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  type Address {
    city: String
    country: String
    line1: String
    line2: String
    province: String
    state: String
    zip: String
  }

  "The business"
  type Business implements Node {
    avatar: String
    id: ID!
    insertedAt: DateTime!
    locations(after: String, before: String, first: Int, last: Int): LocationConnection
    name: String!
    tz: Tz!
    updatedAt: DateTime!
    website: String!
  }

  type Location implements Node {
    address: Address
    allowOnlineBooking: Boolean!
    arrivalInstructions: String
    avatar: String
    business: Business!
    businessName: String!
    contactEmail: String
    coordinates: Coordinates
    externalId: ID
    hours: [LocationHours!]
    id: ID!
    isRemote: Boolean!
    name: String!
    phone: String
    tz: Tz!
    website: String
  }

  type LocationHours {
    day: LocationDay
    finish: Time
    open: Boolean!
    start: Time
  }

  type LocationDay {
    name: String!
  }

  type LocationConnection {
    edges: [LocationEdge]
    pageInfo: PageInfo!
  }

  type LocationEdge {
    cursor: String
    node: Location
  }

  "A client"
  type Client implements Node {
    active: Boolean!
    appointmentCount: Int
    appointments(after: String, before: String, first: Int, last: Int, query: QueryString): AppointmentConnection
    createdAt: DateTime!
    currentAccountBalance: Money!
    customFields: [CustomField!]
    dob: Date
    email: Email
    externalId: ID
    firstName: String
    id: ID!
    lastName: String
    marketingSettings: ClientMarketingSettings
    mobilePhone: PhoneNumber
    name: String!
    notes: [ClientNote!]
    primaryLocation: Location
    pronoun: String
    schedulingAlert: String
    tags: [Tag!]!
    updatedAt: DateTime!
  }

  type ClientNote {
    createdAt: DateTime!
    createdBy: Staff
    id: ID!
    text: String!
  }

  type ClientMarketingSettings {
    email: Boolean!
    sms: Boolean!
  }

  type ClientConnection {
    edges: [ClientEdge]
    pageInfo: PageInfo!
  }

  type ClientEdge {
    cursor: String
    node: Client
  }

  type Tag implements Node {
    id: ID!
    name: String!
    symbol: String
  }

  type CustomField {
    key: String!
    value: String
  }

  "An Appointment"
  type Appointment implements Node {
    "A collection of appointment services."
    appointmentServices: [AppointmentService!]!
    "Information about the cancellation, if present"
    cancellation: AppointmentCancellation
    "Boolean signifying if the appointment is cancelled or not"
    cancelled: Boolean!
    "The client of the appointment"
    client: Client
    clientId: ID
    "A message from the client, left while booking online"
    clientMessage: String
    "When the appointment was created (in Etc/UTC)"
    createdAt: DateTime!
    customFields: [CustomField!]
    "The duration of the appointment"
    duration: Int!
    "End time for the appointment"
    endAt: DateTime!
    id: ID!
    isRecurring: Boolean!
    "The Location where this appointment was booked."
    location: Location!
    locationId: ID!
    "Internal notes on the appointment"
    notes: String
    orderId: ID
    pendingFormCount: Int!
    rescheduledFrom: AppointmentRescheduledFrom
    "Start time for the appointment"
    startAt: DateTime!
    "The state of the appointment."
    state: AppointmentState!
    tags: [Tag!]!
  }

  type AppointmentRescheduledFrom {
    appointmentId: ID!
    startAt: DateTime!
  }

  type AppointmentCancellation {
    "Datetime the appointment was cancelled in UTC."
    cancelledAt: DateTime!
    notes: String
    reason: AppointmentCancellationReason!
  }

  enum AppointmentCancellationReason {
    BLVD_CANCELLED
    CLIENT_CANCEL
    CLIENT_LATE_CANCEL
    MERGED
    MISTAKE
    NO_SHOW
    OFFBOARDED
    STAFF_CANCEL
    VOIDED
  }

  enum AppointmentState {
    ACTIVE
    ARRIVED
    BOOKED
    CANCELLED
    CONFIRMED
    FINAL
  }

  type AppointmentConnection {
    edges: [AppointmentEdge]
    pageInfo: PageInfo!
  }

  type AppointmentEdge {
    cursor: String
    node: Appointment
  }

  "An AppointmentService"
  type AppointmentService implements Node {
    "Duration for the entire service (including add-ons)"
    duration: Int!
    endAt: DateTime!
    id: ID!
    "Price of the service, before any discounts or taxes are applied."
    price: Money!
    service: Service!
    serviceId: ID!
    "The staff performing this service."
    staff: Staff!
    staffId: ID!
    "A boolean indicating whether the staff was specifically requested by the client."
    staffRequested: Boolean!
    startAt: DateTime!
    "Length of time (in minutes) from the start of the appointment until this service begins."
    startTimeOffset: Int!
    totalDuration: Int!
  }
`;
