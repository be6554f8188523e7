/** SDL of the part of Semble's public API that a front desk reads. */
export const sembleText = /* GraphQL */ `
  "A date, with or without a time, in ISO 8601"
  scalar Date
  scalar DateTime

  type Query {
    "This query returns a booking."
    booking(id: ID!): Booking
    "This query returns bookings by their IDs."
    bookingsById(ids: [ID!]!): [Booking]
    "This query returns the bookings that start or end within a range."
    bookings(pagination: Pagination, options: QueryOptions, dateRange: DateRange): BookingData
    consultations(pagination: Pagination, options: QueryOptions): ConsultationData
    contacts(search: String, pagination: Pagination, options: QueryOptions): ContactData
    invoices(pagination: Pagination, options: QueryOptions): InvoiceData
    labels(pagination: Pagination): LabelData
    letters(pagination: Pagination, options: QueryOptions): LetterData
    "This query returns one patient."
    patient(id: ID!): Patient
    "This query searches for patients, such as by their names, email or date of birth."
    patients(search: String, pagination: Pagination, options: QueryOptions): PatientData
    "This query returns your practice."
    practice: Practice
    prescriptions(pagination: Pagination, options: QueryOptions): PrescriptionData
    products(search: String, pagination: Pagination, options: QueryOptions): ProductData
    questionnaires(pagination: Pagination): QuestionnaireData
    tasks(pagination: Pagination, options: QueryOptions): TaskData
    "This query returns the users of your practice."
    users(search: String, pagination: Pagination): UserData
  }

  input Pagination {
    "From 1"
    page: Int
    pageSize: Int
  }

  type PageInfo {
    page: Int
    pageSize: Int
    hasMore: Boolean
  }

  type PageInfoWithTotalCount {
    page: Int
    pageSize: Int
    hasMore: Boolean
    total: Int
  }

  input QueryOptions {
    createdAt: DateRange
    includeDeleted: Boolean
    updatedAt: DateRange
  }

  input DateRange {
    start: Date
    end: Date
  }

  "Information about your practice."
  type Practice {
    id: ID!
    "The name of the practice as it appears to staff and in official documentation."
    name: String
    locations: [PracticeLocation]
    appointmentTypes: [AppointmentType]
    paymentTypes: [PracticePaymentType]
    patientSharingMode: SharingMode
    contactSharingMode: SharingMode
    logo: String
    "The operating timezone of the practice."
    timezone: String
  }

  type PracticeLocation {
    id: ID!
    name: String
    address: String
    city: String
    postcode: String
    country: String
    phone: String
  }

  type PracticePaymentType {
    id: ID!
    label: String
  }

  enum SharingMode {
    GROUPS
    NONE
    PRACTICE
  }

  "The type of an appointment."
  type AppointmentType {
    id: ID!
    title: String
    duration: Int
    color: String
    price: Float
    availableOnline: Boolean
  }

  "A patient of the practice"
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
    googleClientId: String
    paymentReference: String
    phones: [Phone]
    occupation: String
    address: Address
    membershipName: String
    membershipStartDate: String
    numbers: [PatientNumber]
    customAttributes: [CustomAttribute]
    communicationPreferences: CommunicationPreferences
    relatedAccounts: [PatientRelationship]
    bookings(
      start: Date
      end: Date
      pagination: Pagination
      includeDeleted: Boolean
      onlyCancelled: Boolean
    ): PatientBookingsData
    invoices(start: Date!, end: Date!): [Invoice]
    letters: [Letter]
    labels: [PatientLabel]
    prescriptions(page: Int, pageSize: Int): PrescriptionData
    createdAt: Date
    updatedAt: Date
    comments: String
  }

  type PatientBookingsData {
    data: [Booking]
    meta: PageInfoWithTotalCount
  }

  type Phone {
    phoneId: ID
    phoneType: String
    phoneNumber: String
  }

  type Address {
    address: String
    city: String
    postcode: String
    country: String
  }

  type PatientNumber {
    id: ID!
    name: String
    value: String
  }

  type CustomAttribute {
    id: ID!
    title: String
    text: String
    response: String
    required: Boolean
  }

  type CommunicationPreferences {
    receiveEmail: Boolean
    receiveSMS: Boolean
    promotionalMarketing: Boolean
    preferredEmail: String
  }

  type PatientRelationship {
    relationshipId: ID!
    relationshipLabel: String
    contactDetails: Contact
  }

  type PatientLabel {
    id: ID!
    referenceId: ID
    text: String
    color: String
  }

  "A booking."
  type Booking {
    id: ID!
    deleted: Boolean
    cancellationReason: String
    doctorName: String
    doctor: User
    location: BookingLocation
    appointment: Appointment
    start: DateTime
    end: DateTime
    patient: Patient
    patientId: ID
    bookingJourney: Journey
    createdAt: DateTime
    updatedAt: DateTime
    videoUrl: String
    comments: String
    reference: String
    "This field is set to true if the booking has been billed."
    billed: Boolean
    patientMessagesSent: SendPatientMessages
    "This field contains the payment status for online bookings."
    onlineBookingPaymentStatus: String
  }

  "The location of the booking."
  type BookingLocation {
    id: ID
    name: String
    address: BookingAddress
  }

  "Physical location of the booking."
  type BookingAddress {
    address: String
    city: String
    postcode: String
    country: String
  }

  "An appointment."
  type Appointment {
    id: ID
    title: String
    duration: Int
    price: Float
  }

  "When a patient came, was seen and left, or that she did not attend"
  type Journey {
    arrived: DateTime
    consultation: DateTime
    departed: DateTime
    dna: DateTime
  }

  type SendPatientMessages {
    confirmation: Boolean
    reminder: Boolean
    followup: Boolean
    cancellation: Boolean
  }

  "A user of the practice"
  type User {
    id: ID!
    title: String
    firstName: String
    lastName: String
    fullName: String
    email: String
    role: String
    isDoctor: Boolean
    qualifications: String
    createdAt: DateTime
    updatedAt: DateTime
  }
`;
