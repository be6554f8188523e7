/** SDL of the company, its people and its jobs. */
export const housecallText = /* GraphQL */ `
  "ISO 8601, in UTC."
  scalar DateTime

  type Query {
    "The company that the API key belongs to."
    company: Company!
    customers(where: CustomerWhere, orderBy: CustomerOrderBy, page: Int = 1, pageSize: Int = 10): CustomerPage!
    customer(customerId: ID!): Customer
    customerAddresses(customerId: ID!): [Address!]!
    "All active employees."
    employees(locationIds: [ID!], orderBy: EmployeeOrderBy, page: Int = 1, pageSize: Int = 10): EmployeePage!
    jobs(where: JobWhere, orderBy: JobOrderBy, page: Int = 1, pageSize: Int = 10): JobPage!
    job(id: ID!): Job
    jobLineItems(jobId: ID!): [LineItem!]!
    jobTypes(name: String, page: Int = 1, pageSize: Int = 10): JobTypePage!
    "Calendar events, which have no customer."
    events(locationIds: [ID!], page: Int = 1, pageSize: Int = 10): EventPage!
    event(eventId: ID!): Event
    "When a job can be booked online."
    bookingWindows(startDate: String, showForDays: Int = 7, serviceDuration: Int, employeeIds: [ID!]): BookingWindows!
    estimates(where: EstimateWhere, page: Int = 1, pageSize: Int = 10): EstimatePage!
    estimate(estimateId: ID!): Estimate
    leads(where: LeadWhere, page: Int = 1, pageSize: Int = 10): LeadPage!
    leadSources(page: Int = 1, pageSize: Int = 10): LeadSourcePage!
    tags(page: Int = 1, pageSize: Int = 10): TagPage!
    invoices(where: InvoiceWhere, page: Int = 1, pageSize: Int = 10): InvoicePage!
    priceBookServices(page: Int = 1, pageSize: Int = 10): PriceBookServicePage!
    serviceZones(page: Int = 1, pageSize: Int = 10): ServiceZonePage!
  }

  "A company, or one of its locations, which are companies too."
  type Company {
    id: ID!
    name: String!
    supportEmail: String
    phoneNumber: String
    logoUrl: String
    address: CompanyAddress
    website: String
    "In minutes."
    defaultArrivalWindow: String
    timeZone: String!
    "The locations of a company with more than one; a location has none."
    locations: [Company!]!
  }

  type CompanyAddress {
    street: String
    streetLine2: String
    city: String
    state: String
    zip: String
    country: String
  }

  type Customer {
    id: ID!
    firstName: String
    lastName: String
    email: String
    mobileNumber: String
    homeNumber: String
    workNumber: String
    "The company that the customer works for."
    company: String
    notificationsEnabled: Boolean!
    "Nobody is to work for this customer any more."
    doNotService: Boolean!
    leadSource: String
    notes: String
    tags: [String!]!
    addresses: [Address!]!
    createdAt: DateTime!
    updatedAt: DateTime!
    "Of the company or location that the customer belongs to."
    companyName: String!
    companyId: ID!
  }

  type Address {
    id: ID!
    type: AddressType!
    street: String
    streetLine2: String
    city: String
    state: String
    zip: String
    country: String
  }

  enum AddressType {
    billing
    service
  }

  type Employee {
    id: ID!
    firstName: String!
    lastName: String!
    email: String
    mobileNumber: String
    colorHex: String
    avatarUrl: String
    role: String!
    tags: [String!]!
    permissions: EmployeePermissions!
    createdAt: DateTime!
    companyName: String!
    companyId: ID!
  }

  type EmployeePermissions {
    canAddAndEditJob: Boolean!
    canBeBookedOnline: Boolean!
    canDeleteAndCancelJob: Boolean!
    canSeeFullSchedule: Boolean!
    isAdmin: Boolean!
  }

  "Work for a customer at one of her or his addresses."
  type Job {
    id: ID!
    invoiceNumber: String!
    description: String
    customer: JobCustomer
    address: Address
    notes: [Note!]!
    "needs scheduling, scheduled, in progress, complete rated, complete unrated, user canceled or pro canceled"
    workStatus: String!
    workTimestamps: WorkTimestamps!
    schedule: Schedule!
    "In cents."
    totalAmount: Int!
    "In cents."
    outstandingBalance: Int!
    "In cents."
    subtotal: Int!
    assignedEmployees: [Employee!]!
    tags: [String!]!
    originalEstimateId: ID
    leadSource: String
    jobFields: JobFields!
    lockedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
    "When the customer canceled."
    canceledAt: DateTime
    "When the pro canceled or deleted the job."
    deletedAt: DateTime
    "Of the company or location that does the job."
    companyName: String!
    companyId: ID!
    recurrenceNumber: Int
    recurrenceRule: String
  }

  "A customer as a job shows one: without addresses."
  type JobCustomer {
    id: ID!
    firstName: String
    lastName: String
    email: String
    mobileNumber: String
    homeNumber: String
    workNumber: String
    company: String
    notificationsEnabled: Boolean!
    leadSource: String
    tags: [String!]!
    createdAt: DateTime!
    updatedAt: DateTime!
    companyName: String!
    companyId: ID!
  }

  type Note {
    id: ID!
    content: String!
  }

  type WorkTimestamps {
    onMyWayAt: DateTime
    startedAt: DateTime
    completedAt: DateTime
  }

  "Empty for a job that needs scheduling."
  type Schedule {
    scheduledStart: DateTime
    scheduledEnd: DateTime
    "In minutes."
    arrivalWindow: Int!
    "The days of the job: one, unless it takes several."
    appointments: [JobAppointment!]!
  }

  type JobAppointment {
    id: ID!
    startTime: DateTime!
    endTime: DateTime!
    anytime: Boolean!
    arrivalWindowMinutes: Int!
    dispatchedEmployeesIds: [ID!]!
  }

  type JobFields {
    jobType: JobType
    businessUnit: JobType
  }

  type JobType {
    id: ID!
    name: String!
  }

  type LineItem {
    id: ID!
    name: String!
    description: String
    unitPrice: Int!
    unitCost: Int!
    quantity: Float!
    kind: String!
    taxable: Boolean!
    amount: Int!
  }

  input CustomerWhere {
    "Name, email, mobile number and address."
    q: String
    locationIds: [ID!]
  }

  input JobWhere {
    "Those that start at this time or later."
    scheduledStartMin: DateTime
    "Those that start at this time or earlier."
    scheduledStartMax: DateTime
    scheduledEndMin: DateTime
    scheduledEndMax: DateTime
    employeeIds: [ID!]
    customerId: ID
    "All where it is empty."
    workStatus: [WorkStatusFilter!]
    locationIds: [ID!]
  }

  enum WorkStatusFilter {
    unscheduled
    scheduled
    in_progress
    completed
    canceled
  }

  input CustomerOrderBy {
    field: CustomerSort! = created_at
    direction: SortDirection! = desc
  }

  enum CustomerSort {
    created_at
    updated_at
    first_name
    last_name
  }

  input EmployeeOrderBy {
    field: EmployeeSort! = created_at
    direction: SortDirection! = desc
  }

  enum EmployeeSort {
    created_at
    first_name
    last_name
  }

  input JobOrderBy {
    field: JobSort! = created_at
    direction: SortDirection! = desc
  }

  enum JobSort {
    created_at
    updated_at
    invoice_number
    id
    description
    work_status
  }

  enum SortDirection {
    asc
    desc
  }
`;
