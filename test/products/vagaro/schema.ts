/** Queries of Vagaro, and the objects of its book: ids with names of their own, and links that the GraphQL layer adds. */
export const vagaroText = /* GraphQL */ `
  "A date and time in UTC: YYYY-MM-DDThh:mm:ssZ"
  scalar DateTime
  "A calendar day: YYYY-MM-DD"
  scalar Date

  type Query {
    "Business locations of the group."
    locations(filter: LocationFilter, pageNumber: Int = 1, pageSize: Int = 25): LocationPage!
    location(businessId: ID!): Location
    "Customers, the oldest first unless sorted."
    customers(filter: CustomerFilter, sort: CustomerSort, pageNumber: Int = 1, pageSize: Int = 25): CustomerPage!
    customer(customerId: ID!): Customer
    "Appointments and classes by the time at which they begin."
    appointments(
      filter: AppointmentFilter
      orderBy: SortDirection = ASC
      pageNumber: Int = 1
      pageSize: Int = 25
    ): AppointmentPage!
    appointment(appointmentId: ID!): Appointment
    "Open times of a day, by the clock of the location; of today where no day is given."
    appointmentAvailability(
      businessId: ID!
      appointmentDate: Date
      bookingItems: [BookingItemInput!]!
    ): [AvailabilitySlot!]!
    employees(filter: EmployeeFilter, pageNumber: Int = 1, pageSize: Int = 25): EmployeePage!
    employee(serviceProviderId: ID!): Employee
    accessLevels(businessId: ID!): [AccessLevel!]!
    services(filter: ServiceFilter, pageNumber: Int = 1, pageSize: Int = 20): ServicePage!
    service(serviceId: ID!): Service
    "Breaks, meetings and other time of an employee that can't be booked."
    personalTasks(filter: PersonalTaskFilter, pageNumber: Int = 1, pageSize: Int = 10): PersonalTaskPage!
    transactions(
      filter: TransactionFilter
      orderBy: SortDirection = DESC
      pageNumber: Int = 1
      pageSize: Int = 25
    ): TransactionPage!
    formResponses(filter: FormResponseFilter, pageNumber: Int = 1, pageSize: Int = 25): FormResponsePage!
  }

  "One page of a list; nextPage is null on the last one."
  type PageInfo {
    pageNumber: Int!
    pageSize: Int!
    totalCount: Int!
    nextPage: Int
  }

  type LocationPage {
    items: [Location!]!
    pageInfo: PageInfo!
  }

  type CustomerPage {
    items: [Customer!]!
    pageInfo: PageInfo!
  }

  type AppointmentPage {
    items: [Appointment!]!
    pageInfo: PageInfo!
  }

  type EmployeePage {
    items: [Employee!]!
    pageInfo: PageInfo!
  }

  type ServicePage {
    items: [Service!]!
    pageInfo: PageInfo!
  }

  type PersonalTaskPage {
    items: [PersonalTask!]!
    pageInfo: PageInfo!
  }

  type TransactionPage {
    items: [Transaction!]!
    pageInfo: PageInfo!
  }

  type FormResponsePage {
    items: [FormResponse!]!
    pageInfo: PageInfo!
  }

  "A place of business."
  type Location {
    businessId: ID!
    "The unique identifier of a multi-location group."
    businessGroupId: ID!
    businessName: String!
    "The nickname of the business."
    businessAlias: String
    businessPhone: String
    businessEmail: String
    businessWebsite: String
    vagaroListingUrl: String
    streetAddress: String
    city: String
    "The state, province or region code, such as ME"
    regionCode: String
    regionName: String
    countryCode: String
    countryName: String
    postalCode: String
    listedOnVagaro: Boolean!
    createdDate: DateTime!
    employees: [Employee!]!
    services: [Service!]!
  }

  type Customer {
    customerId: ID!
    "The businesses that this customer is attached to: with Vagaro sync, all of the group."
    businessIds: [ID!]!
    businessGroupId: ID
    customerFirstName: String
    customerLastName: String
    email: String
    mobilePhone: String
    dayPhone: String
    nightPhone: String
    streetAddress: String
    city: String
    regionCode: String
    regionName: String
    countryCode: String
    countryName: String
    postalCode: String
    birthday: Date
    gender: String
    "Tags of the business, such as VIP"
    generalTags: [String!]!
    pointsBalance: Int!
    createdDate: DateTime!
    "Who entered the customer, by name"
    createdBy: String
    appointments(orderBy: SortDirection = ASC, pageNumber: Int = 1, pageSize: Int = 25): AppointmentPage!
    formResponses: [FormResponse!]!
  }

  enum BookingStatus {
    ACCEPTED
    AWAITING_CONFIRMATION
    CANCEL
    CONFIRMED
    DELETED
    DENIED
    NEED_ACCEPTANCE
    NO_SHOW
    PERSONAL_OFF
    READY_TO_START
    SERVICE_COMPLETE
    SERVICE_IN_PROGRESS
    SHOW
  }

  enum EventType {
    APPOINTMENT
    CLASS
  }

  "New or return, with or without a request for the service provider"
  enum AppointmentTypeCode {
    NR
    NNR
    RR
    RNR
  }

  "A booking of one customer for one service."
  type Appointment {
    appointmentId: ID!
    startTime: DateTime!
    endTime: DateTime!
    bookingStatus: BookingStatus!
    serviceTitle: String
    serviceId: ID
    serviceCategory: String
    "The event if the appointment is booked in a calendar event, otherwise null."
    calendarEventId: ID
    "Price of the service"
    amount: Float
    eventType: EventType!
    "Online or Inhouse"
    onlineVsInhouse: String
    appointmentTypeCode: AppointmentTypeCode
    appointmentTypeName: String
    bookingSource: String
    customerId: ID
    serviceProviderId: ID
    businessId: ID!
    businessAlias: String
    businessGroupId: ID
    formResponseIds: [ID!]!
    createdDate: DateTime
    createdBy: String
    modifiedDate: DateTime
    modifiedBy: String
    customer: Customer
    serviceProvider: Employee
    business: Location!
    service: Service
  }
`;
