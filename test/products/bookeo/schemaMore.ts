/** The schema of products, money and settings, and of all that writes. */
export const bookeoMoreText = `
  enum PaymentMethod {
    creditCard paypal bankTransfer cash checque debitCard existingCredit accountCredit moneyVoucher other
  }
  enum WebhookDomain { bookings seatblocks resourceblocks customers payments }
  enum WebhookType { created updated deleted }
  enum Mode { backend }

  type Duration { days: Int! hours: Int! minutes: Int! }
  type BookingLimit { peopleCategoryId: ID min: Int! max: Int! }
  type PriceRate { peopleCategoryId: ID price: Money }
  type TextOption {
    id: ID!
    name: String!
    description: String
    index: Int!
    shownToCustomers: Boolean!
    enabled: Boolean!
    required: Boolean!
  }

  """
  What customers can book: a service, class or tour.
  """
  type Product {
    productId: ID!
    productCode: String
    name: String!
    description: String
    images: [Image!]!
    bookingLimits: [BookingLimit!]!
    defaultRates: [PriceRate!]!
    duration: Duration!
    type: ProductType!
    membersOnly: Boolean!
    prepaidOnly: Boolean!
    acceptDeny: Boolean!
    apiBookingsAllowed: Boolean!
    textOptions: [TextOption!]!
  }
  type ProductEdge { cursor: String! node: Product! }
  type ProductConnection { edges: [ProductEdge!]! pageInfo: PageInfo! totalCount: Int! }

  type MatchingSlot {
    startTime: DateTime!
    endTime: DateTime!
    eventId: ID!
    price: Money
    resources: [Resource!]!
  }

  type ResourceBlock {
    id: ID!
    startTime: DateTime!
    endTime: DateTime!
    reason: String
    resources: [Resource!]!
    creationTime: DateTime!
    creationAgent: String!
    lastChangeTime: DateTime
    lastChangeAgent: String
  }
  type ResourceBlockEdge { cursor: String! node: ResourceBlock! }
  type ResourceBlockConnection { edges: [ResourceBlockEdge!]! pageInfo: PageInfo! totalCount: Int! }

  """
  Seats of an event that are kept free: only for products of type fixed and fixedCourse.
  """
  type SeatBlock {
    id: ID!
    eventId: ID!
    productId: ID!
    reason: String
    numSeats: Int!
    startTime: DateTime
    creationTime: DateTime!
    creationAgent: String!
  }

  type Payment {
    id: ID!
    creationTime: DateTime!
    receivedTime: DateTime!
    reason: String!
    description: String
    comment: String
    amount: Money!
    paymentMethod: PaymentMethod!
    paymentMethodOther: String
    agent: String
    customerId: ID
    bookingNumber: ID
    gatewayName: String
    transactionId: String
  }
  type PaymentEdge { cursor: String! node: Payment! }
  type PaymentConnection { edges: [PaymentEdge!]! pageInfo: PageInfo! totalCount: Int! }
  input PaymentFilter { startTime: DateTime endTime: DateTime customerId: ID }

  type PeopleCategory { id: ID! name: String! numSeats: Int! }
  type CustomFieldDefinition {
    id: ID!
    name: String!
    description: String
    shownToCustomers: Boolean!
    forCustomer: Boolean!
    forParticipants: Boolean!
    index: Int!
  }
  type Language { tag: String! name: String! customersDefault: Boolean! }
  type Tax { id: ID! name: String! enabled: Boolean! }
  type Webhook {
    id: ID!
    url: String!
    domain: WebhookDomain!
    type: WebhookType!
    blockedTime: DateTime
    blockedReason: String
  }
  type ApiKeyInfo { accountId: ID! permissions: [String!]! creationTime: DateTime! }

  """
  What Bookeo says where it refuses something.
  """
  type ApiError { httpStatus: Int! message: String! errorId: String field: String }

  input PhoneNumberInput { number: String! type: PhoneNumberType = mobile }
  input StreetAddressInput {
    address1: String
    address2: String
    city: String
    countryCode: String
    state: String
    postcode: String
  }
  input PeopleNumberInput { peopleCategoryId: ID! number: Int! }
  input ParticipantsInput { numbers: [PeopleNumberInput!]! }
  input ResourceInput { id: ID! }
  input BookingOptionInput { id: ID! value: String! }

  input NewCustomerInput {
    firstName: String!
    lastName: String!
    middleName: String
    emailAddress: String
    phoneNumbers: [PhoneNumberInput!]
    streetAddress: StreetAddressInput
    dateOfBirth: Date
    gender: Gender
    languageCode: String
    acceptSmsReminders: Boolean
  }

  input CreateBookingInput {
    businessId: ID!
    productId: ID!
    "An existing customer. For a new one use customer."
    customerId: ID
    customer: NewCustomerInput
    "Either this or eventId is required."
    startTime: DateTime
    "Forces an end; by default it follows from the product."
    endTime: DateTime
    eventId: ID
    participants: ParticipantsInput
    "Without any, available ones are assigned."
    resources: [ResourceInput!]
    options: [BookingOptionInput!]
    externalRef: String
    promotionCodeInput: String
    previousHoldId: ID
    notifyUsers: Boolean
    notifyCustomer: Boolean
    sendCustomerReminders: Boolean
    sendCustomerThankyou: Boolean
    mode: Mode
  }
  input UpdateBookingInput {
    bookingNumber: ID!
    productId: ID
    startTime: DateTime
    endTime: DateTime
    participants: ParticipantsInput
    resources: [ResourceInput!]
    options: [BookingOptionInput!]
    externalRef: String
    noShow: Boolean
    notifyUsers: Boolean
    notifyCustomer: Boolean
    mode: Mode
  }
  input CancelBookingInput {
    bookingNumber: ID!
    "Included in the email to the customer, if one is sent."
    reason: String
    notifyUsers: Boolean
    notifyCustomer: Boolean
    applyCancellationPolicy: Boolean
    cancelRemainingSeries: Boolean
    trackInCustomerHistory: Boolean
  }
  input CreateCustomerInput { businessId: ID customer: NewCustomerInput! }
  input UpdateCustomerInput {
    id: ID!
    firstName: String
    lastName: String
    emailAddress: String
    phoneNumbers: [PhoneNumberInput!]
    streetAddress: StreetAddressInput
    acceptSmsReminders: Boolean
  }
  input DeleteCustomerInput { id: ID! }
  input MoneyInput { amount: String! currency: String! }
  input CreatePaymentInput {
    bookingNumber: ID!
    receivedTime: DateTime
    reason: String!
    comment: String
    amount: MoneyInput!
    paymentMethod: PaymentMethod!
    paymentMethodOther: String
  }

  type CreateBookingPayload { booking: Booking errors: [ApiError!]! }
  type UpdateBookingPayload { booking: Booking errors: [ApiError!]! }
  type CancelBookingPayload { booking: Booking errors: [ApiError!]! }
  type CreateCustomerPayload { customer: Customer errors: [ApiError!]! }
  type UpdateCustomerPayload { customer: Customer errors: [ApiError!]! }
  type DeleteCustomerPayload { deletedCustomerId: ID errors: [ApiError!]! }
  type CreatePaymentPayload { payment: Payment errors: [ApiError!]! }

  type Mutation {
    createBooking(input: CreateBookingInput!): CreateBookingPayload!
    updateBooking(input: UpdateBookingInput!): UpdateBookingPayload!
    "Canceled bookings stay in the system, but free their resources."
    cancelBooking(input: CancelBookingInput!): CancelBookingPayload!
    createCustomer(input: CreateCustomerInput!): CreateCustomerPayload!
    updateCustomer(input: UpdateCustomerInput!): UpdateCustomerPayload!
    deleteCustomer(input: DeleteCustomerInput!): DeleteCustomerPayload!
    createPayment(input: CreatePaymentInput!): CreatePaymentPayload!
  }
`;
