/** SDL of what Jobber knows of work and money. */
export const jobberWorkText = /* GraphQL */ `
  "A place of a client where work is done"
  type Property {
    address: PropertyAddress!
    client: Client
    id: EncodedId!
    isBillingAddress: Boolean
    jobberWebUri: String!
    jobs(after: String, before: String, first: Int, last: Int): JobConnection!
    name: String
    routingOrder: Int
    taxRate: TaxRate
  }

  type PropertyAddress {
    city: String
    country: String
    postalCode: String
    province: String
    street: String
    street1: String
    street2: String
  }

  input PropertiesFilterAttributes {
    clientId: EncodedId
  }

  "Work that is done for a client in one or more visits"
  type Job {
    client: Client!
    completedAt: ISO8601DateTime
    createdAt: ISO8601DateTime!
    endAt: ISO8601DateTime
    id: EncodedId!
    instructions: String
    invoices(after: String, before: String, first: Int, last: Int): InvoiceConnection!
    jobNumber: Int!
    jobStatus: JobStatusTypeEnum!
    jobType: JobTypeTypeEnum!
    jobberWebUri: String!
    property: Property
    quote: Quote
    request: Request
    salesperson: User
    startAt: ISO8601DateTime
    title: String
    total: Float!
    updatedAt: ISO8601DateTime!
    visits(
      filter: VisitFilterAttributes
      timezone: Timezone
      after: String
      before: String
      first: Int
      last: Int
    ): VisitConnection!
  }

  enum JobStatusTypeEnum {
    action_required
    active
    archived
    late
    on_hold
    requires_invoicing
    today
    unscheduled
    upcoming
  }

  enum JobTypeTypeEnum {
    ONE_OFF
    RECURRING
  }

  input JobFilterAttributes {
    createdAt: Iso8601DateTimeRangeInput
    jobType: JobTypeTypeEnum
    status: JobStatusTypeEnum
  }

  "A form in which a client asks for work"
  type Request {
    assessment: Assessment
    client: Client!
    companyName: String
    contactName: String
    createdAt: ISO8601DateTime!
    email: String
    id: EncodedId!
    phone: String
    property: Property
    requestStatus: RequestStatusTypeEnum!
    title: String
    updatedAt: ISO8601DateTime!
  }

  enum RequestStatusTypeEnum {
    archived
    completed
    converted
    new
    overdue
    today
    upcoming
  }

  type Quote {
    amounts: QuoteAmounts!
    client: Client
    createdAt: ISO8601DateTime!
    id: EncodedId!
    message: String
    quoteNumber: String!
    quoteStatus: QuoteStatusTypeEnum!
    title: String
    transitionedAt: ISO8601DateTime!
    updatedAt: ISO8601DateTime!
  }

  type QuoteAmounts {
    subtotal: Float!
    total: Float!
  }

  enum QuoteStatusTypeEnum {
    approved
    archived
    awaiting_response
    converted
    draft
  }

  type Invoice {
    amounts: InvoiceAmounts
    client: Client
    createdAt: ISO8601DateTime!
    dueDate: ISO8601DateTime
    id: EncodedId!
    invoiceNumber: String!
    invoiceStatus: InvoiceStatusTypeEnum!
    issuedDate: ISO8601DateTime
    receivedDate: ISO8601DateTime
    subject: String!
    updatedAt: ISO8601DateTime!
    visits(after: String, before: String, first: Int, last: Int): VisitConnection!
  }

  type InvoiceAmounts {
    invoiceBalance: Float!
    subtotal: Float!
    total: Float!
  }

  enum InvoiceStatusTypeEnum {
    awaiting_payment
    bad_debt
    draft
    paid
    past_due
  }

  input InvoiceFilterAttributes {
    dueDate: Iso8601DateTimeRangeInput
    status: InvoiceStatusTypeEnum
  }

  type Expense {
    createdAt: ISO8601DateTime!
    date: ISO8601DateTime!
    description: String
    enteredBy: User
    id: EncodedId!
    linkedJob: Job
    paidBy: User
    title: String!
    total: Float
  }

  type ProductOrService {
    category: ProductsAndServicesCategory!
    defaultUnitCost: Float!
    description: String
    durationMinutes: Minutes
    id: EncodedId!
    internalUnitCost: Float
    name: String!
    onlineBookingEnabled: Boolean
    onlineBookingSortOrder: Int
    taxable: Boolean
    visible: Boolean
  }

  enum ProductsAndServicesCategory {
    EXPENSE
    LABOUR
    MATERIALS
    PRODUCT
    SERVICE
  }

  input ProductsFilterInput {
    category: ProductsAndServicesCategory
    visible: Boolean
  }

  type TaxRate {
    default: Boolean!
    id: EncodedId!
    label: String!
    name: String!
    tax: Float!
  }

  type TimeSheetEntry {
    approved: Boolean!
    approvedBy: User
    client: Client
    createdAt: ISO8601DateTime!
    endAt: ISO8601DateTime
    finalDuration: Seconds!
    id: EncodedId!
    job: Job
    label: String
    paidBy: User
    startAt: ISO8601DateTime!
    ticking: Boolean!
    user: User
    visit: Visit
  }

  input TimeSheetEntriesFilterAttributes {
    startAt: Iso8601DateTimeRangeInput
    userId: EncodedId
  }
`;
