/** SDL of what a front desk reads: places, people, animals and the appointment book. */
export const frontDeskText = /* GraphQL */ `
  "An instant: ISO 8601 with an offset or Z. Answers are in UTC."
  scalar DateTime
  "A date and time without offset; always UTC."
  scalar NaiveDateTime
  "A calendar date, YYYY-MM-DD."
  scalar Date
  "An exact decimal number, written as a string."
  scalar Decimal

  """
  Reading. Every list answers at most 200 rows, even where its limit is higher.
  """
  type Query {
    "The organization that the key belongs to."
    org: Organization
    "All locations of the organization."
    locations: [Location]
    location(id: ID!): Location
    "Clients in the order in which they were entered. Without active: both active and inactive ones."
    getClients(
      active: Boolean
      "Only what was changed at this time or later."
      updatedSince: NaiveDateTime
      limit: Int!
      offset: Int = 0
    ): [Client]
    "Finds clients by name, e-mail, phone number or the name of a pet."
    searchClients(query: String!, limit: Int! = 20): [Client]
    client(id: ID!): Client
    "How many clients there are."
    clientsCount(active: Boolean): Int
    patients(clientId: ID, active: Boolean, limit: Int = 50, offset: Int = 0): [Patient]
    patient(id: ID!): Patient
    "Everyone who can have appointments, or those who work at one location."
    providers(locationId: ID): [Provider]
    provider(id: ID!): Provider
    appointmentTypes: [AppointmentType]
    "Appointments whose start lies in start (included) to end (excluded), by start."
    appointments(
      locationId: ID
      providerId: ID
      clientId: ID
      patientId: ID
      start: DateTime
      end: DateTime
      statuses: [AppointmentStatus!]
      "Cancelled appointments are left out unless this is true."
      includeCancelled: Boolean = false
      "Only what was changed at this time or later."
      updatedSince: NaiveDateTime
      limit: Int!
      offset: Int = 0
    ): [Appointment]
    appointment(id: ID!): Appointment
    "Free starting times of one day, for everyone who does this type of appointment at the location."
    availableTimes(locationId: ID!, appointmentTypeId: ID!, date: Date!, providerId: ID): [AvailableTime]
  }

  type Organization {
    id: ID!
    name: String
    websiteUrl: String
  }

  "A place where the organization sees patients."
  type Location {
    id: ID!
    name: String
    "The postal address in one line."
    address: String
    "IANA time zone, such as America/New_York."
    timezone: String
    phoneNumber: String
    email: String
    isActive: Boolean
    "One entry for each day of the week, Monday first."
    openingHours: [OpeningHours]
  }

  type OpeningHours {
    weekday: Weekday
    "Wall clock HH:MM; null when closed."
    opens: String
    "Wall clock HH:MM; null when closed."
    closes: String
  }

  enum Weekday {
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
    SUNDAY
  }

  "A member of staff who has appointments."
  type Provider {
    id: ID!
    name: String
    givenName: String
    familyName: String
    "Academic title or certificate, such as DVM."
    title: String
    "Veterinarian, Technician or Groomer."
    role: String
    email: String
    isActive: Boolean
    locations: [Location]
  }

  type AppointmentType {
    id: ID!
    name: String
    description: String
    "Usual length in minutes."
    duration: Int
    "Hexadecimal RGB, such as #3a7ca5."
    color: String
    "True for time that is blocked and has no patient."
    isBlockoff: Boolean
    canBookOnline: Boolean
  }

  enum AppointmentStatus {
    PLANNED
    CONFIRMED
    CHECKED_IN
    IN_PROGRESS
    CHECKING_OUT
    COMPLETED
    CANCELLED
    NO_SHOW
  }

  type Appointment {
    id: ID!
    start: DateTime
    "Minutes."
    duration: Int
    status: AppointmentStatus
    isConfirmed: Boolean
    "Why the patient comes, in the client's words."
    reason: String
    "Internal note."
    note: String
    room: String
    bookedOnline: Boolean
    type: AppointmentType
    providerId: ID
    provider: Provider
    locationId: ID
    location: Location
    patientId: ID
    "Null for blocked time."
    patient: Patient
    confirmedAt: DateTime
    checkedInAt: DateTime
    startedAt: DateTime
    checkingOutAt: DateTime
    completedAt: DateTime
    cancelledAt: DateTime
    cancellationReason: String
    insertedAt: NaiveDateTime
    updatedAt: NaiveDateTime
  }

  type AvailableTime {
    "Wall clock of the location, HH:MM."
    time: String
    start: DateTime
    providerId: ID
    provider: Provider
  }

  "A person or an organization that owns patients."
  type Client {
    id: ID!
    "Given and family name together."
    name: String
    givenName: String
    familyName: String
    email: String
    secondaryEmail: String
    phoneNumbers: [PhoneNumber]
    address: Address
    isActive: Boolean
    notes: String
    "What everyone at the desk must know before talking to this client."
    alerts: String
    "What the client owes; a negative amount is a credit."
    balance: Decimal
    "ISO 4217 code of balance."
    currency: String
    primaryLocationId: ID
    "What the clinic sorts its clients by, in its own words."
    tags: [String]
    patients: [Patient]
    insertedAt: NaiveDateTime
    updatedAt: NaiveDateTime
  }

  type PhoneNumber {
    id: ID!
    value: String
    "What this number is: Mobile, Home, Work."
    name: String
    preferred: Boolean
  }

  type Address {
    line1: String
    line2: String
    city: String
    state: String
    postalCode: String
  }

  enum Sex {
    MALE
    FEMALE
    UNKNOWN
  }

  "An animal."
  type Patient {
    id: ID!
    name: String
    species: String
    breed: String
    color: String
    sex: Sex
    neutered: Boolean
    birthDate: Date
    microchip: String
    latestWeight: Weight
    isActive: Boolean
    isDeceased: Boolean
    deceasedDate: Date
    "What everyone who handles this patient must know."
    alerts: String
    notes: String
    clientId: ID
    client: Client
    insertedAt: NaiveDateTime
    updatedAt: NaiveDateTime
  }

  type Weight {
    value: Decimal
    "lb or kg."
    unit: String
  }
`;
