/** SDL of filters, orders and what is written. */
export const bookerInputs = /* GraphQL */ `
  enum SortDirection {
    ASCENDING
    DESCENDING
  }

  enum CustomerSortField {
    ID
    FIRST_NAME
    LAST_NAME
    EMAIL
    DATE_CREATED
    DATE_LAST_MODIFIED
  }

  enum AppointmentSortField {
    ID
    START_DATE_TIME
    DATE_CREATED
  }

  enum CustomerRecordType {
    CUSTOMER
    LEAD
    ALL
  }

  input CustomerOrder {
    sortBy: CustomerSortField!
    sortDirection: SortDirection = ASCENDING
  }

  input AppointmentOrder {
    sortBy: AppointmentSortField!
    sortDirection: SortDirection = ASCENDING
  }

  input LocationFilter {
    "How the name of the business begins"
    businessName: String
    city: String
  }

  input CustomerFilter {
    "Counts only with filterByExactLocationId: customers belong to the whole brand"
    locationId: ID
    filterByExactLocationId: Boolean = false
    firstOrLastOrFullNameStart: String
    firstNameStart: String
    lastNameStart: String
    "The whole address"
    email: String
    "By its last ten digits"
    phone: String
    isActive: Boolean
    customerRecordType: CustomerRecordType = CUSTOMER
    fromDateCreatedOffset: DateTime
    toDateCreatedOffset: DateTime
    fromDateLastModifiedOffset: DateTime
    toDateLastModifiedOffset: DateTime
  }

  "Both ends of a range belong to it."
  input AppointmentFilter {
    locationId: ID!
    fromStartDateOffset: DateTime
    toStartDateOffset: DateTime
    customerId: ID
    employeeId: ID
    treatmentId: ID
    bookingNumber: String
  }

  input EmployeeFilter {
    locationId: ID!
    isActive: Boolean
  }

  input TreatmentFilter {
    locationId: ID!
    "How the name begins"
    name: String
    isActive: Boolean
  }

  input BlockoutFilter {
    locationId: ID!
    fromStartDateOffset: DateTime
    toStartDateOffset: DateTime
    employeeId: ID
  }

  input OrderFilter {
    locationId: ID!
    customerId: ID
  }

  "A customer who is there already by id, or a new one by name"
  input AppointmentCustomerInput {
    id: ID
    firstName: String
    lastName: String
    email: String
    homePhone: String
    mobilePhone: String
    workPhone: String
    sendEmail: Boolean
    sendSMS: Boolean
  }

  input AppointmentTreatmentInput {
    treatmentId: ID
    employeeId: ID
    "One of the location's is chosen if none is given"
    roomId: ID
    startTimeOffset: DateTime
    "The duration of the treatment counts if none is given"
    endTimeOffset: DateTime
    employeeWasRequested: Boolean
    isDurationOverridden: Boolean
  }

  input CreateAppointmentInput {
    locationId: ID!
    customer: AppointmentCustomerInput!
    "The day; the start of the treatment counts, if there is one"
    appointmentDateOffset: DateTime!
    appointmentTreatments: [AppointmentTreatmentInput!]!
    resourceTypeId: Int = 1
    notes: String
    markAsConfirmed: Boolean = false
  }

  "What isn't given stays as it is."
  input UpdateAppointmentInput {
    id: ID!
    customer: AppointmentCustomerInput
    appointmentDateOffset: DateTime
    appointmentTreatments: [AppointmentTreatmentInput!]
    notes: String
    markAsConfirmed: Boolean
    sendCustomerEmail: Boolean
  }

  input AddressInput {
    street1: String
    street2: String
    city: String
    state: String
    zip: String
    countryId: ID
  }

  input CreateCustomerInput {
    locationId: ID!
    firstName: String!
    lastName: String!
    email: String
    homePhone: String
    cellPhone: String
    workPhone: String
    address: AddressInput
    dateOfBirth: Date
    allowReceiveEmails: Boolean
    allowReceiveSMS: Boolean
  }

  "What isn't given stays as it is."
  input UpdateCustomerInput {
    id: ID!
    firstName: String
    lastName: String
    email: String
    homePhone: String
    cellPhone: String
    workPhone: String
    address: AddressInput
    dateOfBirth: Date
    allowReceiveEmails: Boolean
    allowReceiveSMS: Boolean
    isActive: Boolean
  }
`;
