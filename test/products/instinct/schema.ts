/** SDL of the queries, and of people, animals, appointments and places. */
export const instinctText = /* GraphQL */ `
  "An instant in UTC, ISO 8601."
  scalar DateTime
  "A calendar day, YYYY-MM-DD."
  scalar Date
  "A decimal number as a text."
  scalar Decimal

  type Query {
    "Client accounts. Accounts that were inactivated or merged are deleted ones."
    accounts(
      "A part of the name of a contact."
      name: String
      pimsCode: String
      pimsId: String
      includeDeleted: Boolean = false
      filter: RecordFilter
      first: Int
      after: String
      last: Int
      before: String
    ): AccountConnection!
    account(id: ID!): Account
    alerts(first: Int, after: String, last: Int, before: String): AlertConnection!
    appointments(
      startsAfter: DateTime
      startsBefore: DateTime
      insertedSince: DateTime
      insertedBefore: DateTime
      updatedSince: DateTime
      updatedBefore: DateTime
      first: Int
      after: String
      last: Int
      before: String
    ): AppointmentConnection!
    appointment(id: ID!): Appointment
    appointmentTypes(
      includeDeleted: Boolean = false
      filter: RecordFilter
      first: Int
      after: String
      last: Int
      before: String
    ): AppointmentTypeConnection!
    appointmentType(id: ID!): AppointmentType
    breeds(speciesId: ID, first: Int, after: String, last: Int, before: String): BreedConnection!
    dispensedPrescriptions(first: Int, after: String, last: Int, before: String): DispensedPrescriptionConnection!
    externalPrescriptions(first: Int, after: String, last: Int, before: String): ExternalPrescriptionConnection!
    invoices(first: Int, after: String, last: Int, before: String): InvoiceConnection!
    invoice(id: ID!): Invoice
    locations(first: Int, after: String, last: Int, before: String): LocationConnection!
    location(id: ID!): Location
    patients(
      accountId: ID
      name: String
      pimsCode: String
      includeDeleted: Boolean = false
      filter: RecordFilter
      first: Int
      after: String
      last: Int
      before: String
    ): PatientConnection!
    patient(id: ID!): Patient
    paymentTransactions(first: Int, after: String, last: Int, before: String): PaymentTransactionConnection!
    products(first: Int, after: String, last: Int, before: String): ProductConnection!
    product(id: ID!): Product
    reminders(patientId: ID, first: Int, after: String, last: Int, before: String): ReminderConnection!
    reminderLabels(first: Int, after: String, last: Int, before: String): ReminderLabelConnection!
    titles(first: Int, after: String, last: Int, before: String): TitleConnection!
    users(
      includeDeleted: Boolean = false
      filter: RecordFilter
      first: Int
      after: String
      last: Int
      before: String
    ): UserConnection!
    user(id: ID!): User
    "Stays at the hospital, from check-in to check-out."
    visits(
      checkedInSince: DateTime
      checkedInBefore: DateTime
      first: Int
      after: String
      last: Int
      before: String
    ): VisitConnection!
  }

  "When a row was entered, changed or deleted. A since is included, a before is not."
  input RecordFilter {
    insertedSince: DateTime
    insertedBefore: DateTime
    updatedSince: DateTime
    updatedBefore: DateTime
    deletedSince: DateTime
    deletedBefore: DateTime
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Account {
    id: ID!
    "The code of the client that people read."
    pimsCode: String
    "The id of the client in another system."
    pimsId: String
    primaryContact: Contact!
    alternateContacts: [Contact!]!
    note: String
    patients(first: Int, after: String, last: Int, before: String): PatientConnection!
    insertedAt: DateTime!
    updatedAt: DateTime!
    deletedAt: DateTime
  }

  type Contact {
    id: ID!
    nameFirst: String
    nameMiddle: String
    nameLast: String
    communicationDetails: [CommunicationDetail!]!
    address: Address
  }

  type CommunicationDetail {
    id: ID!
    type: CommunicationDetailType!
    value: String!
  }

  enum CommunicationDetailType {
    EMAIL
    FAX
    HOME
    MOBILE
    WORK
  }

  type Address {
    line1: String
    line2: String
    city: String
    state: String
    postalCode: String
    country: String
  }

  type Patient {
    id: ID!
    accountId: ID
    account: Account
    name: String!
    pimsCode: String
    pimsId: String
    species: Species
    breed: Breed
    sex: Sex
    color: String
    "In kilograms."
    weight: Decimal
    birthdate: Date
    deceasedDate: Date
    microchipNumber: String
    alerts: [Alert!]!
    mergedIntoPatientId: ID
    insertedAt: DateTime!
    updatedAt: DateTime!
    deletedAt: DateTime
  }

  type Species {
    id: ID!
    label: String!
  }

  type Breed {
    id: ID!
    label: String!
    speciesId: ID!
    species: Species!
  }

  type Sex {
    id: ID!
    label: String!
  }

  "What everybody has to know of a patient at once."
  type Alert {
    id: ID!
    label: String!
  }

  type Appointment {
    id: ID!
    appointmentTypeId: ID!
    appointmentType: AppointmentType
    patientId: ID
    patient: Patient
    providerId: ID
    provider: User
    locationId: ID!
    location: Location
    startsAt: DateTime!
    endsAt: DateTime!
    reason: String
    isConfirmed: Boolean!
    "Null unless it was canceled."
    canceledAt: DateTime
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  type AppointmentType {
    id: ID!
    label: String!
    "In minutes."
    duration: Int!
    color: String
    insertedAt: DateTime!
    updatedAt: DateTime!
    deletedAt: DateTime
  }

  type Location {
    id: ID!
    label: String!
    "A name of the IANA database."
    timezone: String!
    phone: String
    email: String
    address: Address
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  type Title {
    id: ID!
    label: String!
  }

  type User {
    id: ID!
    username: String!
    nameFirst: String
    nameLast: String
    email: String
    titleId: ID
    title: Title
    locationIds: [ID!]!
    insertedAt: DateTime!
    updatedAt: DateTime!
    deletedAt: DateTime
  }

  type Visit {
    id: ID!
    patientId: ID!
    patient: Patient
    locationId: ID!
    location: Location
    primaryClinicianId: ID
    primaryClinician: User
    reason: String
    checkedInAt: DateTime!
    checkedOutAt: DateTime
    insertedAt: DateTime!
    updatedAt: DateTime!
  }
`;
