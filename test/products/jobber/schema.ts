/** SDL of the part of Jobber's API that a front desk reads. */
export const jobberText = /* GraphQL */ `
  "An encoded identifier"
  scalar EncodedId
  "An ISO 8601-encoded date"
  scalar ISO8601Date
  "An ISO 8601-encoded datetime"
  scalar ISO8601DateTime
  scalar ISO8601Time
  "A number of minutes"
  scalar Minutes
  "A number of seconds"
  scalar Seconds
  "An IANA timezone"
  scalar Timezone

  type Query {
    "The account the authenticated user belongs to"
    account: Account
    assessment(id: EncodedId!): Assessment
    client(id: EncodedId!): Client
    "Search for a client email address by name or email."
    clientEmails(searchTerm: String, after: String, before: String, first: Int, last: Int): EmailConnection!
    "All client phone numbers."
    clientPhones(searchTerm: String, after: String, before: String, first: Int, last: Int): ClientPhoneNumberConnection!
    "Recently updated clients satisfying a filter, 100 at most"
    clients(
      filter: ClientFilterAttributes
      "Text to match on clients search"
      searchTerm: String
      "Fields to include in the search, all where not provided"
      searchFields: [ClientSearchField!]
      sort: ClientsSortInput
      after: String
      before: String
      first: Int
      last: Int
    ): ClientConnection!
    event(id: EncodedId!): Event
    expense(id: EncodedId!): Expense
    expenses(after: String, before: String, first: Int, last: Int): ExpenseConnection
    invoice(id: EncodedId!): Invoice
    invoices(
      filter: InvoiceFilterAttributes
      searchTerm: String
      after: String
      before: String
      first: Int
      last: Int
    ): InvoiceConnection!
    job(id: EncodedId!): Job
    jobs(
      filter: JobFilterAttributes
      searchTerm: String
      after: String
      before: String
      first: Int
      last: Int
    ): JobConnection!
    product(id: EncodedId!): ProductOrService!
    productOrServices(after: String, before: String, first: Int, last: Int): ProductOrServiceConnection!
      @deprecated(reason: "Use products instead")
    products(
      filter: ProductsFilterInput
      searchTerm: String
      after: String
      before: String
      first: Int
      last: Int
    ): ProductOrServiceConnection!
    properties(
      filter: PropertiesFilterAttributes
      searchTerm: String
      after: String
      before: String
      first: Int
      last: Int
    ): PropertyConnection!
    property(id: EncodedId!): Property
    quote(id: EncodedId!): Quote
    quotes(searchTerm: String, after: String, before: String, first: Int, last: Int): QuoteConnection!
    request(id: EncodedId!): Request
    requests(
      searchTerm: String
      timezone: Timezone
      after: String
      before: String
      first: Int
      last: Int
    ): RequestConnection!
    "Visits, events, assessments and tasks together"
    scheduledItems(
      filter: ScheduledItemsFilterAttributes!
      after: String
      before: String
      first: Int
      last: Int
    ): ScheduledItemInterfaceConnection!
    "Clients that are similar to the given one, 10 at most"
    similarClients(
      name: String
      companyName: String
      emails: [String!]
      after: String
      before: String
      first: Int
      last: Int
    ): ClientConnection!
    task(id: EncodedId!): Task
    tasks(after: String, before: String, first: Int, last: Int): TaskConnection!
    taxRates(searchTerm: String, after: String, before: String, first: Int, last: Int): TaxRateConnection!
    timeSheetEntries(
      filter: TimeSheetEntriesFilterAttributes
      after: String
      before: String
      first: Int
      last: Int
    ): TimeSheetEntryConnection!
    "A user, the current one where no identifier is supplied"
    user(id: EncodedId): User
    users(filter: UsersFilterAttributes, after: String, before: String, first: Int, last: Int): UserConnection!
    visit(id: EncodedId!): Visit
    "A collection of sortable visits, by START_AT ascending where nothing else is said"
    visits(
      filter: VisitFilterAttributes
      sort: [VisitsSortInput!]
      "The timezone to calculate the visit status"
      timezone: Timezone
      after: String
      before: String
      first: Int
      last: Int
    ): VisitConnection!
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  input Iso8601DateTimeRangeInput {
    after: ISO8601DateTime
    before: ISO8601DateTime
    eq: ISO8601DateTime
    max: ISO8601DateTime
    min: ISO8601DateTime
  }

  enum SortDirectionEnum {
    ASCENDING
    DESCENDING
  }

  type Account {
    createdAt: ISO8601DateTime!
    id: EncodedId!
    industry: Industry
    name: String!
    phone: String
  }

  enum Industry {
    HOME_CLEANING
    LAWN_CARE_LAWN_MAINTENANCE
    OTHER
    PET_SERVICES
  }

  "A customer of the service provider"
  type Client {
    "The client's current balance"
    balance: Float!
    billingAddress: ClientAddress
    clientProperties(after: String, before: String, first: Int, last: Int): PropertyConnection!
    companyName: String
    createdAt: ISO8601DateTime!
    customFields: [CustomFieldText!]!
    "The email addresses of earlier communications"
    defaultEmails: [String!]!
    emails: [Email!]!
    firstName: String!
    id: EncodedId!
    invoices(after: String, before: String, first: Int, last: Int): InvoiceConnection!
    isArchivable: Boolean!
    isArchived: Boolean!
    isCompany: Boolean!
    "Whether this is a prospective client only"
    isLead: Boolean!
    jobberWebUri: String!
    jobs(after: String, before: String, first: Int, last: Int): JobConnection!
    lastName: String!
    leadSource: String
    "The primary name of the client"
    name: String!
    notes(after: String, before: String, first: Int, last: Int): ClientNoteConnection!
    phones: [ClientPhoneNumber!]!
    quotes(after: String, before: String, first: Int, last: Int): QuoteConnection!
    requests(after: String, before: String, first: Int, last: Int): RequestConnection!
    secondaryName: String
    tags(after: String, before: String, first: Int, last: Int): TagConnection!
    title: String
    updatedAt: ISO8601DateTime!
  }

  type ClientAddress {
    city: String
    country: String
    postalCode: String
    province: String
    street: String
    street1: String
    street2: String
  }

  type Email {
    address: String!
    description: EmailDescription!
    id: EncodedId!
    primary: Boolean!
  }

  enum EmailDescription {
    MAIN
    OTHER
    PERSONAL
    WORK
  }

  type ClientPhoneNumber {
    client: Client
    description: PhoneNumberDescription!
    friendly: String!
    id: EncodedId!
    number: String!
    primary: Boolean!
    smsAllowed: Boolean!
  }

  enum PhoneNumberDescription {
    FAX
    HOME
    MAIN
    MOBILE
    OTHER
    WORK
  }

  type ClientNote {
    createdAt: ISO8601DateTime!
    createdBy: User
    id: EncodedId!
    message: String!
    pinned: Boolean!
  }

  type Tag {
    id: EncodedId!
    label: String!
  }

  type CustomFieldText {
    id: EncodedId!
    label: String!
    valueText: String
  }

  input ClientFilterAttributes {
    createdAt: Iso8601DateTimeRangeInput
    isArchived: Boolean
    isCompany: Boolean
    isLead: Boolean
    tags: [String!]
    updatedAt: Iso8601DateTimeRangeInput
  }

  enum ClientSearchField {
    COMPANY_NAME
    EMAIL
    NAME
    PHONE
  }

  input ClientsSortInput {
    direction: SortDirectionEnum!
    key: ClientsSortableFields!
  }

  enum ClientsSortableFields {
    CREATED_AT
    FIRST_NAME
    LAST_NAME
    UPDATED_AT
  }
`;
