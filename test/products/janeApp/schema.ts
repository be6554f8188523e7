/** A Relay connection of a type. */
function connection(type: string): string {
  return `
  type ${type}Connection {
    edges: [${type}Edge!]!
    pageInfo: PageInfo!
  }

  type ${type}Edge {
    node: ${type}!
    cursor: String!
  }
`;
}

const connections = ['Appointment', 'Patient', 'StaffMember', 'Location', 'Treatment', 'Discipline'].map(connection);

/** Queries of Jane, and what a front desk works with. */
export const janeText = /* GraphQL */ `
  "ISO 8601, precise to the second, such as 2025-01-01T12:00:00Z"
  scalar DateTime
  "YYYY-MM-DD"
  scalar Date

  interface Node {
    id: ID!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Query {
    node(id: ID!): Node
    "Details about the company"
    company: Company!
    "One on one bookings; no classes and no group appointments"
    appointments(
      first: Int = 50
      after: String
      filter: AppointmentFilter
      sort: [AppointmentSort!]
    ): AppointmentConnection!
    appointment(id: ID!): Appointment
    patients(first: Int = 50, after: String, filter: PatientFilter, sort: [PatientSort!]): PatientConnection!
    "Free text over name, email, phone number and patient number"
    searchPatients(search: String!, first: Int = 50, after: String, sort: [PatientSort!]): PatientConnection!
    patient(id: ID!): Patient
    staffMembers(first: Int = 50, after: String, filter: RecordFilter, sort: [RecordSort!]): StaffMemberConnection!
    staffMember(id: ID!): StaffMember
    locations(first: Int = 50, after: String, filter: RecordFilter, sort: [NamedSort!]): LocationConnection!
    location(id: ID!): Location
    treatments(first: Int = 50, after: String, filter: TreatmentFilter, sort: [NamedSort!]): TreatmentConnection!
    treatment(id: ID!): Treatment
    disciplines(first: Int = 50, after: String, filter: RecordFilter, sort: [NamedSort!]): DisciplineConnection!
    discipline(id: ID!): Discipline
    observations(first: Int = 50, after: String, patientId: ID, category: ObservationCategory): ObservationConnection!
    medications(first: Int = 50, after: String, patientId: ID): MedicationConnection!
    carePlans(first: Int = 50, after: String, patientId: ID): CarePlanConnection!
    webhooks: [WebhookSubscription!]!
  }
  ${connections.join('')}
  type Company implements Node {
    id: ID!
    name: String!
    legalName: String
    janeUrl: String
    logoUrl: String
    onlineBookingEnabled: Boolean!
    locale: String
    email: String
    phoneNumber: String
    currencyFormat: String
    "Time zone. Ex. America/Vancouver"
    timeZone: String
    themePrimaryColor: String
    streetAddress: String
    streetAddress2: String
    city: String
    province: String
    postal: String
    country: String
    mapCoordinates: String
    patientTerminology: PatientTerminology!
  }

  "How the clinic calls its patients"
  type PatientTerminology {
    singular: String!
    singularLowercase: String!
    plural: String!
    pluralLowercase: String!
  }

  enum AppointmentState {
    RESERVED
    BOOKED
    ARRIVED
    NO_SHOW
    CANCELLED
    ARCHIVED
  }

  type Appointment implements Node {
    id: ID!
    startAt: DateTime!
    endAt: DateTime!
    "The current state of the appointment."
    state: AppointmentState!
    staffMember: StaffMember
    patient: Patient
    location: Location
    treatment: Treatment
    firstVisit: Boolean!
    bookedAt: DateTime
    arrivedAt: DateTime
    checkedInAt: DateTime
    noShowAt: DateTime
    cancelledAt: DateTime
    "Only predefined reasons; what staff typed is Other."
    cancelledReason: String
    archivedAt: DateTime
  }

  enum PatientStatus {
    ACTIVE
    DISCHARGED
    DECEASED
    ARCHIVED
  }

  enum Sex {
    MALE
    FEMALE
    X
  }

  "A patient record."
  type Patient implements Node {
    id: ID!
    firstName: String
    middleName: String
    lastName: String
    "Name prefix or title"
    prefix: String
    "Preferred name or nickname"
    preferredName: String
    sex: Sex
    gender: String
    pronouns: String
    dateOfBirth: Date
    guardianName: String
    "Date of registration"
    patientSince: Date
    patientNumber: String
    email: String
    sendMarketingEmails: Boolean!
    doNotEmail: Boolean!
    "Current lifecycle state"
    status: PatientStatus!
    mobileCountryCode: String @deprecated(reason: "Use phoneNumbers instead.")
    mobilePhoneNumber: String @deprecated(reason: "Use phoneNumbers instead.")
    "Only numbers that are not blank"
    phoneNumbers: [PhoneNumber!]!
    streetAddress: String
    streetAddress2: String
    city: String
    province: String
    postal: String
    country: String
    deepLinks: DeepLinks!
    appointments(first: Int = 50, after: String, sort: [AppointmentSort!]): AppointmentConnection!
  }

  enum PhoneNumberType {
    HOME
    MOBILE
    WORK
    FAX
  }

  type PhoneNumber {
    type: PhoneNumberType!
    number: String!
    isPrimary: Boolean!
  }

  type DeepLinks {
    profile: ProfileLinks!
  }

  type ProfileLinks {
    "The profile in the admin web app"
    web: String!
  }

  type StaffMember implements Node {
    id: ID!
    firstName: String
    middleName: String
    lastName: String
    prefix: String
    preferredName: String
    pronouns: String
    bio: String
    "Suffix or credentials"
    suffix: String
    email: String
    workPhone: String
    faxPhone: String
    treatments: [Treatment!]!
  }

  type Location implements Node {
    id: ID!
    name: String!
    streetAddress: String
    streetAddress2: String
    city: String
    province: String
    postal: String
    country: String
    email: String
    phone: String
    fax: String
    "Operating hours as text"
    hours: String
    legalName: String
    shortDescription: String
    longDescription: String
    onlineBookable: Boolean!
  }

  enum BookingType {
    ONE_ON_ONE_BOOKING
    CLASS_BOOKING
    GROUP_BOOKING
  }

  "A treatment offered by a clinic"
  type Treatment implements Node {
    id: ID!
    name: String!
    description: String
    "In seconds"
    treatmentDuration: Int!
    "In seconds, may include buffer time"
    scheduledDuration: Int!
    price: Float
    displayPrice: Boolean!
    capacity: Int
    bookingType: BookingType!
    bookingInfo: String
    discipline: Discipline
    onlineOnly: Boolean!
    bookOnline: Boolean!
    displayTreatmentDuration: Boolean!
    priceIncludesTax: Boolean!
  }

  type Discipline implements Node {
    id: ID!
    name: String!
    professionalTitle: String
    description: String
    bookableOnline: Boolean!
    normalizedType: String
  }
`;
