// prettier-ignore
const pages = [
  'Customer', 'Employee', 'Job', 'JobType', 'Event', 'Estimate', 'Lead', 'LeadSource', 'Tag', 'Invoice',
  'PriceBookService', 'ServiceZone',
].map((name) => `
  type ${name}Page { page: Int! pageSize: Int! totalPages: Int! totalItems: Int! items: [${name}!]! }`);

/** SDL of the office, of what is written, and of all pages. */
export const housecallMoreText = /* GraphQL */ `
  type Event {
    id: ID!
    name: String!
    note: String
    tags: [String!]!
    recurrenceRule: String
    address: CompanyAddress
    assignedEmployees: [Employee!]!
    schedule: EventSchedule!
    allDay: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    companyName: String!
    companyId: ID!
  }

  type EventSchedule {
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
  }

  type BookingWindows {
    bookingWindows: [BookingWindow!]!
    showForDays: Int!
    startDate: String!
  }

  type BookingWindow {
    startTime: DateTime!
    endTime: DateTime!
    available: Boolean!
  }

  type Estimate {
    id: ID!
    estimateNumber: String!
    workStatus: String!
    leadSource: String
    customer: JobCustomer
    address: Address
    schedule: Schedule!
    workTimestamps: WorkTimestamps!
    assignedEmployees: [Employee!]!
    options: [EstimateOption!]!
    createdAt: DateTime!
    updatedAt: DateTime!
    companyName: String!
    companyId: ID!
  }

  type EstimateOption {
    id: ID!
    name: String!
    optionNumber: String!
    totalAmount: Int!
    approvalStatus: String
    messageFromPro: String
  }

  input EstimateWhere {
    customerId: ID
  }

  type Lead {
    id: ID!
    number: Int!
    customer: JobCustomer
    address: Address
    leadSource: String
    tags: [String!]!
    assignedEmployee: Employee
    status: LeadStatus!
    pipelineStatus: String
    companyName: String!
    companyId: ID!
    lostAt: DateTime
  }

  enum LeadStatus {
    lost
    open
    won
  }

  input LeadWhere {
    customerId: ID
    status: LeadStatus
  }

  type LeadSource {
    id: ID!
    name: String!
    editable: Boolean!
  }

  type Tag {
    id: ID!
    name: String!
  }

  type Invoice {
    id: ID!
    jobId: ID
    customerId: ID!
    status: InvoiceStatus!
    invoiceNumber: String!
    "In cents, like all amounts."
    amount: Int!
    subtotal: Int!
    dueAmount: Int!
    dueAt: DateTime
    dueConcept: String
    paidAt: DateTime
    sentAt: DateTime
    serviceDate: DateTime
    invoiceDate: DateTime
    items: [InvoiceItem!]!
    payments: [InvoicePayment!]!
  }

  enum InvoiceStatus {
    open
    pending_payment
    paid
    voided
    uncollectible
    canceled
  }

  type InvoiceItem {
    id: ID!
    name: String!
    unitCost: Int!
    unitPrice: Int!
    qtyInHundredths: Int!
    amount: Int!
    type: String!
  }

  type InvoicePayment {
    id: ID!
    status: String!
    paymentMethod: String!
    amount: Int!
    paidAt: DateTime
  }

  input InvoiceWhere {
    status: [InvoiceStatus!]
    customerUuid: ID
    createdAtMin: DateTime
    createdAtMax: DateTime
  }

  type PriceBookService {
    uuid: ID!
    name: String!
    description: String
    taskNumber: String
    price: Int!
    cost: Int!
    taxable: Boolean!
    unitOfMeasure: String
    onlineBookingEnabled: Boolean!
    duration: Int
  }

  type ServiceZone {
    id: ID!
    name: String!
    color: String!
    zipCodes: [String!]!
  }

  type Mutation {
    "Names, an email address or a number are needed."
    createCustomer(data: CustomerCreateInput!): Customer!
    updateCustomer(customerId: ID!, data: CustomerUpdateInput!): Customer!
    createCustomerAddress(customerId: ID!, data: AddressInput!): Address!
    "For a customer at one of her or his addresses. It needs scheduling where no schedule is given."
    createJob(data: JobCreateInput!): Job!
    updateJobSchedule(jobId: ID!, data: JobScheduleInput!): JobScheduleResult!
    "Erases the schedule: the job then needs scheduling again."
    deleteJobSchedule(jobId: ID!): Boolean!
    dispatchJob(jobId: ID!, dispatchedEmployees: [DispatchedEmployeeInput!]!): DispatchResult!
    addJobNote(jobId: ID!, content: String!): Note!
  }

  input CustomerCreateInput {
    firstName: String
    lastName: String
    email: String
    company: String
    notificationsEnabled: Boolean
    mobileNumber: String
    homeNumber: String
    workNumber: String
    tags: [String!]
    leadSource: String
    notes: String
    addresses: [AddressInput!]
  }

  input CustomerUpdateInput {
    firstName: String
    lastName: String
    email: String
    company: String
    notificationsEnabled: Boolean
    mobileNumber: String
    homeNumber: String
    workNumber: String
    tags: [String!]
    leadSource: String
    notes: String
  }

  input AddressInput {
    street: String
    streetLine2: String
    city: String
    state: String
    zip: String
    country: String
  }

  input JobCreateInput {
    invoiceNumber: Int
    customerId: ID!
    addressId: ID!
    schedule: ScheduleInput
    assignedEmployeeIds: [ID!]
    lineItems: [LineItemInput!]
    tags: [String!]
    leadSource: String
    notes: String
    jobFields: JobFieldsInput
  }

  input ScheduleInput {
    scheduledStart: DateTime
    scheduledEnd: DateTime
    "In minutes."
    arrivalWindow: Int
  }

  input LineItemInput {
    name: String!
    description: String
    unitPrice: Int
    quantity: Float
  }

  input JobFieldsInput {
    jobTypeId: ID
    businessUnitId: ID
  }

  input JobScheduleInput {
    startTime: DateTime!
    endTime: DateTime
    arrivalWindowInMinutes: Int
    "Tell the customer."
    notify: Boolean
    "Tell the employees."
    notifyPro: Boolean
    dispatchedEmployees: [DispatchedEmployeeInput!]
  }

  input DispatchedEmployeeInput {
    employeeId: ID!
  }

  type JobScheduleResult {
    startTime: DateTime!
    endTime: DateTime!
    arrivalWindowMinutes: Int!
    assignedEmployees: [Employee!]!
  }

  type DispatchResult {
    assignedEmployees: [Employee!]!
  }
  ${pages.join('')}
`;
