/** SDL of a service that mixes four list shapes: places, people, animals and the appointment book. */
export const mixedText = /* GraphQL */ `
  "ISO 8601 with offset or Z; answers are in UTC."
  scalar DateTime
  "ISO 8601 without offset, in UTC."
  scalar NaiveDateTime
  scalar Date
  scalar Decimal

  type Query {
    org: Org
    locations: [Location]
    location(id: ID!): Location
    clients(
      filters: ClientFilters
      limit: Int
      offset: Int
      sortBy: ClientSort
      insertedAtStart: NaiveDateTime
      insertedAtEnd: NaiveDateTime
      updatedAtStart: NaiveDateTime
      updatedAtEnd: NaiveDateTime
    ): [Client]
    client(id: ID!): Client
    searchAccounts(query: String!, limit: Int! = 10): [AccountSearchResult]
    accounts(first: Int, last: Int, after: String, before: String, filters: AccountsFilters): AccountConnection
    accountsCount(filters: AccountsFilters): Int
    checkDuplicatePhoneNumber(input: PhoneNumberInput!): Boolean
    patients(
      filters: PatientFilters
      limit: Int
      offset: Int
      updatedAtStart: NaiveDateTime
      updatedAtEnd: NaiveDateTime
    ): [Patient]
    patient(id: ID!): Patient
    appointments(
      locationId: ID
      clientId: ID
      start: DateTime
      end: DateTime
      statuses: [AppointmentStatus!]
      limit: Int
      offset: Int
      includeCompleted: Boolean = false
      onlyDeleted: Boolean = false
      updatedAtStart: NaiveDateTime
      updatedAtEnd: NaiveDateTime
    ): [Appointment]
    appointment(id: ID!): Appointment
    appointmentTypes: [AppointmentType]
    locationAppointmentTypes(locationId: ID!): [AppointmentType]
    providers: [Provider]
    provider(id: ID!): Provider
    availableTimes(locationId: ID!, appointmentTypeId: ID!, date: Date!, numberOfPets: Int): [AvailableTime]
  }

  type Org {
    id: ID!
    name: String
  }

  type Location {
    id: ID!
    name: String
    address: String
    addressString: String
    timezone: String
    phoneNumber: String
    email: String
    isActive: Boolean
    appointmentSlotMinutes: Int
  }

  input ClientFilters {
    email: String
  }

  enum ClientSort {
    NAME
    INSERTED_AT
  }

  type PhoneNumber {
    id: ID
    value: String
    name: String
    preferred: Boolean
  }

  type ClientAddress {
    line1: String
    line2: String
    city: String
    state: String
    postalCode: String
    country: String
    isPrimary: Boolean
  }

  type Client {
    id: ID
    name: String
    givenName: String
    familyName: String
    title: String
    pronouns: String
    businessName: String
    email: String
    secondaryEmail: String
    phoneNumbers: [PhoneNumber]
    preferredPhoneNumber: PhoneNumber
    addresses: [ClientAddress]
    dateOfBirth: Date
    isActive: Boolean
    isMerged: Boolean
    notes: String
    privateNotes: String
    alerts: String
    accountCredit: Decimal
    primaryLocationId: ID
    tags: [String]
    taxExempt: Boolean
    lifetimeValue: Decimal
    insertedAt: NaiveDateTime
    updatedAt: NaiveDateTime
    patients: [Patient]
  }

  type AccountSearchResult {
    id: ID
    name: String
    isActive: Boolean
    hasExternalMatches: Boolean
    patientResults: [PatientResult]
  }

  type PatientResult {
    id: ID
    name: String
    species: String
    breed: String
    isActive: Boolean
    isDeceased: Boolean
    clientId: ID
  }

  input AccountsFilters {
    isActive: Boolean
    name: String
  }

  type AccountConnection {
    edges: [AccountEdge]
    pageInfo: PageInfo!
  }

  type AccountEdge {
    cursor: String
    node: Client
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  input PatientFilters {
    clientId: ID
    isActive: Boolean
  }

  enum PatientSex {
    MALE
    FEMALE
    UNKNOWN
  }

  type Patient {
    id: ID
    name: String
    species: String
    breed: String
    isMixed: Boolean
    color: String
    sex: PatientSex
    neutered: Boolean
    birthDate: Date
    birthYear: Int
    microchip: String
    alerts: String
    notes: String
    isActive: Boolean
    isDeceased: Boolean
    deceasedDate: Date
    clientId: ID
    client: Client
    insertedAt: NaiveDateTime
    updatedAt: NaiveDateTime
  }
`;
