/** SDL of what the journey service offers beyond the front desk. */
export const journeyBackOfficeText = /* GraphQL */ `
  extend type Query {
    bookingRequests(dateRange: DateRange, pagination: Pagination): BookingRequestData
    bookingTemplates(pagination: Pagination): BookingTemplateData
    bookingStatistics(dateRange: DateRange): BookingStatistics
    deletedPatients(pagination: Pagination): DeletedPatientData
    patientForms(patientId: ID, pagination: Pagination): PatientFormData
    patientLabels: [Label]
    userSessions(pagination: Pagination): UserSessionData
    loginAttempts(pagination: Pagination): LoginAttemptData
    auditLogs(dateRange: DateRange, pagination: Pagination): AuditLogData
    invoices(dateRange: DateRange, pagination: Pagination, options: QueryOptions): InvoiceData
    products(search: String, pagination: Pagination): ProductData
    letters(patientId: ID, pagination: Pagination): LetterData
    tasks(pagination: Pagination): TaskData
    contacts(search: String, pagination: Pagination): ContactData
    webhooks: [Webhook]
    newsletterLists: [NewsletterList]
  }

  extend type Mutation {
    createBookingRequest(requestData: BookingRequestInput): BookingRequestResponse
    createContact(contactData: ContactInput): ContactResponse
    createProduct(productData: ProductInput): ProductResponse
    createTask(taskData: TaskInput): TaskResponse
    signIn(email: String!, password: String!): SignInResponse
  }

  type BookingRequestData {
    data: [BookingRequest]
    pageInfo: PageInfo
  }
  type BookingRequest {
    id: ID!
    start: Date
    end: Date
    status: String
    patientName: String
    comments: String
    location: Location
  }
  type BookingTemplateData {
    data: [BookingTemplate]
    pageInfo: PageInfo
  }
  type BookingTemplate {
    id: ID!
    name: String
    duration: Int
  }
  type BookingStatistics {
    total: Int
    arrived: Int
    dna: Int
  }
  type DeletedPatientData {
    data: [DeletedPatient]
    pageInfo: PageInfo
  }
  type DeletedPatient {
    id: ID!
    firstName: String
    lastName: String
    deletedAt: Date
  }
  type PatientFormData {
    data: [PatientForm]
    pageInfo: PageInfo
  }
  type PatientForm {
    id: ID!
    name: String
    patient: Patient
    submittedAt: Date
  }
  type UserSessionData {
    data: [UserSession]
    pageInfo: PageInfo
  }
  type UserSession {
    id: ID!
    user: User
    start: Date
    end: Date
  }
  type LoginAttemptData {
    data: [LoginAttempt]
    pageInfo: PageInfo
  }
  type LoginAttempt {
    id: ID!
    email: String
    ok: Boolean
  }
  type AuditLogData {
    data: [AuditLog]
    pageInfo: PageInfo
  }
  type AuditLog {
    id: ID!
    action: String
    createdAt: Date
  }
  type InvoiceData {
    data: [Invoice]
    pageInfo: PageInfo
  }
  type Invoice {
    id: ID!
    invoiceNumber: String
    patient: Patient
    date: Date
    total: Float
    status: String
  }
  type ProductData {
    data: [Product]
    pageInfo: PageInfo
  }
  type Product {
    id: ID!
    name: String
    price: Float
    duration: Int
  }
  type LetterData {
    data: [Letter]
    pageInfo: PageInfo
  }
  type Letter {
    id: ID!
    title: String
    patient: Patient
  }
  type TaskData {
    data: [Task]
    pageInfo: PageInfo
  }
  type Task {
    id: ID!
    title: String
    dueDate: Date
    assignee: User
    patient: Patient
  }
  "Someone outside of the practice, such as a referrer."
  type ContactData {
    data: [Contact]
    pageInfo: PageInfo
  }
  type Contact {
    id: ID!
    firstName: String
    lastName: String
    fullName: String
    email: String
    phones: [Phone]
  }
  type Webhook {
    id: ID!
    url: String
  }
  type NewsletterList {
    id: ID!
    name: String
    subscribers: Int
  }

  input BookingRequestInput {
    patientName: String
    start: Date
    comments: String
  }
  type BookingRequestResponse {
    data: BookingRequest
    error: String
  }
  input ContactInput {
    first: String
    last: String
    phoneNumber: String
    email: String
  }
  type ContactResponse {
    data: Contact
    error: String
  }
  input ProductInput {
    name: String
    price: Float
  }
  type ProductResponse {
    data: Product
    error: String
  }
  input TaskInput {
    title: String
    dueDate: Date
  }
  type TaskResponse {
    data: Task
    error: String
  }
  type SignInResponse {
    token: String
    error: String
  }
`;
