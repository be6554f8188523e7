/** Objects around the book: staff, services, tasks, sales and forms. */
export const vagaroPartsText = /* GraphQL */ `
  type AvailabilitySlot {
    items: [AvailabilityItem!]!
    appointmentDate: Date!
    "Starting times such as 09:30"
    timeSlot: [String!]!
  }

  type AvailabilityItem {
    serviceProviderId: ID!
    serviceProvider: String!
    serviceId: ID!
    serviceTitle: String!
    "In minutes"
    duration: Int!
  }

  "A person who works for the business."
  type Employee {
    serviceProviderId: ID!
    businessGroupId: ID
    businessIds: [ID!]!
    employeeFirstName: String
    employeeLastName: String
    email: String
    phone: String
    streetAddress: String
    city: String
    regionCode: String
    regionName: String
    countryCode: String
    countryName: String
    postalCode: String
    birthday: Date
    startDate: Date
    "The manager's serviceProviderId"
    reportsTo: ID
    accessLevelId: ID
    accessLevel: AccessLevel
    employeeType: String
    employeeCardId: Int
    isActive: Boolean!
    isOnlineBookingActive: Boolean!
    createdDate: DateTime
    createdBy: String
  }

  type AccessLevel {
    accessLevelId: ID!
    accessLevelName: String!
    isActive: Boolean!
  }

  "What can be booked."
  type Service {
    serviceId: ID!
    serviceTitle: String!
    "The category"
    parentServiceId: ID
    parentServiceTitle: String
    businessCost: Float
    currency: String
    isLiveStreamService: Boolean!
    isMobileService: Boolean!
    cleanUpTimeMinutes: Int!
    "Such as ServiceAndPrice or Hidden"
    showOnlineStatus: String
    showPriceAsStartingPoint: Boolean!
    "Such as Service or Package"
    type: String
    addOnIds: [ID!]!
    servicePerformedBy: [ServiceProviderPricing!]!
  }

  type ServiceProviderPricing {
    serviceProviderId: ID!
    price: Float!
    priceWithTax: Float!
    currency: String!
    durationMinutes: Int!
    pointsGiven: Int!
    pointsRedeem: Int!
  }

  type PersonalTask {
    personalTaskId: ID!
    businessId: ID!
    serviceProviderId: ID
    personalTaskName: String
    personalTaskComment: String
    personalTaskHexCode: String
    blockOnlineBooking: Boolean!
    "By the clock of the location, without offset"
    startTime: String!
    endTime: String!
    recurrence: Recurrence
  }

  type Recurrence {
    type: String!
    interval: Int!
    dayOfWeek: Int
    endDate: Date
  }

  "One item that was sold, with how it was paid."
  type Transaction {
    userPaymentId: ID!
    userPaymentsMstId: ID!
    "Only of payments through a Vagaro merchant account"
    transactionId: ID
    transactionDate: DateTime!
    businessId: ID!
    businessAlias: String
    customerId: ID
    appointmentId: ID
    serviceProviderId: ID
    brandName: String
    itemSold: String
    "Such as Service, Product or Refund"
    purchaseType: String
    quantity: Int!
    ccAmount: Float!
    cashAmount: Float!
    checkAmount: Float!
    tax: Float!
    tip: Float!
    discount: Float!
    amountDue: Float!
    customer: Customer
  }

  type FormResponse {
    formResponseId: ID!
    formId: ID!
    formTitle: String!
    customerId: ID
    businessId: ID!
    createdDate: DateTime!
    questionsAndAnswers: [FormAnswer!]!
  }

  type FormAnswer {
    question: String!
    answer: String
  }
`;
