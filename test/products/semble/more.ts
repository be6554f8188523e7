/** SDL of what else Semble keeps, and of what it can change. */
export const sembleMoreText = /* GraphQL */ `
  type Contact {
    id: ID!
    title: String
    firstName: String
    lastName: String
    email: String
    company: String
    phones: [Phone]
    createdAt: Date
  }

  type Consultation {
    id: ID!
    consultationTitle: String
    date: DateTime
    doctor: User
    patientId: ID
    createdAt: DateTime
  }

  type Invoice {
    id: ID!
    date: Date
    dueDate: Date
    invoiceNumber: String
    payer: Contact
    patientId: ID
    status: String
    total: Float
    outstanding: Float
  }

  type Label {
    id: ID!
    text: String
    color: String
  }

  type Letter {
    id: ID!
    title: String
    date: DateTime
    author: User
    patientId: ID
  }

  type Prescription {
    id: ID!
    date: DateTime
    prescriber: User
    patientId: ID
    status: String
  }

  type Product {
    id: ID!
    name: String
    productType: String
    itemCode: String
    price: Float
    duration: Int
    isBookable: Boolean
    status: String
    createdAt: Date
    updatedAt: Date
  }

  type Questionnaire {
    id: ID!
    title: String
    token: String
  }

  type Task {
    id: ID!
    title: String
    description: String
    dueDate: Date
    assignee: User
    patientId: ID
    status: String
    createdBy: User
  }

  type BookingData {
    data: [Booking]
    pageInfo: PageInfo
  }

  type ConsultationData {
    data: [Consultation]
    pageInfo: PageInfo
  }

  type ContactData {
    data: [Contact]
    pageInfo: PageInfo
  }

  type InvoiceData {
    data: [Invoice]
    pageInfo: PageInfo
  }

  type LabelData {
    data: [Label]
    pageInfo: PageInfo
  }

  type LetterData {
    data: [Letter]
    pageInfo: PageInfo
  }

  type PatientData {
    data: [Patient]
    pageInfo: PageInfo
  }

  type PrescriptionData {
    data: [Prescription]
    pageInfo: PageInfo
  }

  type ProductData {
    data: [Product]
    pageInfo: PageInfo
  }

  type QuestionnaireData {
    data: [Questionnaire]
    pageInfo: PageInfo
  }

  type TaskData {
    data: [Task]
    pageInfo: PageInfo
  }

  type UserData {
    data: [User]
    pageInfo: PageInfo
  }

  type Mutation {
    "This mutation creates a new booking."
    createBooking(
      patient: ID @deprecated(reason: "Use bookingData instead.")
      location: ID @deprecated(reason: "Use bookingData instead.")
      bookingType: ID @deprecated(reason: "Use bookingData instead.")
      doctor: ID @deprecated(reason: "Use bookingData instead.")
      comments: String @deprecated(reason: "Use bookingData instead.")
      start: Date @deprecated(reason: "Use bookingData instead.")
      end: Date @deprecated(reason: "Use bookingData instead.")
      "If you use bookingData, you may not use other fields."
      bookingData: BookingDataInput
    ): BookingResponsePayload
    createConsultation(patientId: ID!): ConsultationResponsePayload
    createContact(contactData: ContactDataInput!): ContactResponsePayload
    "This mutation creates a new patient."
    createPatient(patientData: CreatePatientDataInput!): PatientResponsePayload
    createTask(taskData: TaskDataInput!): TaskResponsePayload
    "This mutation deletes a booking, which cancels it."
    deleteBooking(id: ID!, cancellationReason: String): BookingResponsePayload
    "This mutation updates a booking."
    updateBooking(id: ID!, bookingData: BookingUpdateDataInput): BookingResponsePayload
    "This mutation updates the journey of a patient for a booking."
    updateBookingJourney(id: ID!, bookingJourneyInput: BookingJourneyInput): BookingResponsePayload
    updatePatient(id: ID!, patientData: UpdatePatientDataInput!): PatientResponsePayload
  }

  "The requested/resulting booking or the error associated with the operation."
  type BookingResponsePayload {
    data: Booking
    error: String
  }

  type ConsultationResponsePayload {
    data: Consultation
    error: String
  }

  type ContactResponsePayload {
    data: Contact
    error: String
  }

  type PatientResponsePayload {
    data: Patient
    error: String
  }

  type TaskResponsePayload {
    data: Task
    error: String
  }

  input BookingDataInput {
    patient: ID
    location: ID
    bookingType: ID
    doctor: ID
    comments: String
    start: Date
    end: Date
    sendPatientMessages: SendPatientMessagesInput
  }

  input BookingUpdateDataInput {
    location: ID
    bookingType: ID
    doctor: ID
    comments: String
    start: Date
    end: Date
    sendPatientMessages: SendPatientMessagesInput
  }

  input SendPatientMessagesInput {
    confirmation: Boolean
    reminder: Boolean
    followup: Boolean
    cancellation: Boolean
  }

  input BookingJourneyInput {
    journeyStage: BookingJourneyStage!
    date: Date
  }

  enum BookingJourneyStage {
    arrived
    consultation
    departed
    dna
  }

  input CreatePatientDataInput {
    title: String
    firstName: String!
    lastName: String!
    dob: Date
    gender: String
    sex: String
    email: String
    phoneType: String
    phoneNumber: String
    address: String
    city: String
    postcode: String
    comments: String
  }

  input UpdatePatientDataInput {
    title: String
    firstName: String
    lastName: String
    dob: Date
    gender: String
    sex: String
    email: String
    address: String
    city: String
    postcode: String
    comments: String
  }

  input ContactDataInput {
    firstName: String
    lastName: String!
    email: String
  }

  input TaskDataInput {
    title: String!
    dueDate: Date
    patientId: ID
  }
`;
