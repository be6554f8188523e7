/** SDL of what is sold, and of what is written. */
export const moeGoMoreText = /* GraphQL */ `
  type Order {
    id: ID!
    businessId: ID!
    customerId: ID!
    status: OrderStatus!
    title: String!
    description: String!
    subTotalAmount: Money!
    taxAmount: Money!
    tipsAmount: Money!
    discountAmount: Money!
    totalAmount: Money!
    paidAmount: Money!
    remainAmount: Money!
    refundedAmount: Money!
    lineItems: [OrderLineItem!]!
    createdTime: DateTime!
    lastUpdatedTime: DateTime!
    salesDatetime: DateTime
  }

  enum OrderStatus {
    CREATED
    PROCESSING
    COMPLETED
    REMOVED
  }

  type OrderLineItem {
    id: ID!
    orderId: ID!
    objectId: ID
    objectType: OrderLineItemObjectType!
    name: String!
    description: String!
    unitPrice: Money!
    quantity: Int!
  }

  enum OrderLineItemObjectType {
    SERVICE
    PRODUCT
    PACKAGE
    NO_SHOW
    SERVICE_CHARGE
    EVALUATION_SERVICE
  }

  type Payment {
    id: ID!
    businessId: ID!
    orderId: ID
    customerId: ID!
    customerName: String!
    method: String!
    status: PaymentStatus!
    module: PaymentModule!
    amount: Money!
    processingFee: Money!
    refundAmount: Money!
    createdTime: DateTime!
    lastUpdatedTime: DateTime!
  }

  enum PaymentStatus {
    CREATED
    PROCESSING
    PAID
    COMPLETED
    FAILED
  }

  enum PaymentModule {
    GROOMING
    RETAIL
    MEMBERSHIP
  }

  type Review {
    id: ID!
    customerId: ID!
    appointmentId: ID
    staffIds: [ID!]!
    petIds: [ID!]!
    source: ReviewSource!
    score: Int!
    content: String!
    reviewTime: DateTime!
  }

  enum ReviewSource {
    SMS
    GROOMING_REPORT
    PET_PARENT_PORTAL
  }

  type Discount {
    code: String!
    description: String!
    amount: Money
    percentage: Int
    validPeriod: Interval
    autoApplyOnEligibleAppointment: Boolean!
    allowForOnlineBooking: Boolean!
  }

  input IntervalInput {
    startTime: DateTime
    endTime: DateTime
  }

  input AppointmentFilter {
    "When the appointment starts."
    startTime: IntervalInput
    "When the appointment ends."
    endTime: IntervalInput
    lastUpdatedTime: IntervalInput
    statuses: [AppointmentStatus!]
    customerIds: [ID!]
    petIds: [ID!]
  }

  input OrderFilter {
    ids: [ID!]
    statuses: [OrderStatus!]
    lastUpdatedTime: IntervalInput
  }

  input PaymentFilter {
    orderIds: [ID!]
  }

  input ReviewFilter {
    sources: [ReviewSource!]
    staffIds: [ID!]
  }

  type Mutation {
    createCustomer(input: CreateCustomerInput!): CreateCustomerPayload!
    appendCustomerNotes(input: AppendCustomerNotesInput!): AppendCustomerNotesPayload!
    appendCustomerTags(input: AppendCustomerTagsInput!): AppendCustomerTagsPayload!
    createPet(input: CreatePetInput!): CreatePetPayload!
    appendPetNotes(input: AppendPetNotesInput!): AppendPetNotesPayload!
    createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload!
    createBlock(input: CreateBlockInput!): CreateBlockPayload!
  }

  type UserError {
    code: String!
    "The path of the field of the input that is to blame."
    field: [String!]
    message: String!
  }

  input CreateCustomerInput {
    companyId: ID!
    preferredBusinessId: ID!
    firstName: String!
    lastName: String!
    phone: String!
    email: String
    address: AddressInput
    preference: CustomerPreferenceInput
    tags: [String!]
    notes: [String!]
  }

  input AddressInput {
    address1: String!
    address2: String
    city: String
    state: String
    postalCode: String
    country: String
  }

  input CustomerPreferenceInput {
    receiveAutoMessage: Boolean
    receiveAutoEmail: Boolean
    subscribeToMarketingEmails: Boolean
    receiveAppointmentReminder: Boolean
  }

  type CreateCustomerPayload {
    customer: Customer
    userErrors: [UserError!]!
  }

  input AppendCustomerNotesInput {
    customerId: ID!
    notes: [String!]!
  }

  type AppendCustomerNotesPayload {
    notes: [Note!]
    userErrors: [UserError!]!
  }

  input AppendCustomerTagsInput {
    customerId: ID!
    tags: [String!]!
  }

  type AppendCustomerTagsPayload {
    tags: [Tag!]
    userErrors: [UserError!]!
  }

  input CreatePetInput {
    customerId: ID!
    pet: PetInput!
  }

  input PetInput {
    name: String!
    type: PetType!
    breed: String!
    birthday: Date
    gender: PetGender
    fixed: String
    coat: String
    behavior: String
  }

  type CreatePetPayload {
    pet: Pet
    userErrors: [UserError!]!
  }

  input AppendPetNotesInput {
    customerId: ID!
    petId: ID!
    notes: [String!]!
  }

  type AppendPetNotesPayload {
    notes: [Note!]
    userErrors: [UserError!]!
  }

  input CreateAppointmentInput {
    businessId: ID!
    customerId: ID!
    petServices: [PetServiceInput!]!
  }

  input PetServiceInput {
    petId: ID!
    services: [PetServiceItemInput!]!
  }

  input PetServiceItemInput {
    id: ID!
    duration: IntervalInput
    "Only the first one is used."
    staffIds: [ID!]
  }

  type CreateAppointmentPayload {
    appointment: Appointment
    userErrors: [UserError!]!
  }

  input CreateBlockInput {
    businessId: ID!
    staffId: ID!
    duration: IntervalInput!
    description: String
    colorCode: String
  }

  type CreateBlockPayload {
    block: Block
    userErrors: [UserError!]!
  }
`;
