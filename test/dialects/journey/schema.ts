/** SDL of a service in which patients are people, bookings are appointments and an appointment is a type. */
export const journeyText = /* GraphQL */ `
  "An ISO 8601 date, or date and time with offset. Answers are in UTC."
  scalar Date

  type Query {
    org: Org
    practice: Org
    locations(pagination: Pagination): LocationData
    patients(search: String, pagination: Pagination, options: QueryOptions): PatientData
    patient(id: ID!): Patient
    users(search: String, pagination: Pagination): UserData
    user(id: ID!): User
    "What can be booked."
    appointments(pagination: Pagination, options: QueryOptions): AppointmentData
    "Bookings that overlap the range. No time adjustment is made."
    bookings(dateRange: DateRange, pagination: Pagination, options: QueryOptions): BookingData
    booking(id: ID!): Booking
    bookingsById(ids: [ID!]!): [Booking]
    availabilities(dateRange: DateRange!, locationId: ID!, doctorId: ID): [Availability]
  }

  "Pages start at 1."
  input Pagination {
    page: Int
    pageSize: Int
  }

  input DateRange {
    start: Date
    end: Date
  }

  input QueryOptions {
    includeDeleted: Boolean
    createdAt: DateRange
    updatedAt: DateRange
  }

  type PageInfo {
    page: Int
    pageSize: Int
    hasMore: Boolean
  }

  type Org {
    id: ID!
    name: String
  }

  type LocationData {
    data: [Location]
    pageInfo: PageInfo
  }

  type Location {
    id: ID!
    name: String
    address: Address
    timezone: String
    phone: String
  }

  type Address {
    address: String
    city: String
    postcode: String
    country: String
  }

  type PatientData {
    data: [Patient]
    pageInfo: PageInfo
  }

  type Phone {
    phoneId: ID
    phoneType: String
    phoneNumber: String
  }

  "A person who uses the practice."
  type Patient {
    id: ID!
    title: String
    status: String
    firstName: String
    lastName: String
    fullName: String
    dob: Date
    gender: String
    sex: String
    email: String
    phones: [Phone]
    address: Address
    numbers: [PatientNumber]
    relatedAccounts: [RelatedAccount]
    labels: [Label]
    comments: String
    bookings(start: Date!, end: Date!): [Booking]
    records(page: Int, pageSize: Int): RecordPage
    deleted: Boolean
    createdAt: Date
    updatedAt: Date
  }

  type PatientNumber {
    name: String
    value: String
  }

  type RelatedAccount {
    id: ID
    relationshipType: String
    name: String
  }

  type Label {
    id: ID
    text: String
    color: String
  }

  type RecordPage {
    data: [MedicalRecord]
    meta: RecordMeta
  }

  type MedicalRecord {
    id: ID
    title: String
  }

  type RecordMeta {
    total: Int
  }

  type UserData {
    data: [User]
    pageInfo: PageInfo
  }

  "A member of staff."
  type User {
    id: ID!
    title: String
    firstName: String
    lastName: String
    fullName: String
    email: String
    jobTitle: String
    isDoctor: Boolean
  }

  type AppointmentData {
    data: [Appointment]
    pageInfo: PageInfo
  }

  "A type of appointment."
  type Appointment {
    id: ID!
    title: String
    duration: Int
    color: String
  }

  type BookingData {
    data: [Booking]
    pageInfo: PageInfo
  }

  "Time stamps of a visit; dna means did not attend."
  type BookingJourney {
    arrived: Date
    consultation: Date
    departed: Date
    dna: Date
  }

  type Booking {
    id: ID!
    start: Date
    end: Date
    doctor: User
    doctorName: String
    location: Location
    patient: Patient
    patientId: ID
    appointment: Appointment
    bookingJourney: BookingJourney
    comments: String
    cancellationReason: String
    deleted: Boolean
    billed: Boolean
    reference: String
    createdAt: Date
    updatedAt: Date
  }

  type Availability {
    start: Date
    end: Date
    doctor: User
  }
`;
