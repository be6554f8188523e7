/** Filters with operators, inputs and mutations. Appointments can't be written, as in the vendor's API. */
export const vagaroInputText = /* GraphQL */ `
  enum SortDirection {
    ASC
    DESC
  }

  enum CustomerSortField {
    CREATED_DATE
    FIRST_NAME
    LAST_NAME
  }

  input CustomerSort {
    field: CustomerSortField!
    direction: SortDirection = ASC
  }

  input IDFilter {
    eq: ID
    in: [ID!]
  }

  "eq and in are exact; contains and startsWith do not look at case."
  input StringFilter {
    eq: String
    in: [String!]
    contains: String
    startsWith: String
  }

  input BooleanFilter {
    eq: Boolean
  }

  input DateTimeFilter {
    gt: DateTime
    gte: DateTime
    lt: DateTime
    lte: DateTime
  }

  input BookingStatusFilter {
    eq: BookingStatus
    ne: BookingStatus
    in: [BookingStatus!]
    notIn: [BookingStatus!]
  }

  input EventTypeFilter {
    eq: EventType
  }

  input LocationFilter {
    businessId: IDFilter
    businessName: StringFilter
    city: StringFilter
  }

  input CustomerFilter {
    customerId: IDFilter
    businessIds: IDFilter
    customerFirstName: StringFilter
    customerLastName: StringFilter
    email: StringFilter
    mobilePhone: StringFilter
    dayPhone: StringFilter
    nightPhone: StringFilter
    city: StringFilter
    generalTags: StringFilter
    createdDate: DateTimeFilter
    and: [CustomerFilter!]
    or: [CustomerFilter!]
  }

  input AppointmentFilter {
    appointmentId: IDFilter
    businessId: IDFilter
    customerId: IDFilter
    serviceProviderId: IDFilter
    serviceId: IDFilter
    bookingStatus: BookingStatusFilter
    eventType: EventTypeFilter
    startTime: DateTimeFilter
    endTime: DateTimeFilter
    modifiedDate: DateTimeFilter
    and: [AppointmentFilter!]
    or: [AppointmentFilter!]
  }

  input EmployeeFilter {
    serviceProviderId: IDFilter
    businessIds: IDFilter
    employeeFirstName: StringFilter
    employeeLastName: StringFilter
    isActive: BooleanFilter
  }

  input ServiceFilter {
    serviceId: IDFilter
    parentServiceId: IDFilter
    serviceTitle: StringFilter
  }

  "Times by the clock of the location"
  input LocalTimeFilter {
    gte: String
    lt: String
  }

  input PersonalTaskFilter {
    personalTaskId: IDFilter
    businessId: IDFilter
    serviceProviderId: IDFilter
    startTime: LocalTimeFilter
  }

  input TransactionFilter {
    businessId: IDFilter
    customerId: IDFilter
    purchaseType: StringFilter
    transactionDate: DateTimeFilter
  }

  input FormResponseFilter {
    formResponseId: IDFilter
    customerId: IDFilter
  }

  input BookingItemInput {
    serviceId: ID!
    serviceProviderId: ID
  }

  input UpdateLocationInput {
    businessName: String
    businessAlias: String
    businessPhone: String
    businessEmail: String
    street: String
    city: String
    state: String
    postalCode: String
    businessWebsite: String
    listedOnVagaro: Boolean
  }

  input UpdateEmployeeInput {
    employeeFirstName: String
    employeeLastName: String
    dayPhone: String
    birthday: Date
    startDate: Date
    employeeCardId: Int
    isOnlineBookingActive: Boolean
  }

  input CreatePersonalTaskInput {
    businessId: ID!
    serviceProviderId: ID!
    personalTaskName: String
    personalTaskComment: String
    personalTaskHexCode: String = "#e5b67f"
    blockOnlineBooking: Boolean = true
    "By the clock of the location"
    startTime: String!
    endTime: String!
  }

  input UpdatePersonalTaskInput {
    businessId: ID!
    serviceProviderId: ID!
    personalTaskName: String
    personalTaskComment: String
    personalTaskHexCode: String
    blockOnlineBooking: Boolean
    startTime: String
    endTime: String
  }

  type Mutation {
    "Send only what is to change."
    updateLocation(businessId: ID!, input: UpdateLocationInput!): Location!
    updateEmployee(businessId: ID!, serviceProviderId: ID!, input: UpdateEmployeeInput!): Employee!
    assignEmployee(businessId: ID!, serviceProviderId: ID!, accessLevelId: ID!): Employee!
    unassignEmployee(businessId: ID!, serviceProviderId: ID!): Employee!
    "Takes the customer out of all lists."
    deleteCustomer(businessId: ID!, customerId: ID!): DeleteResult!
    "Blocks time of an employee."
    createPersonalTask(input: CreatePersonalTaskInput!): PersonalTask!
    updatePersonalTask(personalTaskId: ID!, input: UpdatePersonalTaskInput!): PersonalTask!
    deletePersonalTask(businessId: ID!, personalTaskId: ID!): DeleteResult!
  }

  type DeleteResult {
    status: Int!
    message: String!
  }
`;
