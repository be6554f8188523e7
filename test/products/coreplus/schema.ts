/** SDL of what can be read: the objects of coreplus, and lists with filters by operators. */
export const coreplusText = /* GraphQL */ `
  "yyyy-mm-dd"
  scalar Date
  "yyyy-mm-dd hh:mm with a timezone offset (24 hour time)"
  scalar DateTime

  type Query {
    "The clients of the practice by last name. Deleted ones only where their status is asked for."
    clients(filter: ClientFilter, orderBy: ClientOrderBy, limit: Int = 50, offset: Int = 0): [Client!]!
    clientsCount(filter: ClientFilter): Int!
    client(clientId: ID!): Client
    "The people around a client."
    clientFamilies(clientId: ID!): [ClientFamily!]!
    "The appointments that start on these days, both included. The days and the times are of this time zone."
    appointments(
      startDate: Date!
      endDate: Date!
      "See locations. That of the practice's first location when left out."
      timezoneId: ID
      filter: AppointmentFilter
      limit: Int = 50
      offset: Int = 0
    ): [Appointment!]!
    appointmentsCount(startDate: Date!, endDate: Date!, timezoneId: ID, filter: AppointmentFilter): Int!
    appointment(appointmentId: ID!, timezoneId: ID): Appointment
    "Free time slots on these days, of the length of the appointment type where one is given."
    availabilitySlots(
      startDate: Date!
      endDate: Date!
      timezoneId: ID
      filter: AvailabilitySlotFilter
      limit: Int = 50
      offset: Int = 0
    ): [AvailabilitySlot!]!
    practitioners(filter: PractitionerFilter, limit: Int = 50, offset: Int = 0): [Practitioner!]!
    practitioner(practitionerId: ID!): Practitioner
    locations(filter: LocationFilter, limit: Int = 50, offset: Int = 0): [Location!]!
    location(locationId: ID!): Location
    appointmentTypes(filter: AppointmentTypeFilter, limit: Int = 50, offset: Int = 0): [AppointmentType!]!
    "What practitioners are good at, each with its appointment types."
    specialties: [Specialty!]!
    clientGroups: [ClientGroup!]!
    cancellationReasons: [CancellationReason!]!
    timezones: [Timezone!]!
  }

  enum ClientStatus {
    Current
    Closed
    Deleted
    Deceased
  }
  type Client {
    clientId: ID!
    "Any text related to the client, such as the id in another system"
    externalId: String!
    title: String!
    firstName: String!
    middleName: String!
    lastName: String!
    preferredName: String!
    dateOfBirth: String!
    gender: String!
    pronouns: String!
    culture: String!
    status: ClientStatus!
    "The practitioner who sees this client as a rule"
    practitionerId: ID
    practitioner: Practitioner
    medicareCardNumber: String!
    medicareCardIRN: String!
    medicareCardExpireDate: String
    dvaCardNumber: String!
    phoneNumberHome: String!
    phoneNumberWork: String!
    phoneNumberMobile: String!
    email: String!
    addressResidential: Address!
    addressPostal: Address!
    postalSameAsResidential: Boolean!
    "Overview notes"
    notes1: String!
    families: [ClientFamily!]!
  }
  type Address {
    streetAddress: String!
    suburb: String!
    postcode: String!
    state: String!
  }
  type ClientFamily {
    familyId: ID!
    title: String!
    firstName: String!
    surname: String!
    relationship: String!
    dateOfBirth: String
    address: String!
    suburb: String!
    postcode: String!
    workPhone: String!
    homePhone: String!
    mobile: String!
    email: String!
    notes: String!
    medicareCardNumber: String!
    medicareCardIRN: String!
    emergencyContact: Boolean!
    invoiceRecipient: Boolean!
    mainContact: Boolean!
  }
  type Appointment {
    appointmentId: ID!
    appointmentReferenceNumber: String!
    "Booked, Confirmed, Arrived, Attended, Did Not Attend or Cancelled"
    status: String!
    practitioner: Practitioner
    "The client in the calendar"
    subject: String!
    "Any relevant information related to the appointment"
    notes: String!
    locationId: ID!
    location: Location!
    appointmentTypeId: ID
    appointmentType: AppointmentType
    startDateTime: DateTime!
    endDateTime: DateTime!
    "Currently one"
    clients: [Client!]!
    isEmailReminderRequired: Boolean!
    isSmsReminderRequired: Boolean!
    notifyPractitioner: Boolean!
    "Of cancelled appointments only"
    cancellation: Cancellation
  }
  type Cancellation {
    cancellationReasonId: ID
    cancellationNotes: String!
  }
  type CancellationReason {
    cancellationReasonId: ID!
    description: String!
  }
  type AvailabilitySlot {
    startDateTime: DateTime!
    endDateTime: DateTime!
    practitionerId: ID!
    practitioner: Practitioner!
    locationId: ID!
    location: Location!
  }
  type Practitioner {
    practitionerId: ID!
    title: String!
    firstName: String!
    lastName: String!
    email: String!
    locations: [Location!]!
    specialties: [Specialty!]!
  }
  type Location {
    locationId: ID!
    name: String!
    phoneNumber: String!
    email: String!
    address: Address!
    timezoneId: ID!
    timezone: Timezone!
  }
  type Timezone {
    timezoneId: ID!
    "Its name in the tz database"
    name: String!
  }
  type AppointmentType {
    appointmentTypeId: ID!
    description: String!
    blockColour: String!
    durationMinutes: Int!
    practitionerId: ID
    locationId: ID
    clientGroupId: ID
  }
  type Specialty {
    specialtyId: ID!
    description: String!
    appointmentTypes: [AppointmentType!]!
  }
  type ClientGroup {
    clientGroupId: ID!
    description: String!
  }

  "Texts without regard to case; what is given must all hold"
  input StringFilter {
    eq: String
    ne: String
    in: [String!]
    contains: String
    startsWith: String
  }
  input IdFilter {
    eq: ID
    ne: ID
    in: [ID!]
  }
  input DateFilter {
    eq: Date
    gt: Date
    gte: Date
    lt: Date
    lte: Date
  }
  input ClientStatusFilter {
    eq: ClientStatus
    ne: ClientStatus
    in: [ClientStatus!]
  }
  input ClientFilter {
    clientId: IdFilter
    "First and last name with a blank between"
    name: StringFilter
    firstName: StringFilter
    lastName: StringFilter
    email: StringFilter
    phoneNumberMobile: StringFilter
    externalId: StringFilter
    dateOfBirth: DateFilter
    status: ClientStatusFilter
    practitionerId: IdFilter
  }
  enum ClientOrderField {
    lastName
    firstName
    dateOfBirth
  }
  enum OrderDirection {
    ASC
    DESC
  }
  input ClientOrderBy {
    field: ClientOrderField!
    direction: OrderDirection = ASC
  }
  input AppointmentFilter {
    practitionerId: IdFilter
    locationId: IdFilter
    clientId: IdFilter
    appointmentTypeId: IdFilter
    status: StringFilter
    appointmentReferenceNumber: StringFilter
  }
  input AvailabilitySlotFilter {
    practitionerId: IdFilter
    locationId: IdFilter
    "The one whose length the slots have"
    appointmentTypeId: ID
  }
  input PractitionerFilter {
    practitionerId: IdFilter
    firstName: StringFilter
    lastName: StringFilter
    locationId: IdFilter
  }
  input LocationFilter {
    locationId: IdFilter
    name: StringFilter
  }
  input AppointmentTypeFilter {
    appointmentTypeId: IdFilter
    description: StringFilter
  }
`;
