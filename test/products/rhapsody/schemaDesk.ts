/** Hospitals, staff and the calendar. */
export const rhapsodyDeskText: string = /* GraphQL */ `
  type ApiKey {
    id: ID!
    name: String!
    "Requests per second."
    rateLimit: Int!
    permissions: [String!]!
    createdAt: DateTime!
  }

  "A hospital. Hospitals of one owner share a group."
  type Business {
    id: ID!
    name: String!
    group: BusinessGroup
    phone: String
    email: String
    website: String
    "IANA time zone."
    timezone: String!
    currency: String!
    address: Address
    hours: [BusinessHours!]!
    rooms: [Room!]!
    active: Boolean!
  }

  type BusinessGroup {
    id: ID!
    name: String!
  }

  type Address {
    street1: String
    street2: String
    city: String
    state: String
    postalCode: String
    country: String
  }

  enum DayOfWeek {
    SUNDAY
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
  }

  type BusinessHours {
    day: DayOfWeek!
    "Times of day, such as 08:00."
    opensAt: String!
    closesAt: String!
  }

  type Room {
    id: ID!
    businessId: ID!
    name: String!
  }

  type Role {
    id: ID!
    name: String!
    permissions: [String!]!
  }

  "Somebody who logs in to Rhapsody."
  type User {
    id: ID!
    email: String!
    fullName: String!
    role: Role!
    provider: Provider
    active: Boolean!
  }

  type UserPage {
    totalCount: Int!
    data: [User!]!
  }

  enum ProviderRole {
    VETERINARIAN
    TECHNICIAN
    GROOMER
  }

  "Somebody who has a column on the calendar."
  type Provider {
    id: ID!
    firstName: String
    lastName: String
    credentials: String
    role: ProviderRole!
    email: String
    active: Boolean!
    deleted: Boolean!
    businesses: [Business!]!
  }

  type ProviderPage {
    totalCount: Int!
    data: [Provider!]!
  }

  type AppointmentType {
    id: ID!
    name: String!
    "Minutes."
    defaultDuration: Int!
    color: String
    onlineBooking: Boolean!
    deleted: Boolean!
  }

  type AppointmentTypePage {
    totalCount: Int!
    data: [AppointmentType!]!
  }

  enum AppointmentStatus {
    SCHEDULED
    CHECKED_IN
    IN_PROGRESS
    READY_FOR_CHECKOUT
    CHECKED_OUT
    NO_SHOW
    CANCELED
  }

  type Appointment {
    id: ID!
    businessId: ID!
    business: Business!
    clientId: ID
    client: Client
    patientId: ID
    patient: Patient
    providerId: ID
    provider: Provider
    room: Room
    type: AppointmentType
    scheduledStartDatetime: DateTime!
    scheduledEndDatetime: DateTime!
    status: AppointmentStatus!
    confirmed: Boolean!
    reason: String
    canceledAt: DateTime
    cancellationReason: String
    invoice: Invoice
    deleted: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type AppointmentPage {
    totalCount: Int!
    data: [Appointment!]!
  }

  "Time on the calendar in which nobody can be booked."
  type CalendarBlock {
    id: ID!
    businessId: ID!
    provider: Provider
    title: String!
    startDatetime: DateTime!
    endDatetime: DateTime!
  }

  type CalendarBlockPage {
    totalCount: Int!
    data: [CalendarBlock!]!
  }

  type AvailableTime {
    startDatetime: DateTime!
    endDatetime: DateTime!
    provider: Provider!
  }

  type CancellationReason {
    id: ID!
    name: String!
  }
`;
